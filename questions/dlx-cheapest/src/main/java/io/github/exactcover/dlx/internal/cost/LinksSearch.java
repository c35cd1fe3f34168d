package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.RootPrices;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.stream.IntStream;

/**
 * Branch and bound with dancing links: finds the cheapest solutions. It runs {@link DancingLinks}, and tries the
 * options of an item in the order of their net cost (see {@link RootPrices}). It skips a subtree if the cost of the
 * choices so far plus the lower bound of {@link LinksBound} is too high. Its nodes are a hundred times as fast as those
 * of {@link PriceSearch}, but it sees less. It is better where solutions are hard to find, or cost much more than any
 * bound.
 *
 * <p>Of two solutions with equal cost, the one found first counts as cheaper. The order depends only on the table and
 * the item rule, because skipping subtrees does not change the order of the rest. So the cheapest k solutions are the
 * first k of the cheapest k + 1.
 */
public final class LinksSearch {

    /** A solution that is kept, and the number of solutions when it was found. */
    private record Found(Kept kept, long place) {}

    private static final Comparator<Found> CHEAPEST_FIRST =
            Comparator.<Found>comparingLong(found -> found.kept().cost()).thenComparingLong(Found::place);

    /** The work of a node that finds nothing to do, in updates. */
    private static final int NODE_WORK = 100;

    private final OptionTable table;
    private final int most;

    /** The options of the table in the order of their net cost. */
    private final int[] order;

    private final DancingLinks search;
    private final LinksBound bound;

    /** The solutions that are kept, the most expensive at the head. */
    private final PriorityQueue<Found> kept = new PriorityQueue<>(CHEAPEST_FIRST.reversed());

    /** The solutions that are looked for cost at most this. */
    private long ceiling = Long.MAX_VALUE;

    private boolean skips = true;

    /**
     * A search for the cheapest solutions of a table.
     *
     * @param most how many solutions to keep, at least 1
     * @param start the part of the tree to search
     * @throws IllegalArgumentException if there is no such part
     */
    public LinksSearch(OptionTable table, ItemRule rule, int most, Branch start) {
        this.table = table;
        this.most = most;
        RootPrices prices = new RootPrices(table);
        this.order = most == 1 ? prices.orderOfCheapest() : prices.order();
        OptionTable sorted = OptionTableBuilder.reordered(table, order);
        this.search = new DancingLinks(sorted, rule, false, start);
        this.bound = new LinksBound(table, order, prices, search.dance());
        for (int level = 0; level < start.depth(); level++) {
            bound.choose(level + 1, start.first(level));
        }
        search.prune(this::canSkip);
    }

    /** From now on, looks only for solutions that cost at most this. */
    void limit(long ceiling) {
        this.ceiling = Math.min(this.ceiling, ceiling);
    }

    /** From now on, looks at all solutions. */
    void skipNothing() {
        skips = false;
    }

    private boolean canSkip(int[] choices, int level) {
        if (level > 0) {
            bound.choose(level, search.dance().option(choices[level - 1]));
        }
        return skips && ceiling < Long.MAX_VALUE && bound.leastCost(level) > ceiling;
    }

    /** What is still to be searched. */
    Branch position() {
        return search.position();
    }

    /**
     * Searches on for at most this many nodes, and returns whether there is more to search. Solutions are kept on the
     * way.
     */
    public boolean run(long budget) {
        long stop = budget > Long.MAX_VALUE - nodes() ? Long.MAX_VALUE : nodes() + budget;
        while (true) {
            Step step = search.run(Math.max(1, stop - nodes()));
            if (step == Step.SOLUTION) {
                keep();
            }
            if (step == Step.EXHAUSTED || nodes() >= stop) {
                return step != Step.EXHAUSTED;
            }
        }
    }

    private void keep() {
        int[] options =
                IntStream.of(search.solution()).map(option -> order[option]).toArray();
        long cost = table.cost(options);
        if (cost > ceiling) {
            return;
        }
        kept.add(new Found(new Kept(cost, options), search.solutions()));
        if (kept.size() > most) {
            kept.remove();
        }
        if (kept.size() == most) {
            ceiling = kept.element().kept().lessThan();
        }
    }

    /** The cheapest solutions so far, the cheapest first. At the end, they are the cheapest below the limit. */
    public List<Kept> cheapest() {
        return kept.stream().sorted(CHEAPEST_FIRST).map(Found::kept).toList();
    }

    /** The work so far: updates, cells that bounds looked at, and nodes. It is the same on every machine. */
    long work() {
        return search.updates() + bound.work() + NODE_WORK * search.nodes();
    }

    long nodes() {
        return search.nodes();
    }

    double fraction() {
        return search.fraction();
    }

    long updates() {
        return search.updates();
    }
}
