package io.github.exactcover.dlx.internal.table;

import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A table that is searched in place of another one, and the way back: which option and which item of the other table
 * each of its own is, and which options of the other table are chosen already. Views are made by settling options
 * ({@link Restriction}), by dropping what makes no difference ({@link Reduction}), by taking one part of several
 * ({@code TableParts}), by leaving items uncovered ({@code Relaxation}), by another order of options ({@link
 * #shuffled}), or by adding options ({@code PartialCover}) and items ({@code ColorLiterals}), and one after the other
 * by {@link #then}. Immutable.
 */
public final class View {

    /** What {@link #option} and {@link #item} give for something that the other table does not have. */
    public static final int NONE = -1;

    /** In place of an array of numbers: every number stays as it is. */
    private static final int[] SAME = {};

    private final OptionTable table;

    /**
     * The number of each option in the other table, {@link #NONE} where it has no such option; empty if all are the
     * same.
     */
    private final int[] options;

    /** The number of each item in the other table, as for options; of an added one, that of an item it follows from. */
    private final int[] items;

    /** The options of the other table that belong to every solution, beside those that are found. */
    private final int[] chosen;

    private final boolean impossible;

    private View(OptionTable table, int[] options, int[] items, int[] chosen, boolean impossible) {
        this.table = table;
        this.options = options;
        this.items = items;
        this.chosen = chosen;
        this.impossible = impossible;
    }

    /** A table as a view of itself. */
    public static View same(OptionTable table) {
        return new View(table, SAME, SAME, new int[0], false);
    }

    /**
     * A view of any table that has no solutions: it has one item, which the other table does not have, and no options.
     *
     * @param chosen the options of the other table that every solution would have
     */
    public static View impossible(BitSet chosen) {
        OptionTable unsolvable = new OptionTableBuilder().build(1, new int[] {0});
        return new View(unsolvable, SAME, new int[] {NONE}, chosen.stream().toArray(), true);
    }

    /**
     * A table with its options in a random order, which is the same on every machine for the same seed and number of
     * options. Engines try options in the order of their table.
     */
    public static View shuffled(OptionTable table, long seed) {
        int[] order = IntStream.range(0, table.optionCount()).toArray();
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int moved = order[i];
            order[i] = order[j];
            order[j] = moved;
        }
        return new View(OptionTableBuilder.reordered(table, order), order, SAME, new int[0], false);
    }

    /**
     * A view read from a file, without the numbers of items.
     *
     * @param options the number of each option of the table in the other table, or {@link #NONE}; not copied
     * @param chosen the options of the other table that every solution has besides; not copied
     */
    public static View read(OptionTable table, int[] options, int[] chosen) {
        return new View(table, options, SAME, chosen, false);
    }

    /**
     * A larger table: its first options and all items are those of the other one, and the other table lacks the rest.
     */
    public static View extended(OptionTable table, int optionCount) {
        return extended(table, optionCount, SAME);
    }

    /**
     * The same with more items too.
     *
     * @param items the number of each item in the other table, or of one of that table that a new item follows from
     */
    public static View extended(OptionTable table, int optionCount, int[] items) {
        int[] options = IntStream.range(0, table.optionCount())
                .map(option -> option < optionCount ? option : NONE)
                .toArray();
        return new View(table, options, items, new int[0], false);
    }

    /**
     * The part of a table with some of its options and, in these, some of its items.
     *
     * @param lows the new lower bounds of all primary items of the given table
     * @param highs the new upper bounds
     * @param chosen the options of the given table that every solution has besides
     */
    public static View part(OptionTable table, BitSet options, BitSet items, int[] lows, int[] highs, BitSet chosen) {
        int primaryCount = items.get(0, table.primaryCount()).cardinality();
        return part(table, options, items.stream().toArray(), primaryCount, lows, highs, chosen);
    }

    /** The same with some of the primary items as secondary ones: only the first items are primary, in this order. */
    public static View part(
            OptionTable table, BitSet options, int[] items, int primaryCount, int[] lows, int[] highs, BitSet chosen) {
        int[] newNumbers = new int[table.itemCount()];
        Arrays.fill(newNumbers, NONE);
        IntStream.range(0, items.length).forEach(number -> newNumbers[items[number]] = number);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = options.nextSetBit(0); option >= 0; option = options.nextSetBit(option + 1)) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (newNumbers[table.item(cell)] != NONE) {
                    builder.addCell(table.item(cell), table.color(cell));
                }
            }
            builder.addCost(table.cost(option));
            builder.endOption();
        }
        int[] primary = Arrays.copyOf(items, primaryCount);
        int[] newLows = Arrays.stream(primary).map(item -> lows[item]).toArray();
        int[] newHighs = Arrays.stream(primary).map(item -> highs[item]).toArray();
        return new View(
                builder.build(primaryCount, items.length, newNumbers, newLows, newHighs),
                options.stream().toArray(),
                items,
                chosen.stream().toArray(),
                false);
    }

    /** A view of the table of this view, as a view of the table that this one is of. */
    public View then(View next) {
        if (impossible || next.impossible) {
            return impossible ? this : next;
        }
        return new View(next.table, back(options, next.options), back(items, next.items), solution(next.chosen), false);
    }

    private static int[] back(int[] outer, int[] inner) {
        if (inner.length == 0) {
            return outer;
        }
        return outer.length == 0
                ? inner
                : Arrays.stream(inner)
                        .map(number -> number == NONE ? NONE : outer[number])
                        .toArray();
    }

    /** The table to search. */
    public OptionTable table() {
        return table;
    }

    /** Whether the options that were to be chosen exclude each other; the table has no solutions then. */
    public boolean isImpossible() {
        return impossible;
    }

    /** The number that an option of {@link #table} has in the other table, or {@link #NONE}. */
    public int option(int option) {
        return options.length == 0 ? option : options[option];
    }

    /** The number that an item of {@link #table} has in the other table, or {@link #NONE}. */
    public int item(int item) {
        return items.length == 0 ? item : items[item];
    }

    /** The options of the other table that are chosen already. */
    public IntStream chosen() {
        return Arrays.stream(chosen);
    }

    /** The options of {@link #table} that a solution of the other table has: the way back of {@link #solution}. */
    public int[] found(BitSet solution) {
        return IntStream.range(0, table.optionCount())
                .filter(option -> option(option) != NONE && solution.get(option(option)))
                .toArray();
    }

    /**
     * The solution of the other table that a solution of {@link #table} is: what is chosen already, and what was found,
     * without options that the other table does not have. It can be the given array itself.
     */
    public int[] solution(int[] found) {
        if (options.length == 0 && chosen.length == 0) {
            return found;
        }
        int[] all = Arrays.copyOf(chosen, chosen.length + found.length);
        int length = chosen.length;
        for (int option : found) {
            if (option(option) != NONE) {
                all[length++] = option(option);
            }
        }
        return length == all.length ? all : Arrays.copyOf(all, length);
    }

    /** How long {@link #solution} is of the first options that a search told, some of them as complements. */
    public int solutionLength(int[] told, int count) {
        int length = chosen.length + count;
        for (int at = 0; options.length > 0 && at < count; at++) {
            if (options[told[at] ^ told[at] >> 31] == NONE) {
                length--;
            }
        }
        return length;
    }
}
