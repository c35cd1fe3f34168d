package io.github.exactcover.dlx.internal.count.frontier;

/** An account of the memory that the tables of a sweep take. It limits nothing: tables ask whether it is full. */
public final class Memory {

    private long limit;
    private long used;
    private long peak;

    public Memory(long limit) {
        this.limit = limit;
    }

    public void take(long bytes) {
        used += bytes;
        peak = Math.max(peak, used);
    }

    public void give(long bytes) {
        used -= bytes;
    }

    /** The JVM has less memory than we were promised. Go on with what we have. */
    public void refuse() {
        limit = 0;
    }

    /** After {@link #refuse}: there is this much. */
    public void limit(long bytes) {
        limit = bytes;
    }

    public boolean isFull() {
        return used > limit;
    }

    public long limit() {
        return limit;
    }

    public long used() {
        return used;
    }

    public long peak() {
        return peak;
    }
}
