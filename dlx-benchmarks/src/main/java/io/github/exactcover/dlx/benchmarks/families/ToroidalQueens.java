package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;

/**
 * Put n queens on a board of n by n squares whose opposite edges are joined, so that none attacks another.
 *
 * <pre>{@code
 * System.out.println(Count.of(ToroidalQueens.of(7)).solutions()); // 28
 * }</pre>
 *
 * <p>As exact cover: such a board has n diagonals of each kind, and each of them must have one of the n queens. So
 * ranks, files and both kinds of diagonals are primary items, and each option has four items.
 */
public final class ToroidalQueens {

    private ToroidalQueens() {}

    /**
     * The problem for a board.
     *
     * @param n the size of the board, from 1 to 100
     * @return a new problem, whose options are written as rank and file
     * @throws IllegalArgumentException if n is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int n) {
        Sizes.check("a board of size", n, 1, 100);
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (String family : new String[] {"r", "c", "a", "b"}) {
            for (int line = 0; line < n; line++) {
                builder.primary(family + line);
            }
        }
        for (int rank = 0; rank < n; rank++) {
            for (int file = 0; file < n; file++) {
                builder.option(
                        "r" + rank + " c" + file,
                        "r" + rank,
                        "c" + file,
                        "a" + (rank + file) % n,
                        "b" + (rank + n - file) % n);
            }
        }
        return builder.build();
    }
}
