package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.internal.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Orthogonal mates of a Latin square: another Latin square of the same size, so that each pair of symbols comes once when
 * one is laid over the other. Euler's 36 officers (1782) ask for such a pair of size 6; there is none.
 *
 * <pre>{@code
 * OrthogonalMates mates = OrthogonalMates.of("123 231 312".replace(' ', '\n'));
 * System.out.println(DLX.count(mates.transversals())); // 3
 * System.out.println(DLX.count(mates.problem())); // 1
 * System.out.print(mates.decode(DLX.first(mates.problem()).orElseThrow()).text());
 * // prints 1a 2b 3c
 * // prints 2c 3a 1b
 * // prints 3b 1c 2a
 * }</pre>
 *
 * <p>As exact cover, twice: a transversal, which has a cell in each row and each column and with each symbol, is a solution
 * of a first problem; all of them are the options of a second one, whose items are the cells (E. T. Parker, 1959). Mates
 * that differ by a renaming of the symbols are counted once.
 *
 * <p>Immutable.
 */
public final class OrthogonalMates {

    private static final int MAX_SIZE = 12;

    private final PartialLatinSquare square;

    private OrthogonalMates(PartialLatinSquare square) {
        this.square = square;
    }

    /**
     * The mates of a square.
     *
     * @param text the rows of a complete Latin square of size 1 to 12, written as {@link LatinSquare#completing(String)}
     *     reads them
     * @return the problem
     * @throws IllegalArgumentException if the text is no such square; says where and what to do
     */
    public static OrthogonalMates of(String text) {
        PartialLatinSquare square = PartialLatinSquare.of(LatinText.parse(text));
        Limits.check("a Latin square of size", square.size(), 1, MAX_SIZE);
        for (int row = 0; row < square.size(); row++) {
            for (int column = 0; column < square.size(); column++) {
                if (!square.isFilled(row, column)) {
                    throw new IllegalArgumentException("Cell r" + (row + 1) + "c" + (column + 1)
                            + " is empty, and only a complete square has mates; fill it, as dlx latin --given does");
                }
            }
        }
        return new OrthogonalMates(square);
    }

    /**
     * The transversals of the square, as an exact-cover problem of its own.
     *
     * @return a new problem, whose options are cells
     */
    public ExactCoverProblem<String, Placement> transversals() {
        int n = square.size();
        int[][] symbols = square.symbols();
        ProblemBuilder<String, Placement> builder = ExactCoverProblem.builder();
        for (int i = 1; i <= n; i++) {
            builder.primary("r" + i, "c" + i, "s" + i);
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int symbol = symbols[row][column];
                builder.option(new Placement(row, column, symbol), "r" + (row + 1), "c" + (column + 1), "s" + symbol);
            }
        }
        return builder.build();
    }

    /**
     * The exact-cover problem. It finds all transversals first; of a square of size 10 there are some hundreds, of size 12
     * some hundred thousand. Its items are the cells, {@code r1c1} and so on.
     *
     * @return a new problem, whose options are transversals, written as the column in each row, as in {@code 2,3,1}
     */
    public ExactCoverProblem<String, String> problem() {
        int n = square.size();
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int row = 1; row <= n; row++) {
            for (int column = 1; column <= n; column++) {
                builder.primary("r" + row + "c" + column);
            }
        }
        try (Stream<Solution<Placement>> transversals = DLX.stream(transversals())) {
            transversals.forEach(transversal -> {
                List<String> cells = new ArrayList<>();
                transversal.options().forEach(cell -> cells.add("r" + (cell.row() + 1) + "c" + (cell.column() + 1)));
                builder.option(name(transversal), cells);
            });
        }
        return builder.build();
    }

    /** A solution lists its cells by row. */
    private static String name(Solution<Placement> transversal) {
        return transversal.options().stream()
                .map(cell -> String.valueOf(cell.column() + 1))
                .collect(Collectors.joining(","));
    }

    /**
     * Reads a solution as the two squares, one laid over the other.
     *
     * @param solution a solution of {@link #problem()}
     * @return the symbols of the square as numbers, those of its mate as letters, which are in order in the first row
     * @throws IllegalArgumentException if it is a solution of another problem
     */
    public CellGrid decode(Solution<String> solution) {
        int n = square.size();
        int[][] symbols = square.symbols();
        int[][] mate = new int[n][n];
        String[][] words = new String[n][n];
        for (String transversal : solution.options()) {
            String[] columns = transversal.split(",", -1);
            for (int row = 0; row < n && columns.length == n; row++) {
                mate[row][Integer.parseInt(columns[row]) - 1] = Integer.parseInt(columns[0]);
            }
        }
        // Checks that it is a Latin square.
        PartialLatinSquare checked = PartialLatinSquare.of(mate);
        int[][] colors = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (!checked.isFilled(row, column)) {
                    throw new IllegalArgumentException("This is a solution of another problem: " + solution.options()
                            + " do not fill a square of size " + n);
                }
                colors[row][column] = mate[row][column] - 1;
                words[row][column] = "" + symbols[row][column] + (char) ('a' + colors[row][column]);
            }
        }
        return CellGrid.of("Two orthogonal Latin squares of size " + n, words, colors);
    }
}
