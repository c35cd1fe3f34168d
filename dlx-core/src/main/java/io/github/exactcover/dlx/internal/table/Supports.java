package io.github.exactcover.dlx.internal.table;

import java.util.BitSet;

/**
 * What a primary item that must be covered says of other items, as rows of bits. If all options that it has left also
 * have another item, one of them decides about that item too. A color that none of them gives it is gone, with all
 * options that give it, and so are the options that have the other item without a color and without the first one.
 * The options of an item that give another one a color are the <em>support</em> of the color.
 *
 * <p>Options are bits, sorted by their first item, so that the options of an item are in few words. Rows and their
 * supports are those of compact tables: Jordan Demeulenaere and others, "Compact-Table: Efficiently Filtering Table
 * Constraints with Reversible Sparse Bit-Sets", CP 2016. {@link Consistency} goes through them. Immutable, so many
 * searches can share it.
 *
 * <p>A pair of items is listed if all options of the first item have the second one from the beginning, or if a good
 * part of them has, for then a search may come to where all that are left have it.
 */
public final class Supports {

    /** A place without a row. */
    static final int NONE = SupportsBuilder.NONE;

    final int primaryCount;
    final int[] lows;
    final int[] highs;

    /** The option of each bit. */
    final int[] optionOf;

    /** All rows: the options of each item, those of the {@link #colors}, and those that items have in common. */
    final SparseRows rows;

    /** Where the colors of each item start. Each stands for a row; these rows come after those of the items. */
    final int[] colorStarts;

    /** How many colors all items have; no color is one of them for an item that has colors too. */
    final int colors;

    /** Where the primary items of each bit start in the next array. */
    final int[] primaryStarts;

    final int[] primaries;

    /** Where the limits of each bit start in the next two arrays: its items that only one option may cover. */
    final int[] limitStarts;

    final int[] limits;

    /** The options that may share such an item with the bit, as a row; {@link #NONE} if only the bit itself. */
    final int[] sharers;

    /** Where the pairs of each primary item start in the next four arrays. */
    final int[] pairStarts;

    /** The options that go when all options of the pair's first item have the second: those in this row. */
    final int[] doomed;

    /** The options of the first item that have the second; {@link #NONE} if these are all from the beginning. */
    final int[] inside;

    /** Where the colors of the second item that need support start in the next two arrays. */
    final int[] supportStarts;

    final int[] supports;
    final int[] supported;

    private Supports(SupportsBuilder made) {
        this.primaryCount = made.primaryCount;
        this.lows = made.lows;
        this.highs = made.highs;
        this.optionOf = made.optionOf;
        this.rows = made.rows;
        this.colorStarts = made.colorStarts;
        this.colors = made.colors;
        this.primaryStarts = made.primaryStarts;
        this.primaries = made.primaries.toArray();
        this.limitStarts = made.limitStarts;
        this.limits = made.limits.toArray();
        this.sharers = made.sharers.toArray();
        this.pairStarts = made.pairStarts;
        this.doomed = made.doomed.toArray();
        this.inside = made.inside.toArray();
        this.supportStarts = made.supportStarts.toArray();
        this.supports = made.supports.toArray();
        this.supported = made.supported.toArray();
    }

    /** The supports of a whole table. */
    public static Supports of(OptionTable table) {
        BitSet options = new BitSet();
        for (int option = 0; option < table.optionCount(); option++) {
            options.set(option, table.isEligible(option));
        }
        BitSet items = new BitSet();
        items.set(0, table.itemCount());
        return of(table, options, items, table.lows(), table.highs());
    }

    /**
     * The supports of a part of a table.
     *
     * @param options the options, all of which can be chosen
     * @param items the items; the options are as if they had no others
     * @param lows how often each primary item must be covered
     * @param highs how often it may be covered
     */
    static Supports of(OptionTable table, BitSet options, BitSet items, int[] lows, int[] highs) {
        return new Supports(new SupportsBuilder(table, options, items, lows, highs));
    }

    /** Whether a table is small enough: what is made for all its options. */
    public static boolean fit(OptionTable table) {
        long work = 0;
        for (int option = 0; option < table.optionCount(); option++) {
            work += SupportsBuilder.work(table, option);
        }
        return work <= SupportsBuilder.MOST_WORK;
    }

    /** The number of options. */
    public int optionCount() {
        return optionOf.length;
    }

    /** The number of primary items. */
    public int primaryCount() {
        return primaryCount;
    }

    /** The option of a bit. */
    public int option(int bit) {
        return optionOf[bit];
    }
}
