package io.github.exactcover.dlx.internal.search;

import java.util.Arrays;

/**
 * Finds the item with the smallest size, the first of equals, without looking at all of them: a knockout tournament.
 * When a size changes, its matches are replayed from the bottom up, as far as the change has an effect.
 *
 * <p>Knuth's programs look at every uncovered item at every node. That is best with few items, and far too slow with a
 * hundred thousand.
 */
public final class SizeTournament {

    /** With more primary items than this, a tournament finds the smallest sooner than a look at all of them. */
    public static final int MANY_ITEMS = 1000;

    /** The size of an item that does not take part. */
    public static final int ABSENT = Integer.MAX_VALUE;

    /** {@code size[item]}; the places after the last item stay {@link #ABSENT}. */
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

    private SizeTournament(SizeTournament other) {
        capacity = other.capacity;
        size = other.size.clone();
        winner = other.winner.clone();
    }

    /** Another tournament in the same state. */
    public SizeTournament copy() {
        return new SizeTournament(this);
    }

    /** Becomes what another tournament of as many items is. */
    public void set(SizeTournament other) {
        System.arraycopy(other.size, 0, size, 0, capacity);
        System.arraycopy(other.winner, 0, winner, 0, capacity);
    }

    /** The item of smallest size, the first of several; meaningless when all are absent. */
    public int smallest() {
        return winner[1];
    }

    /** Sets the size of an item; {@link #ABSENT} takes it out. */
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

    /**
     * Replays a match after the size of {@code item} changed; returns whether the next match has to be replayed too.
     */
    private boolean play(int match, int left, int right, int item) {
        int before = winner[match];
        int now = size[right] < size[left] ? right : left;
        winner[match] = now;
        return now != before || now == item;
    }
}
