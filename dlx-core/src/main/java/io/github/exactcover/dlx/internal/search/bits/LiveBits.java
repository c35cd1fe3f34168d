package io.github.exactcover.dlx.internal.search.bits;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.StackEngine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The options that are left at each node on the way from the root to where {@link BitParallel} stands, as bits.
 *
 * <p>Each node has a block of words:
 * <ul>
 *   <li>the words of the {@link BitLayout},
 *   <li>for each of its words of narrow items, the top bits of the items that are not covered, called active,
 *   <li>a bit for each active wide item.
 * </ul>
 *
 * <p>If items have guards, a block has only the words of the layout, and one more for {@link FewWords}.
 *
 * <p>Without guards, a covered item has only the bit of the option that covers it. Block 0 is the table before anything
 * was chosen, and block 1 is the root. A choice goes from one block to the next, so nothing has to be undone. Where a
 * node was {@linkplain BitPacking packed}, new live bits begin with its block.
 *
 * <p>All items in a word are looked at together. If h has the tops of all items in a word x, and l their bottoms, then
 * {@code t = (x | h) - l} subtracts one from each item's bits, without borrowing from its neighbor; {@code t | x} has
 * the tops of the items that have a bit at all; and {@code x & t} is x without the lowest bit of each item.
 */
final class LiveBits {

    private final ItemRule rule;
    private final BitLayout layout;
    private final BitRows rows;
    private final BitChoice choice;
    private final BitLeaves leaves;
    private final BitPath path;

    /** Makes the nodes if rows are whole. */
    private final @Nullable FewWords few;

    private final int narrowWords;
    private final int wideWords;
    private final int words;
    private final int wideCount;
    private final long[] tops;
    private final long[] bottoms;
    private final int[] wideStarts;

    /** The number of words in a block. */
    private final int stride;

    /** The block that is the first in {@link #state}. */
    private final int origin;

    /** What the node of the first block was packed from; null if nothing was. */
    private final @Nullable LiveBits outer;

    private long[] state;

    /** For each block, how many primary items are not yet covered. */
    private final int[] uncovered;

    /**
     * While a node is settled: the words in which a narrow item may have a single option left that was not chosen yet.
     * All 0 at any other time.
     */
    private final long[] pending;

    /** The wide item with the fewest options when the last node was settled, and how many these are. */
    private int fewestWide = -1;

    private int fewestOptions;

    private long updates;

    LiveBits(BitRows rows, ItemRule rule) {
        this.rule = rule;
        this.layout = rows.layout;
        this.rows = rows;
        this.choice = new BitChoice(layout, rule);
        this.leaves = new BitLeaves(rows);
        this.path = new BitPath(rows);
        this.narrowWords = layout.narrowWords;
        this.words = layout.words;
        this.wideWords = words - narrowWords;
        this.wideCount = layout.wideCount();
        this.tops = layout.tops;
        this.bottoms = layout.bottoms;
        this.wideStarts = layout.wideStarts;
        this.stride = rows.whole ? words + 1 : words + narrowWords + (wideCount + 63) / 64;
        this.state = new long[stride * (rows.whole ? rows.depth + 2 : Math.min(rows.depth + 2, 16))];
        this.uncovered = new int[rows.depth + 2];
        this.origin = 0;
        this.outer = null;
        boolean straight = words <= BitLayout.STRAIGHT;
        FewWords.Blocks blocks = new FewWords.Blocks(state, stride, origin, uncovered);
        this.few = rows.whole ? new FewWords(rows, rule, straight, leaves.length(), path, blocks) : null;
        this.pending = new long[(narrowWords + 63) / 64];
        start();
    }

    /** What is left at the node of a block, with rows that were packed there. */
    private LiveBits(LiveBits outer, BitRows rows, int block) {
        this.rule = outer.rule;
        this.layout = rows.layout;
        this.rows = rows;
        this.choice = new BitChoice(layout, rule);
        this.leaves = new BitLeaves(rows, outer.leaves.length());
        this.path = outer.path;
        this.narrowWords = layout.narrowWords;
        this.words = layout.words;
        this.wideWords = 0;
        this.wideCount = 0;
        this.tops = layout.tops;
        this.bottoms = layout.bottoms;
        this.wideStarts = layout.wideStarts;
        this.stride = words + 1;
        this.origin = block;
        this.outer = outer;
        // Each choice covers an item.
        this.state = new long[stride * (outer.uncovered[block] + 1)];
        this.uncovered = outer.uncovered;
        boolean straight = outer.few != null && outer.few.isStraight();
        FewWords.Blocks blocks = new FewWords.Blocks(state, stride, origin, uncovered);
        this.few = new FewWords(rows, rule, straight, leaves.length(), path, blocks);
        this.pending = new long[0];
        for (int word = 0; word < words; word++) {
            state[word] = layout.options(word);
        }
        few.start();
    }

