package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.OptionSpec;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.internal.Limits;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Costas arrays: n dots on an n by n board, one in each row and each column, so that the arrows from one dot to another
 * are all different. They are the waveforms of sonars and radars (J. P. Costas, 1984).
 *
 * <pre>{@code
 * CostasArray costas = CostasArray.of(4);
 * System.out.println(DLX.count(costas.problem())); // 12
 * CellGrid board = costas.decode(DLX.first(costas.problem()).orElseThrow());
 * System.out.println(board.rows()); // 4
 * }</pre>
 *
 * <p>As exact cover with colors: each column has a secondary item, whose color is the row of its dot. A primary item for
 * the column asks for a dot, and one for each two columns asks for an arrow between their dots; the option of an arrow has
 * a secondary item for its direction, so that no direction comes twice.
 *
 * <p>Immutable.
 */
public final class CostasArray {

    private final int n;

    private CostasArray(int n) {
        this.n = n;
    }

    /**
     * The problem on a board of this size.
     *
     * @param n the size, from 1 to 30
     * @return the problem
     * @throws IllegalArgumentException if n is out of these bounds
     */
    public static CostasArray of(int n) {
        Limits.check("a board of size", n, 1, 30);
        return new CostasArray(n);
    }

    /**
     * The exact-cover problem. The items are {@code c1} for the first column and {@code c1-c3} for an arrow from the first
     * to the third, the secondary ones {@code row1} for the row of its dot and {@code 2,-1} for a direction: two columns
     * to the right, one row back.
     *
     * @return a new problem, whose options are written as dots, {@code c1=4}, and as arrows, {@code c1=4 c3=3}
     */
    public ExactCoverProblem<String, String> problem() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int column = 1; column <= n; column++) {
            builder.primary("c" + column).secondary("row" + column);
        }
        for (int step = 1; step < n; step++) {
            for (int from = 1; from + step <= n; from++) {
                builder.primary("c" + from + "-c" + (from + step));
            }
            for (int rise = 1 - n; rise < n; rise++) {
                builder.secondary(step + "," + rise);
            }
        }
        for (int column = 1; column <= n; column++) {
            for (int row = 1; row <= n; row++) {
                String item = "c" + column;
                int place = column;
                int dot = row;
                builder.option(dot(column, row), spec -> at(spec.covers(item), place, dot));
            }
        }
        for (int from = 1; from <= n; from++) {
            for (int to = from + 1; to <= n; to++) {
                addArrows(builder, from, to);
            }
        }
        return builder.build();
    }

    private void addArrows(ProblemBuilder<String, String> builder, int from, int to) {
        for (int start = 1; start <= n; start++) {
            for (int end = 1; end <= n; end++) {
                if (start != end) {
                    int tail = start;
                    int head = end;
                    builder.option(dot(from, tail) + " " + dot(to, head), spec -> {
                        spec.covers("c" + from + "-c" + to, (to - from) + "," + (head - tail));
                        at(spec, from, tail);
                        at(spec, to, head);
                    });
                }
            }
        }
    }

    private static void at(OptionSpec<String> spec, int column, int row) {
        spec.colors("row" + column, row);
    }

    private static String dot(int column, int row) {
        return "c" + column + "=" + row;
    }

    /**
     * Reads a solution as a board.
     *
     * @param solution a solution of {@link #problem()}
     * @return the board, its dots written as {@code X}
     * @throws IllegalArgumentException if it is a solution of another problem
     */
    public CellGrid decode(Solution<String> solution) {
        String[][] words = new String[n][n];
        int[][] colors = new int[n][n];
        for (int row = 1; row <= n; row++) {
            Arrays.fill(words[row - 1], ".");
            Arrays.fill(colors[row - 1], CellGrid.PLAIN);
            for (int column = 1; column <= n; column++) {
                if (solution.options().contains(dot(column, row))) {
                    words[row - 1][column - 1] = "X";
                    colors[row - 1][column - 1] = 0;
                }
            }
        }
        if (!IntStream.range(0, n).allMatch(row -> String.join("", words[row]).matches("\\.*X\\.*"))) {
            throw new IllegalArgumentException("This is a solution of another problem: " + solution.options()
                    + " do not have a dot in each row of a board of size " + n);
        }
        return CellGrid.of("A Costas array of size " + n, words, colors);
    }
}
