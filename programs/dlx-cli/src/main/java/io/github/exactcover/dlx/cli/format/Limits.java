package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import java.util.HashSet;
import java.util.Set;

/** Refuses problems that a format cannot hold, before anything is written. */
final class Limits {

    private static final String ELSE = "; --to dlx writes all there is";

    private Limits() {}

    /** A problem of options that cover primary items once, and nothing more. */
    static void checkPlain(ExactCoverProblem<?, ?> problem, String form) {
        if (!problem.secondaryItems().isEmpty()) {
            throw new IllegalArgumentException(
                    "Item " + problem.secondaryItems().get(0) + " is secondary, which " + form + " cannot say" + ELSE);
        }
        checkNoBounds(problem, form);
        for (int option = 0; option < problem.options().size(); option++) {
            if (problem.costOf(option) != 0) {
                throw new IllegalArgumentException(
                        "Option " + problem.options().get(option) + " costs " + problem.costOf(option) + ", which "
                                + form + " cannot say; leave the costs out with --no-costs");
            }
        }
        if (problem.options().isEmpty() || problem.primaryItems().isEmpty()) {
            throw new IllegalArgumentException(
                    "The problem has no options or no items, and " + form + " would be empty" + ELSE);
        }
    }

    static <I> void checkNoBounds(ExactCoverProblem<I, ?> problem, String form) {
        for (I item : problem.primaryItems()) {
            Bounds bounds = problem.boundsOf(item);
            if (!bounds.equals(Bounds.ONCE)) {
                throw new IllegalArgumentException(
                        "Item " + item + " has the bounds " + bounds + ", which " + form + " cannot say" + ELSE);
            }
        }
    }

    static void checkNothingIsEmpty(ExactCoverProblem<?, ?> problem) {
        Set<Object> missing = new HashSet<>(problem.primaryItems());
        for (int option = 0; option < problem.options().size(); option++) {
            problem.itemsOf(option).forEach(missing::remove);
            if (problem.itemsOf(option).isEmpty()) {
                throw new IllegalArgumentException("Option number " + (option + 1) + " has no items, and rows of"
                        + " numbers have no empty row; --to matrix keeps it");
            }
        }
        problem.primaryItems().stream().filter(missing::contains).findFirst().ifPresent(item -> {
            throw new IllegalArgumentException(
                    "No option has item " + item + ", so rows of numbers would not have it; --to matrix keeps it");
        });
    }

    /** Costs that miniexact can read. */
    static void checkCosts(ExactCoverProblem<?, ?> problem) {
        for (int option = 0; option < problem.options().size(); option++) {
            long cost = problem.costOf(option);
            if (cost < 0 || cost > Integer.MAX_VALUE) {
                throw new IllegalArgumentException("Option " + problem.options().get(option) + " costs " + cost
                        + ", and miniexact has costs from 0 to " + Integer.MAX_VALUE
                        + "; change it, or leave the costs out with --no-costs");
            }
        }
    }
}
