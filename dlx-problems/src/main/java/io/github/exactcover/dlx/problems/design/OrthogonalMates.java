package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Orthogonal mates of a Latin square: other Latin squares of the same size, such that each pair of symbols comes once
 * when one is laid over the other. Euler's 36 officers (1782) ask for such a pair of size 6; there is none.
 *
 * <pre>{@code
 * OrthogonalMates mates = OrthogonalMates.of("123 231 312".replace(' ', '\n'));
 * System.out.println(Count.of(mates.transversals()).solutions()); // 3
 * System.out.println(Count.of(mates.problem()).solutions()); // 1
 * System.out.print(mates.decode(Feasibility.of(mates.problem()).solution().orElseThrow()).text());
 * // prints 1a 2b 3c
 * // prints 2c 3a 1b
 * // prints 3b 1c 2a
 * }</pre>
 *
 * <p>These are two exact-cover problems, one after the other (E. T. Parker, 1959). A transversal has a cell in each
 * row, in each column and with each symbol; the transversals are the solutions of the first problem. They are the
 * options of the second one, whose items are the cells. Mates that differ only in the names of their symbols are
 * counted once.
 *
 * <p>Immutable.
 */
public final class OrthogonalMates implements ProblemModel<OrthogonalMates.Transversal, CellGrid> {

    private static final int MAX_SIZE = 12;

    private final PartialLatinSquare square;

    /**
     * An option: cells that have the same symbol in the mate.
     *
     * @param columns the column in each row, from 0
     */
    public record Transversal(List<Integer> columns) {

        /**
         * Copies the columns.
         *
         * @param columns the column in each row, from 0
         */
        public Transversal {
            columns = Given.copy(columns, "columns");
        }

        /** The columns counted from 1, such as {@code 2,3,1}. */
        @Override
        public String toString() {
            return columns.stream().map(column -> String.valueOf(column + 1)).collect(Collectors.joining(","));
        }

        private List<String> cells() {
            return IntStream.range(0, columns.size())
                    .mapToObj(row -> PartialLatinSquare.cell(row + 1, columns.get(row) + 1))
                    .toList();
        }
    }

    private OrthogonalMates(PartialLatinSquare square) {
        this.square = square;
    }

    /**
     * The mates of a square.
     *
     * @param text the rows of a complete Latin square of size 1 to 12, written as
     *     {@link LatinSquare#completing(String) LatinSquare.completing} reads them
     * @return the problem
     * @throws IllegalArgumentException if the text is no such square; says where and what to do
     */
    public static OrthogonalMates of(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        PartialLatinSquare square = PartialLatinSquare.of(LatinText.parse(text));
        Limits.check("The size of the Latin square", square.size(), 1, MAX_SIZE);
        for (int row = 0; row < square.size(); row++) {
            for (int column = 0; column < square.size(); column++) {
                if (!square.isFilled(row, column)) {
                    throw new IllegalArgumentException("Cell " + PartialLatinSquare.cell(row + 1, column + 1)
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
     * The exact-cover problem. It finds all transversals first; a square of size 10 has some hundreds, a square of size
     * 12 some hundred thousand. The items are the cells, {@code r1c1} and so on.
     *
     * @throws io.github.exactcover.dlx.SearchIncompleteException if this thread is interrupted before all are found
     */
    @Override
    public ExactCoverProblem<String, Transversal> problem() {
        ProblemBuilder<String, Transversal> builder = ExactCoverProblem.builder();
        builder.primary(cells());
        try (Stream<Solution<Placement>> found = DLX.stream(transversals())) {
            // A solution lists its cells by row.
            found.map(cells -> new Transversal(
                            cells.options().stream().map(Placement::column).toList()))
                    .forEach(transversal -> builder.option(transversal, transversal.cells()));
        }
        return builder.build();
    }

    private List<String> cells() {
        List<String> cells = new ArrayList<>();
        for (int row = 1; row <= square.size(); row++) {
            for (int column = 1; column <= square.size(); column++) {
                cells.add(PartialLatinSquare.cell(row, column));
            }
        }
        return cells;
    }

    /**
     * The two squares, one laid over the other: the symbols of the mate are letters, in order in the first row.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public CellGrid decode(Solution<Transversal> solution) {
        SolutionCheck.check(
                solution, cells(), transversal -> isTransversal(transversal) ? transversal.cells() : List.of());
        int n = square.size();
        int[][] symbols = square.symbols();
        int[][] colors = new int[n][n];
        String[][] words = new String[n][n];
        for (Transversal transversal : solution.options()) {
            int color = transversal.columns().get(0);
            for (int row = 0; row < n; row++) {
                int column = transversal.columns().get(row);
                colors[row][column] = color;
                words[row][column] = "" + symbols[row][column] + (char) ('a' + color);
            }
        }
        return CellGrid.of("Two orthogonal Latin squares of size " + n, words, colors);
    }

    /** Whether the cells are in different columns and have different symbols. */
    private boolean isTransversal(Transversal transversal) {
        List<Integer> columns = transversal.columns();
        int n = square.size();
        int[][] symbols = square.symbols();
        return columns.size() == n
                && columns.stream().allMatch(column -> column >= 0 && column < n)
                && columns.stream().distinct().count() == n
                && IntStream.range(0, n)
                                .map(row -> symbols[row][columns.get(row)])
                                .distinct()
                                .count()
                        == n;
    }
}
