package io.github.exactcover.dlx.internal.table;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Collects cells and options into an {@link OptionTable}. Arrays grow by half, so a table of n cells costs O(n). */
public final class OptionTableBuilder {

    /** The engines keep four ints a cell in one array; this many cells still fit, with room for the item headers. */
    private static final int MAX_CELLS = Integer.MAX_VALUE / 4 - (1 << 24);

    private int[] starts = new int[16];
    private int optionCount;
    private int[] items = new int[64];
    private int cellCount;

    /** The cell of the option before the current one that is in the place of the next cell, if it has so many. */
    private int likely;

    /** Parallel to {@link #items} from the first color on; empty before, so that colorless problems pay nothing. */
    private int[] colors = {};

    /** The cost of each option, up to the last one that has a cost; empty before the first. */
    private long[] costs = {};

    /**
     * The problem of a table with its options in another order.
     *
     * @param order the options of the table, each once: the first becomes option 0
     */
    public static OptionTable reordered(OptionTable table, int[] order) {
        OptionTableBuilder builder = new OptionTableBuilder();
        Patience patience = Patience.ofThread();
        for (int option : order) {
            patience.spend(Patience.LOOK_UP);
            builder.addOption(table, option);
            builder.addCost(table.cost(option));
            builder.endOption();
        }
        int[] sameNumbers = IntStream.range(0, table.itemCount()).toArray();
        return builder.build(table.primaryCount(), sameNumbers, table.lows(), table.highs());
    }

    /** Adds an item to the current option; {@code color} may be {@link OptionTable#NO_COLOR}. */
    public void addCell(int item, int color) {
        if (cellCount == items.length) {
            items = Arrays.copyOf(items, grown(cellCount));
        }
        items[cellCount] = item;
        if (color != OptionTable.NO_COLOR || colors.length != 0) {
            if (cellCount >= colors.length) {
                colors = Arrays.copyOf(colors, items.length);
            }
            colors[cellCount] = color;
        }
        cellCount++;
        likely++;
    }

    /**
     * The item that the option before the current one has in the place of the next cell, which often has the same; -1
     * if there is none. In the same way for its color: see {@link #likelyColor}.
     */
    public int likelyItem() {
        return likely < starts[optionCount] ? items[likely] : -1;
    }

    /** The color in that place; {@link OptionTable#NO_COLOR} if there is none. */
    public int likelyColor() {
        return likely < Math.min(starts[optionCount], colors.length) ? colors[likely] : OptionTable.NO_COLOR;
    }

    /** Adds all cells of an option of a table to the current option, but not its cost. */
    public void addOption(OptionTable table, int option) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            addCell(table.item(cell), table.color(cell));
        }
    }

    /**
     * Adds to the cost of the current option, the one that is being built.
     *
     * @throws ArithmeticException if the sum overflows
     */
    public void addCost(long cost) {
        if (optionCount >= costs.length) {
            costs = Arrays.copyOf(costs, starts.length);
        }
        costs[optionCount] = Math.addExact(costs[optionCount], cost);
    }

    /** Ends the current option. It has the cells that were added since the last option ended. */
    public void endOption() {
        if (optionCount + 1 == starts.length) {
            starts = Arrays.copyOf(starts, grown(optionCount + 1));
        }
        likely = starts[optionCount];
        optionCount++;
        starts[optionCount] = cellCount;
    }

    /**
     * Drops the cells after the first {@code count}, which all belong to the current option, and passes the item of
     * each to {@code dropped}.
     */
    public void dropCells(int count, IntConsumer dropped) {
        while (cellCount > count) {
            dropped.accept(items[--cellCount]);
            likely--;
        }
    }

    /** Sets the cost of the current option back to 0. */
    public void dropCost() {
        if (optionCount < costs.length) {
            costs[optionCount] = 0;
        }
    }

    /** The number of cells, including those of the current option. */
    public int cellCount() {
        return cellCount;
    }

    /** The number of complete options. */
    public int optionCount() {
        return optionCount;
    }

    /**
     * The table of all complete options, in which every primary item must be covered exactly once.
     *
     * @param newNumbers the number that each item of {@link #addCell} has in the table
     * @throws IllegalArgumentException if the table is too large for the engines
     */
    public OptionTable build(int primaryCount, int[] newNumbers) {
        return build(primaryCount, newNumbers, new int[0], new int[0]);
    }

    /**
     * The table of all complete options.
     *
     * @param newNumbers the number that each item of {@link #addCell} has in the table
     * @param lows how often each primary item must be covered, in the new numbering; empty when it is once for all
     * @param highs how often each may be covered, not less than it must
     * @throws IllegalArgumentException if the table is too large for the engines
     */
    public OptionTable build(int primaryCount, int[] newNumbers, int[] lows, int[] highs) {
        return build(primaryCount, newNumbers.length, newNumbers, lows, highs);
    }

    /** As above, but the table has only {@code itemCount} of the items of {@link #addCell}. */
    public OptionTable build(int primaryCount, int itemCount, int[] newNumbers, int[] lows, int[] highs) {
        if (cellCount > MAX_CELLS) {
            throw tooLarge();
        }
        int[] renumbered = new int[cellCount];
        for (int cell = 0; cell < cellCount; cell++) {
            renumbered[cell] = newNumbers[items[cell]];
        }
        boolean bounded = !isOnce(lows) || !isOnce(highs);
        return new OptionTable(
                primaryCount,
                itemCount,
                Arrays.copyOf(starts, optionCount + 1),
                renumbered,
                colors.length == 0 ? colors : Arrays.copyOf(colors, cellCount),
                bounded ? new OptionTable.Bounds(lows, highs) : new OptionTable.Bounds(new int[0], new int[0]),
                Arrays.equals(costs, new long[costs.length]) ? new long[0] : Arrays.copyOf(costs, optionCount));
    }

    /** Not a stream: the first one of a program takes as long as a small search. */
    private static boolean isOnce(int[] bounds) {
        for (int bound : bounds) {
            if (bound != 1) {
                return false;
            }
        }
        return true;
    }

    private static int grown(int length) {
        if (length >= MAX_CELLS) {
            throw tooLarge();
        }
        return Math.min(length + (length >> 1) + 1, MAX_CELLS + 1);
    }

    private static IllegalArgumentException tooLarge() {
        return new IllegalArgumentException("The options have more than " + MAX_CELLS
                + " items in total, which is more than the search can hold; split the problem or drop options");
    }
}
