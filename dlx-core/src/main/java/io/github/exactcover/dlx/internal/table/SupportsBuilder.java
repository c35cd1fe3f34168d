package io.github.exactcover.dlx.internal.table;

import java.util.Arrays;
import java.util.BitSet;

/** Makes the rows of {@link Supports}, item by item. */
final class SupportsBuilder {

    /** A place without a row. */
    static final int NONE = -1;

    /** What is made for each option at most: its items times those of them that are primary. */
    static final long MOST_WORK = 1L << 26;

    /** With more work than this, only those pairs are listed that all options have from the beginning. */
    private static final long MUCH_WORK = 1L << 22;

    /** A pair that not all options have is listed only if one in so many has it, and at least two. */
    private static final int GOOD_PART = 8;

    private final OptionTable table;
    private final BitSet items;
    private final Patience patience = Patience.ofThread();

    final int primaryCount;
    final int[] lows;
    final int[] highs;
    final int[] optionOf;
    final SparseRows rows;
    final int[] colorStarts;
    int colors;
    final int[] primaryStarts;
    final GrowingList primaries = new GrowingList();
    final int[] limitStarts;
    final GrowingList limits = new GrowingList();
    final GrowingList sharers = new GrowingList();
    final int[] pairStarts;
    final GrowingList doomed = new GrowingList();
    final GrowingList inside = new GrowingList();
    final GrowingList supportStarts = new GrowingList();
    final GrowingList supports = new GrowingList();
    final GrowingList supported = new GrowingList();

    private final boolean onlyWhole;

    /** For each item, where its bits start in the next two arrays. */
    private final int[] starts;

    private final int[] bits;
    private final int[] cells;

    /** For each cell of the table, the row of its item and color. */
    private final int[] rowOf;

    /** For each item with colors, the row of the options that give it none; {@link #NONE} if there are none. */
    private final int[] plainRows;

    /** How many options each row has. */
    private int[] sizes;

    /** How many options of the item at hand are in each row; all 0 between two items. */
    private int[] counts;

    /** Where the next bit of each row goes in the next array. */
    private int[] ends = new int[0];

    private int[] sorted;
    private int[] touched = new int[16];
    private int touchedCount;

    SupportsBuilder(OptionTable table, BitSet options, BitSet items, int[] lows, int[] highs) {
        this.table = table;
        this.items = items;
        this.primaryCount = table.primaryCount();
        this.lows = lows.clone();
        for (int item = 0; item < primaryCount; item++) {
            this.lows[item] = items.get(item) ? lows[item] : 0;
        }
        this.highs = highs.clone();
        this.optionOf = sorted(options);
        this.rows = new SparseRows(2 * table.itemCount());
        this.rowOf = new int[table.cellCount()];
        this.plainRows = new int[table.itemCount()];
        this.starts = new int[table.itemCount() + 1];
        this.bits = new int[countCells()];
        this.cells = new int[bits.length];
        this.sorted = new int[optionOf.length];
        this.counts = new int[table.itemCount()];
        this.colorStarts = new int[table.itemCount() + 1];
        this.primaryStarts = new int[optionOf.length + 1];
        this.limitStarts = new int[optionOf.length + 1];
        this.pairStarts = new int[primaryCount + 1];
        list();
        addItems();
        addColors();
        addLimits();
        long work = 0;
        for (int option : optionOf) {
            work += work(table, option);
        }
        this.onlyWhole = work > MUCH_WORK;
        this.counts = new int[rowCount()];
        this.ends = new int[counts.length];
        supportStarts.add(0);
        for (int item = 0; item < primaryCount; item++) {
            if (work <= MOST_WORK && this.lows[item] > 0) {
                addPairs(item);
            }
            pairStarts[item + 1] = doomed.count();
        }
    }

