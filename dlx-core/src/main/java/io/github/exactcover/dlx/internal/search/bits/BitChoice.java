package io.github.exactcover.dlx.internal.search.bits;

import io.github.exactcover.dlx.internal.search.ItemRule;

/** Chooses, by a rule, the item to branch on from a block of {@link LiveBits} in which all sizes are at least 2. */
final class BitChoice {

    private static final int NONE = Integer.MAX_VALUE;

    private final BitLayout layout;
    private final ItemRule rule;
    private final boolean guarded;
    private final int narrowWords;
    private final int words;
    private final long[] tops;
    private final long[] bottoms;

    BitChoice(BitLayout layout, ItemRule rule) {
        this.layout = layout;
        this.rule = rule;
        this.guarded = layout.guarded;
        this.narrowWords = layout.narrowWords;
        this.words = layout.words;
        this.tops = layout.tops;
        this.bottoms = layout.bottoms;
    }

    /**
     * The item to branch on; some item is active.
     *
     * @param start where the block starts
     * @param fewestWide the first of the wide items that have the fewest options, -1 if none is active
     * @param noPair whether it is known that all items have guards, and more than two options; and the rule wants the
     *     fewest
     */
    int item(long[] state, int start, int fewestWide, boolean noPair) {
        if (noPair) {
            return smallestAboveTwo(state, start);
        }
        if (rule.isWeighted()) {
            return smallestScore(state, start);
        }
        if (rule.isLeftmost()) {
            return Math.min(leftmostNarrow(state, start), leftmostWide(state, start));
        }
        int narrow = smallestNarrow(state, start);
        if (fewestWide < 0) {
            return narrow;
        }
        int wide = layout.wideItems[fewestWide];
        int more = narrow == NONE ? 1 : size(state, start, narrow) - size(state, start, wide);
        return more < 0 || (more == 0 && narrow < wide) ? narrow : wide;
    }

    private int leftmostNarrow(long[] state, int start) {
        for (int base = 0; base < narrowWords; base += 64) {
            for (long used = used(state, start, base); used != 0; used &= used - 1) {
                int word = base + Long.numberOfTrailingZeros(used);
                long active = active(state, start, word);
                if (active != 0) {
                    return layout.itemOf[64 * word + Long.numberOfTrailingZeros(active)];
                }
            }
        }
        return NONE;
    }

    private int leftmostWide(long[] state, int start) {
        for (int first = 0; first < layout.wideCount(); first += 64) {
            long active = state[start + words + narrowWords + (first >> 6)];
            if (active != 0) {
                return layout.wideItems[first + Long.numberOfTrailingZeros(active)];
            }
        }
        return NONE;
    }

    /** The first of the narrow items with the fewest options. Two are the fewest, and often there is one with two. */
    private int smallestNarrow(long[] state, int start) {
        int three = NONE;
        for (int base = 0; base < narrowWords; base += 64) {
            for (long used = used(state, start, base); used != 0; used &= used - 1) {
                int word = base + Long.numberOfTrailingZeros(used);
                long active = active(state, start, word);
                long h = tops[word];
                long l = bottoms[word];
                long x = guarded ? state[start + word] & ~h : state[start + word];
                x &= (x | h) - l;
                x &= (x | h) - l;
                long t = (x | h) - l;
                long found = active & ~(t | x);
                if (found != 0) {
                    return layout.itemOf[64 * word + Long.numberOfTrailingZeros(found)];
                }
                if (three == NONE) {
                    x &= t;
                    found = active & ~((x | h) - l | x);
                    if (found != 0) {
                        three = layout.itemOf[64 * word + Long.numberOfTrailingZeros(found)];
                    }
                }
            }
        }
        return three == NONE ? smallestCounted(state, start) : three;
    }

    /**
     * The first of the items with the fewest options, if all have guards and none has just two options: often one has
     * three.
     */
    private int smallestAboveTwo(long[] state, int start) {
        for (long used = state[start + words]; used != 0; used &= used - 1) {
            int word = Long.numberOfTrailingZeros(used);
            long h = tops[word];
            long l = bottoms[word];
            long active = state[start + word] & h;
            long x = state[start + word] & ~h;
            x &= (x | h) - l;
            x &= (x | h) - l;
            x &= (x | h) - l;
            long three = active & ~((x | h) - l);
            if (three != 0) {
                return layout.itemOf[64 * word + Long.numberOfTrailingZeros(three)];
            }
        }
        return smallestCounted(state, start);
    }

    private int smallestCounted(long[] state, int start) {
        int best = NONE;
        int smallest = NONE;
        for (int base = 0; base < narrowWords; base += 64) {
            for (long used = used(state, start, base); used != 0; used &= used - 1) {
                int word = base + Long.numberOfTrailingZeros(used);
                long x = state[start + word];
                for (long active = active(state, start, word); active != 0; active &= active - 1) {
                    int item = layout.itemOf[64 * word + Long.numberOfTrailingZeros(active)];
                    int size = Long.bitCount(x & layout.fieldOf[item]);
                    if (size < smallest) {
                        smallest = size;
                        best = item;
                    }
                }
            }
        }
        return best;
    }

    private int smallestScore(long[] state, int start) {
        int best = NONE;
        float smallest = Float.POSITIVE_INFINITY;
        for (int item = 0; item < layout.primaryCount; item++) {
            if (isActive(state, start, item)) {
                float score = ItemRule.score(size(state, start, item), rule.price(item));
                if (score < smallest) {
                    smallest = score;
                    best = item;
                }
            }
        }
        return best;
    }

    /** Whether an item is not covered. */
    boolean isActive(long[] state, int start, int item) {
        long field = layout.fieldOf[item];
        if (field != 0) {
            int word = layout.wordOf[item];
            return (used(state, start, word & -64) >>> word & 1) != 0
                    && (active(state, start, word) & layout.topOf(item)) != 0;
        }
        if (guarded) {
            return false;
        }
        int wide = layout.wideOf(item);
        return (state[start + words + narrowWords + (wide >> 6)] >>> wide & 1) != 0;
    }

    /** A bit for each of 64 words of narrow items that may have active items. */
    private long used(long[] state, int start, int base) {
        return guarded ? state[start + words] : -1L >>> Math.max(0, base + 64 - narrowWords);
    }

    /** The tops of the active items in a word. */
    private long active(long[] state, int start, int word) {
        return guarded ? state[start + word] & tops[word] : state[start + words + word];
    }

    /** How many options are left for an item. */
    int size(long[] state, int start, int item) {
        long field = layout.fieldOf[item];
        if (field != 0) {
            return Long.bitCount(state[start + layout.wordOf[item]] & field);
        }
        int size = 0;
        for (int word = layout.wordOf[item]; word < layout.endOf(item); word++) {
            size += Long.bitCount(state[start + word]);
        }
        return size;
    }
}
