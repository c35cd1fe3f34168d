package io.github.exactcover.dlx.internal.table;

import java.lang.ref.WeakReference;
import java.util.Arrays;

/**
 * The places of the options of one solution after the other, ascending. A solution has most of its options in common
 * with the one before, and engines tell those first. So there is a bit for each option of the problem, only the bits
 * of the others are flipped, and places are read anew from the first word that has changed. That takes about half as
 * long as to sort them.
 *
 * <p>For the thread that made it. Other threads, to which solutions may be handed, must do without.
 */
public final class RecentPlaces {

    /** Fewer places are sorted, which takes little time where engines tell them nearly in order. */
    public static final int FEWEST = 16;

    /** More words than this are not worth their memory: each part of a parallel search may have bits of its own. */
    private static final int MOST_WORDS = 64;

    /**
     * How many places are read from a word at once, without asking whether there are more. 4 and 8 take about as long.
     */
    private static final int AT_ONCE = 6;

    /** In place of a length: nothing is known of the last solution. */
    private static final int UNKNOWN = -1;

    private final View view;
    private final int optionCount;

    /** Weak, because a solution that is kept must not keep a thread. */
    private final WeakReference<Thread> owner = new WeakReference<>(Thread.currentThread());

    /** A bit for each option of the problem. */
    private long[] marks = {};

    /** A copy of what was told last. */
    private int[] last = {};

    private int length = UNKNOWN;

    /** The places of the last solution, and room for those that are read beyond the end of a word. */
    private int[] places = {};

    /** The first option whose bit was flipped. */
    private int lowest;

    /**
     * Places of solutions that are found in a view.
     *
     * @param optionCount the number of options of the problem
     */
    public RecentPlaces(View view, int optionCount) {
        this.view = view;
        this.optionCount = optionCount;
    }

    /** Whether this thread may ask for the places of such a solution, and gains from it. */
    public boolean areFor(int[] told) {
        return told.length >= FEWEST
                && optionCount / Long.SIZE < Math.min(told.length, MOST_WORDS)
                && owner.get() == Thread.currentThread();
    }

    /**
     * The places of a solution in the options of the problem, ascending.
     *
     * @param told what the search told
     * @return a new array
     */
    public int[] of(int[] told) {
        int before = length;
        // Until all is done, the bits belong to no solution: an error on the way must not leave wrong ones.
        length = UNKNOWN;
        if (before == UNKNOWN) {
            marks = new long[optionCount / Long.SIZE + 1];
            view.chosen().forEach(this::flip);
            before = 0;
        }
        if (last.length < told.length) {
            last = Arrays.copyOf(last, told.length);
            places = Arrays.copyOf(places, told.length + (int) view.chosen().count() + AT_ONCE);
        }
        lowest = before == 0 ? 0 : optionCount;
        int same = Arrays.mismatch(last, 0, before, told, 0, told.length);
        if (same >= 0) {
            flipFrom(same, before, told);
        }
        int count = read();
        length = told.length;
        return Arrays.copyOf(places, count);
    }

    /** Flips the bits of what was told last, and of what is told now, from the first that differs. */
    private void flipFrom(int same, int before, int[] told) {
        // Out and in by turns, since there are mostly as many of both.
        int both = Math.min(before, told.length);
        for (int at = same; at < both; at++) {
            flipTold(last[at]);
            flipTold(told[at]);
            last[at] = told[at];
        }
        for (int at = both; at < before; at++) {
            flipTold(last[at]);
        }
        for (int at = both; at < told.length; at++) {
            flipTold(told[at]);
            last[at] = told[at];
        }
    }

    /** Reads the places from the first word that has changed. Returns the number of all places. */
    private int read() {
        int first = lowest >>> 6;
        int count = 0;
        for (int word = 0; word < first; word++) {
            count += Long.bitCount(marks[word]);
        }
        int[] to = places;
        for (int word = first; word < marks.length; word++) {
            long rest = marks[word];
            int from = word << 6;
            int at = count;
            count += Long.bitCount(rest);
            while (rest != 0) {
                to[at] = from + Long.numberOfTrailingZeros(rest);
                rest &= rest - 1;
                to[at + 1] = from + Long.numberOfTrailingZeros(rest);
                rest &= rest - 1;
                to[at + 2] = from + Long.numberOfTrailingZeros(rest);
                rest &= rest - 1;
                to[at + 3] = from + Long.numberOfTrailingZeros(rest);
                rest &= rest - 1;
                to[at + 4] = from + Long.numberOfTrailingZeros(rest);
                rest &= rest - 1;
                to[at + 5] = from + Long.numberOfTrailingZeros(rest);
                rest &= rest - 1;
                at += AT_ONCE;
            }
        }
        return count;
    }

    private void flipTold(int option) {
        int place = view.option(option ^ option >> 31);
        if (place != View.NONE) {
            flip(place);
        }
    }

    private void flip(int place) {
        marks[place >>> 6] ^= 1L << place;
        lowest = Math.min(lowest, place);
    }
}
