package io.github.exactcover.dlx.internal.search.bits;

import io.github.exactcover.dlx.internal.search.ItemRule;

/**
 * Makes the nodes of {@link LiveBits} if rows are complete: there are no wide items, and so few words that each choice
 * goes through all of them. Then we know after each choice in which words an item has a single option left, and can
 * choose everything that is forced in one loop.
 *
 * <p>An item is active as long as its guard is there, so a block needs no words of active items. Its last word has a
 * bit for each word that still matters: a word without active items need not be kept up to date. So the bits do not
 * tell a solution; the {@link BitPath} does.
 *
 * <p>A node from which each solution is one option away is not made either. Every option that is left completes a
 * solution, so all that is asked of the node's block is the word with the options of the item to branch on.
 */
final class FewWords {

    /** What {@link #choose} says if an item has no option left. */
    static final int DEAD = -1;

    /** Says that no item has a single option left. */
    private static final int NO_SINGLE = -2;

    /** What {@link #item} says if the item to branch on is not known, but each item has more than two options left. */
    static final int NO_PAIR = -2;

    /** Makes a complement of an option that was forced; 0 leaves a choice as it is. */
    private static final int FORCED = -1;

    /*
     * The arrays of the layout, the rows, the path and the live bits, all of which the search needs at each node: to
     * fetch them from there would take as long as the work.
     */
    private final int words;
    private final int[] updatesOf;
    private final long[] tops;
    private final long[] bottoms;
    private final int[] itemOf;
    private final int[] optionOf;
    private final long[] narrowRows;
    private final int[] rowStarts;
    private final int[] lengths;
    private final int[] path;
    private final int[] ends;
    private final long[] state;
    private final int stride;

    /** The block that is the first in the state. */
    private final int origin;

    private final int[] uncovered;

    /** Whether to go through all words from the first that matters. */
    private final boolean straight;

    /** How many primary items each option has, 0 if they differ. */
    private final int length;

    /** Whether the first item with the fewest options is the one to branch on. */
    private final boolean smallest;

    /** The item to branch on at the node made last; {@link #NO_PAIR}, or -1 if nothing is known yet. */
    private int item = -1;

    private long updates;

    /**
     * The blocks of nodes.
     *
     * @param state the blocks, one after the other
     * @param stride the number of words in a block
     * @param origin the block that is the first in the state
     * @param uncovered for each block, how many primary items are not yet covered
     */
    @SuppressWarnings("ArrayRecordComponent") // It only takes them to a constructor.
    record Blocks(long[] state, int stride, int origin, int[] uncovered) {}

    /**
     * Makes nodes.
     *
     * @param straight whether to go through words that do not matter too, which takes no longer if there are few. It
     *     stays as it is when bits are packed: to compile both ways takes longer than many a search
     */
    FewWords(BitRows rows, ItemRule rule, boolean straight, int length, BitPath path, Blocks blocks) {
        BitLayout layout = rows.layout;
        this.words = layout.words;
        this.straight = straight;
        this.updatesOf = rows.updatesOf;
        this.tops = layout.tops;
        this.bottoms = layout.bottoms;
        this.itemOf = layout.itemOf;
        this.optionOf = layout.optionOf;
        this.narrowRows = rows.narrowRows;
        this.rowStarts = rows.rowStarts;
        this.lengths = rows.lengths;
        this.path = path.options;
        this.ends = path.lengths;
        this.state = blocks.state;
        this.stride = blocks.stride;
        this.origin = blocks.origin;
        this.uncovered = blocks.uncovered;
        this.length = length;
        this.smallest = !rule.isWeighted() && !rule.isLeftmost();
    }

    /** Completes block 0, which has the bits of all options. */
    void start() {
        for (int word = 0; word < words; word++) {
            state[word] |= tops[word];
        }
        state[words] = words == 0 ? 0 : -1L >>> (64 - words);
    }

    /** Makes the root in block 1, which has a copy of block 0, as {@link #enter} does. */
    int enterRoot() {
        item = -1;
        for (int word = 0; word < words; word++) {
            if (single(stride + word, word) != 0) {
                return choose(stride, 1, forced(stride, word), FORCED);
            }
        }
        ends[1] = 0;
        uncovered[1] = uncovered[0];
        return uncovered[0];
    }

    /**
     * Makes a node: chooses an option, and then the last option of every item that has but one, until there is no such
     * item.
     *
     * @param block the block to make; that of the node in which to choose is the one before
     * @return how many items are not covered then, or {@link #DEAD}
     */
    int enter(int block, int option) {
        return choose((block - 1 - origin) * stride, block, option, 0);
    }

    private int choose(int from, int block, int option, int how) {
        int to = (block - origin) * stride;
        int source = from;
        int chosen = option;
        int mark = how;
        int end = ends[block - 1];
        int left = uncovered[block - 1];
        item = -1;
        while (true) {
            left -= lengths[chosen];
            path[end++] = chosen ^ mark;
            updates += updatesOf[chosen]; // All of them, so that the count depends only on the choices.
            if (left <= length) {
                if (left != 0) {
                    left = chooseLast(source, to, chosen, end);
                    end += left == 0 ? 1 : 0;
                }
                break;
            }
            int word = straight ? keepFrom(source, to, chosen) : keepUsed(source, to, chosen);
            if (word < 0) {
                left = word == NO_SINGLE ? left : DEAD;
                break;
            }
            source = to;
            mark = FORCED;
            chosen = forced(to, word);
        }
        ends[block] = end;
        uncovered[block] = left;
        return left;
    }

