package io.github.exactcover.dlx.internal.search;

import java.util.Arrays;

/**
 * How an engine tells its solutions. It gives all options in the order in which it took them, and those that were
 * forced as their complement {@code ~option}. To put them in order can take longer than to find them, so this is left
 * to those who ask for the order. It needs the array alone, not the engine.
 */
public enum Telling {

    /** The options are in order, and none is a complement. */
    IN_ORDER {
        @Override
        public int[] inOrder(int[] told, int[] before, int same) {
            return told;
        }

        @Override
        public int same(int[] before, int[] told) {
            return mismatch(before, told);
        }
    },

    /** Each choice is followed by what it forced, in ascending order. */
    FORCED_NEXT {
        @Override
        public int[] inOrder(int[] told, int[] before, int same) {
            int[] options = new int[told.length];
            System.arraycopy(before, 0, options, 0, same);
            int from = same;
            for (int at = same; at < told.length; at++) {
                options[at] = told[at];
                if (told[at] >= 0) {
                    sort(options, from, at);
                    from = at + 1;
                } else {
                    options[at] = ~told[at];
                }
            }
            sort(options, from, options.length);
            return options;
        }

        @Override
        public int same(int[] before, int[] told) {
            int at = mismatch(before, told);
            if (at < before.length && at < told.length && before[at] >= 0 && told[at] >= 0) {
                return at; // All that the choice before has forced is the same.
            }
            // What comes after a choice is sorted, so one more option can change the place of each.
            while (at > 0 && told[at - 1] < 0) {
                at--;
            }
            return at;
        }
    };

    private static final int[] NONE = {};

    /** With more options, {@code Arrays.sort} is faster than moving each to its place. */
    private static final int MANY_OPTIONS = 40;

    /** The options of a solution in the order of the search; perhaps the given array itself. */
    public final int[] inOrder(int[] told) {
        return inOrder(told, NONE, 0);
    }

    /**
     * The options of a solution in the order of the search; perhaps the given array itself.
     *
     * @param before another solution in that order
     * @param same how many of the first options are the {@link #same} in both
     */
    public abstract int[] inOrder(int[] told, int[] before, int same);

    /** How many of the first options of two solutions are the same in the order of the search; perhaps more are. */
    public abstract int same(int[] before, int[] told);

    /**
     * Sorts a part: what one choice forces, or what is to be chosen. It is mostly so little that to call {@code
     * Arrays.sort} takes longer.
     */
    public static void sort(int[] options, int from, int to) {
        if (to - from > MANY_OPTIONS) {
            Arrays.sort(options, from, to);
            return;
        }
        for (int at = from + 1; at < to; at++) {
            int option = options[at];
            int place = at;
            while (place > from && options[place - 1] > option) {
                options[place] = options[place - 1];
                place--;
            }
            options[place] = option;
        }
    }

    private static int mismatch(int[] before, int[] told) {
        int at = Arrays.mismatch(before, told);
        return at < 0 ? told.length : at;
    }

    /** The options of a solution in any order, as a new array. */
    public static int[] options(int[] told) {
        int[] options = new int[told.length];
        for (int i = 0; i < told.length; i++) {
            options[i] = told[i] < 0 ? ~told[i] : told[i];
        }
        return options;
    }
}
