package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;

/**
 * The transversals of the cyclic Latin square, whose rows are 0 1 2 ..., 1 2 3 ..., and so on: choose n of its cells,
 * one in each row, in each column, and with each symbol.
 *
 * <pre>{@code
 * System.out.println(Count.of(CyclicTransversals.of(7)).solutions()); // 133
 * }</pre>
 *
 * <p>As exact cover: rows, columns and symbols are the items, and the cells are the options.
 */
public final class CyclicTransversals {

    private CyclicTransversals() {}

    /**
     * The problem for a square.
     *
     * @param n the size of the square, from 1 to 100; an even size leaves no solution
     * @return a new problem, whose options are written as row and column
     * @throws IllegalArgumentException if n is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int n) {
        Sizes.check("a square of size", n, 1, 100);
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (String family : new String[] {"r", "c", "s"}) {
            for (int line = 0; line < n; line++) {
                builder.primary(family + line);
            }
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                builder.option("r" + row + " c" + column, "r" + row, "c" + column, "s" + (row + column) % n);
            }
        }
        return builder.build();
    }
}
