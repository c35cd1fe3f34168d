package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Finds the places of the options that a user names. */
final class Presets {

    private Presets() {}

    /** Checks places, and returns them as a set. */
    static BitSet places(int[] places, List<?> options) {
        Objects.requireNonNull(places, "The places must not be null");
        BitSet set = new BitSet();
        for (int place : places) {
            set.set(Phrases.checkPlace(place, options.size(), "option"));
        }
        return set;
    }

    /** The places of the given options, each of which must occur at one place only. */
    static BitSet singlePlaces(Collection<?> wanted, List<?> options) {
        BitSet set = new BitSet();
        find(wanted, options).forEach((option, places) -> {
            if (places.size() > 1) {
                throw new IllegalArgumentException("Option " + option + " is at " + places.size()
                        + " places in the problem, the first of them " + places.get(0) + " and " + places.get(1)
                        + "; name the one you mean with requireIndices");
            }
            set.set(places.get(0));
        });
        return set;
    }

    /** All places of the given options. */
    static BitSet allPlaces(Collection<?> wanted, List<?> options) {
        BitSet set = new BitSet();
        find(wanted, options).values().forEach(places -> places.forEach(set::set));
        return set;
    }

    private static Map<Object, List<Integer>> find(Collection<?> wanted, List<?> options) {
        Map<Object, List<Integer>> places = new LinkedHashMap<>();
        Objects.requireNonNull(wanted, "The options must not be null");
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
