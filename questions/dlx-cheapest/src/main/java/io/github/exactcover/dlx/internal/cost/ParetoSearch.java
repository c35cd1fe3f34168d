package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.RootPrices;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.CostRange;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Branch and bound with dancing links for two costs: finds a solution for each pair of costs that no other solution
 * beats. It is {@link LinksSearch} with two bounds, and skips a subtree if some solution so far costs at most as much
 * as both bounds say.
 */
public final class ParetoSearch implements Machine {

    private final OptionTable first;
    private final OptionTable second;

    /** The options of the table in the order of their net cost by the first cost. */
    private final int[] order;

    private final DancingLinks search;
    private final LinksBound firstBound;
    private final LinksBound secondBound;

    // The solutions that no other one beats so far. In arrays, because each node looks at them: by the first cost,
    // which rises, with the second one, which falls.
    private long[] firsts = new long[16];

    private long[] seconds = new long[16];
    private int[][] solutions = new int[16][];
    private int size;

    /** Whether no solution can be beaten any more. */
    private boolean isOver;

    /**
     * A search that has not begun.
     *
     * @param first the table with the first cost
     * @param second the same table with the second cost
     * @throws ArithmeticException if the costs of options that are chosen together could overflow
     */
    public ParetoSearch(OptionTable first, OptionTable second, ItemRule rule) {
        CostRange.check(first);
        CostRange.check(second);
        this.first = first;
        this.second = second;
        RootPrices prices = new RootPrices(first);
        this.order = prices.order();
        this.search = new DancingLinks(OptionTableBuilder.reordered(first, order), rule, false, Branch.ROOT);
        this.firstBound = new LinksBound(first, order, prices, search.dance());
        this.secondBound = new LinksBound(second, order, new RootPrices(second), search.dance());
        search.prune(this::canSkip);
    }

    private boolean canSkip(int[] choices, int level) {
        if (level > 0) {
            int option = search.dance().option(choices[level - 1]);
            firstBound.choose(level, option);
            secondBound.choose(level, option);
        }
        long least = firstBound.leastCost(level);
        if (least == LinksBound.IMPOSSIBLE) {
            return true;
        }
        int rival = after(least) - 1;
        if (rival < 0 || least == LinksBound.UNKNOWN) {
            return false;
        }
        long other = secondBound.leastCost(level);
        return other != LinksBound.UNKNOWN && seconds[rival] <= other;
    }

    /** The place of the first solution that costs more by the first cost. */
    private int after(long cost) {
        int found = Arrays.binarySearch(firsts, 0, size, cost);
        return found < 0 ? -1 - found : found + 1;
    }

    @Override
    public Step run(long budget) {
        long stop = budget > UNLIMITED - nodes() ? UNLIMITED : nodes() + budget;
        while (true) {
            Step step = search.run(Math.max(1, stop - nodes()));
            if (step == Step.SOLUTION) {
                keep();
            }
            if (step == Step.EXHAUSTED) {
                isOver = true;
                return step;
            }
            if (nodes() >= stop) {
                return Step.PAUSED;
            }
        }
    }

    private void keep() {
        int[] options =
                IntStream.of(search.solution()).map(option -> order[option]).toArray();
        long cost = first.cost(options);
        long other = second.cost(options);
        int place = after(cost);
        if (place > 0 && seconds[place - 1] <= other) {
            return;
        }
        // It takes the place of those that cost at least as much by both, which come one after the other.
        int from = place > 0 && firsts[place - 1] == cost ? place - 1 : place;
        int to = from;
        while (to < size && seconds[to] >= other) {
            to++;
        }
        if (size == firsts.length) {
            firsts = Arrays.copyOf(firsts, 2 * size);
            seconds = Arrays.copyOf(seconds, 2 * size);
            solutions = Arrays.copyOf(solutions, 2 * size);
        }
        System.arraycopy(firsts, to, firsts, from + 1, size - to);
        System.arraycopy(seconds, to, seconds, from + 1, size - to);
        System.arraycopy(solutions, to, solutions, from + 1, size - to);
        firsts[from] = cost;
        seconds[from] = other;
        solutions[from] = options;
        size += 1 + from - to;
    }

    /** The options of the solutions that no other one beats so far, by their first cost. */
    public List<int[]> front() {
        return List.of(Arrays.copyOf(solutions, size));
    }

    /** Those of the front once it is over; before, none is sure to stay there. */
    @Override
    public BigInteger count() {
        return BigInteger.valueOf(isOver ? size : 0);
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
    public void close() {
        isOver = true;
    }
}
