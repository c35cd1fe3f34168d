package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.ColorCliques;
import io.github.exactcover.dlx.internal.cost.prices.Narrowing;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.prices.Twins;
import io.github.exactcover.dlx.internal.cost.tree.Corners;
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

    /**
     * The search for any solution gives up after this many nodes. With 2,000, 14 rosters and tables with bounds take
     * the same work.
     */
    private static final int DIVE_NODES = 500;

    /**
     * The same with a linear program. Of six rosters of 25 to 40 nurses, four had a solution after 44 to 99 nodes, and
     * two none after 500.
     */
    private static final int CORNER_DIVE_NODES = 100;

    /** How much more than the bound the first budget is, as a part of the bound. */
    private static final double FIRST_WIDTH = 0.003;

    /** How many times as wide the next budget is. */
    private static final int WIDER = 3;

    /** In a table with more cells, it would take too long to look for cliques of colors. */
    private static final int MOST_CELLS = 1 << 20;

    /**
     * When a search becomes another one.
     *
     * @param briefNodes with a linear program, a search begins again after this many nodes, then after twice as many,
     *     and so on. With 32, trees of some 100 nodes, as tight rosters have, would be begun several times
     * @param cutsAfter the work before there are cuts, some tens of milliseconds: small problems are proven sooner
     * @param programAfter the work within a budget before the linear program may be tried, at least 1; some two seconds
     * @param fewCells in a table with at most so many cells, the linear program of the whole problem takes next to no
     *     time, so it is tried before the first budget
     */
    record Sizes(int briefNodes, long cutsAfter, long programAfter, int fewCells) {

        static final Sizes USUAL = new Sizes(256, 10_000_000, 500_000_000, 10_000);

        /** For parts of a problem, which are many: without a linear program before the first budget. */
        static final Sizes OF_PARTS = new Sizes(256, 10_000_000, 500_000_000, 0);
    }

    /** No search gets that far. Without an end, doubling would overflow. */
    private static final long MOST_BRIEF_NODES = 1L << 40;

    private enum Phase {
        /** Prices of the whole problem. */
        PRICES,
        /** The same by a linear program. */
        CORNER,
        /** Any solution. */
        DIVE,
        /** The cheapest solution. */
        CHEAPEST,
        /** Prices of the whole problem with cuts. */
        CUTS,
        /** The linear program of the whole problem, in a search that prices began. */
        PROGRAM,
        /** Prices of the whole problem with all options. */
        ALL_PRICES,
        /** The other solutions, from the cheapest on. */
        OTHERS,
        DONE
    }

    private final PricedTable plain;
    private final Twins twins;

    /** The plain table, or one with further items. */
    private PricedTable table;

    private final int[] all;
    private final int[] cheap;
    private final Sizes sizes;
    private PriceTree tree;

    /** Searches a node of the tree with a {@linkplain Narrowing narrower table}. */
    private @Nullable PriceSearch inner;

    private Phase phase = Phase.PRICES;

    /** The nodes and updates of the tree before this one. */
    private long earlierNodes;

    private long earlierUpdates;
    private long earlierWork;

    /** The same of inner searches that are over. */
    private long innerNodes;

    private long innerUpdates;
    private long innerWork;

    /** The solutions that this search looks for cost at most this. */
    private long ceiling = Long.MAX_VALUE;

    /** The same when it began, whatever was found since; and at most that in any search. */
    private long budget = Long.MAX_VALUE;

    private final long most;

    /** All solutions that cost less than this are known. */
    private long settled = Long.MIN_VALUE;

    /** How much the budget of this search is above the first bound. */
    private double width;

    /** The bound before any search; then the cost of the cheapest solution. */
    private long base;

    /** The part of the fraction that this search and all later ones share. */
    private double part = 1;

    /** Whether a linear program helps from the start, as far as is known. */
    private boolean hasProgram;

    /** The tree of the prices while nobody knows whether the linear program of a small table helps. */
    private @Nullable PriceTree untilKnown;

    private final Cuts cuts;

    /** What the corner of the whole problem has whole. */
    private BitSet corner = new BitSet();

    private final Finds finds;

    /** How many nodes the next search may visit before it begins again. */
    private long briefNodes;

    /** The search under way ends at this node at the latest. */
    private long lastNode = Long.MAX_VALUE;

    /** When a linear program is tried in place of prices. */
    private final ProgramTrial trial;

    /**
     * A search for the cheapest solutions of a table.
     *
     * @param most how many solutions to keep, at least 1
     */
    PriceSearch(OptionTable table, int most, Sizes sizes) {
        this.plain = PricedTable.withoutCommonCosts(table);
        this.most = Long.MAX_VALUE;
        this.table = plain;
        this.hasProgram = Corners.arePayingFor(plain);
        this.finds = new Finds(most);
        this.sizes = sizes;
        this.briefNodes = sizes.briefNodes;
        this.trial = new ProgramTrial(sizes.programAfter);
        this.all = IntStream.range(0, table.optionCount())
                .filter(table::isEligible)
                .toArray();
        this.twins = new Twins(plain, all);
        this.cheap = twins.cheapest();
        this.tree = new PriceTree(plain, cheap);
        tree.narrow(plain.isCoarse());
        this.cuts = new Cuts(plain, cheap);
    }

    /** A search of the node of a tree with a narrower table, for what that tree is searched for. */
    private PriceSearch(PriceSearch outer, PricedTable narrower) {
        this.plain = narrower;
        this.table = plain;
        this.hasProgram = Corners.arePayingFor(plain);
        this.finds = outer.finds.isProven() ? outer.finds : new Finds(1);
        this.sizes = outer.sizes;
        this.briefNodes = sizes.briefNodes;
        this.trial = new ProgramTrial(sizes.programAfter);
        this.twins = outer.twins;
        // All of them, also those that the tree chooses at once, as the narrower table forces: later trees need them.
        this.all = IntStream.of(outer.tree.left()).filter(plain::isOpen).toArray();
        this.cheap = all;
        this.tree = new PriceTree(outer.tree, plain, all);
        tree.narrow(plain.isCoarse());
        this.cuts = new Cuts(plain, cheap);
        this.most = outer.budget;
        if (finds.isProven()) {
            settled = outer.settled;
        } else {
            finds.limit(outer.ceiling);
        }
    }

    /**
     * Takes over what an earlier search found. To be called before anything else.
     *
     * @param found its solutions, the cheapest first
     * @param records how many were cheaper than all before
     * @param settled it knew all solutions that cost less than this
     * @param width by how much its last budget was above the first bound
     * @param isProven whether the first solution is the cheapest
     * @param isDone whether these are the solutions that were looked for
     */
    void resume(List<Kept> found, long records, long settled, double width, boolean isProven, boolean isDone) {
        this.settled = settled;
        this.width = width;
        finds.resume(found, records, settled, isProven, isDone);
        phase = isDone ? Phase.DONE : phase;
    }

    /** Begins with a solution that nobody has to be told. To be called before anything else but {@link #resume}. */
    void startFrom(Kept known) {
        if (finds.wouldBeIncumbent(known.cost())) {
            finds.startFrom(known);
        }
    }

    /** Looks only for solutions that cost less than this. To be called before anything else. */
    void seekBelow(long cost) {
        if (cost == Long.MIN_VALUE) {
            phase = Phase.DONE;
        } else {
            finds.limit(cost - 1);
        }
    }

    /**
     * Searches on for at most this many nodes. Stops at a solution that is cheaper than all before, and every few
     * milliseconds.
     */
    Step run(long budget) {
        long stop = budget > Long.MAX_VALUE - nodes() ? Long.MAX_VALUE : nodes() + budget;
        while (phase != Phase.DONE) {
            PriceSearch narrower = inner;
            if (narrower != null) {
                Step step = nodes() < stop ? runInner(narrower) : Step.PAUSED;
                if (step != Step.EXHAUSTED && (step == Step.SOLUTION || nodes() >= stop || isBusy())) {
                    return step;
                }
                continue;
            }
            if (isCutShort()) {
                next(false);
                continue;
            }
            // One node at a time, so that the linear program is tried at the same node whatever the budget.
            Step step = tree.run(Math.min(Math.min(stop - innerNodes, lastNode), ownNodes() + 1) - earlierNodes);
            if (step == Step.SOLUTION && accept()) {
                return Step.SOLUTION;
            }
            PricedTable finer = tree.takeNarrower();
            if (finer != null) {
                inner = new PriceSearch(this, finer);
            } else if (step == Step.EXHAUSTED) {
                next(true);
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
            innerNodes += narrower.nodes();
            innerUpdates += narrower.updates();
            innerWork += narrower.work();
        } else if (step == Step.SOLUTION) {
            take(narrower.incumbent());
        }
        return step;
    }

    /** Whether this search ends here, although it has not seen its whole tree. */
    private boolean isCutShort() {
        boolean hasAny = phase == Phase.DIVE && !tree.hasCorners() && finds.hasIncumbent();
        boolean isHopeless = phase == Phase.CHEAPEST && trial.isDue(tree, ownWork()) && Corners.arePossibleFor(table);
        boolean isOver = hasAny || ownNodes() >= lastNode || isHopeless;
        return (isOver && !tree.isBusy()) || trial.isOver(ownWork());
    }

    /** Keeps the solution at which the tree stopped, if it is wanted. Returns whether it is cheaper than all before. */
    private boolean accept() {
        int[] options = tree.solution();
        long cost = table.cost(options);
        if (cost > ceiling || cost < settled || !(finds.isProven() || finds.wouldBeIncumbent(cost))) {
            return false;
        }
        Kept found = new Kept(cost, options);
        if (phase == Phase.OTHERS) {
            finds.keep(found);
            skipDearer();
            return false;
        }
        take(found);
        lastNode = phase == Phase.DIVE ? ownNodes() : lastNode;
        return true;
    }

    /** Takes over a solution that is cheaper than all before, before the cheapest is proven. */
    void take(Kept found) {
        int[] improved = twins.improved(found.options());
        finds.record(new Kept(table.cost(improved), improved));
        if (phase == Phase.CHEAPEST) {
            seekCheaper();
        }
        if (inner != null && inner.finds.wouldBeIncumbent(found.cost())) {
            inner.take(found);
        }
    }

    /** A dearer solution of the other search must not widen the budget of a search that is under way. */
    private void seekCheaper() {
        ceiling = Math.min(ceiling, finds.incumbentCeiling());
        tree.limit(table.limit(ceiling));
    }

    private void skipDearer() {
        if (finds.areAllKept()) {
            ceiling = Math.min(ceiling, finds.keptCeiling());
            tree.skipAbove(table.limit(ceiling));
        }
    }

    /** Begins with the next search, after one has ended; {@code isWhole} if it saw its whole tree. */
    private void next(boolean isWhole) {
        switch (phase) {
            case PRICES, CORNER -> start();
            case DIVE -> {
                if (isWhole && !finds.hasIncumbent() && !tree.hasCorners()) {
                    phase = Phase.DONE;
                } else {
                    search(Phase.CHEAPEST);
                }
            }
            case CHEAPEST -> {
                if (isWhole) {
                    trial.cancel();
                    widenOrProve();
                } else if (trial.isUnderWay()) {
                    endTrial();
                } else if (tree.hasCorners()) {
                    search();
                } else {
                    tryProgram();
                }
            }
            case PROGRAM -> {
                if (isWhole) {
                    phase = Phase.CHEAPEST;
                    seekCheaper();
                    tree.begin(table.limit(ceiling), false);
                } else {
                    endTrial();
                }
            }
            case CUTS -> takeCuts();
            case ALL_PRICES -> search(Phase.OTHERS);
            case OTHERS -> widen();
            case DONE -> {}
        }
    }

    /** Begins to search, with the bound of the whole problem. */
    private void start() {
        if (table.isImpossible(tree.rootBound())) {
            phase = Phase.DONE;
        } else if (finds.isProven()) {
            base = finds.leastCost();
            width = Math.max(width, firstWidth());
            priceAll();
        } else {
            decideOnProgram();
            base = table.leastCost(tree.rootBound());
            settled = Math.max(base, settled);
            width = Math.max(width, table.isCoarse() ? table.reach() : firstWidth());
            if (!takeCorners()) {
                corner = tree.corner();
                startBelow();
            }
        }
    }

    /**
     * With a linear program it dives even if a solution is known, which may be a dear one. Where costs differ so much
     * that prices are coarse, any solution would be far too dear, so it looks first for one near the bound.
     */
    private void startBelow() {
        if (table.isCoarse() || (finds.hasIncumbent() && !tree.hasCorners())) {
            search(Phase.CHEAPEST);
            return;
        }
        phase = Phase.DIVE;
        lastNode = ownNodes() + (tree.hasCorners() ? CORNER_DIVE_NODES : DIVE_NODES);
        ceiling = finds.incumbentCeiling();
        tree.begin(table.limit(ceiling), true);
    }

    /**
     * Lets a linear program help from now on, if that pays. It sees colors as cliques from the start. Without them, its
     * corners would look like solutions and not be any. Returns false if nothing changes.
     */
    private boolean takeCorners() {
        boolean isFound = finds.hasIncumbent() && finds.incumbent().cost() <= base;
        if (isFound || phase == Phase.CORNER || !hasProgram) {
            return false;
        }
        phase = Phase.CORNER;
        if (table.items.length <= MOST_CELLS && !table.hasFurtherItems()) {
            table = table.with(new ColorCliques(table, cheap).find(table.items.length));
        }
        replace(new PriceTree(tree, table, cheap, true));
        return true;
    }

    /**
     * In a small table where prices are usually faster, a linear program goes on only if at least half of its corner is
     * whole. If not, prices go on where they were, and its work does not count, so that they do not go another way.
     */
    private void decideOnProgram() {
        if (phase == Phase.PRICES && !hasProgram && table.items.length <= sizes.fewCells) {
            hasProgram = true;
            untilKnown = tree;
        } else if (untilKnown != null) {
            hasProgram = tree.isMostlyWhole();
            if (!hasProgram) {
                table = plain;
                tree = untilKnown;
                takeBack(tree);
            }
            untilKnown = null;
        }
    }

    /** Changes the cuts if that may raise the bound, else goes on with the next budget. */
    private void cut() {
        PriceTree other = tree.hasCorners() || work() < sizes.cutsAfter ? tree : cuts.improve(tree);
        if (other == tree) {
            phase = Phase.CHEAPEST;
            search();
        } else {
            phase = Phase.CUTS;
            table = cuts.table();
            replace(other);
        }
    }

    private void takeCuts() {
        if (table.isImpossible(tree.rootBound())) {
            phase = Phase.DONE;
        } else {
            base = Math.max(base, table.leastCost(tree.rootBound()));
            settled = Math.max(base, settled);
            cut();
        }
    }

    /** A linear program takes over for a while, and the tree of the prices waits. */
    private void tryProgram() {
        trial.begin(tree, ownWork());
        phase = Phase.PROGRAM;
        replace(new PriceTree(tree, table, cheap, true));
    }

    /** If the linear program does not promise an end, prices go on where they were. */
    private void endTrial() {
        PriceTree prices = trial.end(tree, phase == Phase.CHEAPEST);
        if (prices == tree) {
            return;
        }
        phase = Phase.CHEAPEST;
        goBackTo(prices);
        seekCheaper();
    }

    /** Goes on with an earlier tree, whose numbers are among the earlier ones already. */
    private void goBackTo(PriceTree before) {
        replace(before);
        takeBack(before);
    }

    private void takeBack(PriceTree before) {
        earlierNodes -= before.nodes();
        earlierUpdates -= before.updates();
        earlierWork -= before.work();
    }

    private void search(Phase next) {
        phase = next;
        part /= 2;
        search();
    }

    private double firstWidth() {
        // A narrower table knows what its solutions cost at most, and needs few budgets up to that.
        double size = most == Long.MAX_VALUE ? (double) base - table.common() : base;
        return FIRST_WIDTH * Math.max(Math.abs(size), table.typicalCostInTable());
    }

    /**
     * Begins to search within the budget. Where a linear program helps from the start, a search that takes many nodes
     * mostly began with a bad choice: some of them find a solution after 50 nodes or after 100,000. So such a search
     * begins again after a few nodes, then after twice as many, and so on. It begins where the program stopped, and
     * thus with other choices.
     */
    private void search() {
        if (phase == Phase.DONE) {
            return;
        }
        budget = Math.min(most, Math.max(table.above(base, width), table.above(settled, 0)));
        ceiling = budget;
        if (phase != Phase.OTHERS) {
            ceiling = Math.min(ceiling, finds.incumbentCeiling());
        }
        if (phase == Phase.CHEAPEST && hasProgram && tree.hasCorners()) {
            lastNode = ownNodes() + briefNodes;
            briefNodes = Math.min(MOST_BRIEF_NODES, 2 * briefNodes);
        } else {
            lastNode = Long.MAX_VALUE;
        }
        trial.searchBegins(ownWork());
        tree.begin(table.limit(ceiling), false);
        if (finds.isProven()) {
            skipDearer();
        }
    }

    /** The cheapest solution so far; there must be one. */
    Kept incumbent() {
        return finds.incumbent();
    }

    private void widenOrProve() {
        if (!finds.hasIncumbent() || finds.incumbentCeiling() > ceiling) {
            widen();
            return;
        }
        base = incumbent().cost();
        settled = base;
        finds.prove();
        if (finds.areAllKept()) {
            phase = Phase.DONE;
            return;
        }
        width = firstWidth();
        priceAll();
    }

    private void priceAll() {
        phase = Phase.ALL_PRICES;
        replace(new PriceTree(tree, table, all, false));
    }

    private void replace(PriceTree other) {
        earlierNodes += tree.nodes();
        earlierUpdates += tree.updates();
        earlierWork += tree.work();
        tree = other;
        tree.narrow(table.isCoarse());
        lastNode = Long.MAX_VALUE;
    }

    /** The search saw all solutions within the budget. */
    private void widen() {
        boolean areKept = finds.areAllKept() && ceiling >= finds.keptCeiling();
        if (ceiling >= Math.min(most, finds.limit()) || areKept) {
            phase = Phase.DONE;
            return;
        }
        settled = ceiling + 1;
        width = Math.max(WIDER * width, firstWidth());
        part /= 2;
        if (phase == Phase.CHEAPEST) {
            cut();
        } else {
            search();
        }
    }

    /**
     * The cheapest solutions so far, the cheapest first. Once the search is exhausted, they are the cheapest of all.
     */
    List<Kept> cheapest() {
        return finds.cheapest(phase == Phase.DONE);
    }

    /** What every solution of the table costs at least, as far as it is proven; empty if nothing is known yet. */
    OptionalLong leastCost() {
        if (finds.isProven()) {
            return OptionalLong.of(finds.leastCost());
        }
        if (phase == Phase.PRICES || phase == Phase.CORNER) {
            // Any prices give a bound, also those on the way to better ones.
            long bound = tree.boundSoFar();
            return table.isImpossible(bound)
                    ? OptionalLong.empty()
                    : OptionalLong.of(Math.max(settled, table.leastCost(bound)));
        }
        return settled == Long.MIN_VALUE ? OptionalLong.empty() : OptionalLong.of(settled);
    }

    /** Whether a linear program is under way that may soon find a good solution. */
    boolean isPreparing() {
        return hasProgram && (phase == Phase.PRICES || phase == Phase.CORNER || phase == Phase.DIVE);
    }

    /** What the best fractional solution of the whole problem has whole; nothing without a linear program. */
    BitSet corner() {
        return corner;
    }

    /** What the fractional solution of this node nearly has whole; if it has none yet, that of the whole problem. */
    BitSet likely() {
        return inner != null ? inner.likely() : phase == Phase.CHEAPEST && !tree.isBusy() ? tree.likely() : corner;
    }

    /** Whether some solution was found. */
    boolean hasIncumbent() {
        return finds.hasIncumbent();
    }

    /** Whether the cheapest solution is proven, or that there is none. */
    boolean isProven() {
        return phase == Phase.DONE || finds.isProven();
    }

    /** Whether the node under way needs more time. */
    boolean isBusy() {
        return inner == null ? tree.isBusy() : inner.isBusy();
    }

    /** The cells looked at so far, as a measure of time that is the same on every machine. */
    long work() {
        return ownWork() + innerWork + (inner == null ? 0 : inner.work());
    }

    /** The same without that of inner searches. */
    private long ownWork() {
        return earlierWork + tree.work();
    }

    /** Whether some options are a solution. */
    boolean isSolution(int[] options) {
        return new Chosen(plain).solves(options);
    }

    /** All solutions that cost less than this are known. */
    long settled() {
        return Math.max(settled, leastCost().orElse(settled));
    }

    /** How much the budget is above the first bound. */
    double width() {
        return width;
    }

    /** How many solutions were cheaper than all before, in earlier runs too. */
    long records() {
        return finds.records();
    }

    long nodes() {
        return ownNodes() + innerNodes + (inner == null ? 0 : inner.nodes());
    }

    private long ownNodes() {
        return earlierNodes + tree.nodes();
    }

    double fraction() {
        return phase == Phase.DONE ? 1 : 1 - part + part / 2 * tree.fraction();
    }

    long updates() {
        return earlierUpdates + tree.updates() + innerUpdates + (inner == null ? 0 : inner.updates());
    }
}
