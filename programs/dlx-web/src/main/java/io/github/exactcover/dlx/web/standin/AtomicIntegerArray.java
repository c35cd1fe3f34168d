package io.github.exactcover.dlx.web.standin;

/** An array. */
public final class AtomicIntegerArray {

    private final int[] values;

    public AtomicIntegerArray(int length) {
        values = new int[length];
    }

    public int length() {
        return values.length;
    }

    public int get(int index) {
        return values[index];
    }

    public void set(int index, int value) {
        values[index] = value;
    }

    public int getAndIncrement(int index) {
        return values[index]++;
    }

    public boolean compareAndSet(int index, int expected, int value) {
        boolean same = values[index] == expected;
        if (same) {
            values[index] = value;
        }
        return same;
    }
}
