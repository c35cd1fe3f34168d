package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Restriction;
import io.github.exactcover.dlx.internal.table.Subtable;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The options that all solutions must have, and those that none may have, by their places. Immutable. */
final class Presets {

    static final Presets NONE = new Presets(new BitSet(), new BitSet());

    private final BitSet required;
    private final BitSet forbidden;

    private Presets(BitSet required, BitSet forbidden) {
        this.required = required;
        this.forbidden = forbidden;
    }

    Presets require(BitSet places) {
        return new Presets(union(required, places), forbidden);
    }

    Presets forbid(BitSet places) {
        return new Presets(required, union(forbidden, places));
    }

    private static BitSet union(BitSet one, BitSet other) {
        BitSet both = (BitSet) one.clone();
        both.or(other);
        return both;
    }

    /** What is required and what is forbidden, each after a semicolon. */
    String configured() {
        return (required.isEmpty() ? "" : "; requires " + Phrases.count(required.cardinality(), "option"))
                + (forbidden.isEmpty() ? "" : "; forbids " + Phrases.count(forbidden.cardinality(), "option"));
    }

    /** What of a table is left to search. */
    Subtable of(OptionTable table) {
        return required.isEmpty() && forbidden.isEmpty()
                ? Subtable.whole(table)
                : Restriction.of(table, required, forbidden);
    }

    /** Places as a set. */
    static BitSet places(int[] places, List<?> options) {
        BitSet set = new BitSet();
        for (int place : places) {
            set.set(Phrases.checkPlace(place, options.size(), "option"));
        }
        return set;
    }

    /** The places of options that are each at one place only. */
    static BitSet singlePlaces(Collection<?> wanted, List<?> options) {
        BitSet set = new BitSet();
        find(wanted, options).forEach((option, places) -> {
            if (places.size() > 1) {
                throw new IllegalArgumentException("Option " + option + " stands at " + places.size()
                        + " places of the problem, the first of which are " + places.get(0) + " and " + places.get(1)
                        + "; say which is meant with requireIndices");
            }
            set.set(places.get(0));
        });
        return set;
    }

    /** All places of some options. */
    static BitSet allPlaces(Collection<?> wanted, List<?> options) {
        BitSet set = new BitSet();
        find(wanted, options).values().forEach(places -> places.forEach(set::set));
        return set;
    }

    private static Map<Object, List<Integer>> find(Collection<?> wanted, List<?> options) {
        Map<Object, List<Integer>> places = new LinkedHashMap<>();
        for (Object option : wanted) {
            places.put(Objects.requireNonNull(option, "An option must not be null"), new ArrayList<>());
        }
        for (int place = 0; place < options.size() && !places.isEmpty(); place++) {
            List<Integer> found = places.get(options.get(place));
            if (found != null) {
                found.add(place);
            }
        }
        places.forEach((option, found) -> {
            if (found.isEmpty()) {
                throw new IllegalArgumentException("Option " + option
                        + " is not in the problem; name one that equals an element of problem.options()");
            }
        });
        return places;
    }
}
