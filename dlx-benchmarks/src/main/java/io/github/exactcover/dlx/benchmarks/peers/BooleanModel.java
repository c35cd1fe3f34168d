package io.github.exactcover.dlx.benchmarks.peers;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A problem as solvers of boolean models read it: a variable for each option, and sums of variables that have to lie
 * between two bounds.
 *
 * <p>A color that several options give to an item has a variable too. Each of these options implies it, and an item has
 * at most one color. Such variables come after those of the options, and may be true without need.
 */
final class BooleanModel {

    /** So many of these variables, from {@code low} to {@code high}, are true. */
    record Sum(List<Integer> variables, int low, int high) {

        boolean isExactlyOne() {
            return low == 1 && high == 1;
        }

        boolean isAtMostOne() {
            return low == 0 && high == 1;
        }
    }

    /** If the first variable is true, so is the second. */
    record Implication(int first, int second) {}

    private final ExactCoverProblem<?, ?> problem;
    private final List<Sum> sums = new ArrayList<>();
    private final List<Implication> implications = new ArrayList<>();
    private int variables;

    /** The options of each item. */
    private final Map<Object, List<Integer>> optionsOf = new HashMap<>();

    private BooleanModel(ExactCoverProblem<?, ?> problem) {
        this.problem = problem;
        variables = problem.options().size();
        Set<?> primary = new HashSet<>(problem.primaryItems());
        for (int option = 0; option < variables; option++) {
            List<?> items = problem.itemsOf(option);
            for (Object item : items) {
                optionsOf.computeIfAbsent(item, key -> new ArrayList<>()).add(option);
            }
            if (items.stream().noneMatch(primary::contains)) {
                sums.add(new Sum(List.of(option), 0, 0));
            }
        }
    }

    /** The model of any problem. */
    static <I> BooleanModel of(ExactCoverProblem<I, ?> problem) {
        BooleanModel model = new BooleanModel(problem);
        for (I item : problem.primaryItems()) {
            ExactCoverProblem.Bounds bounds = problem.boundsOf(item);
            model.sums.add(new Sum(model.optionsOf(item), bounds.low(), bounds.high()));
        }
        problem.secondaryItems().forEach(item -> model.addSecondary(problem, item));
        return model;
    }

    private List<Integer> optionsOf(Object item) {
        return optionsOf.getOrDefault(item, List.of());
    }

    private <I> void addSecondary(ExactCoverProblem<I, ?> ofItem, I item) {
        List<Integer> alternatives = new ArrayList<>();
        Map<Object, List<Integer>> colored = new LinkedHashMap<>();
        for (int option : optionsOf(item)) {
            ofItem.colorOf(option, item)
                    .ifPresentOrElse(
                            color -> colored.computeIfAbsent(color, key -> new ArrayList<>())
                                    .add(option),
                            () -> alternatives.add(option));
        }
        colored.values().forEach(options -> alternatives.add(anyOf(options)));
        sums.add(new Sum(alternatives, 0, 1));
    }

    /** A variable that is true if one of these is. */
    private int anyOf(List<Integer> options) {
        if (options.size() == 1) {
            return options.get(0);
        }
        options.forEach(option -> implications.add(new Implication(option, variables)));
        return variables++;
    }

    int options() {
        return problem.options().size();
    }

    /** The number of variables; the first ones stand for the options. */
    int variables() {
        return variables;
    }

    List<Sum> sums() {
        return sums;
    }

    List<Implication> implications() {
        return implications;
    }

    /** What each variable costs if it is true. */
    long[] costs() {
        long[] costs = IntStream.range(0, options()).mapToLong(problem::costOf).toArray();
        return Arrays.copyOf(costs, variables);
    }
}
