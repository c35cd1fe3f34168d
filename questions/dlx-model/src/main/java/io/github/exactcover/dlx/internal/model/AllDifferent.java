package io.github.exactcover.dlx.internal.model;

import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Terms all have different images. Each image is an item: covered at most once, or exactly once if there are only as
 * many images as terms.
 *
 * @param terms the terms
 */
public record AllDifferent(List<View> terms) implements Statement {

    /** A sum of these terms may say it, in a better way. */
    @Override
    public Stage stage() {
        return Stage.AT_LAST;
    }

    @Override
    public void write(Draft draft, String name) {
        if (draft.isSaid(terms)) {
            return;
        }
        Map<Object, Map<Integer, BitSet>> byImage = new LinkedHashMap<>();
        Set<Integer> variables = new HashSet<>();
        for (View term : terms) {
            int variable = term.variable();
            variables.add(variable);
            for (int place : draft.places(variable)) {
                BitSet places = byImage.computeIfAbsent(term.image(place), image -> new LinkedHashMap<>())
                        .computeIfAbsent(variable, v -> new BitSet());
                if (places.get(place)) {
                    draft.remove(variable, place); // Two terms of one variable are the same.
                }
                places.set(place);
            }
        }
        boolean areAllUsed = variables.size() == terms.size() && byImage.size() <= terms.size();
        if (areAllUsed && byImage.size() < terms.size()) {
            draft.impossible(name + " with too few values");
        }
        byImage.forEach((image, values) -> {
            Label item = new Label(name, ": ", image);
            if (areAllUsed) {
                draft.exactlyOne(item, values);
            } else {
                draft.atMostOne(item, values);
            }
        });
    }
}
