package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.CostRange;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.stream.IntStream;

/**
 * Branch and bound: finds the cheapest solutions. It runs {@link DancingLinks}, and tries the options of an item in the
 * order of their net cost (see {@link Taxes}). It skips a subtree if the cost of the choices so far plus the lower
 * bound of {@link CostBound} is at least the cost of the most expensive solution that is kept.
 *
 * <p>Of two solutions with equal cost, the one found first counts as cheaper. The order depends only on the table and
 * the item rule, because skipping subtrees does not change the order of the rest. So the cheapest k solutions are the
 * first k of the cheapest k + 1.
 *
 * <p>It is not a {@link SearchEngine} and cannot be split: a solution found in one part would not bound the search in
 * another.
 */
public final class MinimumCost implements Machine {

    /** A solution that is kept. */
    public static final class Kept {

        private final long cost;

        /** The number of solutions when it was found. */
        private final long place;

        private final int[] options;

        private Kept(long cost, long place, int[] options) {
            this.cost = cost;
            this.place = place;
            this.options = options;
        }

        /** The sum of the costs of its options. */
        public long cost() {
            return cost;
        }

        /** Its options, in the order in which they were chosen. */
        public int[] options() {
            return options.clone();
        }
    }

    private static final Comparator<Kept> CHEAPEST_FIRST =
            Comparator.<Kept>comparingLong(kept -> kept.cost).thenComparingLong(kept -> kept.place);

    private final OptionTable table;
    private final int most;

    /** The options of the table in the order of their net cost. */
    private final int[] order;

    private final DancingLinks search;
    private final CostBound bound;

    /** What the choices up to each level cost. */
    private final long[] spent;

    /** The solutions that are kept, the most expensive at the head. */
    private final PriorityQueue<Kept> kept = new PriorityQueue<>(CHEAPEST_FIRST.reversed());

    private long cheapest = Long.MAX_VALUE;

    /** A lower bound on the cost of every solution: {@link CostBound#atLeast} for the whole table. */
    private final long leastCost;

    /**
     * A search for the cheapest solutions of a table.
     *
     * @param most how many solutions to keep, at least 1
     * @throws ArithmeticException if the costs of options that are chosen together could overflow
     */
    public MinimumCost(OptionTable table, ItemRule rule, int most) {
        CostRange.check(table);
        this.table = table;
        this.most = most;
        Taxes taxes = new Taxes(table);
        this.order = IntStream.range(0, table.optionCount())
                .boxed()
                .sorted(Comparator.comparingLong(taxes::net))
                .mapToInt(Integer::intValue)
                .toArray();
        OptionTable sorted = table.reordered(order);
        this.search = new DancingLinks(sorted, rule, false, Branch.ROOT);
        this.bound = new CostBound(sorted, search.dance(), taxes, order);
        this.spent = new long[table.primaryCount() + table.optionCount() + 1];
        this.leastCost = bound.atLeast();
        search.prune(this::canSkip);
    }

    private boolean canSkip(int[] choices, int level) {
        if (level > 0) {
            int option = search.dance().option(choices[level - 1]);
            spent[level] = spent[level - 1] + (option < order.length ? table.cost(order[option]) : 0);
        }
        if (kept.size() < most) {
            return false;
        }
        long more = bound.atLeast();
        if (more == CostBound.IMPOSSIBLE || more == CostBound.UNKNOWN) {
            return more == CostBound.IMPOSSIBLE;
        }
        return isNoLess(spent[level], more, kept.element().cost);
    }

    /** Whether {@code cost + more} is at least {@code threshold}; false if the sum overflows. */
    private static boolean isNoLess(long cost, long more, long threshold) {
        long sum = cost + more;
        boolean overflow = ((cost ^ sum) & (more ^ sum)) < 0;
        return !overflow && sum >= threshold;
    }

    /** As {@link SearchEngine#run}, but stops only at a solution that is cheaper than all before. */
    @Override
    public Step run(long budget) {
        long stop = budget > Long.MAX_VALUE - nodes() ? Long.MAX_VALUE : nodes() + budget;
        while (true) {
            Step step = search.run(Math.max(1, stop - nodes()));
            if (step != Step.SOLUTION || isCheapestSoFar()) {
                return step;
            }
            if (nodes() >= stop) {
                return Step.PAUSED;
            }
        }
    }

    /** Keeps the current solution, which is cheap enough for that. Returns whether it is cheaper than all before. */
    private boolean isCheapestSoFar() {
        int[] options = solution();
        long cost = 0;
        for (int option : options) {
            cost += table.cost(option);
        }
        if (kept.size() == most) {
            kept.remove();
        }
        kept.add(new Kept(cost, search.solutions(), options));
        boolean cheaper = search.solutions() == 1 || cost < cheapest;
        cheapest = Math.min(cheapest, cost);
        return cheaper;
    }

    /**
     * The cheapest solutions so far, the cheapest first. Once the search is exhausted, they are the cheapest of all.
     */
    public List<Kept> cheapest() {
        List<Kept> sorted = new ArrayList<>(kept);
        sorted.sort(CHEAPEST_FIRST);
        return sorted;
    }

    /** A lower bound on the cost of every solution of the table, computed before the search; empty if there is none. */
    public OptionalLong leastCost() {
        return leastCost == CostBound.IMPOSSIBLE || leastCost == CostBound.UNKNOWN
                ? OptionalLong.empty()
                : OptionalLong.of(leastCost);
    }

    @Override
    public int[] solution() {
        return IntStream.of(search.solution()).map(option -> order[option]).toArray();
    }

    @Override
    public long solutions() {
        return search.solutions();
    }

    @Override
    public long nodes() {
        return search.nodes();
    }

    @Override
    public double fraction() {
        return search.fraction();
    }

    @Override
    public long updates() {
        return search.updates();
    }

    @Override
    public void rewind() {
        search.rewind();
    }

    /** Copies of everything that the dance changes, for tests that compare before and after. */
    public int[][] snapshot() {
        return search.snapshot();
    }
}
