package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.feasibility.Feasibility;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Problems with exactly one solution, as puzzles have: of a solution of some problem, options are given one by one,
 * until no other solution has them all. So only as much is given as it takes.
 *
 * <pre>{@code
 * System.out.println(Count.of(PlantedSolution.only(SudokuWithHoles.of(9, 81, 1), 1)).solutions()); // 1
 * }</pre>
 */
public final class PlantedSolution {

    private PlantedSolution() {}

    /**
     * What is left of a problem when some options are given.
     *
     * @param problem a problem without bounds, colors and secondary items, which has a solution
     * @param seed the seed for the options
     * @return a new problem with one solution; it can be empty
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @throws java.util.NoSuchElementException if the problem has no solution
     */
    public static <I, O> ExactCoverProblem<I, O> only(ExactCoverProblem<I, O> problem, int seed) {
        Random random = new Random(seed);
        List<O> open = new ArrayList<>(
                Feasibility.of(problem).seed(seed).solution().orElseThrow().options());
        Collections.shuffle(open, random);
        ExactCoverProblem<I, O> rest = problem;
        while (true) {
            List<Solution<O>> found = Feasibility.of(rest).uniqueness().solutions();
            if (found.size() < 2) {
                return rest;
            }
            Set<O> first = new HashSet<>(found.get(0).options());
            Set<O> other = first.containsAll(open) ? new HashSet<>(found.get(1).options()) : first;
            O given = open.stream()
                    .filter(option -> !other.contains(option))
                    .findFirst()
                    .orElseThrow();
            open.remove(given);
            rest = without(rest, given);
        }
    }

    /** The items that the given option leaves uncovered, and the options that it does not exclude. */
    private static <I, O> ExactCoverProblem<I, O> without(ExactCoverProblem<I, O> problem, O given) {
        Set<I> covered = new HashSet<>(problem.itemsOf(problem.options().indexOf(given)));
        ProblemBuilder<I, O> builder = ExactCoverProblem.builder();
        problem.primaryItems().stream().filter(item -> !covered.contains(item)).forEach(builder::primary);
        for (int option = 0; option < problem.options().size(); option++) {
            List<I> items = problem.itemsOf(option);
            if (Collections.disjoint(items, covered)) {
                builder.option(problem.options().get(option), items);
            }
        }
        return builder.build();
    }
}
