package io.github.exactcover.dlx.feasibility;

import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.text.Given;
import java.util.List;
import java.util.Objects;

/**
 * Whether a problem has no solution, exactly one, or more, and up to two of them to show it.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", "a", "b")
 *         .option("left", "a")
 *         .option("right", "b")
 *         .build();
 * Feasibility<String, String> question = Feasibility.of(problem);
 * System.out.println(question.uniqueness().kind()); // MULTIPLE
 * System.out.println(question.uniqueness().solutions()); // [[both], [left, right]]
 * System.out.println(question.forbid("both").uniqueness().kind()); // UNIQUE
 * }</pre>
 *
 * @param <O> the type of the options
 * @param kind the answer
 * @param solutions the solutions that were found: two if there are more than one, and one or none for
 *     {@link Kind#UNKNOWN}
 */
public record Uniqueness<O>(Kind kind, List<Solution<O>> solutions) {

    /** The possible answers. */
    public enum Kind {
        /** There is no solution. */
        NONE,
        /** There is exactly one solution. */
        UNIQUE,
        /** There are two solutions or more. */
        MULTIPLE,
        /** The search ended before it knew. */
        UNKNOWN
    }

    /**
     * An answer.
     *
     * @param kind the answer
     * @param solutions the solutions that were found; the list is copied
     */
    public Uniqueness {
        Objects.requireNonNull(kind, "The kind must not be null");
        solutions = Given.copy(solutions, "solutions");
    }

    /** What the end of a search for two solutions tells. */
    static <O> Uniqueness<O> of(SearchEnd end, List<Solution<O>> found) {
        if (found.size() > 1) {
            return new Uniqueness<>(Kind.MULTIPLE, found);
        }
        if (end != SearchEnd.EXHAUSTED) {
            return new Uniqueness<>(Kind.UNKNOWN, found);
        }
        return new Uniqueness<>(found.isEmpty() ? Kind.NONE : Kind.UNIQUE, found);
    }
}
