package io.github.exactcover.dlx.internal.simplex;

/**
 * What a linear program is about: options, which are its columns, the items of each, and what they cost. Nothing is
 * copied or changed.
 */
public final class Coefficients {

    /** The first cell of each option, and at the end the number of cells; and the item of each cell. */
    final int[] starts;

    final int[] items;

    /** Whether an item has a row. */
    final boolean[] isPriced;

    /** How often each item must and may be covered. */
    final int[] lows;

    final int[] highs;

    /** What each option costs. */
    final long[] costs;

    /** How many units make one unit of cost, and how large a cost is on the average, in these units. */
    final double scale;

    final double typicalCost;

    /**
     * How often items must and may be covered, and which of them have rows.
     *
     * @param lows by item, how often it must be covered
     * @param highs by item, how often it may be covered
     */
    @SuppressWarnings("ArrayRecordComponent") // It only takes them to a constructor.
    public record Bounds(boolean[] isPriced, int[] lows, int[] highs) {}

    /** Options and items; the fields say what each array has. */
    public Coefficients(int[] starts, int[] items, Bounds bounds, long[] costs, double scale, double typicalCost) {
        this.starts = starts;
        this.items = items;
        this.isPriced = bounds.isPriced;
        this.lows = bounds.lows;
        this.highs = bounds.highs;
        this.costs = costs;
        this.scale = scale;
        this.typicalCost = typicalCost;
    }

    int optionCount() {
        return costs.length;
    }

    int itemCount() {
        return lows.length;
    }
}
