package io.github.exactcover.dlx.internal.cost;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A solution that is kept, and what it costs.
 *
 * @param cost the sum of the costs of its options
 * @param options its options, in the order in which they were chosen; not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // Compared by isSame only.
public record Kept(long cost, int[] options) {

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
