package io.github.exactcover.dlx.problems.internal;

import io.github.exactcover.dlx.Solution;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/** Tells the solutions of a model from those of another problem, before they are decoded. */
public final class SolutionCheck {

    private SolutionCheck() {}

    /**
     * Checks that a solution covers each item exactly once, as each solution of the model does.
     *
     * @param <O> the type of the options
     * @param <T> the type of the items
     * @param solution a solution of any problem
     * @param items what has to be covered
     * @param itemsOf what an option covers; nothing if the model has no such option
     * @throws IllegalArgumentException if it does not
     */
    public static <O, T> void check(
            Solution<O> solution, Collection<T> items, Function<O, ? extends Collection<T>> itemsOf) {
        check(solution, items, Set.of(), itemsOf);
    }

    /** The same, but some of the items need not be covered. */
    public static <O, T> void check(
            Solution<O> solution,
            Collection<T> items,
            Collection<T> optional,
            Function<O, ? extends Collection<T>> itemsOf) {
        Objects.requireNonNull(solution, "The solution must not be null");
        Set<T> uncovered = new LinkedHashSet<>(items);
        for (O option : solution.options()) {
            Collection<T> covered = itemsOf.apply(option);
            if (covered.isEmpty()) {
                throw foreign("this one has no option " + quoted(option));
            }
            for (T item : covered) {
                if (!uncovered.remove(item)) {
                    throw foreign(
                            items.contains(item)
                                    ? "here " + quoted(option) + " covers " + quoted(item) + " a second time"
                                    : "this one has nothing called " + quoted(item) + ", which " + quoted(option)
                                            + " covers");
                }
            }
        }
        uncovered.removeAll(new HashSet<>(optional));
        if (!uncovered.isEmpty()) {
            throw foreign(
                    "here it does not cover " + quoted(uncovered.iterator().next()));
        }
    }

    private static String quoted(Object thing) {
        return Texts.quoted(thing.toString());
    }

    private static IllegalArgumentException foreign(String reason) {
        return new IllegalArgumentException("This is a solution of another problem: " + reason
                + "; decode it with the model that built its problem");
    }
}
