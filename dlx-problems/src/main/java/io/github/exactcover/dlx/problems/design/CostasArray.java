package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.ProblemBuilder.OptionSpec;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Costas arrays: n dots on an n by n board, one in each row and each column, so that the arrows from one dot to another
 * are all different. They are used as waveforms of sonars and radars (J. P. Costas, 1984).
 *
 * <pre>{@code
 * CostasArray costas = CostasArray.of(4);
 * System.out.println(Count.of(costas.problem()).solutions()); // 12
 * CellGrid board = costas.decode(Feasibility.of(costas.problem()).solution().orElseThrow());
 * System.out.println(board.rows()); // 4
 * }</pre>
 *
 * <p>As exact cover with colors: each column has a secondary item, whose color is the row of its dot. A primary item
 * for each column asks for a dot, and one for every two columns asks for an arrow between their dots. The option of an
 * arrow has a secondary item for its direction, so no direction comes twice.
 *
 * <p>Immutable.
 */
public final class CostasArray implements ProblemModel<CostasArray.Choice, CellGrid> {

    private final int n;

    /** An option: a dot or an arrow. */
    public sealed interface Choice permits Dot, Arrow {}

    /**
     * A dot on the board.
     *
     * @param column the column, from 0
     * @param row the row, from 0
     */
    public record Dot(int column, int row) implements Choice {

        /** The column and the row counted from 1, such as {@code c1=4}. */
        @Override
        public String toString() {
            return columnItem(column) + "=" + (row + 1);
        }
    }

    /**
     * An arrow between two dots.
     *
     * @param from the dot at the left
     * @param to the dot at the right
     */
    public record Arrow(Dot from, Dot to) implements Choice {

        /**
         * An option.
         *
         * @param from the first dot
         * @param to the second dot
         */
        public Arrow {
            Objects.requireNonNull(from, "The dot 'from' must not be null");
            Objects.requireNonNull(to, "The dot 'to' must not be null");
        }

        /** The two dots, such as {@code c1=4 c3=3}. */
        @Override
        public String toString() {
            return from + " " + to;
        }
    }

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
        Limits.check("The size of the board", n, 1, 30);
        return new CostasArray(n);
    }

    /**
     * The items are {@code c1} for the first column and {@code c1-c3} for an arrow from the first to the third. The
     * secondary ones are {@code row1} for the row of the first column's dot and {@code 2,-1} for a direction: two
     * columns to the right, one row back.
     */
    @Override
    public ExactCoverProblem<String, Choice> problem() {
        ProblemBuilder<String, Choice> builder = ExactCoverProblem.builder();
        builder.primary(items());
        for (int column = 0; column < n; column++) {
            builder.secondary(rowOf(column));
        }
        for (int step = 1; step < n; step++) {
            for (int rise = 1 - n; rise < n; rise++) {
                builder.secondary(step + "," + rise);
            }
        }
        for (int column = 0; column < n; column++) {
            for (int row = 0; row < n; row++) {
                Dot dot = new Dot(column, row);
                builder.option(dot, spec -> at(spec.covers(item(dot)), dot));
            }
        }
        for (int from = 0; from < n; from++) {
            for (int to = from + 1; to < n; to++) {
                addArrows(builder, from, to);
            }
        }
        return builder.build();
    }

    private List<String> items() {
        List<String> items = new ArrayList<>();
        for (int column = 0; column < n; column++) {
            items.add(columnItem(column));
        }
        for (int step = 1; step < n; step++) {
            for (int from = 0; from + step < n; from++) {
                items.add(columnItem(from) + "-" + columnItem(from + step));
            }
        }
        return items;
    }

    private void addArrows(ProblemBuilder<String, Choice> builder, int from, int to) {
        for (int start = 0; start < n; start++) {
            for (int end = 0; end < n; end++) {
                if (start != end) {
                    Arrow arrow = new Arrow(new Dot(from, start), new Dot(to, end));
                    String direction = (to - from) + "," + (end - start);
                    builder.option(
                            arrow, spec -> at(at(spec.covers(item(arrow), direction), arrow.from()), arrow.to()));
                }
            }
        }
    }

    private static OptionSpec<String> at(OptionSpec<String> spec, Dot dot) {
        return spec.colors(rowOf(dot.column()), dot.row() + 1);
    }

    private static String columnItem(int column) {
        return "c" + (column + 1);
    }

    private static String rowOf(int column) {
        return "row" + (column + 1);
    }

    /** The primary item of an option. */
    private static String item(Choice choice) {
        return choice instanceof Arrow arrow
                ? columnItem(arrow.from().column()) + "-"
                        + columnItem(arrow.to().column())
                : columnItem(((Dot) choice).column());
    }

    /**
     * The board, its dots written as {@code X}.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public CellGrid decode(Solution<Choice> solution) {
        SolutionCheck.check(solution, items(), choice -> isOnBoard(choice) ? List.of(item(choice)) : List.of());
        String[][] words = new String[n][n];
        int[][] colors = new int[n][n];
        for (int row = 0; row < n; row++) {
            Arrays.fill(words[row], ".");
            Arrays.fill(colors[row], CellGrid.PLAIN);
        }
        for (Choice choice : solution.options()) {
            if (choice instanceof Dot dot) {
                words[dot.row()][dot.column()] = "X";
                colors[dot.row()][dot.column()] = 0;
            }
        }
        return CellGrid.of("A Costas array of size " + n, words, colors);
    }

    private boolean isOnBoard(Choice choice) {
        return choice instanceof Arrow arrow
                ? isOnBoard(arrow.from()) && isOnBoard(arrow.to())
                : ((Dot) choice).row() >= 0 && ((Dot) choice).row() < n;
    }
}
