package io.github.exactcover.dlx.internal.cost;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A solution that is kept, and what it costs. */
public final class Kept {

    private final long cost;
    private final int[] options;

    Kept(long cost, int[] options) {
        this.cost = cost;
        this.options = options;
    }

    /** The sum of the costs of its options. */
    public long cost() {
        return cost;
    }

    /** Its options, in the order in which they were chosen. */
    public int[] options() {
        return options.clone();
    }

    /** The largest cost of a solution that is cheaper. */
    long lessThan() {
        return cost == Long.MIN_VALUE ? cost : cost - 1;
    }

    boolean isSame(Kept other) {
        return cost == other.cost && Arrays.equals(sorted(), other.sorted());
    }

    private int[] sorted() {
        return IntStream.of(options).sorted().toArray();
    }
}
