package io.github.exactcover.dlx.internal.search;

import java.util.Arrays;

/**
 * How an engine tells its solutions. It gives all options in the order in which it took them, and those that were
 * forced as their complement {@code ~option}. To put them in order can take longer than to find them, so this is left
 * to whoever asks for the order. It needs the array alone, not the engine.
 */
public enum Telling {

    /** The options are in order, and none is a complement. */
    IN_ORDER {
        @Override
        public int[] inOrder(int[] told) {
            return told;
        }
    },

    /** The choices come first, and then all that was forced, in ascending order. */
    FORCED_LAST {
        @Override
        public int[] inOrder(int[] told) {
            int[] options = new int[told.length];
            int choices = 0;
            int end = told.length;
            for (int option : told) {
                if (option >= 0) {
                    options[choices++] = option;
                } else {
                    options[--end] = ~option;
                }
            }
            Arrays.sort(options, choices, options.length);
            return options;
        }
    },

    /** Each choice is followed by what it forced, in ascending order. */
    FORCED_NEXT {
        @Override
        public int[] inOrder(int[] told) {
            int[] options = options(told);
            int from = 0;
            for (int at = 0; at < told.length; at++) {
                if (told[at] >= 0) {
                    Arrays.sort(options, from, at);
                    from = at + 1;
                }
            }
            Arrays.sort(options, from, options.length);
            return options;
        }
    };

    /** The options of a solution in the order of the search; perhaps the given array itself. */
    public abstract int[] inOrder(int[] told);

    /** The options of a solution in any order, as a new array. */
    public static int[] options(int[] told) {
        int[] options = new int[told.length];
        for (int i = 0; i < told.length; i++) {
            options[i] = told[i] < 0 ? ~told[i] : told[i];
        }
        return options;
    }
}
