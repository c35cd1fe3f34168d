package io.github.exactcover.dlx.internal.model;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

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
    public void write(Draft draft, String name) {
        int[] firstPlaces = draft.places(first.variable());
        int[] secondPlaces = draft.places(second.variable());
        if (first.variable() == second.variable()) {
            for (int place : firstPlaces) {
                if (!test.test(first.image(place), second.image(place))) {
                    draft.remove(first.variable(), place);
                }
            }
            return;
        }
        long pairs = (long) firstPlaces.length * secondPlaces.length;
        if (pairs > MOST_PAIRS) {
            throw new IllegalArgumentException(String.format(
                    "Rule '%s' is about %,d pairs of values, but may be about %,d. Give the variables fewer values, for"
                            + " example with variables for the digits of a number",
                    name, pairs, MOST_PAIRS));
        }
        BitSet[] ofFirst = none(first);
        BitSet[] ofSecond = none(second);
        for (int i : firstPlaces) {
            for (int j : secondPlaces) {
                if (test.test(first.image(i), second.image(j))) {
                    ofFirst[i].set(j);
                    ofSecond[j].set(i);
                }
            }
        }
        Classes one = new Classes(draft, first.variable(), second.variable(), ofFirst);
        Classes other = new Classes(draft, second.variable(), first.variable(), ofSecond);
        (one.cells() <= other.cells() ? one : other).write(name);
    }

    private static BitSet[] none(View view) {
        BitSet[] sets = new BitSet[view.images().size()];
        Arrays.setAll(sets, place -> new BitSet());
        return sets;
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
        private final BitSet all = new BitSet();

        Classes(Draft draft, int from, int to, BitSet... partners) {
            this.draft = draft;
            this.from = from;
            this.to = to;
            for (int place : draft.places(from)) {
                if (partners[place].isEmpty()) {
                    draft.remove(from, place);
                } else {
                    byPartners
                            .computeIfAbsent(partners[place], p -> new BitSet())
                            .set(place);
                    all.or(partners[place]);
                }
            }
            byPartners.remove(all);
        }

        /** Whether one item says it, with a color for each class: no value has partners in two. */
        private boolean isColored() {
            BitSet seen = new BitSet();
            byPartners.keySet().forEach(seen::or);
            return draft.uses(Trick.SHARED_COLORS)
                    && byPartners.size() > 1
                    && seen.cardinality()
                            == byPartners.keySet().stream()
                                    .mapToInt(BitSet::cardinality)
                                    .sum();
        }

        private BitSet forbidden(BitSet partners) {
            BitSet forbidden = (BitSet) all.clone();
            forbidden.andNot(partners);
            return forbidden;
        }

        /** How many values have to say something. */
        int cells() {
            int own = byPartners.values().stream().mapToInt(BitSet::cardinality).sum();
            return own
                    + (isColored()
                            ? all.cardinality()
                            : byPartners.keySet().stream()
                                    .mapToInt(partners -> forbidden(partners).cardinality())
                                    .sum());
        }

        void write(String name) {
            if (isColored()) {
                DraftItem item = draft.colored(new Label(name, ": which class"));
                BitSet others = (BitSet) all.clone();
                byPartners.forEach((partners, own) -> {
                    Object color = own.nextSetBit(0);
                    own.stream().forEach(place -> draft.attach(from, place, item, color));
                    partners.stream().forEach(place -> draft.attach(to, place, item, color));
                    others.andNot(partners);
                });
                others.stream().forEach(place -> draft.attach(to, place, item, -1));
            } else {
                byPartners.forEach((partners, own) -> {
                    Label item = new Label(name, ": ", draft.domains().get(from).name(), " in ", texts(own));
                    Map<Integer, BitSet> values = new LinkedHashMap<>();
                    values.put(from, own);
                    values.put(to, forbidden(partners));
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
    }
}
