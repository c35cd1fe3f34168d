package io.github.exactcover.dlx.internal.model;

import java.util.BitSet;
import java.util.LinkedHashMap;
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
        int x = first.variable();
        int y = second.variable();
        if (x == y) {
            for (int place : draft.places(x)) {
                if (!test.test(first.image(place), second.image(place))) {
                    draft.remove(x, place);
                }
            }
            return;
        }
        BitSet[] partners = partners(draft, name);
        Classes ofFirst = new Classes();
        for (int place : draft.places(x)) {
            ofFirst.add(partners[place], place);
        }
        Classes ofSecond = new Classes();
        for (int place : draft.places(y)) {
            BitSet going = new BitSet();
            for (int i : draft.places(x)) {
                going.set(i, partners[i].get(place));
            }
            ofSecond.add(going, place);
        }
        ofFirst.leaveOutFree();
        ofSecond.leaveOutFree();
        new Writing(draft, name, x, y, ofFirst, ofSecond).write();
    }

    /** The partners of each value of the first term. Values without one are left out. */
    private BitSet[] partners(Draft draft, String name) {
        int[] firstPlaces = draft.places(first.variable());
        int[] secondPlaces = draft.places(second.variable());
        long pairs = (long) firstPlaces.length * secondPlaces.length;
        if (pairs > MOST_PAIRS) {
            throw new IllegalArgumentException(String.format(
                    "Rule '%s' is about %,d pairs of values, but may be about %,d. Give the variables fewer values, for"
                            + " example with variables for the digits of a number",
                    name, pairs, MOST_PAIRS));
        }
        BitSet[] partners = new BitSet[first.images().size()];
        BitSet seen = new BitSet();
        for (int i : firstPlaces) {
            partners[i] = new BitSet();
            for (int j : secondPlaces) {
                partners[i].set(j, test.test(first.image(i), second.image(j)));
            }
            seen.or(partners[i]);
            if (partners[i].isEmpty()) {
                draft.remove(first.variable(), i);
            }
        }
        draft.keep(second.variable(), seen);
        return partners;
    }

    /** The values of one variable by their partners. Those that go with all are left out: nothing is said of them. */
    private static final class Classes {

        private final Map<BitSet, BitSet> byPartners = new LinkedHashMap<>();
        private final BitSet all = new BitSet();

        void add(BitSet partners, int place) {
            byPartners.computeIfAbsent(partners, p -> new BitSet()).set(place);
            all.or(partners);
        }

        void leaveOutFree() {
            byPartners.remove(all);
        }

        /** Whether no value has partners in two classes. */
        boolean areApart() {
            BitSet seen = new BitSet();
            for (BitSet partners : byPartners.keySet()) {
                if (seen.intersects(partners)) {
                    return false;
                }
                seen.or(partners);
            }
            return true;
        }

        /** How many values have to say something, with a color for each class. */
        int colorCells() {
            return all.cardinality()
                    + byPartners.values().stream().mapToInt(BitSet::cardinality).sum();
        }

        /** The same with an item for each class. */
        int exclusionCells() {
            return byPartners.entrySet().stream()
                    .mapToInt(entry -> entry.getValue().cardinality()
                            + all.cardinality()
                            - entry.getKey().cardinality())
                    .sum();
        }
    }

    /** Chooses the shortest way to say it. */
    private record Writing(Draft draft, String name, int x, int y, Classes ofFirst, Classes ofSecond) {

        void write() {
            if (ofFirst.byPartners.isEmpty()) {
                return;
            }
            int excluding = Math.min(ofFirst.exclusionCells(), ofSecond.exclusionCells());
            boolean useColors = draft.uses(Trick.SHARED_COLORS);
            if (useColors && ofFirst.areApart() && ofFirst.colorCells() <= excluding) {
                color(x, ofFirst, y);
            } else if (useColors && ofSecond.areApart() && ofSecond.colorCells() <= excluding) {
                color(y, ofSecond, x);
            } else if (ofFirst.exclusionCells() <= ofSecond.exclusionCells()) {
                exclude(x, ofFirst, y);
            } else {
                exclude(y, ofSecond, x);
            }
        }

        private void color(int from, Classes classes, int to) {
            boolean isFunction = classes.byPartners.keySet().stream().allMatch(partners -> partners.cardinality() == 1);
            DraftItem item = isFunction ? draft.valueItem(to) : draft.colored(new Label(name, ": which class"));
            BitSet others = (BitSet) classes.all.clone();
            int number = 0;
            for (Map.Entry<BitSet, BitSet> entry : classes.byPartners.entrySet()) {
                BitSet partners = entry.getKey();
                int color = isFunction ? partners.nextSetBit(0) : number++;
                entry.getValue().stream().forEach(place -> draft.attach(from, place, item, color));
                if (!isFunction) {
                    partners.stream().forEach(place -> draft.attach(to, place, item, color));
                    others.andNot(partners);
                }
            }
            if (!isFunction) {
                others.stream().forEach(place -> draft.attach(to, place, item, -1));
            }
        }

        private void exclude(int from, Classes classes, int to) {
            classes.byPartners.forEach((partners, own) -> {
                BitSet forbidden = (BitSet) classes.all.clone();
                forbidden.andNot(partners);
                Map<Integer, BitSet> values = new LinkedHashMap<>();
                values.put(from, own);
                values.put(to, forbidden);
                draft.atMostOne(
                        new Label(name, ": ", draft.domains().get(from).name(), " in ", texts(from, own)), values);
            });
        }

        /** A few values in words. */
        private String texts(int variable, BitSet places) {
            return places.stream()
                            .limit(3)
                            .mapToObj(place -> String.valueOf(
                                    draft.domains().get(variable).values().get(place)))
                            .toList()
                    + (places.cardinality() > 3 ? " and more" : "");
        }
    }
}
