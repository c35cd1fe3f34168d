package io.github.exactcover.dlx.internal.model;

import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A rule about two terms. It makes no options. Values with the same partners form a class, and each class shares an
 * item with what it forbids. Where classes have no partners in common, as those of equality have not, one item with a
 * color for each class says it all.
 *
 * @param first the one term
 * @param second the other
 * @param test whether two images go together
 */
public record Relation(View first, View second, BiPredicate<Object, Object> test) implements Statement {

    /** How often the test is asked at most. */
    private static final long MOST_PAIRS = 10_000_000;

    @Override
    public List<View> terms() {
        return List.of(first, second);
    }

    @Override
    public boolean holds(int... places) {
        return test.test(first.at(places), second.at(places));
    }

    @Override
    public @Nullable Statement write(Draft draft, String name) {
        int[] firstPlaces = draft.places(first.variable());
        int[] secondPlaces = draft.places(second.variable());
        long pairs = (long) firstPlaces.length * secondPlaces.length;
        if (pairs > MOST_PAIRS) {
            throw new IllegalArgumentException(String.format(
                    "Rule '%s' is about %,d pairs of values, but may be about %,d. Give the variables fewer values, for"
                            + " example with variables for the digits of a number",
                    name, pairs, MOST_PAIRS));
        }
        Map<Integer, BitSet> ofFirst = new LinkedHashMap<>();
        Map<Integer, BitSet> ofSecond = new LinkedHashMap<>();
        for (int i : firstPlaces) {
            for (int j : secondPlaces) {
                if (test.test(first.image(i), second.image(j))) {
                    ofFirst.computeIfAbsent(i, place -> new BitSet()).set(j);
                    ofSecond.computeIfAbsent(j, place -> new BitSet()).set(i);
                }
            }
        }
        Classes one = new Classes(draft, first.variable(), second.variable(), ofFirst);
        Classes other = new Classes(draft, second.variable(), first.variable(), ofSecond);
        (one.cells() <= other.cells() ? one : other).write(name);
        return null;
    }

    /**
     * The values of one variable by their partners of the other. Those without partners are not possible. Of those that
     * go with all, nothing is said.
     */
    private static final class Classes {

        private final Draft draft;
        private final int from;
        private final int to;
        private final Map<BitSet, BitSet> byPartners = new LinkedHashMap<>();
        private final BitSet all;
        private final boolean isColored;

        Classes(Draft draft, int from, int to, Map<Integer, BitSet> partnersOf) {
            this.draft = draft;
            this.from = from;
            this.to = to;
            draft.keep(from, partnersOf::containsKey);
            partnersOf.forEach((place, partners) ->
                    byPartners.computeIfAbsent(partners, p -> new BitSet()).set(place));
            all = union(byPartners.keySet());
            byPartners.remove(all);
            // One item says it, with a color for each class, if no value has partners in two.
            isColored = draft.uses(Trick.SHARED_COLORS)
                    && byPartners.size() > 1
                    && union(byPartners.keySet()).cardinality() == size(byPartners.keySet());
        }

        private static BitSet union(Collection<BitSet> sets) {
            return sets.stream().collect(BitSet::new, BitSet::or, BitSet::or);
        }

        private static int size(Collection<BitSet> sets) {
            return sets.stream().mapToInt(BitSet::cardinality).sum();
        }

        /** How many values have to say something. */
        int cells() {
            int others =
                    isColored ? all.cardinality() : byPartners.size() * all.cardinality() - size(byPartners.keySet());
            return size(byPartners.values()) + others;
        }

        void write(String name) {
            if (isColored) {
                DraftItem item = draft.colored(new Label(name, ": which class"));
                byPartners.forEach((partners, own) -> attach(item, own.nextSetBit(0), own, partners));
                attach(item, -1, new BitSet(), minus(all, union(byPartners.keySet())));
            } else {
                byPartners.forEach((partners, own) -> {
                    Label item = new Label(name, ": ", draft.domains().get(from).name(), " in ", texts(own));
                    Map<Integer, BitSet> values = new LinkedHashMap<>();
                    values.put(from, own);
                    values.put(to, minus(all, partners));
                    draft.count(item, 0, 1, values);
                });
            }
        }

        /** A few values in words. */
        private String texts(BitSet places) {
            List<?> values = draft.domains().get(from).values();
            return places.stream()
                            .limit(3)
                            .mapToObj(values::get)
                            .map(String::valueOf)
                            .toList()
                    + (places.cardinality() > 3 ? " and more" : "");
        }

        private void attach(DraftItem item, Object color, BitSet ofFrom, BitSet ofTo) {
            ofFrom.stream().forEach(place -> draft.attach(from, place, item, color));
            ofTo.stream().forEach(place -> draft.attach(to, place, item, color));
        }

        private static BitSet minus(BitSet set, BitSet others) {
            BitSet left = (BitSet) set.clone();
            left.andNot(others);
            return left;
        }
    }
}
