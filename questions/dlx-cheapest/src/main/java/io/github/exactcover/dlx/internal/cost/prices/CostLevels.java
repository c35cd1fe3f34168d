package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Makes large costs smaller where they are for what should not happen, such as 1,000,000 for each shift without a nurse
 * beside wishes of 1 to 5. Each cost is a multiple of a large unit and a small rest. If the rests of no two solutions
 * differ by as much as a unit, the solution with fewer units is the cheaper one, and of those with equally many the one
 * with the smaller rest. That stays so with any unit that is larger than all differences of rests. So the smallest such
 * unit takes the place of the large one.
 */
final class CostLevels {

    /** A step pays if the largest cost is at most this part of what it was: a quarter. */
    private static final int WORTH = 4;

    private final OptionTable table;

    /** The unit in which large costs are counted, and what takes its place. */
    private final long unit;

    private long smaller;

    /** What each option costs beside its units. */
    private final long[] rests;

    private final long[] costs;

    /** Between these lie the rests of all solutions. */
    private long least;

    private long most;

    private CostLevels(OptionTable table, long[] costs, long unit) {
        this.table = table;
        this.unit = unit;
        this.rests = new long[costs.length];
        this.costs = new long[costs.length];
        for (int option = 0; option < costs.length; option++) {
            rests[option] = nearest(costs[option], unit);
        }
        bound();
        for (int option = 0; option < costs.length; option++) {
            this.costs[option] = (costs[option] - rests[option]) / unit * smaller + rests[option];
        }
    }

    /** What a number is beside the nearest multiple of a unit. */
    private static long nearest(long number, long unit) {
        long rest = Math.floorMod(number, unit);
        return rest > unit / 2 ? rest - unit : rest;
    }

    /** The step for a table; null if its costs are of one size, or not near multiples of some unit. */
    static @Nullable CostLevels of(OptionTable table) {
        long[] costs = PricedTable.costs(table);
        long[] sizes = new long[costs.length];
        Arrays.setAll(sizes, option -> PricedTable.size(costs[option]));
        Arrays.sort(sizes);
        // With larger ones, the nearest multiple of a unit might not be a long.
        boolean hasRoom = sizes.length > 0 && sizes[sizes.length - 1] <= Long.MAX_VALUE / 2;
        CostLevels found = null;
        for (int i = 0; i < sizes.length && hasRoom && found == null; i++) {
            if (sizes[i] / WORTH >= Math.max(1, i == 0 ? 0 : sizes[i - 1])) {
                found = from(table, costs, sizes, i);
            }
        }
        return found;
    }

    /** The step if the costs from one size on are the large ones. */
    private static @Nullable CostLevels from(OptionTable table, long[] costs, long[] sizes, int first) {
        Patience.ofThread().spend(table.cellCount());
        long small = first == 0 ? 0 : sizes[first - 1];
        long divisor = divisor(Arrays.copyOfRange(sizes, first, sizes.length), small);
        if (divisor / WORTH <= small) {
            return null;
        }
        // Rounding may have changed the divisor; the smallest of the large costs says what it is.
        long times = Math.max(1, sizes[first] / divisor + (sizes[first] % divisor > divisor / 2 ? 1 : 0));
        CostLevels levels = new CostLevels(table, costs, sizes[first] / times);
        return levels.smaller <= levels.unit / WORTH ? levels : null;
    }

    /**
     * The greatest common divisor of numbers, as far as small rests do not count. A number of many units may have as
     * many small rests.
     */
    private static long divisor(long[] numbers, long small) {
        long divisor = numbers[0];
        for (long number : numbers) {
            long one = number;
            long rest = Math.abs(nearest(one, divisor));
            while (rest > divisor / 8 || rest > 2.0 * small * (1 + (double) one / divisor)) {
                one = divisor;
                divisor = rest;
                rest = Math.abs(nearest(one, divisor));
            }
        }
        return divisor;
    }

    /**
     * Bounds the rests of solutions. The primary items of an option share its rest evenly, and no item can have more
     * than its largest share each time that it is covered. Sums are rounded outwards.
     */
    private void bound() {
        int items = table.primaryCount();
        int[] options = new int[items];
        double[] lowest = new double[items];
        double[] highest = new double[items];
        Arrays.fill(lowest, Double.POSITIVE_INFINITY);
        Arrays.fill(highest, Double.NEGATIVE_INFINITY);
        for (int option = 0; option < rests.length; option++) {
            int shares = 0;
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                shares += table.item(cell) < items ? 1 : 0;
            }
            double share = (double) rests[option] / shares;
            for (int cell = table.start(option); cell < table.start(option + 1) && table.isEligible(option); cell++) {
                int item = table.item(cell);
                if (item < items) {
                    options[item]++;
                    lowest[item] = Math.min(lowest[item], share);
                    highest[item] = Math.max(highest[item], share);
                }
            }
        }
        double low = 0;
        double high = 0;
        double size = 0;
        for (int item = 0; item < items; item++) {
            if (options[item] > 0) {
                int often = Math.min(options[item], table.high(item));
                low += lowest[item] * (lowest[item] > 0 ? table.low(item) : often);
                high += highest[item] * (highest[item] > 0 ? often : table.low(item));
                size += Math.max(Math.abs(lowest[item]), Math.abs(highest[item])) * often;
            }
        }
        double error = size * (items + 4) * 0x1p-52;
        least = (long) Math.floor(low - error);
        most = (long) Math.ceil(high + error);
        smaller = high - low + 2 * error + 4 < unit ? most - least + 1 : unit;
    }

    /** The smaller costs of all options. */
    long[] costs() {
        return costs;
    }

    /** What a solution costs at least if it costs at least so much by the smaller costs. */
    BigInteger before(BigInteger bound) {
        BigInteger[] parts = bound.subtract(BigInteger.valueOf(most)).divideAndRemainder(BigInteger.valueOf(smaller));
        BigInteger units = parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0];
        BigInteger rest = bound.subtract(units.multiply(BigInteger.valueOf(smaller)));
        return units.multiply(BigInteger.valueOf(unit)).add(rest.max(BigInteger.valueOf(least)));
    }
}
