package io.github.exactcover.dlx.internal.table;

import java.util.Arrays;

/** A list of numbers that grows. */
final class GrowingList {

    private int[] numbers = new int[16];
    private int count;

    void add(int number) {
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * count);
        }
        numbers[count++] = number;
    }

    int count() {
        return count;
    }

    int[] toArray() {
        return Arrays.copyOf(numbers, count);
    }
}
