package io.github.exactcover.dlx.internal.table;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/**
 * A problem as engines see it. Items are the numbers {@code 0..itemCount-1}, the primary ones first. Options are the
 * numbers {@code 0..optionCount-1}. The items of all options lie one after the other in a single array. Immutable.
 *
 * <p>A <em>cell</em> is a place in that array: one item of one option. Option {@code o} owns the cells
 * {@code start(o)..start(o + 1) - 1}. As a function, a table is the {@link #cost(int) cost} of an option.
 */
public final class OptionTable implements IntToLongFunction {

    /** The color of a cell that has none. Real colors are 1, 2, 3, ... */
    public static final int NO_COLOR = 0;

    private final int primaryCount;
    private final int itemCount;

    /** {@code optionCount + 1} offsets into {@link #items}; the last one is the number of cells. */
    private final int[] starts;

    private final int[] items;

    /** Parallel to {@link #items}; empty when no cell has a color. */
    private final int[] colors;

    /** How often each primary item must and may be covered; both empty when it is once for every item. */
    private final int[] lows;

    private final int[] highs;

    /** What each option costs; empty when all cost 0. */
    private final long[] costs;

    /**
     * How often each primary item must and may be covered.
     *
     * @param lows by item; both are empty when it is once for every item
     */
    @SuppressWarnings("ArrayRecordComponent") // It only takes them to a constructor.
    record Bounds(int[] lows, int[] highs) {}

    OptionTable(int primaryCount, int itemCount, int[] starts, int[] items, int[] colors, Bounds bounds, long[] costs) {
        this.primaryCount = primaryCount;
        this.itemCount = itemCount;
        this.starts = starts;
        this.items = items;
        this.colors = colors;
        this.lows = bounds.lows;
        this.highs = bounds.highs;
        this.costs = costs;
    }

    /** The number of primary items; they are the items {@code 0..primaryCount-1}. */
    public int primaryCount() {
        return primaryCount;
    }

    /** The number of all items, primary and secondary. */
    public int itemCount() {
        return itemCount;
    }

    /** The number of options, including those without a primary item. */
    public int optionCount() {
        return starts.length - 1;
    }

    /** The number of cells: the total length of all options. */
    public int cellCount() {
        return items.length;
    }

    /** The items of an option; for code that runs seldom. */
    public IntStream itemsOf(int option) {
        return Arrays.stream(items, starts[option], starts[option + 1]);
    }

    /** The cell in which an option has an item; -1 if it does not have it. Looks at each cell of the option. */
    public int cellOf(int option, int item) {
        for (int cell = starts[option]; cell < starts[option + 1]; cell++) {
            if (items[cell] == item) {
                return cell;
            }
        }
        return -1;
    }

    /** The first cell of an option; {@code start(optionCount())} is the number of cells. */
    public int start(int option) {
        return starts[option];
    }

    /** Whether an option has no cells. */
    public boolean isEmpty(int option) {
        return starts[option] == starts[option + 1];
    }

    /** The item in a cell. */
    public int item(int cell) {
        return items[cell];
    }

    /** The color in a cell, or {@link #NO_COLOR}. */
    public int color(int cell) {
        return colors.length == 0 ? NO_COLOR : colors[cell];
    }

    /** Whether any cell has a color. */
    public boolean isColored() {
        return colors.length != 0;
    }

    /** Whether some primary item has other bounds than 1..1. */
    public boolean isBounded() {
        return lows.length != 0;
    }

    /** How often a primary item must be covered. */
    public int low(int item) {
        return isBounded() ? lows[item] : 1;
    }

    /** How often a primary item may be covered. */
    public int high(int item) {
        return isBounded() ? highs[item] : 1;
    }

    /** The cost of an option; negative if choosing it pays. */
    public long cost(int option) {
        return costs.length == 0 ? 0 : costs[option];
    }

    @Override
    public long applyAsLong(int option) {
        return cost(option);
    }

    /** What options cost together. */
    public long cost(int[] options) {
        long sum = 0;
        for (int option : options) {
            sum += cost(option);
        }
        return sum;
    }

    /** Whether any option has a cost other than 0. */
    public boolean isPriced() {
        return costs.length != 0;
    }

    /** The same table with options that cost nothing. */
    public OptionTable withoutCosts() {
        return withCosts(new long[0]);
    }

    /** The same table with other costs; for each option one, or none at all. */
    public OptionTable withCosts(long[] others) {
        long[] known = Arrays.stream(others).anyMatch(cost -> cost != 0) ? others : new long[0];
        return new OptionTable(primaryCount, itemCount, starts, items, colors, new Bounds(lows, highs), known);
    }

    /** How often each primary item must be covered, as a new array. */
    public int[] lows() {
        return isBounded() ? lows.clone() : ones();
    }

    /** How often each primary item may be covered, as a new array. */
    public int[] highs() {
        return isBounded() ? highs.clone() : ones();
    }

    private int[] ones() {
        int[] ones = new int[primaryCount];
        Arrays.fill(ones, 1);
        return ones;
    }

    /** The option that owns a cell. */
    public int optionOf(int cell) {
        int found = Arrays.binarySearch(starts, cell);
        if (found < 0) {
            return -found - 2;
        }
        // Empty options start at the same cell as their successor, which owns it.
        while (starts[found + 1] == cell) {
            found++;
        }
        return found;
    }

    /** Whether an option can be chosen at all: it has a primary item, and none that must not be covered. */
    public boolean isEligible(int option) {
        boolean eligible = false;
        for (int cell = starts[option]; cell < starts[option + 1]; cell++) {
            if (items[cell] < primaryCount) {
                if (!isBounded()) {
                    return true;
                }
                if (highs[items[cell]] == 0) {
                    return false;
                }
                eligible = true;
            }
        }
        return eligible;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OptionTable that
                && primaryCount == that.primaryCount
                && itemCount == that.itemCount
                && Arrays.equals(starts, that.starts)
                && Arrays.equals(items, that.items)
                && Arrays.equals(colors, that.colors)
                && Arrays.equals(lows, that.lows)
                && Arrays.equals(highs, that.highs)
                && Arrays.equals(costs, that.costs);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(starts) + Arrays.hashCode(items);
    }
}