    /**
     * The same node with all that is left packed into fewer words, if that pays.
     *
     * @param nodes how many nodes were visited so far
     * @return this if it does not pay
     */
    LiveBits packed(int block, LargeSubtrees subtrees, long nodes) {
        if (uncovered[block] <= leaves.length()) {
            return this; // The block may have just the item to branch on.
        }
        BitPacking packing = new BitPacking(rows, choice, state, start(block));
        return packing.isPossible() && subtrees.decide(packing.effort(), packing.saved(), block - 1, nodes)
                ? new LiveBits(this, packing.pack(), block)
                : this;
    }

    /** The live bits that have the node of a block: these, or those that they were packed from. */
    LiveBits at(int block) {
        LiveBits bits = this;
        while (block < bits.origin) {
            bits = Objects.requireNonNull(bits.outer);
        }
        return bits;
    }

    /** The rows of the options that are left, and their layout. */
    BitRows rows() {
        return rows;
    }

    /** The first block; its node was packed, unless it is block 0. */
    int origin() {
        return origin;
    }

    private int start(int block) {
        return (block - origin) * stride;
    }

    private void start() {
        for (int cell = 0; cell < layout.bitOf.length; cell++) {
            int bit = layout.bitOf[cell];
            if (bit >= 0) {
                state[bit >> 6] |= 1L << bit;
            }
        }
        if (few != null) {
            few.start();
        } else {
            System.arraycopy(tops, 0, state, words, narrowWords);
        }
        for (int wide = 0; wide < wideCount; wide++) {
            state[words + narrowWords + (wide >> 6)] |= 1L << wide;
        }
        uncovered[0] = layout.primaryCount;
    }

    /**
     * Makes the root, in block 1.
     *
     * @return how many primary items are not covered, each of which has at least two options left; or
     *     {@link FewWords#DEAD}
     */
    int enterRoot() {
        if (layout.hopeless) {
            return FewWords.DEAD;
        }
        reserve(1);
        System.arraycopy(state, 0, state, stride, stride);
        if (few != null) {
            return few.enterRoot();
        }
        uncovered[1] = uncovered[0];
        for (int word = 0; word < narrowWords; word++) {
            pending[word >> 6] |= 1L << word;
        }
        path.begin(1);
        return left(1, settle(1));
    }

    /**
     * Makes a node: chooses an option of the node in the block before, and whatever is then forced.
     *
     * @return how many primary items are not covered, each of which has at least two options left; or
     *     {@link FewWords#DEAD}
     */
    int enter(int block, int option) {
        return few != null ? few.enter(block, option) : enterLarge(block, option);
    }

    /** As {@link #enter}, if rows are not complete. */
    private int enterLarge(int block, int option) {
        reserve(block);
        uncovered[block] = uncovered[block - 1];
        path.begin(block);
        path.add(option);
        return left(block, choose(option, block - 1, block) && settle(block));
    }

    private void reserve(int block) {
        int needed = (block + 1) * stride;
        if (needed > state.length) {
            state = Arrays.copyOf(state, (int) Math.min((long) stride * uncovered.length, needed * 3L / 2));
        }
    }

    private int left(int block, boolean settled) {
        path.end(block);
        if (!settled) {
            Arrays.fill(pending, 0);
        }
        return settled ? uncovered[block] : FewWords.DEAD;
    }

    /** Chooses the last option of every item that has but one, until there is no such item; false if one has none. */
    private boolean settle(int block) {
        while (true) {
            if (!settleNarrow(block)) {
                return false;
            }
            if (wideCount == 0) {
                return true;
            }
            countWide(start(block));
            if (fewestOptions != 1) {
                return fewestOptions != 0;
            }
            if (!force(first(block, layout.wideItems[fewestWide]), block)) {
                return false;
            }
        }
    }

    private boolean force(int bit, int block) {
        int option = layout.optionOf[bit];
        path.add(~option);
        return choose(option, block, block);
    }

    private boolean settleNarrow(int block) {
        int start = start(block);
        int i = 0;
        while (i < pending.length) {
            long some = pending[i];
            if (some == 0) {
                i++;
                continue;
            }
            int word = 64 * i + Long.numberOfTrailingZeros(some);
            long single = single(start + word, word);
            if (single == 0) {
                pending[i] = some & (some - 1);
            } else {
                int item = layout.itemOf[64 * word + Long.numberOfTrailingZeros(single)];
                int bit = Long.numberOfTrailingZeros(state[start + word] & layout.fieldOf[item]);
                if (!force(64 * word + bit, block)) {
                    return false;
                }
                i = 0;
            }
        }
        return true;
    }

