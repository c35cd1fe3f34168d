package io.github.exactcover.dlx.internal.model;

import java.util.BitSet;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The sum of some terms, whose images are integers, is within bounds.
 *
 * @param terms the terms
 * @param low the least sum
 * @param high the greatest sum
 */
public record Sum(List<View> terms, int low, int high) implements Statement {

    @Override
    public void write(Draft draft, String name) {
        Set<Integer> images = new HashSet<>();
        terms.forEach(term -> IntStream.of(draft.places(term.variable())).forEach(i -> images.add(term.number(i))));
        images.remove(0);
        if (terms.size() == 2) {
            new Relation(terms.get(0), terms.get(1), (x, y) -> isWithin((long) (Integer) x + (Integer) y))
                    .write(draft, name);
        } else if (images.size() == 1 && images.iterator().next() > 0) {
            count(images.iterator().next()).write(draft, name);
        } else if (!ValueSets.write(draft, name, terms, low, high)) {
            writePath(draft, name);
        }
    }

    private boolean isWithin(long sum) {
        return low <= sum && sum <= high;
    }

    /** All images are 0 or this. */
    private Counted count(int unit) {
        List<Condition> conditions = terms.stream()
                .map(term -> new Condition(
                        term.variable(),
                        IntStream.range(0, term.images().size())
                                .filter(place -> term.number(place) == unit)
                                .collect(BitSet::new, BitSet::set, BitSet::or)))
                .toList();
        return new Counted(conditions, -Math.floorDiv(-low, unit), Math.floorDiv(high, unit));
    }

    /** As a path whose states are the sums so far. Those from which no way leads into the bounds are left out. */
    void writePath(Draft draft, String name) {
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
        new Path(terms, 0L, add, state -> low <= (Long) state && (Long) state <= high).write(draft, name);
    }
}
