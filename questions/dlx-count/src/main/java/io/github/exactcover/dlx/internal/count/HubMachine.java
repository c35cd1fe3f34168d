package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.run.Searches;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Restriction;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.BitSet;

/**
 * Counts by trying the options of one item, the hub, one after the other. Only its options hold the table together, so
 * what each of them leaves falls apart, and its parts are counted one by one. A search would count the last part again
 * for each solution of the others.
 */
final class HubMachine extends PartsMachine<CountingMachine> {

    // docs/contributing/decisions.md says what was measured for these numbers.

    /** The largest part of what a hub leaves may have this share of the items. Otherwise little is gained. */
    private static final double LARGEST_PART = 0.75;

    /**
     * Looking for a hub may take fewer than {@code MOST_STEPS} steps, and fewer than {@code STEPS_PER_NODE} for each
     * node of the search. A step takes some 5 ns.
     */
    private static final double MOST_STEPS = 2e7;

    private static final double STEPS_PER_NODE = 0.5;

    private final Searches searches;
    private final long maxBytes;
    private BigInteger sum = BigInteger.ZERO;
    private CountingCosts costs = CountingCosts.ofSearch(1);

    /** A machine that has not begun, for a table without bounds. */
    HubMachine(OptionTable table, int hub, Searches searches, long maxBytes) {
        this.searches = searches;
        this.maxBytes = maxBytes;
        int[] options = TableParts.optionsOf(table, hub).stream().toArray();
        divide(options.length, number -> {
            BitSet chosen = new BitSet();
            chosen.set(options[number]);
            return Restriction.of(table, chosen, new BitSet());
        });
    }

    /**
     * The item whose options hold a table together; -1 if there is none, if it would take too long to look, or if the
     * table has bounds, because then a solution may have several options of an item.
     *
     * @param nodes how many nodes a search of the table will probably visit
     */
    static int hub(OptionTable table, double nodes) {
        double steps = (double) table.primaryCount() * table.cellCount();
        return !table.isBounded() && steps < Math.min(MOST_STEPS, STEPS_PER_NODE * nodes)
                ? TableParts.hub(table, (int) (LARGEST_PART * table.primaryCount()))
                : -1;
    }

    @Override
    public CountingMachine newMachine(View part) {
        return CountingMachine.ofParts(part.table(), searches, maxBytes);
    }

    @Override
    public boolean combine(CountingMachine over) {
        sum = sum.add(over.count());
        costs = costsWith(over);
        return true;
    }

    private CountingCosts costsWith(CountingMachine machine) {
        return costs.plus(machine.costs()).plusSplit();
    }

    /** What counting cost so far, apart from nodes. */
    CountingCosts costs() {
        CountingMachine machine = machine();
        return machine == null ? costs : costsWith(machine);
    }

    @Override
    public BigInteger count() {
        CountingMachine machine = machine();
        return machine == null ? sum : sum.add(machine.count());
    }
}
