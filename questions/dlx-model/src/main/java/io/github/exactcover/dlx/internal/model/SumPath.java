package io.github.exactcover.dlx.internal.model;

import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A sum as a path whose states are the sums so far. Those from which no way leads into the bounds are left out.
 *
 * @param terms the terms
 * @param low the least sum
 * @param high the greatest sum
 */
record SumPath(List<View> terms, int low, int high) implements Statement {

    @Override
    public void write(Draft draft, String name) {
        int size = terms.size();
        long[] least = new long[size + 1];
        long[] most = new long[size + 1];
        for (int p = size - 1; p >= 0; p--) {
            View term = terms.get(p);
            IntSummaryStatistics range = IntStream.of(draft.places(term.variable()))
                    .map(term::number)
                    .summaryStatistics();
            if (range.getCount() == 0) {
                return; // The variable has no value left, so there is no solution anyway.
            }
            least[p] = least[p + 1] + range.getMin();
            most[p] = most[p + 1] + range.getMax();
        }
        Path.Step add = (state, place, image) -> {
            long sum = (Long) state + (Integer) image;
            return sum + least[place + 1] <= high && sum + most[place + 1] >= low ? sum : null;
        };
        new AlongPath(new Path(terms, 0L, add, state -> low <= (Long) state && (Long) state <= high))
                .write(draft, name);
    }
}
