package io.github.exactcover.dlx.internal.table;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A table that is searched in place of another one, because it is smaller and tells as much: the solutions of the other
 * one are those of this one, each with the options that are chosen already. Knows which option and
 * item of the other table each of its own is.
 */
public final class Subtable {

    private enum Kind {
        WHOLE,
        PART,
        IMPOSSIBLE
    }

    private final Kind kind;
    private final OptionTable table;

    /** The number of each option in the other table; empty, like the next two, unless this is a part. */
    private final int[] options;

    private final int[] items;
    private final int[] chosen;

    private Subtable(Kind kind, OptionTable table, int[] options, int[] items, int[] chosen) {
        this.kind = kind;
        this.table = table;
        this.options = options;
        this.items = items;
        this.chosen = chosen;
    }

    /** A table as a part of itself. */
    public static Subtable whole(OptionTable table) {
        return new Subtable(Kind.WHOLE, table, new int[0], new int[0], new int[0]);
    }

    /** A table without solutions, in place of any other: it has an item and no options. */
    static Subtable impossible() {
        OptionTable unsolvable = new OptionTableBuilder().build(1, new int[] {0});
        return new Subtable(Kind.IMPOSSIBLE, unsolvable, new int[0], new int[0], new int[0]);
    }

    /**
     * The part of a table with some of its options and, in these, some of its items.
     *
     * @param lows the new lower bounds of all primary items of the given table
     * @param highs the new upper bounds
     */
    static Subtable of(OptionTable table, BitSet options, BitSet items, int[] lows, int[] highs, BitSet chosen) {
        OptionTableBuilder builder = new OptionTableBuilder();
        options.stream().forEach(option -> {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (items.get(table.item(cell))) {
                    builder.addCell(table.item(cell), table.color(cell));
                }
            }
            builder.addCost(table.cost(option));
            builder.endOption();
        });
        int[] kept = items.stream().toArray();
        int[] newNumbers = new int[table.itemCount()];
        Arrays.setAll(newNumbers, item -> Math.max(0, Arrays.binarySearch(kept, item)));
        int primaryCount = (int)
                Arrays.stream(kept).filter(item -> item < table.primaryCount()).count();
        int[] newLows =
                Arrays.stream(kept, 0, primaryCount).map(item -> lows[item]).toArray();
        int[] newHighs =
                Arrays.stream(kept, 0, primaryCount).map(item -> highs[item]).toArray();
        return new Subtable(
                Kind.PART,
                builder.build(primaryCount, kept.length, newNumbers, newLows, newHighs),
                options.stream().toArray(),
                kept,
                chosen.stream().toArray());
    }

    /** A part of this part, as a part of the table that this one is a part of. */
    public Subtable narrow(Subtable inner) {
        return switch (kind) {
            case IMPOSSIBLE -> this;
            case WHOLE -> inner;
            case PART -> inner.kind == Kind.PART ? narrowed(inner) : inner.kind == Kind.WHOLE ? this : inner;
        };
    }

    private Subtable narrowed(Subtable inner) {
        int[] innerItems = Arrays.stream(inner.items).map(item -> items[item]).toArray();
        int[] innerOptions =
                Arrays.stream(inner.options).map(option -> options[option]).toArray();
        return new Subtable(Kind.PART, inner.table, innerOptions, innerItems, solution(inner.chosen));
    }

    /** The table to search. */
    public OptionTable table() {
        return table;
    }

    /** Whether the options that were to be chosen exclude each other; the table has no solutions then. */
    public boolean isImpossible() {
        return kind == Kind.IMPOSSIBLE;
    }

    /** The number that an item of {@link #table} has in the other table; -1 if it has none, being made up. */
    public int item(int item) {
        return switch (kind) {
            case WHOLE -> item;
            case PART -> items[item];
            case IMPOSSIBLE -> -1;
        };
    }

    /** The solution of the other table that a solution of this one is: what is chosen already, and what was found. */
    public int[] solution(int[] found) {
        if (kind == Kind.WHOLE) {
            return found;
        }
        int[] all = Arrays.copyOf(chosen, chosen.length + found.length);
        for (int i = 0; i < found.length; i++) {
            all[chosen.length + i] = options[found[i]];
        }
        return all;
    }
}
