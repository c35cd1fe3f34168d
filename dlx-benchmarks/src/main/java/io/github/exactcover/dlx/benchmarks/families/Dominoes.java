package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.problems.Square;

/**
 * Tile a board with dominoes.
 *
 * <pre>{@code
 * System.out.println(DLX.count(Dominoes.of(6, 6))); // 6728
 * }</pre>
 *
 * <p>As exact cover: the squares are the items, each place of a domino is an option.
 */
public final class Dominoes {

    private Dominoes() {}

    /**
     * The problem for a board.
     *
     * @param height the number of its ranks, from 1 to 100
     * @param width the number of its files, from 1 to 100
     * @return a new problem, whose options are written as two squares
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int height, int width) {
        Sizes.check("a number of ranks", height, 1, 100);
        Sizes.check("a number of files", width, 1, 100);
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int file = 0; file < width; file++) {
            for (int rank = 0; rank < height; rank++) {
                builder.primary(new Square(file, rank).toString());
            }
        }
        for (int file = 0; file < width; file++) {
            for (int rank = 0; rank < height; rank++) {
                if (rank + 1 < height) {
                    lay(builder, new Square(file, rank), new Square(file, rank + 1));
                }
                if (file + 1 < width) {
                    lay(builder, new Square(file, rank), new Square(file + 1, rank));
                }
            }
        }
        return builder.build();
    }

    private static void lay(ProblemBuilder<String, String> builder, Square one, Square other) {
        builder.option(one + " " + other, one.toString(), other.toString());
    }
}