    /**
     * Keeps the options that can be chosen together with another, in all words from the first that matters. Finds the
     * first item with two options on the way, so that often no search for the item to branch on is needed.
     *
     * @return the first word with an item that has but one option left, {@link #NO_SINGLE}, or {@link #DEAD}
     */
    private int keepFrom(int from, int to, int option) {
        final long[] state = this.state;
        final long[] row = narrowRows;
        final long[] tops = this.tops;
        final long[] bottoms = this.bottoms;
        int start = rowStarts[option];
        int first = NO_SINGLE;
        long live = 0;
        int pairWord = 0;
        long pairs = 0;
        int bound = Long.numberOfTrailingZeros(state[from + words]);
        // Downwards, so that the last that was found is the first.
        for (int word = words - 1; word >= bound; word--) {
            long x = state[from + word] & row[start + word];
            state[to + word] = x;
            long h = tops[word];
            long l = bottoms[word];
            long active = x & h;
            long t = x - l;
            if ((active & ~t) != 0) {
                return DEAD;
            }
            x &= t;
            t = (x | h) - l;
            long single = active & ~t;
            long pair = active & ~(((x & t) | h) - l);
            first = single != 0 ? word : first;
            pairWord = pair != 0 ? word : pairWord;
            pairs = pair != 0 ? pair : pairs;
            live |= (active | -active) >>> 63 << word; // Without branches, which would be unpredictable.
        }
        state[to + words] = live;
        if (first < 0 && smallest) {
            // There are no fewer than two options for any item, so the first with two is the item to branch on.
            item = pairs == 0 ? NO_PAIR : itemOf[64 * pairWord + Long.numberOfTrailingZeros(pairs)];
        }
        return first;
    }

    /** As {@link #keepFrom}, but only in the words that still matter. */
    private int keepUsed(int from, int to, int option) {
        final long[] state = this.state;
        final long[] row = narrowRows;
        final long[] tops = this.tops;
        final long[] bottoms = this.bottoms;
        int start = rowStarts[option];
        long used = state[from + words];
        long some = 0;
        long live = 0;
        for (long rest = used; rest != 0; rest &= rest - 1) {
            int word = Long.numberOfTrailingZeros(rest);
            long x = state[from + word] & row[start + word];
            state[to + word] = x;
            long h = tops[word];
            long l = bottoms[word];
            long active = x & h;
            long t = x - l;
            if ((active & ~t) != 0) {
                return DEAD;
            }
            x &= t;
            long single = active & ~((x | h) - l);
            some |= (single | -single) >>> 63 << word;
            live |= (active | -active) >>> 63 << word;
        }
        state[to + words] = live;
        return some == 0 ? NO_SINGLE : Long.numberOfTrailingZeros(some);
    }

    /**
     * What {@link #choose} does if one more option is to be chosen. If there is only one, it is put on the path.
     *
     * @return how many items are not covered then, or {@link #DEAD}
     */
    private int chooseLast(int from, int to, int chosen, int end) {
        int start = rowStarts[chosen];
        for (long used = state[from + words]; used != 0; used &= used - 1) {
            int word = Long.numberOfTrailingZeros(used);
            long x = state[from + word] & narrowRows[start + word];
            long guard = Long.lowestOneBit(x & tops[word]);
            if (guard != 0) {
                long last = x & below(guard, word);
                if ((last & (last - 1)) != 0) {
                    state[to + word] = last;
                    item = itemOf[64 * word + Long.numberOfTrailingZeros(guard)];
                    return length;
                }
                if (last == 0) {
                    return DEAD;
                }
                int option = optionOf[64 * word + Long.numberOfTrailingZeros(last)];
                path[end] = ~option;
                updates += updatesOf[option];
                return 0;
            }
        }
        return DEAD;
    }

    /** Whether to go through words that do not matter too. */
    boolean isStraight() {
        return straight;
    }

    /** The bits of the options of an item, which are those below its guard. */
    private long below(long guard, int word) {
        return guard - Long.highestOneBit(bottoms[word] & (guard - 1));
    }

    /** The item to branch on at the node made last, if it is known; {@link #NO_PAIR} or -1 if it is to be chosen. */
    int item() {
        return item;
    }

    /** The last option of the first item in a word that has but one. */
    private int forced(int start, int word) {
        long field = below(Long.lowestOneBit(single(start + word, word)), word);
        return optionOf[64 * word + Long.numberOfTrailingZeros(state[start + word] & field)];
    }

    /** The tops of the active items in a word that have one option left. */
    private long single(int place, int word) {
        long x = state[place];
        long h = tops[word];
        long l = bottoms[word];
        long active = x & h;
        x &= x - l;
        return active & ~((x | h) - l);
    }

    /** The number of words in the rows of the options chosen. */
    long updates() {
        return updates;
    }
}