    /** The tops of the active items in a word that have one option left. */
    private long single(int place, int word) {
        long x = state[place];
        long h = tops[word];
        long l = bottoms[word];
        x &= (x | h) - l;
        return state[place + words] & ~((x | h) - l | x);
    }

    /** Keeps what an option can live with. False if an item has nothing left; the block is then of no use. */
    private boolean choose(int option, int from, int to) {
        uncovered[to] -= rows.lengths[option];
        return chooseChanges(option, start(from), start(to))
                && (wideCount == 0 || chooseWide(option, start(from), start(to)));
    }

    private boolean chooseChanges(int option, int from, int to) {
        if (from != to) {
            System.arraycopy(state, from, state, to, narrowWords);
            System.arraycopy(state, from + words, state, to + words, narrowWords);
        }
        for (int i = rows.settledStarts[option]; i < rows.settledStarts[option + 1]; i++) {
            int place = rows.settled[i];
            if (place < 64 * narrowWords) {
                state[to + words + (place >> 6)] &= ~(1L << place);
            }
        }
        long[] state = this.state;
        int[] changedWords = rows.changedWords;
        long[] changes = rows.changes;
        long[] pending = this.pending;
        int end = rows.changeStarts[option + 1];
        int start = rows.changeStarts[option];
        updates += end - start;
        for (int i = start; i < end; i++) {
            int word = changedWords[i];
            long x = state[to + word] & changes[i];
            long active = state[to + words + word];
            state[to + word] = x;
            long h = tops[word];
            long l = bottoms[word];
            long t = (x | h) - l;
            if ((active & ~(t | x)) != 0) {
                return false;
            }
            x &= t;
            t = (x | h) - l;
            long single = active & ~(t | x);
            pending[word >> 6] |= (single | -single) >>> 63 << word;
        }
        return true;
    }

    private boolean chooseWide(int option, int from, int to) {
        int actives = words + narrowWords;
        if (from != to) {
            for (int i = 0; i < stride - actives; i++) {
                state[to + actives + i] = state[from + actives + i];
            }
        }
        for (int i = rows.settledStarts[option]; i < rows.settledStarts[option + 1]; i++) {
            int place = rows.settled[i] - 64 * narrowWords;
            if (place >= 0) {
                state[to + actives + (place >> 6)] &= ~(1L << place);
            }
        }
        int row = wideWords * option;
        if (isWideEmptied(option, from, to + actives, row)) {
            return false;
        }
        updates += wideWords;
        and(state, to + narrowWords, from + narrowWords, rows.wideRows, row, wideWords);
        return true;
    }

