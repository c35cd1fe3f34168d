package io.github.exactcover.dlx.internal.search;

import java.util.Arrays;

/**
 * The smallest of many sizes, the first of equals, without looking at all of them: a knockout tournament of items. A
 * changed size replays the matches on its way to the root, and stops where the change has no effect.
 *
 * <p>Knuth's programs look at every uncovered item at every node. That is best while items are few, and hopeless when
 * there are a hundred thousand of them.
 */
public final class SizeTournament {

    /** The size of an item that does not take part. */
    public static final int ABSENT = Integer.MAX_VALUE;

    /** {@code size[item]}; the places behind the last item are absent for good. */
    private final int[] size;

    /** {@code winner[1]} is the final, {@code winner[k]} is played between those of {@code 2k} and {@code 2k + 1}. */
    private final int[] winner;

    private final int capacity;

    public SizeTournament(int itemCount) {
        capacity = Math.max(2, Integer.highestOneBit(Math.max(1, itemCount - 1)) << 1);
        size = new int[capacity];
        Arrays.fill(size, ABSENT);
        winner = new int[capacity];
        for (int match = capacity - 1; match >= 1; match--) {
            winner[match] = 2 * match >= capacity ? 2 * match - capacity : winner[2 * match];
        }
    }

    /** The item of smallest size, the first of several; meaningless when all are absent. */
    public int smallest() {
        return winner[1];
    }

    /** Says the size of an item; {@link #ABSENT} takes it out. */
    public void set(int item, int newSize) {
        if (size[item] == newSize) {
            return;
        }
        size[item] = newSize;
        int match = (item + capacity) >> 1;
        boolean felt = play(match, item & ~1, item | 1, item);
        while (felt && match > 1) {
            match >>= 1;
            felt = play(match, winner[2 * match], winner[2 * match + 1], item);
        }
    }

    /** A copy of all sizes. */
    public int[] sizes() {
        return size.clone();
    }

    /** Replays a match after the size of {@code item} changed, and says whether that can be felt further up. */
    private boolean play(int match, int left, int right, int item) {
        int before = winner[match];
        int now = size[right] < size[left] ? right : left;
        winner[match] = now;
        return now != before || now == item;
    }
}
