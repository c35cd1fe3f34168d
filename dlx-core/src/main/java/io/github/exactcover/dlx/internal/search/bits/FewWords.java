package io.github.exactcover.dlx.internal.search.bits;

/**
 * Makes the nodes of {@link LiveBits} if rows are complete: there are no wide items, and so few words that each choice goes
 * through all of them. Then we know after each choice in which words an item has a single option left, and can choose
 * everything that is forced in one loop.
 *
 * <p>An item is active as long as its guard is there, so a block needs no words of active items. Its last word has a bit for
 * each word that still matters: a word without active items need not be kept up to date. So the bits do not tell a solution; the {@link BitPath} does.
 *
 * <p>A node from which each solution is one option away is not made either. Every option that is left completes a solution,
 * so all that anybody asks of the node's block is the word with the options of the item to branch on.
 */
final class FewWords {

    /** What {@link #choose} says if an item has no option left. */
    static final int DEAD = -1;

    /** Says that no item has a single option left. */
    private static final int NO_SINGLE = -2;

    /** Up to so many words, skipping those between that do not matter takes longer than going through them. */
    static final int STRAIGHT = 10;

    /** Makes a complement of an option that was forced; 0 leaves a choice as it is. */
    private static final int FORCED = -1;

    private final BitLayout layout;
    private final BitRows rows;
    private final BitLeaves leaves;
    private final BitPath path;
    private final int words;

    /** A bit for each word. */
    private final long allWords;

    /** The item of the only word in the block made last; -1 if the block is complete. */
    private int onlyItem = -1;

    private long updates;

    FewWords(BitRows rows, BitLeaves leaves, BitPath path) {
        this.layout = rows.layout;
        this.rows = rows;
        this.leaves = leaves;
        this.words = layout.words;
        this.path = path;
        this.allWords = words == 0 ? 0 : -1L >>> (64 - words);
    }

    /** Completes block 0, which has the bits of all options. */
    void start(long[] state) {
        for (int word = 0; word < words; word++) {
            state[word] |= layout.tops[word];
        }
        state[words] = allWords;
    }

    /** Makes the root in block 1, which has a copy of block 0, as {@link #enter} does. */
    int enterRoot(long[] state, int stride, int uncovered) {
        path.begin(1);
        onlyItem = -1;
        int left = uncovered;
        for (int word = 0; word < words; word++) {
            if (single(state, stride, word) != 0) {
                left = choose(state, stride, stride, forced(state, stride, word), FORCED, uncovered);
                break;
            }
        }
        path.end(1);
        return left;
    }

    /**
     * Makes a node: chooses an option, and then the last option of every item that has but one, until there is no such item.
     *
     * @param block the block to make; that of the node in which to choose is the one before
     * @param uncovered how many items are not covered before
     * @return how many items are not covered then, or {@link #DEAD}
     */
    int enter(long[] state, int stride, int block, int option, int uncovered) {
        path.begin(block);
        onlyItem = -1;
        int left = choose(state, (block - 1) * stride, block * stride, option, 0, uncovered);
        path.end(block);
        return left;
    }

    private int choose(long[] state, int from, int to, int option, int how, int uncovered) {
        int source = from;
        int chosen = option;
        int mark = how;
        int left = uncovered;
        while (true) {
            left -= rows.lengths[chosen];
            path.add(chosen ^ mark);
            updates += layout.plainWords; // All of them, so that the count depends only on the choices.
            if (left == 0) {
                return 0;
            }
            if (leaves.isAtMostOneAway(left)) {
                return chooseLast(state, source, to, chosen, left);
            }
            int word = words <= STRAIGHT ? keepFrom(state, source, to, chosen) : keepUsed(state, source, to, chosen);
            if (word < 0) {
                return word == NO_SINGLE ? left : DEAD;
            }
            source = to;
            mark = FORCED;
            chosen = forced(state, to, word);
        }
    }

    /**
     * Keeps the options that can be chosen together with another, in all words from the first that matters.
     *
     * @return the first word with an item that has but one option left, {@link #NO_SINGLE}, or {@link #DEAD}
     */
    private int keepFrom(long[] state, int from, int to, int option) {
        final long[] row = rows.narrowRows;
        final long[] tops = layout.tops;
        final long[] bottoms = layout.bottoms;
        int start = words * option;
        int first = NO_SINGLE;
        int low = words;
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
            long single = active & ~((x | h) - l);
            first = single != 0 ? word : first;
            low = active != 0 ? word : low;
        }
        state[to + words] = allWords & -1L << low;
        return first;
    }

    /** As {@link #keepFrom}, but only in the words that still matter. */
    private int keepUsed(long[] state, int from, int to, int option) {
        final long[] row = rows.narrowRows;
        final long[] tops = layout.tops;
        final long[] bottoms = layout.bottoms;
        int start = words * option;
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
            // Without branches, which would be unpredictable.
            some |= (single | -single) >>> 63 << word;
            live |= (active | -active) >>> 63 << word;
        }
        state[to + words] = live;
        return some == 0 ? NO_SINGLE : Long.numberOfTrailingZeros(some);
    }

    /** What {@link #choose} does after a choice if at most one more option is to be chosen; {@code left} is not 0. */
    private int chooseLast(long[] state, int from, int to, int chosen, int left) {
        long last = leaves.lastOptions(state, from, chosen);
        if (last == 0) {
            return DEAD;
        }
        int item = leaves.lastItem();
        int word = layout.wordOf[item];
        if ((last & (last - 1)) == 0) {
            path.add(~layout.optionOf[64 * word + Long.numberOfTrailingZeros(last)]);
            updates += layout.plainWords;
            return 0;
        }
        state[to + word] = last;
        onlyItem = item;
        return left;
    }

    /** The item to branch on at the node made last, if only its word was made; -1 if the block is complete. */
    int onlyItem() {
        return onlyItem;
    }

    /** The last option of the first item in a word that has but one. */
    private int forced(long[] state, int start, int word) {
        int item = layout.itemOf[64 * word + Long.numberOfTrailingZeros(single(state, start, word))];
        int bit = Long.numberOfTrailingZeros(state[start + word] & layout.fieldOf[item]);
        return layout.optionOf[64 * word + bit];
    }

    /** The tops of the active items in a word that have one option left. */
    private long single(long[] state, int start, int word) {
        long x = state[start + word];
        long h = layout.tops[word];
        long l = layout.bottoms[word];
        long active = x & h;
        x &= x - l;
        return active & ~((x | h) - l);
    }

    /** The number of words in the rows of the options chosen. */
    long updates() {
        return updates;
    }
}
