package io.github.exactcover.dlx.internal.table;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Checks before a search that no sum of costs it can form overflows. */
public final class CostRange {

    private CostRange() {}

    /**
     * Adds up the dearest options, as many as the bounds of the items would let be chosen together, and likewise the
     * most negative ones. The cost of any options that can be chosen together lies between these two sums.
     *
     * @throws ArithmeticException if one of these sums overflows
     */
    public static void check(OptionTable table) {
        long covers = 0;
        for (int item = 0; item < table.primaryCount(); item++) {
            covers += table.high(item);
        }
        long[] costs = IntStream.range(0, table.optionCount())
                .filter(table::isEligible)
                .mapToLong(table::cost)
                .sorted()
                .toArray();
        int most = (int) Math.min(covers, costs.length);
        addUp(Arrays.stream(costs, 0, most).filter(cost -> cost < 0), "most negative");
        addUp(Arrays.stream(costs, costs.length - most, costs.length).filter(cost -> cost > 0), "dearest");
    }

    private static void addUp(LongStream costs, String which) {
        long[] all = costs.toArray();
        try {
            long sum = 0;
            for (long cost : all) {
                sum = Math.addExact(sum, cost);
            }
        } catch (ArithmeticException e) {
            throw new ArithmeticException("The costs of the " + all.length + " " + which
                    + " options, which the bounds of the items would let be chosen together, add up to more than a"
                    + " long can hold; scale all costs down");
        }
    }
}
