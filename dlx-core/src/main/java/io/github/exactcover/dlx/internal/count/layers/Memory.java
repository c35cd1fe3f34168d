package io.github.exactcover.dlx.internal.count.layers;

/** How much memory the tables of a sweep take. */
final class Memory {

    private long limit;
    private long used;
    private long peak;

    Memory(long limit) {
        this.limit = limit;
    }

    void take(long bytes) {
        used += bytes;
        peak = Math.max(peak, used);
    }

    void give(long bytes) {
        used -= bytes;
    }

    /** The JVM has less memory than we were promised. Go on with what we have. */
    void refuse() {
        limit = 0;
    }

    boolean isFull() {
        return used > limit;
    }

    long limit() {
        return limit;
    }

    long used() {
        return used;
    }

    long peak() {
        return peak;
    }
}
