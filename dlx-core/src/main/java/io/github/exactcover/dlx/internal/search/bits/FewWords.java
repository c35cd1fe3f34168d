package io.github.exactcover.dlx.internal.search.bits;

/**
 * Makes the nodes of {@link LiveBits} if rows are complete: there are no wide items, and so few words that each choice goes
 * through all of them. Then we know after each choice in which words an item has a single option left, and can choose
 * everything that is forced in one loop.
 *
 * <p>The last word of a block has a bit for each word that still matters. When solutions are only counted, a word without
 * active items is no longer kept up to date. To list a solution, all words are needed.
 */
final class FewWords {

    /** What {@link #choose} says if an item has no option left. */
    static final int DEAD = -1;

    private final BitLayout layout;
    private final BitRows rows;
    private final BitLeaves leaves;
    private final int words;
    private final boolean counting;

    /** A bit for each word. */
    private final long allWords;

    private long updates;

    FewWords(BitRows rows, BitLeaves leaves, boolean counting) {
        this.layout = rows.layout;
        this.rows = rows;
        this.leaves = leaves;
        this.words = layout.words;
        this.counting = counting;
        this.allWords = words == 0 ? 0 : -1L >>> (64 - words);
    }

    /** Chooses what is forced in the block of the root, as {@link #choose} does. */
    int chooseForced(long[] state, int start, int uncovered) {
        for (int word = 0; word < words; word++) {
            if (single(state, start, word) != 0) {
                return choose(state, start, start, forced(state, start, word), uncovered);
            }
        }
        return uncovered;
    }

    /**
     * Chooses an option, and then the last option of every item that has but one, until there is no such item.
     *
     * @param from where the block starts in which to choose it
     * @param to where the block starts that is made, perhaps the same
     * @param uncovered how many items are not covered before
     * @return how many items are not covered then, or {@link #DEAD}
     */
    int choose(long[] state, int from, int to, int option, int uncovered) {
        final long[] row = rows.narrowRows;
        final long[] tops = layout.tops;
        final long[] bottoms = layout.bottoms;
        final int words = this.words;
        int source = from;
        int chosen = option;
        int left = uncovered;
        while (true) {
            left -= rows.lengths[chosen];
            updates += words; // Including those that do not matter, so that the count depends only on the choices.
            if (leaves.isAtMostOneAway(left)) {
                int last = left == 0 ? 1 : leaves.lastOptions(state, source, chosen);
                if (last < 2) {
                    updates += left == 0 ? 0 : words * last;
                    return last == 0 ? DEAD : 0;
                }
            }
            int start = 2 * words * chosen;
            long used = state[source + 2 * words];
            if (source != to) {
                clearActive(state, to, allWords & ~used);
            }
            long some = 0;
            long done = 0;
            for (long rest = used; rest != 0; rest &= rest - 1) {
                int word = Long.numberOfTrailingZeros(rest);
                long here = rest & -rest;
                long x = state[source + word] & row[start + 2 * word];
                long active = state[source + words + word] & row[start + 2 * word + 1];
                state[to + word] = x;
                state[to + words + word] = active;
                long h = tops[word];
                long l = bottoms[word];
                long t = (x | h) - l;
                if ((active & ~(t | x)) != 0) {
                    return DEAD;
                }
                x &= t;
                t = (x | h) - l;
                long single = active & ~(t | x);
                // Without branches, which would be unpredictable.
                some |= here & (single | -single) >> 63;
                done |= here & ~((active | -active) >> 63);
            }
            state[to + 2 * words] = counting ? used & ~done : used;
            if (some == 0) {
                return left;
            }
            source = to;
            chosen = forced(state, to, Long.numberOfTrailingZeros(some));
        }
    }

    /** Takes away the active items that another node left in words that do not matter any more. */
    private void clearActive(long[] state, int start, long unused) {
        for (long rest = unused; rest != 0; rest &= rest - 1) {
            state[start + words + Long.numberOfTrailingZeros(rest)] = 0;
        }
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
        x &= (x | h) - l;
        return state[start + words + word] & ~((x | h) - l | x);
    }

    /** A bit for each word, as it is before anything is chosen. */
    long allWords() {
        return allWords;
    }

    /** The number of words in the rows of the options chosen. */
    long updates() {
        return updates;
    }
}
