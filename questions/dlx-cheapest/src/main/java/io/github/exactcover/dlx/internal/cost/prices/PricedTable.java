package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.simplex.Coefficients;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A table as the search by prices sees it: flat arrays, and costs in units that leave room for exact sums.
 *
 * <p>Prices are fixed-point numbers. A cost is first divided by the greatest common divisor of all costs, which makes
 * rounding up worth more, and then multiplied by {@link #scale}, because good prices are often fractions. Costs too
 * large for that are divided further and rounded down. A bound from such costs is still valid, only weaker.
 *
 * <p>No sum of net costs over all options, and no sum of prices times covers, can exceed 2^61, as long as no price is
 * larger than {@link #cap}. So bounds need no check for overflow.
 */
public final class PricedTable {

    /**
     * The finest unit of prices is this part of a cost: a millionth, far less than what decides between two options.
     */
    private static final long MOST_SCALE = 1 << 20;

    /** The largest sum of costs over all options; prices may be 64 times as large as the largest cost. */
    private static final long ROOM = 1L << 54;

    /** Prices with a coarser scale are no longer exact enough to tell small costs apart. */
    private static final long COARSE = 1 << 10;

    /** With larger costs, a linear program is not exact enough either. */
    private static final long MOST_EXACT = 1 << 24;

    /** A first budget is this part of the largest cost, so that there is a narrower table for it. */
    private static final int REACH = 1024;

    /** With costs of one size, the average is far less than that. */
    private static final double MOST_MEDIANS = 16;

    /** The first cell of each option, and at the end the number of cells. */
    public final int[] starts;

    public final int[] items;
    final int[] colors;
    public final int primaryCount;

    /** How often each item must and may be covered: a secondary item at most once. */
    public final int[] lows;

    public final int[] highs;

    /** Whether an item has a price: not if its colors let several options share it. */
    public final boolean[] isPriced;

    /** The cost of each option in price units. */
    public final long[] costs;

    /** How many price units make one unit of cost. */
    public final long scale;

    /** The largest price, positive or negative. */
    final long cap;

    /**
     * The average size of a cost in price units, at least one unit of cost. Where a few costs are much larger than the
     * others, as for what should not happen, it is {@value #MOST_MEDIANS} times the median.
     */
    public final double typicalCost;

    private final OptionTable table;

    /** The same without {@linkplain #with further items}. */
    private final OptionTable plain;

    /** What each option costs exactly, beside what is {@link #common}; 0 for options that cannot be chosen. */
    private final long[] exact;

    /** What one unit of cost is in the costs of the table. */
    private final long unit;

    /** What every solution costs beside its options here. */
    private final long common;

    /** The options that can be chosen. */
    private final BitSet open;

    /** The largest cost, at least 1, and what no sum of costs exceeds, in units of cost. */
    private final long largest;

    private final long most;

    public PricedTable(OptionTable table) {
        this(table, costs(table), 0, eligible(table), MOST_SCALE, divisor(costs(table)));
    }

    /** The costs of a table; 0 for options that can never be chosen. */
    static long[] costs(OptionTable table) {
        long[] costs = new long[table.optionCount()];
        Arrays.setAll(costs, option -> table.isEligible(option) ? table.cost(option) : 0);
        return costs;
    }

    /** The size of a cost, positive or negative; {@link Long#MAX_VALUE} also for {@link Long#MIN_VALUE}. */
    static long size(long cost) {
        return cost == Long.MIN_VALUE ? Long.MAX_VALUE : Math.abs(cost);
    }

    /** The options that can be chosen at all. */
    static BitSet eligible(OptionTable table) {
        BitSet eligible = new BitSet();
        IntStream.range(0, table.optionCount()).filter(table::isEligible).forEach(eligible::set);
        return eligible;
    }

    /**
     * A table for a proof: with coarse prices, which are short to write down, and in units that divide the costs of all
     * options of the problem, also of those that can never be chosen.
     *
     * @param table a view of the problem
     * @throws ArithmeticException if costs are so large that they would be rounded, or do not fit as prices
     */
    public static PricedTable forProof(OptionTable table, OptionTable problem, long mostScale) {
        long[] all = new long[problem.optionCount()];
        Arrays.setAll(all, problem);
        long divisor = divisor(all);
        PricedTable made = new PricedTable(table, costs(table), 0, eligible(table), mostScale, divisor);
        // The checker adds up prices in units of the costs themselves.
        if (made.unit != divisor || Math.multiplyHigh(made.most * made.scale, 2 * divisor) != 0) {
            throw new ArithmeticException("The costs are so large that prices would be rounded or not fit into 64"
                    + " bits, and prove nothing; divide all costs by the same number, or search without a proof");
        }
        return made;
    }

    /** A narrowed table: some of the options, which have these costs beside what is common to all solutions. */
    PricedTable(PricedTable base, BitSet open, long[] costs, long common) {
        this(base.plain, base.table, costs, common, open, MOST_SCALE, unit(base.plain, costs, divisor(costs)));
    }

    private PricedTable(OptionTable table, long[] exact, long common, BitSet open, long mostScale, long divisor) {
        this(table, table, exact, common, open, mostScale, unit(table, exact, divisor));
    }

    private PricedTable(
            OptionTable plain, OptionTable table, long[] exact, long common, BitSet open, long mostScale, long unit) {
        int count = table.optionCount();
        this.table = table;
        this.plain = plain;
        this.exact = exact;
        this.common = common;
        this.open = open;
        this.primaryCount = table.primaryCount();
        this.starts = IntStream.rangeClosed(0, count).map(table::start).toArray();
        this.items = IntStream.range(0, table.cellCount()).map(table::item).toArray();
        this.colors = IntStream.range(0, table.cellCount()).map(table::color).toArray();
        this.lows = IntStream.range(0, table.itemCount())
                .map(item -> item < primaryCount ? table.low(item) : 0)
                .toArray();
        this.highs = IntStream.range(0, table.itemCount())
                .map(item -> item < primaryCount ? table.high(item) : 1)
                .toArray();
        this.isPriced = withoutColors();
        Patience.ofThread().spend(items.length);
        this.unit = unit;
        this.largest = Math.max(1, largest(exact, unit));
        this.scale = Math.min(mostScale, Math.max(1, ROOM / places(plain) / largest));
        this.most = largest * count;
        this.cap = (ROOM << 6) / places(table);
        this.costs = new long[count];
        Arrays.setAll(costs, option -> Math.floorDiv(exact[option], unit) * scale);
        this.typicalCost = typical();
    }

    /**
     * This table with further secondary items, each of which is in these options. Solutions must stay what they are.
     */
    public PricedTable with(List<int[]> more) {
        List<List<Integer>> further = new ArrayList<>();
        for (int option = 0; option < optionCount(); option++) {
            further.add(new ArrayList<>(0));
        }
        int count = itemCount();
        for (int[] options : more) {
            for (int option : options) {
                further.get(option).add(count);
            }
            count++;
        }
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < optionCount(); option++) {
            builder.addOption(table, option);
            further.get(option).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.addCost(table.cost(option));
            builder.endOption();
        }
        int[] same = IntStream.range(0, count).toArray();
        OptionTable extended = builder.build(primaryCount, same, table.lows(), table.highs());
        PricedTable made = new PricedTable(plain, extended, exact, common, open, scale, unit);
        // A narrowed table has other bounds.
        System.arraycopy(lows, 0, made.lows, 0, lows.length);
        System.arraycopy(highs, 0, made.highs, 0, highs.length);
        return made;
    }

    private boolean[] withoutColors() {
        boolean[] found = new boolean[lows.length];
        Arrays.fill(found, true);
        for (int cell = 0; cell < items.length; cell++) {
            found[items[cell]] &= colors[cell] == OptionTable.NO_COLOR;
        }
        return found;
    }

    private static long places(OptionTable table) {
        return Math.max(1, Math.max(table.cellCount(), table.optionCount()));
    }

    /** The smallest multiple of a divisor in which no cost is larger than there is room for. */
    private static long unit(OptionTable table, long[] exact, long divisor) {
        return divisor * (largest(exact, divisor) / Math.max(1, ROOM / places(table)) + 1);
    }

    private static long divisor(long[] costs) {
        long divisor = 0;
        for (long cost : costs) {
            long other = cost;
            while (other != 0) {
                long rest = divisor % other;
                divisor = other;
                other = rest;
            }
        }
        return divisor == Long.MIN_VALUE ? 1L << 62 : Math.max(1, Math.abs(divisor));
    }

    static long largest(long[] exact, long unit) {
        long largest = 0;
        for (long cost : exact) {
            largest = Math.max(largest, size(Math.floorDiv(cost, unit)));
        }
        return largest;
    }

    /** The same for a linear program. */
    public Coefficients coefficients() {
        return new Coefficients(
                starts, items, new Coefficients.Bounds(isPriced, lows, highs), costs, scale, typicalCost);
    }

    /** What one unit of cost is in the costs of the table. */
    public long unit() {
        return unit;
    }

    public int optionCount() {
        return costs.length;
    }

    public int itemCount() {
        return lows.length;
    }

    /** What an option costs, as the table has it. */
    long cost(int option) {
        return table.cost(option);
    }

    /** What options cost together, as the table has it. */
    public long cost(int[] options) {
        return table.cost(options);
    }

    /** Whether an option can be chosen. */
    public boolean isOpen(int option) {
        return open.get(option);
    }

    /** Whether an option has an item. */
    public boolean has(int option, int item) {
        for (int cell = starts[option]; cell < starts[option + 1]; cell++) {
            if (items[cell] == item) {
                return true;
            }
        }
        return false;
    }

    /** What an option costs beyond the prices of its items. */
    public long net(int option, long[] prices) {
        long net = costs[option];
        for (int cell = starts[option]; cell < starts[option + 1]; cell++) {
            net -= prices[items[cell]];
        }
        return net;
    }

    /** Prices to begin with when nothing is known. */
    public long[] firstPrices(int[] options) {
        return leastShares(options, costs, item -> lows[item] > 0);
    }

    /**
     * What each item gets of its options' costs at least, if an option shares its cost evenly among the items that take
     * part; 0 for the others.
     */
    long[] leastShares(int[] options, long[] costs, IntPredicate takesPart) {
        long[] least = new long[itemCount()];
        Arrays.fill(least, Long.MAX_VALUE);
        for (int option : options) {
            int takers = 0;
            for (int cell = starts[option]; cell < starts[option + 1]; cell++) {
                takers += takesPart.test(items[cell]) ? 1 : 0;
            }
            for (int cell = starts[option]; cell < starts[option + 1]; cell++) {
                if (takesPart.test(items[cell])) {
                    least[items[cell]] = Math.min(least[items[cell]], Math.floorDiv(costs[option], takers));
                }
            }
        }
        Arrays.setAll(least, item -> least[item] == Long.MAX_VALUE ? 0 : least[item]);
        return least;
    }

    private double typical() {
        long[] sizes = new long[costs.length];
        Arrays.setAll(sizes, option -> Math.abs(costs[option]));
        Arrays.sort(sizes);
        long sum = 0;
        for (long size : sizes) {
            sum += size;
        }
        double most = sizes.length == 0 ? 0 : MOST_MEDIANS * sizes[sizes.length / 2];
        return Math.max((double) scale, Math.min((double) sum / Math.max(1, sizes.length), most));
    }

    /** The largest bound, in price units, that does not rule out a solution of this cost. A larger bound does. */
    public long limit(long cost) {
        return Math.max(-most - 1, Math.min(most, Math.floorDiv(minus(cost, common), unit))) * scale;
    }

    /** Whether no solution can cost as much as this bound, in price units, so that there is none. */
    public boolean isImpossible(long bound) {
        return bound > most * scale;
    }

    /** What a solution costs at least if this is a bound in price units. */
    public long leastCost(long bound) {
        return times(-Math.floorDiv(-bound, scale));
    }

    /** What so many units of cost are in the costs of the table. */
    private long times(long units) {
        long cost = units * unit;
        boolean overflows = Math.multiplyHigh(units, unit) != cost >> 63;
        return minus(!overflows ? cost : units > 0 ? Long.MAX_VALUE : Long.MIN_VALUE, -common);
    }

    /** The difference, or the nearest long if none holds it. */
    private static long minus(long one, long other) {
        long difference = one - other;
        boolean overflows = ((one ^ other) & (one ^ difference)) < 0;
        return !overflows ? difference : one > 0 ? Long.MAX_VALUE : Long.MIN_VALUE;
    }

    /** Whether prices are not exact enough to tell small costs apart, because other costs are so large. */
    public boolean isCoarse() {
        return scale < COARSE || largest > MOST_EXACT;
    }

    /** The largest cost, positive or negative, in price units. */
    long largest() {
        return largest * scale;
    }

    /** A cost that is small beside the largest one, so that solutions near the bound have a narrower table. */
    public long reach() {
        return largest / REACH * unit;
    }

    /**
     * What an option costs exactly, beside what is {@link #common}, if such prices of its items are taken out.
     *
     * @throws ArithmeticException if that is more than a long can hold
     */
    long without(long[] prices, int option) {
        long left = exact[option];
        for (int cell = starts[option]; cell < starts[option + 1]; cell++) {
            left = Math.subtractExact(left, prices[items[cell]]);
        }
        return left;
    }

    /** What every solution costs beside its options here. */
    public long common() {
        return common;
    }

    /** Whether it has {@linkplain #with further items}. */
    public boolean hasFurtherItems() {
        return table.itemCount() > plain.itemCount();
    }

    /**
     * The cost that is {@code more} above another one, rounded up to a unit of cost; {@link Long#MAX_VALUE} if no
     * solution costs as much.
     */
    public long above(long cost, double more) {
        double sum = cost + more;
        long reached = sum >= Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(cost, (long) sum);
        long units = Math.floorDiv(minus(reached, common), unit);
        long next = times(units + 1);
        return units >= most || next == Long.MAX_VALUE ? Long.MAX_VALUE : next - 1;
    }

    /** A typical cost as the table counts it. */
    public double typicalCostInTable() {
        return typicalCost / scale * unit;
    }
}
