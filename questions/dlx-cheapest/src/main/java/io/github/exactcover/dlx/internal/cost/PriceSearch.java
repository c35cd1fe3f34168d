package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.Stages.Stage;
import io.github.exactcover.dlx.internal.cost.prices.Narrowing;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.prices.Twins;
import io.github.exactcover.dlx.internal.cost.tree.Cuts;
import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the cheapest solutions by prices, in budgets. The prices of the whole problem give a bound. Where it pays, a
 * linear program raises it. A first search then looks for any solution. The next one looks for solutions that cost at
 * most a little more than the bound; if there are none, the budget is itself a proven bound, and the next budget is
 * larger. Small budgets let prices drop nearly all options. So a search that fails is short, and one that
 * finds something finds something good. After the first that fails, {@link Cuts} raise the bound where there is no
 * linear program. Where prices visit next to nothing of the tree in seconds, a linear program is tried, and goes on if
 * it visits much more.
 *
 * <p>Until the cheapest solution is proven, the number of wanted solutions does not matter: each solution found lowers
 * the limit. Only then the others are looked for, again in budgets. Such a search does not change its limit, and only
 * skips subtrees in which everything is dearer than what it has. Of solutions with equal cost, the one found first
 * counts as cheaper, and those of an earlier search come before those of a later one. So the cheapest k solutions are
 * the first k of the cheapest k + 1.
 */
final class PriceSearch {

    private final Stages.Sizes sizes;
    private final Twins twins;
    private final Finds finds;
    private final Trees trees;
    private final Budget budget;
    private final Stages stages;

    /** Searches a node of the tree with a {@linkplain Narrowing narrower table}. */
    private @Nullable PriceSearch inner;

    /**
     * A search for the cheapest solutions of a table.
     *
     * @param most how many solutions to keep, at least 1
     */
    PriceSearch(OptionTable table, int most, Stages.Sizes sizes) {
        this(Narrowing.withoutCommonCosts(table), most, sizes, Known.NOTHING);
    }

    /** The same, with what is known already. */
    PriceSearch(PricedTable table, int most, Stages.Sizes sizes, Known known) {
        int[] all =
                IntStream.range(0, table.optionCount()).filter(table::isOpen).toArray();
        this.sizes = sizes;
        this.twins = new Twins(table, all);
        int[] cheap = twins.cheapest();
        this.finds = new Finds(most, known);
        this.trees = new Trees(table, new PriceTree(table, cheap), true);
        this.budget = new Budget(trees, finds, Long.MAX_VALUE, known.settled(), known.width());
        this.stages = new Stages(table, all, cheap, sizes, trees, finds, budget);
        if (known.isDone()) {
            stages.end();
        }
    }

    /** A search of the node of a tree with a narrower table, for what that tree is searched for. */
    private PriceSearch(PriceSearch outer, PricedTable narrower) {
        PriceTree tree = outer.trees.now();
        // All of them, also those that the tree chooses at once, as the narrower table forces: later trees need them.
        int[] all = IntStream.of(tree.left()).filter(narrower::isOpen).toArray();
        boolean isProven = outer.finds.isProven();
        this.sizes = outer.sizes;
        this.twins = outer.twins;
        this.finds = isProven ? outer.finds : new Finds(1, Known.upTo(outer.budget.ceiling()));
        this.trees = new Trees(narrower, new PriceTree(tree, narrower, all), true);
        long settled = isProven ? outer.budget.settled() : Long.MIN_VALUE;
        this.budget = new Budget(trees, finds, outer.budget.now(), settled, 0);
        this.stages = new Stages(narrower, all, all, sizes, trees, finds, budget);
    }

    /**
     * Searches on for at most this many nodes. Stops at a solution that is cheaper than all before, and every few
     * milliseconds.
     */
    Step run(long budget) {
        long stop = budget > Long.MAX_VALUE - nodes() ? Long.MAX_VALUE : nodes() + budget;
        while (!isDone()) {
            PriceSearch narrower = inner;
            if (narrower != null) {
                Step step = nodes() < stop ? runInner(narrower) : Step.PAUSED;
                if (step != Step.EXHAUSTED && (step == Step.SOLUTION || nodes() >= stop || isBusy())) {
                    return step;
                }
                continue;
            }
            if (stages.isCutShort()) {
                stages.next(false);
                continue;
            }
            Step step = stages.run(stop);
            if (step == Step.SOLUTION && accept()) {
                return Step.SOLUTION;
            }
            PricedTable finer = trees.now().takeNarrower();
            if (finer != null) {
                inner = new PriceSearch(this, finer);
            } else if (step == Step.EXHAUSTED) {
                stages.next(true);
            } else if (nodes() >= stop || isBusy()) {
                return Step.PAUSED;
            }
        }
        return Step.EXHAUSTED;
    }

