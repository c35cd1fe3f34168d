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
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Branch and bound with dancing links for two costs: finds a solution for each pair of costs that no other solution
 * beats. It is {@link LinksSearch} with two bounds, and skips a subtree if some solution so far costs at most as much as
 * both bounds say.
 */
public final class ParetoSearch implements Machine {

    /** The table with one of the costs, and what the choices up to each level cost by it. */
    private static final class Cost {

        final OptionTable table;
        final RootPrices prices;
        final long[] spent;

        Cost(OptionTable table) {
            CostRange.check(table);
            this.table = table;
            this.prices = new RootPrices(table);
            this.spent = new long[table.primaryCount() + table.optionCount() + 1];
        }
    }

    private final Cost first;
    private final Cost second;

    /** The options of the table in the order of their net cost by the first cost. */
    private final int[] order;

    private final DancingLinks search;
    private final LinksBound firstBound;
    private final LinksBound secondBound;

    /** By the first cost, with the second one, which falls where the first one rises. */
    private final TreeMap<Long, Kept> front = new TreeMap<>();

    /**
     * A search that has not begun.
     *
     * @param first the table with the first cost
     * @param second the same table with the second cost
     * @throws ArithmeticException if the costs of options that are chosen together could overflow
     */
    public ParetoSearch(OptionTable first, OptionTable second, ItemRule rule) {
        this.first = new Cost(first);
        this.second = new Cost(second);
        this.order = this.first.prices.order();
        OptionTable sorted = OptionTableBuilder.reordered(first, order);
        this.search = new DancingLinks(sorted, rule, false, Branch.ROOT);
        this.firstBound = new LinksBound(sorted, search.dance(), this.first.prices, order);
        this.secondBound = new LinksBound(sorted, search.dance(), this.second.prices, order);
        search.prune(this::canSkip);
    }

    private boolean canSkip(int[] choices, int level) {
        if (level > 0) {
            int option = search.dance().option(choices[level - 1]);
            spend(first, level, option);
            spend(second, level, option);
        }
        if (front.isEmpty()) {
            return false;
        }
        long least = atLeast(firstBound, first.spent[level]);
        if (least == LinksBound.IMPOSSIBLE || least == LinksBound.UNKNOWN) {
            return least == LinksBound.IMPOSSIBLE;
        }
        Map.Entry<Long, Kept> rival = front.floorEntry(least);
        if (rival == null) {
            return false;
        }
        long other = atLeast(secondBound, second.spent[level]);
        return other != LinksBound.UNKNOWN && rival.getValue().cost() <= other;
    }

    private void spend(Cost cost, int level, int option) {
        // To close an item costs nothing.
        long more = option < order.length ? cost.table.cost(order[option]) : 0;
        cost.spent[level] = cost.spent[level - 1] + more;
    }

    /** What each solution below costs at least, or what {@link LinksBound} says in its place. */
    private static long atLeast(LinksBound bound, long spent) {
        long more = bound.atLeast();
        if (more == LinksBound.IMPOSSIBLE || more == LinksBound.UNKNOWN) {
            return more;
        }
        long sum = spent + more;
        boolean overflow = ((spent ^ sum) & (more ^ sum)) < 0;
        return overflow ? LinksBound.UNKNOWN : sum;
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
        long cost = first.table.cost(options);
        Kept found = new Kept(second.table.cost(options), options);
        Map.Entry<Long, Kept> rival = front.floorEntry(cost);
        if (rival != null && rival.getValue().cost() <= found.cost()) {
            return;
        }
        front.tailMap(cost, true).values().removeIf(dearer -> dearer.cost() >= found.cost());
        front.put(cost, found);
    }

    /** The solutions that no other one beats so far, by their first cost. */
    public List<Kept> front() {
        return List.copyOf(front.values());
    }

    @Override
    public long solutions() {
        return front.size();
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
}
