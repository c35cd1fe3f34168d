package io.github.exactcover.dlx.web.standin;

/** An array. */
public final class AtomicLongArray {

    private final long[] values;

    public AtomicLongArray(int length) {
        values = new long[length];
    }

    public int length() {
        return values.length;
    }

    public long get(int index) {
        return values[index];
    }

    public void set(int index, long value) {
        values[index] = value;
    }
}
