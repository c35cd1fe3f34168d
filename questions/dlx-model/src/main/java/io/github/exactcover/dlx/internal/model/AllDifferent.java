package io.github.exactcover.dlx.internal.model;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Terms all have different images. Each image is an item: covered at most once, or exactly once if there are only as
 * many images as terms.
 *
 * @param terms the terms
 */
public record AllDifferent(List<View> terms) implements Statement {

    @Override
    public boolean holds(int... places) {
        return terms.stream().map(term -> term.at(places)).distinct().count() == terms.size();
    }

    @Override
    public @Nullable Statement write(Draft draft, String name) {
        if (draft.said.get(draft.rule)) {
            return null;
        }
        Map<Object, Map<Integer, BitSet>> byImage = byImage(draft, terms);
        long variables = terms.stream().mapToInt(View::variable).distinct().count();
        boolean areAllUsed = variables == terms.size() && byImage.size() <= terms.size();
        if (areAllUsed && byImage.size() < terms.size()) {
            draft.impossible(name + " with too few values");
        }
        byImage.forEach((image, values) -> {
            if (areAllUsed || values.size() > 1) {
                draft.count(new Label(name, ": ", image), areAllUsed ? 1 : 0, 1, values);
            }
        });
        return null;
    }

    /** The values that have each image. Two terms of one variable must not be the same, so that value is left out. */
    static Map<Object, Map<Integer, BitSet>> byImage(Draft draft, List<View> terms) {
        Map<Object, Map<Integer, BitSet>> byImage = new LinkedHashMap<>();
        for (View term : terms) {
            int variable = term.variable();
            for (int place : draft.places[variable]) {
                BitSet places = byImage.computeIfAbsent(term.images().get(place), image -> new LinkedHashMap<>())
                        .computeIfAbsent(variable, v -> new BitSet());
                if (places.get(place)) {
                    draft.keep(variable, other -> other != place);
                }
                places.set(place);
            }
        }
        return byImage;
    }
}
