package io.github.exactcover.dlx.internal.search;

import java.util.Arrays;

/** Sorts parts of arrays that are mostly short: options of an item, or what one choice has forced. */
public final class ShortSort {

    /** Up to this many numbers, insertion sort is the fastest. */
    private static final int FEW = 40;

    private ShortSort() {}

    /** Sorts the numbers from one place up to another, which is not included. */
    public static void sort(int[] array, int from, int to) {
        if (to - from > FEW) {
            Arrays.sort(array, from, to);
            return;
        }
        for (int i = from + 1; i < to; i++) {
            int moving = array[i];
            int j = i;
            while (j > from && array[j - 1] > moving) {
                array[j] = array[j - 1];
                j--;
            }
            array[j] = moving;
        }
    }
}