    static long work(OptionTable table, int option) {
        long primary = 0;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            primary += table.item(cell) < table.primaryCount() ? 1 : 0;
        }
        return primary * (table.start(option + 1) - table.start(option));
    }

    private int rowCount() {
        return table.itemCount() + colors;
    }

    /** Sorts options by their first item. */
    private int[] sorted(BitSet options) {
        int[] ends = new int[table.itemCount() + 1];
        for (int option = options.nextSetBit(0); option >= 0; option = options.nextSetBit(option + 1)) {
            ends[table.item(table.start(option)) + 1]++;
        }
        for (int item = 0; item < table.itemCount(); item++) {
            ends[item + 1] += ends[item];
        }
        int[] order = new int[options.cardinality()];
        for (int option = options.nextSetBit(0); option >= 0; option = options.nextSetBit(option + 1)) {
            order[ends[table.item(table.start(option))]++] = option;
        }
        return order;
    }

    private int countCells() {
        for (int option : optionOf) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                starts[table.item(cell) + 1] += items.get(table.item(cell)) ? 1 : 0;
            }
        }
        for (int item = 0; item < table.itemCount(); item++) {
            starts[item + 1] += starts[item];
        }
        patience.spend(table.cellCount());
        return starts[table.itemCount()];
    }

    /** Lists the bits of each item, ascending. */
    private void list() {
        int[] next = starts.clone();
        for (int bit = 0; bit < optionOf.length; bit++) {
            for (int cell = table.start(optionOf[bit]); cell < table.start(optionOf[bit] + 1); cell++) {
                int item = table.item(cell);
                if (items.get(item)) {
                    cells[next[item]] = cell;
                    bits[next[item]++] = bit;
                }
            }
        }
        patience.spend(table.cellCount());
    }

    private void addItems() {
        for (int item = 0; item < table.itemCount(); item++) {
            rows.addBits(bits, starts[item], starts[item + 1]);
            rows.endRow();
            patience.spend(1L + starts[item + 1] - starts[item]);
            for (int entry = starts[item]; entry < starts[item + 1]; entry++) {
                rowOf[cells[entry]] = item;
            }
        }
    }

    /** Adds a row for each color, and for no color where an item has both. */
    private void addColors() {
        int most = 0;
        for (int cell = 0; cell < table.cellCount(); cell++) {
            most = Math.max(most, table.color(cell));
        }
        int[] rowOfColor = new int[most + 1];
        Arrays.fill(rowOfColor, NONE);
        Arrays.fill(plainRows, NONE);
        sizes = new int[table.itemCount() + 16];
        for (int item = 0; item < table.itemCount(); item++) {
            sizes[item] = starts[item + 1] - starts[item];
            patience.spend(1 + 2L * sizes[item]);
            int first = colors;
            boolean isColored = false;
            for (int entry = starts[item]; entry < starts[item + 1]; entry++) {
                isColored |= table.color(cells[entry]) != OptionTable.NO_COLOR;
            }
            for (int entry = starts[item]; isColored && entry < starts[item + 1]; entry++) {
                int color = table.color(cells[entry]);
                if (rowOfColor[color] < table.itemCount() + first) {
                    rowOfColor[color] = rowCount();
                    plainRows[item] = color == OptionTable.NO_COLOR ? rowCount() : plainRows[item];
                    colors++;
                }
                rowOf[cells[entry]] = rowOfColor[color];
            }
            colorStarts[item + 1] = colors;
            if (isColored) {
                addRowsOfColors(item, first);
            }
        }
    }

    private void addRowsOfColors(int item, int first) {
        sizes = rowCount() <= sizes.length ? sizes : Arrays.copyOf(sizes, 2 * rowCount());
        int[] next = new int[colors - first + 1];
        int base = table.itemCount() + first;
        for (int entry = starts[item]; entry < starts[item + 1]; entry++) {
            next[rowOf[cells[entry]] - base + 1]++;
        }
        for (int color = 0; color < next.length - 1; color++) {
            sizes[base + color] = next[color + 1];
            next[color + 1] += next[color];
        }
        for (int entry = starts[item]; entry < starts[item + 1]; entry++) {
            sorted[next[rowOf[cells[entry]] - base]++] = bits[entry];
        }
        int from = 0;
        for (int color = 0; color < next.length - 1; color++) {
            rows.addBits(sorted, from, next[color]);
            rows.endRow();
            from = next[color];
        }
    }

    private void addLimits() {
        for (int bit = 0; bit < optionOf.length; bit++) {
            for (int cell = table.start(optionOf[bit]); cell < table.start(optionOf[bit] + 1); cell++) {
                int item = table.item(cell);
                if (items.get(item) && item < primaryCount) {
                    primaries.add(item);
                }
                if (items.get(item) && (item >= primaryCount || highs[item] == 1)) {
                    limits.add(item);
                    sharers.add(table.color(cell) == OptionTable.NO_COLOR ? NONE : rowOf[cell]);
                }
            }
            primaryStarts[bit + 1] = primaries.count();
            limitStarts[bit + 1] = limits.count();
        }
        patience.spend(table.cellCount());
    }

    /** Adds the pairs of an item with others. */
    private void addPairs(int item) {
        int size = sizes[item];
        countRows(item);
        sortByRows(item);
        for (int i = 0; i < touchedCount; i++) {
            int row = touched[i];
            int other = row < table.itemCount() ? row : NONE;
            if (other >= 0 && other != item && mayCover(item, other)) {
                int common = counts[other];
                if (colorStarts[other] < colorStarts[other + 1]) {
                    addColoredPair(item, other, common);
                } else if (isListed(common, size) && sizes[other] > common) {
                    addPair(other, common == size ? NONE : rowOf(other));
                }
            }
        }
        for (int i = 0; i < touchedCount; i++) {
            counts[touched[i]] = 0;
        }
        touchedCount = 0;
    }

    /** Whether the options that cover an item as often as it must be covered leave no room in another one. */
    private boolean mayCover(int item, int other) {
        return other >= primaryCount || lows[item] >= highs[other];
    }

    private boolean isListed(int common, int size) {
        return common == size || (!onlyWhole && common >= 2 && common * GOOD_PART >= size);
    }

    /** Counts for each item, and for each color of an item, how many options of an item have it. */
    private void countRows(int item) {
        for (int entry = starts[item]; entry < starts[item + 1]; entry++) {
            int option = optionOf[bits[entry]];
            patience.spend(table.start(option + 1) - table.start(option));
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (items.get(table.item(cell))) {
                    count(table.item(cell));
                    if (rowOf[cell] != table.item(cell)) {
                        count(rowOf[cell]);
                    }
                }
            }
        }
    }

    private void count(int row) {
        if (counts[row]++ == 0) {
            if (touchedCount == touched.length) {
                touched = Arrays.copyOf(touched, 2 * touchedCount);
            }
            touched[touchedCount++] = row;
        }
    }

    /** Sorts the bits of an item by the rows in which they are. */
    private void sortByRows(int item) {
        int length = 0;
        for (int i = 0; i < touchedCount; i++) {
            ends[touched[i]] = length;
            length += isSorted(touched[i], item) ? counts[touched[i]] : 0;
        }
        if (length > sorted.length) {
            sorted = new int[Math.max(length, 2 * sorted.length)];
        }
        for (int entry = starts[item]; entry < starts[item + 1]; entry++) {
            int option = optionOf[bits[entry]];
            patience.spend(table.start(option + 1) - table.start(option));
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (items.get(table.item(cell)) && isSorted(rowOf[cell], item)) {
                    sorted[ends[rowOf[cell]]++] = bits[entry];
                }
            }
        }
    }

    /** Whether the bits of a row are needed for a pair: those of colors, and of items that not all options have. */
    private boolean isSorted(int row, int item) {
        return row >= table.itemCount() || isListed(counts[row], sizes[item]);
    }

    /** Adds the row of the options of the item at hand that are in a row. */
    private int rowOf(int row) {
        rows.addBits(sorted, ends[row] - counts[row], ends[row]);
        return rows.endRow();
    }

    private void addPair(int doomedRow, int insideRow) {
        doomed.add(doomedRow);
        inside.add(insideRow);
        supportStarts.add(supports.count());
    }

    /** Adds a pair if all options of the first item have the second one, and others have it too. */
    private void addColoredPair(int item, int other, int common) {
        if (common < sizes[item] || sizes[other] == common) {
            return;
        }
        int before = supports.count();
        for (int color = colorStarts[other]; color < colorStarts[other + 1]; color++) {
            int row = table.itemCount() + color;
            if (row != plainRows[other] && sizes[row] > counts[row]) {
                supports.add(rowOf(row));
                supported.add(row);
            }
        }
        if (plainRows[other] != NONE || supports.count() > before) {
            addPair(plainRows[other], NONE);
        }
    }
}
