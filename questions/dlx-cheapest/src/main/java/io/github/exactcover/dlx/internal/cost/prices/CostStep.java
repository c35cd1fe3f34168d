package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.stream.IntStream;

/** A way to smaller costs, by which all solutions have the same order. */
interface CostStep {

    /** A step pays if the largest cost is at most this part of what it was: a quarter. */
    int WORTH = 4;

    /** The smaller costs of all options. */
    long[] costs();

    /** What a solution costs at least if it costs at least so much by the smaller costs. */
    BigInteger before(BigInteger bound);

    /** The largest cost, positive or negative; {@link Long#MAX_VALUE} also for {@link Long#MIN_VALUE}. */
    static long largest(OptionTable table, long[] costs) {
        return IntStream.range(0, costs.length)
                .filter(table::isEligible)
                .mapToLong(option -> size(costs[option]))
                .max()
                .orElse(0);
    }

    static long size(long cost) {
        return cost == Long.MIN_VALUE ? Long.MAX_VALUE : Math.abs(cost);
    }

    /** The costs of a table; 0 for options that can never be chosen. */
    static long[] costs(OptionTable table) {
        return IntStream.range(0, table.optionCount())
                .mapToLong(option -> table.isEligible(option) ? table.cost(option) : 0)
                .toArray();
    }
}
