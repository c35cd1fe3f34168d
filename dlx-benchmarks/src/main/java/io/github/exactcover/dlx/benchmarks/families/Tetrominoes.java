package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.problems.board.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * Tile a board with tetrominoes, using any number of each. They may be turned and flipped.
 *
 * <pre>{@code
 * System.out.println(Count.of(Tetrominoes.of(4, 4)).solutions()); // 117
 * }</pre>
 *
 * <p>As exact cover: the squares are the items, and each placement of a tetromino is an option.
 */
public final class Tetrominoes {

    /** The nineteen ways in which a tetromino can lie: lines, square, T, S and Z, L and J. */
    private static final List<String> PICTURES = List.of(
            "XXXX",
            "X/X/X/X",
            "XX/XX",
            "XXX/.X.",
            ".X./XXX",
            "X./XX/X.",
            ".X/XX/.X",
            ".XX/XX.",
            "X./XX/.X",
            "XX./.XX",
            ".X/XX/X.",
            "X../XXX",
            "..X/XXX",
            "XXX/X..",
            "XXX/..X",
            "X./X./XX",
            ".X/.X/XX",
            "XX/X./X.",
            "XX/.X/.X");

    private Tetrominoes() {}

    /**
     * The problem for a board.
     *
     * @param height the number of its ranks, from 1 to 100
     * @param width the number of its files, from 1 to 100
     * @return a new problem, whose options are written as their squares
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
        for (String picture : PICTURES) {
            String[] lines = picture.split("/", -1);
            for (int file = 0; file + lines[0].length() <= width; file++) {
                for (int rank = 0; rank + lines.length <= height; rank++) {
                    List<String> squares = squares(lines, file, rank);
                    builder.option(String.join(" ", squares), squares);
                }
            }
        }
        return builder.build();
    }

    private static List<String> squares(String[] lines, int left, int top) {
        List<String> squares = new ArrayList<>();
        for (int line = 0; line < lines.length; line++) {
            for (int place = 0; place < lines[line].length(); place++) {
                if (lines[line].charAt(place) == 'X') {
                    squares.add(new Square(left + place, top + line).toString());
                }
            }
        }
        return squares;
    }
}