    private Step runInner(PriceSearch narrower) {
        Step step = narrower.run(1);
        if (step == Step.EXHAUSTED) {
            inner = null;
            trees.add(narrower.trees);
            stages.postpone(narrower.nodes(), narrower.work());
        } else if (step == Step.SOLUTION) {
            take(narrower.incumbent());
        }
        return step;
    }

    /** Keeps the solution at which the tree stopped, if it is wanted. Returns whether it is cheaper than all before. */
    private boolean accept() {
        int[] options = trees.now().solution();
        long cost = trees.table().cost(options);
        boolean isWanted = finds.isProven() || finds.wouldBeIncumbent(cost);
        if (cost > budget.ceiling() || cost < budget.settled() || !isWanted) {
            return false;
        }
        Kept found = new Kept(cost, options);
        if (stages.now() == Stage.OTHERS) {
            finds.keep(found);
            budget.skipDearer();
            return false;
        }
        take(found);
        stages.endDive();
        return true;
    }

    /** Takes over a solution that is cheaper than all before, before the cheapest is proven. */
    void take(Kept found) {
        int[] improved = twins.improved(found.options());
        finds.record(new Kept(trees.table().cost(improved), improved));
        if (stages.now() == Stage.CHEAPEST) {
            budget.seekCheaper();
        } else if (!trees.now().hasCorners()) {
            stages.endDive();
        }
        if (inner != null && inner.finds.wouldBeIncumbent(found.cost())) {
            inner.take(found);
        }
    }

    /** The cheapest solution so far; there must be one. */
    Kept incumbent() {
        return finds.incumbent();
    }

    /**
     * The cheapest solutions so far, the cheapest first. Once the search is exhausted, they are the cheapest of all.
     */
    List<Kept> cheapest() {
        return finds.cheapest(isDone());
    }

    /** What every solution of the table costs at least, as far as it is proven; empty if nothing is known yet. */
    OptionalLong leastCost() {
        if (finds.isProven()) {
            return OptionalLong.of(finds.leastCost());
        }
        long settled = budget.settled();
        if (stages.now() == Stage.PRICING) {
            // Any prices give a bound, also those on the way to better ones.
            PricedTable table = trees.table();
            long bound = trees.now().boundSoFar();
            return table.isImpossible(bound)
                    ? OptionalLong.empty()
                    : OptionalLong.of(Math.max(settled, table.leastCost(bound)));
        }
        return settled == Long.MIN_VALUE ? OptionalLong.empty() : OptionalLong.of(settled);
    }

    private boolean isDone() {
        return stages.now() == Stage.DONE;
    }

    /** Whether a linear program is under way that may soon find a good solution. */
    boolean isPreparing() {
        return stages.isPreparing();
    }

    /** What the best fractional solution of the whole problem has whole; nothing without a linear program. */
    BitSet corner() {
        return stages.corner();
    }

    /** What the fractional solution of this node nearly has whole; if it has none yet, that of the whole problem. */
    BitSet likely() {
        if (inner != null) {
            return inner.likely();
        }
        PriceTree tree = trees.now();
        return stages.now() == Stage.CHEAPEST && !tree.isBusy() ? tree.likely() : corner();
    }

    /** Whether some solution was found. */
    boolean hasIncumbent() {
        return finds.hasIncumbent();
    }

    /** Whether the cheapest solution is proven, or that there is none. */
    boolean isProven() {
        return isDone() || finds.isProven();
    }

    /** Whether the node under way needs more time. */
    boolean isBusy() {
        return inner == null ? trees.now().isBusy() : inner.isBusy();
    }

    /** The cells looked at so far, as a measure of time that is the same on every machine. */
    long work() {
        return trees.work() + (inner == null ? 0 : inner.work());
    }

    /** All solutions that cost less than this are known. */
    long settled() {
        return Math.max(budget.settled(), leastCost().orElse(budget.settled()));
    }

    /** How much the budget is above the first bound. */
    double width() {
        return budget.width();
    }

    /** How many solutions were cheaper than all before, in earlier runs too. */
    long records() {
        return finds.records();
    }

    long nodes() {
        return trees.nodes() + (inner == null ? 0 : inner.nodes());
    }

    double fraction() {
        return isDone() ? 1 : budget.fraction();
    }

    long updates() {
        return trees.updates() + (inner == null ? 0 : inner.updates());
    }
}
