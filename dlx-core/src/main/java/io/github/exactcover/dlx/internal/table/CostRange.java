package io.github.exactcover.dlx.internal.table;

import java.util.Arrays;

/** Between which sums the costs of all choices lie, and whether such sums overflow. */
public final class CostRange {

    private CostRange() {}

    /**
     * Adds up the dearest options, as many as the bounds of the items would let be chosen together, and likewise the
     * most negative ones. The cost of any options that can be chosen together lies between these two sums.
     *
     * @throws ArithmeticException if one of these sums overflows
     */
    public static void check(OptionTable table) {
        highest(table);
        lowest(table);
    }

    /**
     * By how much two choices of options that can be chosen together differ in their costs at most.
     *
     * @throws ArithmeticException if that is more than a long can hold
     */
    public static long spread(OptionTable table) {
        return Math.subtractExact(highest(table), lowest(table));
    }

    /**
     * A table with other costs that decide before those that it has: each option gets one cost that holds both.
     *
     * @param costs the other cost of each option
     * @throws ArithmeticException if that is more than a long can hold
     */
    public static OptionTable withMoreImportant(OptionTable table, long[] costs) {
        try {
            long weight = Math.addExact(spread(table), 1);
            long[] both = new long[costs.length];
            for (int option = 0; option < costs.length; option++) {
                both[option] = Math.addExact(Math.multiplyExact(costs[option], weight), table.cost(option));
            }
            OptionTable priced = table.withCosts(both);
            check(priced);
            return priced;
        } catch (ArithmeticException tooLarge) {
            throw new ArithmeticException("The costs in order of importance do not fit into one number of 64 bits;"
                    + " make the numbers smaller, as by counting in euros and not in cents, or leave out the last"
                    + " cost");
        }
    }

    private static long highest(OptionTable table) {
        return addUp(table, 1, "dearest");
    }

    private static long lowest(OptionTable table) {
        return addUp(table, -1, "most negative");
    }

    /** How many options can be chosen together at most. */
    private static int most(OptionTable table) {
        long covers = 0;
        for (int item = 0; item < table.primaryCount(); item++) {
            covers += table.high(item);
        }
        return (int) Math.min(covers, table.optionCount());
    }

    /** Adds up the largest costs of a sign. Without streams, because a short search would spend its time on them. */
    private static long addUp(OptionTable table, int sign, String which) {
        long[] costs = new long[table.optionCount()];
        Arrays.setAll(costs, option -> table.isEligible(option) ? table.cost(option) : 0);
        Arrays.sort(costs);
        int most = most(table);
        int first = sign > 0 ? costs.length - 1 : 0;
        int number = 0;
        while (number < most && Long.signum(costs[first - sign * number]) == sign) {
            number++;
        }
        try {
            long sum = 0;
            for (int i = 0; i < number; i++) {
                sum = Math.addExact(sum, costs[first - sign * i]);
            }
            return sum;
        } catch (ArithmeticException e) {
            throw new ArithmeticException("The costs of the " + number + " " + which
                    + " options, which the bounds of the items would let be chosen together, add up to more than a"
                    + " long can hold; scale all costs down");
        }
    }
}
