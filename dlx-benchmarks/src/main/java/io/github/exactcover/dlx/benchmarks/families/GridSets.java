package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.stream.IntStream;

/**
 * Sets of cells, points or edges of a square grid, as exact cover with bounds. Their numbers are in the OEIS.
 *
 * <pre>{@code
 * System.out.println(Count.of(GridSets.matrices(4, 2)).solutions()); // 90
 * System.out.println(Count.of(GridSets.twoFactors(4)).solutions()); // 18
 * System.out.println(Count.of(GridSets.dominating(3)).solutions()); // 291
 * }</pre>
 */
public final class GridSets {

    private GridSets() {}

    /**
     * Square matrices of zeros and ones in which each row and column has the same sum.
     *
     * @param n the size, from 1 to 30
     * @param sum the sum, from 0 to n
     * @return a new problem, with an option for each cell
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, Integer> matrices(int n, int sum) {
        Sizes.check("a matrix of size", n, 1, 30);
        Sizes.check("sums of", sum, 0, n);
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        for (int line = 0; line < n; line++) {
            builder.bounded("r" + line, sum, sum).bounded("c" + line, sum, sum);
        }
        for (int cell = 0; cell < n * n; cell++) {
            builder.option(cell, "r" + cell / n, "c" + cell % n);
        }
        return builder.build();
    }

    /**
     * Ways to divide the points of a square grid into cycles along its edges.
     *
     * @param n the size, from 1 to 30
     * @return a new problem, with an option for each edge
     * @throws IllegalArgumentException if n is out of these bounds
     */
    public static ExactCoverProblem<Integer, Integer> twoFactors(int n) {
        ProblemBuilder<Integer, Integer> builder = points(n, 2, 2);
        for (int point = 0; point < n * n; point++) {
            if (point % n < n - 1) {
                builder.option(2 * point, point, point + 1);
            }
            if (point < n * (n - 1)) {
                builder.option(2 * point + 1, point, point + n);
            }
        }
        return builder.build();
    }

    /**
     * Sets of points of a square grid such that each point is in the set or next to one that is.
     *
     * @param n the size, from 1 to 30
     * @return a new problem, with an option for each point
     * @throws IllegalArgumentException if n is out of these bounds
     */
    public static ExactCoverProblem<Integer, Integer> dominating(int n) {
        ProblemBuilder<Integer, Integer> builder = points(n, 1, 5);
        for (int point = 0; point < n * n; point++) {
            int own = point;
            builder.option(
                    point,
                    IntStream.range(0, n * n)
                            .filter(other -> Math.abs(other / n - own / n) + Math.abs(other % n - own % n) <= 1)
                            .boxed()
                            .toArray(Integer[]::new));
        }
        return builder.build();
    }

    private static ProblemBuilder<Integer, Integer> points(int n, int low, int high) {
        Sizes.check("a grid of size", n, 1, 30);
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int point = 0; point < n * n; point++) {
            builder.bounded(point, low, high);
        }
        return builder;
    }
}
