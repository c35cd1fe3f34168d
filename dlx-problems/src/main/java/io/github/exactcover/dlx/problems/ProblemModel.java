package io.github.exactcover.dlx.problems;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;

/**
 * A problem from outside, written as an exact-cover problem, and the way back from a solution to what it means. All
 * problems of this module are models. Write one of your own like this:
 *
 * <pre>{@code
 * record Pairs(List<String> people) implements ProblemModel<List<String>, String> {
 *
 *     @Override
 *     public ExactCoverProblem<String, List<String>> problem() {
 *         ProblemBuilder<String, List<String>> builder = ExactCoverProblem.builder();
 *         builder.primary(people);
 *         for (String one : people) {
 *             for (String other : people) {
 *                 if (one.compareTo(other) < 0) {
 *                     builder.option(List.of(one, other), one, other);
 *                 }
 *             }
 *         }
 *         return builder.build();
 *     }
 *
 *     @Override
 *     public String decode(Solution<List<String>> solution) {
 *         return solution.options().size() + " pairs: " + solution;
 *     }
 * }
 * ProblemModel<?, String> model = new Pairs(List.of("Ann", "Ben", "Cleo", "Dora"));
 * System.out.println(Count.of(model.problem()).solutions()); // 3
 * Pairs pairs = new Pairs(List.of("Ann", "Ben"));
 * System.out.println(pairs.decode(Feasibility.of(pairs.problem()).solution().orElseThrow())); // 1 pairs: [[Ann, Ben]]
 * }</pre>
 *
 * <p>A model does not change: {@link #problem() problem} gives an equal problem each time. The models of this module
 * are immutable and can be used by several threads. What they decode is a {@link Picture}.
 *
 * @param <O> the type of the options; what an option's {@code toString} gives is how people read and write it
 * @param <S> what a solution means, such as a board with queens
 */
public interface ProblemModel<O, S> {

    /**
     * The exact-cover problem. Its items are of any type.
     *
     * @return a problem, equal at each call
     */
    ExactCoverProblem<?, O> problem();

    /**
     * What a solution means.
     *
     * @param solution a solution of {@link #problem() problem}
     * @return what it means
     * @throws IllegalArgumentException if it is a solution of another problem
     */
    S decode(Solution<O> solution);
}
