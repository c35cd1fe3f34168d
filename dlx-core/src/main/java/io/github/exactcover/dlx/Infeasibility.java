package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.text.Given;
import java.util.List;
import java.util.Objects;

/**
 * Why a problem has no solution: primary items that cannot be covered together.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("Ann", "Bea", "Cleo", "Dora")
 *         .secondary("Monday", "Tuesday")
 *         .option("Ann on Monday", "Ann", "Monday")
 *         .option("Bea on Monday", "Bea", "Monday")
 *         .option("Cleo on Monday", "Cleo", "Monday")
 *         .option("Cleo on Tuesday", "Cleo", "Tuesday")
 *         .option("Dora at any time", "Dora")
 *         .build();
 * Infeasibility<String> why = DLX.search(problem).analysis().explainInfeasible(java.time.Duration.ofSeconds(10));
 * System.out.println(why.kind()); // MINIMAL
 * System.out.println(why.items()); // [Ann, Bea]
 * }</pre>
 *
 * <p>No choice of options covers all of these items as often as their bounds require, even if the other primary items
 * may stay uncovered. All other rules still apply: the upper bounds of the other primary items, and the secondary items
 * with their colors. An empty list means that the options that the search {@linkplain Search#require requires} exclude
 * each other, are {@linkplain Search#forbid forbidden}, or can never be chosen. Then there is no solution, whichever
 * items must be covered.
 *
 * @param <I> the type of the items
 * @param kind what is known
 * @param items the items, in the order of the problem; also empty if {@code kind} is {@link Kind#FEASIBLE} or
 *     {@link Kind#UNKNOWN}
 */
public record Infeasibility<I>(Kind kind, List<I> items) {

    /** What is known. */
    public enum Kind {
        /** There is a solution, so there is nothing to explain. */
        FEASIBLE,
        /** The items cannot be covered together. If you leave out any one of them, the others can. */
        MINIMAL,
        /**
         * The items cannot be covered together. Perhaps some of them can be left out: the time ran out, or the search
         * was cancelled, before that was known.
         */
        NOT_MINIMAL,
        /** It is not known whether there is a solution: the time ran out, or the search was cancelled. */
        UNKNOWN
    }

    /**
     * An explanation.
     *
     * @param kind what is known
     * @param items the items; the list is copied
     */
    public Infeasibility {
        Objects.requireNonNull(kind, "The kind must not be null");
        items = Given.copy(items, "items");
    }
}
