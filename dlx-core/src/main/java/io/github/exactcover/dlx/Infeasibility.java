package io.github.exactcover.dlx;

import java.util.List;

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
 * <p>The items cannot all be covered as their bounds say, even if no other primary item need be covered. All else holds:
 * the other primary items must not be covered more often than they may, and the secondary items and their colors are as
 * they are. An empty list says that the options that the search {@linkplain Search#require requires} exclude each other,
 * are {@linkplain Search#forbid forbidden}, or can never be chosen, so that there is no solution whatever is to be
 * covered.
 *
 * @param <I> the type of the items
 * @param kind what is known
 * @param items the items in the order of the problem; empty if it is not known that there is no solution
 */
public record Infeasibility<I>(Kind kind, List<I> items) {

    /** What is known. */
    public enum Kind {
        /** There is a solution, so nothing is to be explained. */
        FEASIBLE,
        /** The items cannot be covered together; without any one of them, the others can. */
        MINIMAL,
        /**
         * The items cannot be covered together; the time was too short to see whether fewer of them cannot either, or
         * the search was told to end before.
         */
        NOT_MINIMAL,
        /** The time was too short to see whether there is a solution, or the search was told to end before. */
        UNKNOWN
    }

    /**
     * An explanation.
     *
     * @param kind what is known
     * @param items the items; the list is copied
     */
    public Infeasibility {
        items = List.copyOf(items);
    }
}
