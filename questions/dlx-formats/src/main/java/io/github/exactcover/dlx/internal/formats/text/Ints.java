package io.github.exactcover.dlx.internal.formats.text;

import java.util.Arrays;

/** A list of numbers that takes four bytes for each. */
public final class Ints {

    private int[] values = new int[16];
    private int size;

    public void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    public int get(int index) {
        return values[index];
    }

    public void set(int index, int value) {
        values[index] = value;
    }

    /** Forgets what comes after the first values. */
    public void cut(int newSize) {
        size = newSize;
    }

    public int size() {
        return size;
    }
}
