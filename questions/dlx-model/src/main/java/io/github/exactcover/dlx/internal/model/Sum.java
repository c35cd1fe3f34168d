package io.github.exactcover.dlx.internal.model;

import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.BitSet;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The sum of some terms, whose images are integers, is within bounds; or so many of some conditions hold.
 *
 * @param terms the terms
 * @param low the least sum
 * @param high the greatest sum
 */
public record Sum(List<View> terms, int low, int high) implements Statement {

    /** Refuses bounds without a number. */
    public Sum {
        if (low > high) {
            throw new IllegalArgumentException(
                    "The bounds " + low + ".." + high + " are empty; give the smaller number first");
        }
    }

    @Override
    public boolean holds(int... places) {
        return isWithin(terms.stream()
                .mapToLong(term -> term.number(places[term.variable()]))
                .sum());
    }

    @Override
    public @Nullable Statement write(Draft draft, String name) {
        Map<Integer, BitSet> counted = new LinkedHashMap<>();
        Set<Integer> numbers = new HashSet<>();
        boolean isCount = draft.uses(Trick.COUNTS_AS_BOUNDS);
        for (View term : terms) {
            BitSet places = counted.computeIfAbsent(term.variable(), v -> new BitSet());
            for (int place : draft.places[term.variable()]) {
                if (term.number(place) != 0) {
                    numbers.add(term.number(place));
                    isCount &= !places.get(place);
                    places.set(place);
                }
            }
        }
        counted.values().removeIf(BitSet::isEmpty);
        int unit = numbers.size() == 1 ? numbers.iterator().next() : 1;
        if (isCount && numbers.size() <= 1 && unit > 0) {
            count(draft, name, -Math.floorDiv(-low, unit), Math.floorDiv(high, unit), counted);
        } else if (terms.size() == 2) {
            return new Relation(terms.get(0), terms.get(1), (x, y) -> isWithin((long) View.number(x) + View.number(y)))
                    .write(draft, name);
        } else if (!ValueSets.write(draft, name, terms, low, high)) {
            return path(draft);
        }
        return null;
    }

    private boolean isWithin(long sum) {
        return low <= sum && sum <= high;
    }

    /**
     * So many variables have one of these values. Simple cases come first; of one that all but one have, it is the
     * others that are counted.
     */
    private static void count(Draft draft, String name, int low, int high, Map<Integer, BitSet> values) {
        int size = values.size();
        int least = Math.max(0, low);
        int most = Math.min(high, size);
        if (least > most) {
            draft.impossible(name + ", of " + Phrases.count(size, "variable"));
        } else if (most == 0) {
            draft.remove(values);
        } else if (least == size) {
            draft.remove(draft.others(values));
        } else if (least == size - 1 && most > 1) {
            count(draft, name + ", all but one", size - most, 1, draft.others(values));
        } else if (least > 0 || most < size) {
            draft.count(name, least, most, values);
        }
    }

    /** The states are the sums so far. Those from which no way leads into the bounds are left out. */
    private Path path(Draft draft) {
        long[] least = new long[terms.size() + 1];
        long[] most = new long[terms.size() + 1];
        for (int p = terms.size() - 1; p >= 0; p--) {
            View term = terms.get(p);
            IntSummaryStatistics numbers = IntStream.of(draft.places[term.variable()])
                    .map(term::number)
                    .summaryStatistics();
            // A variable without values has no solution, whatever these are.
            least[p] = least[p + 1] + numbers.getMin();
            most[p] = most[p + 1] + numbers.getMax();
        }
        Path.Step add = (state, place, image) -> {
            long sum = (Long) state + View.number(image);
            return sum + least[place + 1] <= high && sum + most[place + 1] >= low ? sum : null;
        };
        return new Path(terms, 0L, add, state -> isWithin((Long) state));
    }
}