    /** Whether one of the items that are the likeliest to be left without options is. */
    private boolean isWideEmptied(int option, int from, int actives, int row) {
        for (int i = BitRows.LIKELY * option; i < BitRows.LIKELY * (option + 1); i++) {
            int wide = rows.likely[i];
            if (wide >= 0 && (state[actives + (wide >> 6)] >>> wide & 1) != 0) {
                long left = 0;
                for (int word = wideStarts[wide]; word < wideStarts[wide + 1]; word++) {
                    left |= state[from + word] & rows.wideRows[row + word - narrowWords];
                }
                if (left == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Simple enough for the compiler to take several words at a time. */
    private static void and(long[] state, int to, int from, long[] row, int start, int length) {
        for (int i = 0; i < length; i++) {
            state[to + i] = state[from + i] & row[start + i];
        }
    }

    /** Finds the active wide item with the fewest options, or the first that has 0 or 1. */
    private void countWide(int start) {
        int fewest = Integer.MAX_VALUE;
        fewestWide = -1;
        for (int first = 0; first < wideCount && fewest > 1; first += 64) {
            long active = state[start + words + narrowWords + (first >> 6)];
            while (active != 0) {
                int wide = first + Long.numberOfTrailingZeros(active);
                active &= active - 1;
                int count = 0;
                for (int word = wideStarts[wide]; word < wideStarts[wide + 1]; word++) {
                    count += Long.bitCount(state[start + word]);
                }
                if (count < fewest) {
                    fewest = count;
                    fewestWide = wide;
                    if (count <= 1) {
                        break;
                    }
                }
            }
        }
        fewestOptions = fewest;
    }

    /** The item to branch on at the node that was made last; it is not a solution. */
    int chooseItem(int block) {
        int known = few == null ? -1 : few.item();
        return known >= 0 ? known : choice.item(state, start(block), fewestWide, known == FewWords.NO_PAIR);
    }

    /**
     * Counts what is below the node that was made last, if its solutions are at most two options away and this takes at
     * most so many nodes.
     *
     * @return what was counted, or null
     */
    @Nullable
    BitLeaves countLeaves(int block, int item, long mostNodes) {
        if (leaves.areAtMostTwoAway(uncovered[block])
                && leaves.count(state, start(block), item, uncovered[block], mostNodes)) {
            updates += leaves.updates();
            return leaves;
        }
        return null;
    }

    /** How many options are left for an item. */
    int degree(int block, int item) {
        return choice.size(state, start(block), item);
    }

    /** How many options of an item are left before one of them. */
    int before(int block, int bit) {
        int item = layout.itemOf[bit];
        int count = 0;
        for (int word = layout.wordOf[item]; word < bit >> 6; word++) {
            count += Long.bitCount(state[start(block) + word]);
        }
        long lower = (1L << bit) - 1;
        return count + Long.bitCount(state[start(block) + (bit >> 6)] & layout.fieldIn(item) & lower);
    }

    /** The first option that is left for an item, as a bit. */
    int first(int block, int item) {
        int start = start(block);
        int word = layout.wordOf[item];
        long x = state[start + word] & layout.fieldIn(item);
        while (x == 0) {
            x = state[start + ++word];
        }
        return 64 * word + Long.numberOfTrailingZeros(x);
    }

    /** The last option that is left for an item, as a bit. */
    int last(int block, int item) {
        int start = start(block);
        int word = layout.endOf(item) - 1;
        long x = state[start + word] & layout.fieldIn(item);
        while (x == 0) {
            x = state[start + --word];
        }
        return 64 * word + 63 - Long.numberOfLeadingZeros(x);
    }

    /** The option of the same item after one that is not the last, as a bit. */
    int next(int block, int bit) {
        int start = start(block);
        int word = (bit + 1) >> 6;
        long x = state[start + word] & -1L << (bit + 1);
        while (x == 0) {
            x = state[start + ++word];
        }
        return 64 * word + Long.numberOfTrailingZeros(x);
    }

    /** The bit of an option among those left for an item, or -1. */
    int find(int block, int item, int option) {
        int last = last(block, item);
        for (int bit = first(block, item); ; bit = next(block, bit)) {
            if (layout.optionOf[bit] == option) {
                return bit;
            }
            if (bit == last) {
                return -1;
            }
        }
    }

    /**
     * Whether so few items are left at the node made last, but more at the one above it, and more than two options are
     * to come. The items have guards.
     */
    boolean isFirstBelow(int block, int items) {
        return few != null
                && uncovered[block] <= items
                && !leaves.areAtMostTwoAway(uncovered[block])
                && (block == 1 || uncovered[block - 1] > items);
    }

    /**
     * Looks in a memo for what is below the node made last. There are no secondary items, and all items have guards.
     */
    int find(SubtreeMemo memo, int block) {
        int start = start(block);
        long low = 0;
        long high = 0;
        for (long used = state[start + words]; used != 0; used &= used - 1) {
            int word = Long.numberOfTrailingZeros(used);
            for (long active = state[start + word] & tops[word]; active != 0; active &= active - 1) {
                int item = layout.itemOf[64 * word + Long.numberOfTrailingZeros(active)];
                low |= item < 64 ? 1L << item : 0;
                high |= item < 64 ? 0 : 1L << item;
            }
        }
        return memo.find(low, high);
    }

    /** The options that cover all items, as {@link Telling#FORCED_NEXT} wants them told. */
    int[] told(int block) {
        return path.told(block);
    }

    /** All that was chosen. */
    BitPath path() {
        return path;
    }

    /** About how many bytes the blocks of a table take, at most. */
    static long bytes(OptionTable table) {
        return 16 * BitLayout.mostWords(table) * (StackEngine.mostChoices(table) + 2L);
    }

    /** The number of words in the rows of the options chosen, without those chosen in {@link #outer}. */
    long updates() {
        return few == null ? updates : updates + few.updates();
    }

    /** The option that a bit belongs to. */
    int optionOf(int bit) {
        return layout.optionOf[bit];
    }

    /** The item that a bit belongs to. */
    int itemOf(int bit) {
        return layout.itemOf[bit];
    }

    /** Copies of the blocks up to this one, and of what is pending. */
    long[][] snapshot(int block) {
        return new long[][] {Arrays.copyOf(state, (block + 1) * stride), pending.clone()};
    }
}
