package io.github.exactcover.dlx.internal.model;

import java.util.BitSet;
import java.util.HashSet;
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
        for (View term : terms) {
            for (int place : draft.places(term.variable())) {
                images.add(term.number(place));
            }
        }
        images.remove(0);
        if (terms.size() == 2) {
            new Relation(terms.get(0), terms.get(1), (x, y) -> isWithin((long) (Integer) x + (Integer) y))
                    .write(draft, name);
        } else if (images.size() == 1 && images.iterator().next() > 0) {
            count(images.iterator().next()).write(draft, name);
        } else if (!ValueSets.write(draft, name, terms, low, high)) {
            new SumPath(terms, low, high).write(draft, name);
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
}
