package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.table.CostRange;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A table with smaller costs, by which all solutions have the same order: what is so large that all small costs
 * together cannot make up for it becomes no larger than that needs, level by level (see {@link CostLevels}).
 *
 * @param table the table with the smaller costs
 * @param steps in the order in which they were taken
 */
public record SmallCosts(OptionTable table, List<CostLevels> steps) {

    /**
     * The smallest costs that are found.
     *
     * @throws ArithmeticException if the costs of options that are chosen together could overflow
     */
    public static SmallCosts of(OptionTable table) {
        CostRange.check(table);
        List<CostLevels> steps = new ArrayList<>();
        OptionTable now = table;
        while (true) {
            CostLevels step = CostLevels.of(now);
            if (step == null) {
                return new SmallCosts(now, steps);
            }
            steps.add(step);
            now = now.withCosts(step.costs());
        }
    }

    /** What a solution costs at least if it costs at least so much in the table with the smaller costs. */
    public long leastCost(long bound) {
        BigInteger least = BigInteger.valueOf(bound);
        for (int i = steps.size() - 1; i >= 0; i--) {
            least = steps.get(i).before(least);
        }
        return least.max(BigInteger.valueOf(Long.MIN_VALUE))
                .min(BigInteger.valueOf(Long.MAX_VALUE))
                .longValue();
    }
}
