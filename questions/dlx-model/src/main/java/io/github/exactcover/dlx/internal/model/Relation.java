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
        int[] firstPlaces = draft.places[first.variable()];
        int[] secondPlaces = draft.places[second.variable()];
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
                if (test.test(first.images().get(i), second.images().get(j))) {
                    ofFirst.computeIfAbsent(i, place -> new BitSet()).set(j);
                    ofSecond.computeIfAbsent(j, place -> new BitSet()).set(i);
                }
            }
        }
        Classes one = Classes.of(draft, first.variable(), second.variable(), ofFirst);
        Classes other = Classes.of(draft, second.variable(), first.variable(), ofSecond);
        (one.cells() <= other.cells() ? one : other).write(draft, name);
        return null;
    }

    /**
     * The values of one variable by their partners of the other. Those without partners are not possible. Of those that
     * go with all, nothing is said.
     *
     * @param from the one variable
     * @param to the other
     * @param isColored whether one item says it all, with a color for each class
     * @param sharing values of the one, and those of the other that share their color, or else an item
     */
    private record Classes(int from, int to, boolean isColored, Map<BitSet, BitSet> sharing) {

        static Classes of(Draft draft, int from, int to, Map<Integer, BitSet> partnersOf) {
            draft.keep(from, partnersOf::containsKey);
            Map<BitSet, BitSet> byPartners = new LinkedHashMap<>();
            partnersOf.forEach((place, partners) ->
                    byPartners.computeIfAbsent(partners, p -> new BitSet()).set(place));
            BitSet all = union(byPartners.keySet());
            byPartners.remove(all);
            BitSet some = union(byPartners.keySet());
            // Colors are enough if no value has partners in two classes.
            boolean isColored = draft.uses(Trick.SHARED_COLORS)
                    && byPartners.size() > 1
                    && some.cardinality() == size(byPartners.keySet());
            Map<BitSet, BitSet> sharing = new LinkedHashMap<>();
            byPartners.forEach((partners, own) -> sharing.put(own, isColored ? partners : minus(all, partners)));
            if (isColored) {
                sharing.put(new BitSet(), minus(all, some)); // These go only with values that go with all.
            }
            return new Classes(from, to, isColored, sharing);
        }

        private static BitSet union(Collection<BitSet> sets) {
            return sets.stream().collect(BitSet::new, BitSet::or, BitSet::or);
        }

        private static BitSet minus(BitSet set, BitSet others) {
            BitSet left = (BitSet) set.clone();
            left.andNot(others);
            return left;
        }

        private static int size(Collection<BitSet> sets) {
            return sets.stream().mapToInt(BitSet::cardinality).sum();
        }

        /** How many values have to say something. */
        int cells() {
            return size(sharing.keySet()) + size(sharing.values());
        }

        void write(Draft draft, String name) {
            if (isColored) {
                DraftItem item = draft.item(new Label(name, ": which class"), 0, DraftItem.ANY);
                sharing.forEach((own, partners) -> {
                    Object color = own.nextSetBit(0);
                    draft.attach(from, own, item, color);
                    draft.attach(to, partners, item, color);
                });
            } else {
                sharing.forEach((own, excluded) -> {
                    Domain domain = draft.domains.get(from);
                    List<?> some =
                            own.stream().limit(3).mapToObj(domain.values()::get).toList();
                    String more = own.cardinality() > some.size() ? " and more" : "";
                    Label item = new Label(name, ": ", domain.name(), " in ", some, more);
                    draft.count(item, 0, 1, Map.of(from, own, to, excluded));
                });
            }
        }
    }
}
