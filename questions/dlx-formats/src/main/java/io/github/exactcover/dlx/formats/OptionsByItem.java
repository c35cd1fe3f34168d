package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** For each item of a problem, the options that have it. Options are numbered from 1. */
final class OptionsByItem<I> {

    private final Map<I, List<Integer>> plain = new LinkedHashMap<>();
    private final Map<I, Map<Object, List<Integer>>> colored = new LinkedHashMap<>();
    private final List<Integer> neverChosen = new ArrayList<>();

    OptionsByItem(ExactCoverProblem<I, ?> problem) {
        problem.primaryItems().forEach(this::add);
        problem.secondaryItems().forEach(this::add);
        Set<I> primary = new HashSet<>(problem.primaryItems());
        for (int option = 0; option < problem.options().size(); option++) {
            List<I> items = problem.itemsOf(option);
            Map<I, Object> colors = problem.colorsOf(option);
            for (I item : items) {
                Object color = colors.get(item);
                (color == null ? of(item) : colorsOf(item).computeIfAbsent(color, added -> new ArrayList<>()))
                        .add(option + 1);
            }
            if (items.stream().noneMatch(primary::contains)) {
                neverChosen.add(option + 1);
            }
        }
    }

    private void add(I item) {
        plain.put(item, new ArrayList<>());
        colored.put(item, new LinkedHashMap<>());
    }

    /** The options that cover an item without giving it a color. */
    List<Integer> of(I item) {
        return known(plain.get(item), item);
    }

    /** The options that give an item a color, grouped by color. */
    Map<Object, List<Integer>> colorsOf(I item) {
        return known(colored.get(item), item);
    }

    private static <T> T known(@Nullable T found, Object item) {
        if (found == null) {
            throw new IllegalArgumentException(
                    "The item " + item + " has changed since it was added to the problem; use immutable items");
        }
        return found;
    }

    /** The options without a primary item. */
    List<Integer> neverChosen() {
        return neverChosen;
    }
}
