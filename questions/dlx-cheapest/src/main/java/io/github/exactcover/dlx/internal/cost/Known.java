package io.github.exactcover.dlx.internal.cost;

import java.util.List;
import java.util.stream.Stream;

/**
 * What is known before a {@link PriceSearch} begins.
 *
 * @param found solutions, the cheapest first
 * @param records how many were cheaper than all before
 * @param settled all solutions that cost less than this are known
 * @param width by how much the last budget was above the first bound
 * @param isProven whether the first solution is the cheapest
 * @param isDone whether these are the solutions that are looked for
 * @param limit the largest cost of a solution that is looked for
 */
record Known(List<Kept> found, long records, long settled, double width, boolean isProven, boolean isDone, long limit) {

    static final Known NOTHING = upTo(Long.MAX_VALUE);

    /** Only solutions that cost at most this are looked for. */
    static Known upTo(long limit) {
        return new Known(List.of(), 0, Long.MIN_VALUE, 0, false, false, limit);
    }

    /** Only solutions that cost less than this are looked for. */
    static Known below(long cost) {
        boolean isNothing = cost == Long.MIN_VALUE;
        return isNothing ? new Known(List.of(), 0, cost, 0, false, true, cost) : upTo(cost - 1);
    }

    /** The same with a solution that is not told. */
    Known with(Kept solution) {
        boolean isCheaper = found.isEmpty() || solution.cost() < found.get(0).cost();
        List<Kept> all = Stream.concat(Stream.of(solution), found.stream()).toList();
        return isCheaper ? new Known(all, records, settled, width, isProven, isDone, limit) : this;
    }
}
