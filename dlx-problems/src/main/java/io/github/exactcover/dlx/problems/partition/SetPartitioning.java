package io.github.exactcover.dlx.problems.partition;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Set partitioning: choose columns that contain each row exactly once, as cheaply as possible. For an airline, the rows
 * are flights and the columns are the tours that a crew can fly.
 *
 * <pre>{@code
 * SetPartitioning flights = SetPartitioning.parse("""
 *         3 4
 *         10 2 1 2
 *         4 1 3
 *         9 2 2 3
 *         2 1 1
 *         """);
 * CheapestResult<Integer> result = Cheapest.of(flights.problem()).find(1);
 * System.out.println(result.isProven()); // true
 * System.out.print(flights.decode(result.solutions().get(0)).text());
 * // prints column 3 | cost 9 | rows 2 3
 * // prints column 4 | cost 2 | rows 1
 * }</pre>
 *
 * <p>As exact cover: the rows are the items, and the columns are the options. For thousands of columns, a solver of
 * mixed integer programs is the better tool; {@code CplexLp} of dlx-formats writes its input.
 *
 * <p>Immutable.
 */
public final class SetPartitioning implements ProblemModel<Integer, Grouping> {

    private final int rows;
    private final List<Column> columns;

    /**
     * A column.
     *
     * @param cost what it costs
     * @param rows its rows, counted from 1
     */
    public record Column(long cost, List<Integer> rows) {

        /**
         * Copies the rows.
         *
         * @param cost what it costs
         * @param rows its rows, counted from 1
         */
        public Column {
            rows = Given.copy(rows, "rows");
        }
    }

    private SetPartitioning(int rows, List<Column> columns) {
        this.rows = rows;
        this.columns = List.copyOf(columns);
    }

    /** Of columns that were checked. */
    static SetPartitioning checked(int rows, List<Column> columns) {
        return new SetPartitioning(rows, columns);
    }

    /**
     * The problem of these columns.
     *
     * @param rows the number of rows, from 1 to 1,000,000
     * @param columns the columns; two with the same rows are two choices, also at the same cost
     * @return the problem
     * @throws IllegalArgumentException if a number is out of bounds, or a column has a row that is not there or has it
     *     twice
     */
    public static SetPartitioning of(int rows, List<Column> columns) {
        Given.elements(columns, "columns");
        Limits.check("The number of rows", rows, 1, 1_000_000);
        for (Column column : columns) {
            for (int row : column.rows()) {
                Limits.check("The row of a column", row, 1, rows);
            }
            if (new HashSet<>(column.rows()).size() != column.rows().size()) {
                throw new IllegalArgumentException("The column of rows "
                        + Texts.shortened(column.rows().toString()) + " has one of them twice; name each once");
            }
        }
        return new SetPartitioning(rows, columns);
    }

    /**
     * Reads the layout of the OR-Library's airline problems, the files {@code sppnw} and {@code sppaa}: the numbers of
     * rows and columns, and then for each column its cost, the number of its rows, and the rows, counted from 1. Lines
     * can be broken anywhere.
     *
     * <p>The same problems also exist as files such as {@code acs197x17}. These have three extra numbers on the first
     * line, of which the last has a decimal point, and three extra numbers after the number of rows of each column.
     * Such files are read too, and the extra numbers are ignored.
     *
     * <p>Files {@code scp} are for {@linkplain SetCover set covering} and list the columns of each row. They are
     * refused, and so is a text that has both layouts.
     *
     * @param text the text
     * @return the problem
     * @throws IllegalArgumentException if the text has not this layout, or also that of the files {@code scp}; says
     *     the line and what to do
     */
    public static SetPartitioning parse(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return CoverText.partitioning(text);
    }

    /**
     * Reads the layout of {@link #parse parse}, also if the text has that of the files {@code scp} too.
     *
     * @param text the text
     * @return the problem
     * @throws IllegalArgumentException if the text has not this layout; says the line and what to do
     */
    public static SetPartitioning parseColumns(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return CoverText.columns(text);
    }

    /**
     * Reads the layout of the files {@code scp}, which list the costs and then the columns of each row.
     *
     * @param text the text
     * @return the problem
     * @throws IllegalArgumentException if the text has not this layout; says the line and what to do
     */
    public static SetPartitioning parseRows(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return CoverText.rows(text);
    }

    /**
     * The number of rows.
     *
     * @return how many there are
     */
    public int rows() {
        return rows;
    }

    /**
     * The columns.
     *
     * @return an immutable list
     */
    public List<Column> columns() {
        return columns;
    }

    /**
     * The items are the rows {@code r1, r2, ...}; the options are the numbers of the columns, from 1, with their costs.
     * A column without rows is no option, for no partition has it.
     */
    @Override
    public ExactCoverProblem<String, Integer> problem() {
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        List<String> names = names();
        builder.primary(names);
        addColumns(builder, names);
        return builder.build();
    }

    /** The items. */
    List<String> names() {
        return IntStream.rangeClosed(1, rows).mapToObj(row -> "r" + row).toList();
    }

    /** The options. */
    void addColumns(ProblemBuilder<String, Integer> builder, List<String> names) {
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            if (!column.rows().isEmpty()) {
                List<String> items =
                        column.rows().stream().map(row -> names.get(row - 1)).toList();
                builder.option(i + 1, spec -> spec.covers(items).costs(column.cost()));
            }
        }
    }

    /**
     * A line for each chosen column: its number, its cost and its rows.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public Grouping decode(Solution<Integer> solution) {
        SolutionCheck.check(solution, IntStream.rangeClosed(1, rows).boxed().toList(), this::rowsOf);
        return grouping("A partition", solution);
    }

    /** The rows of the column with this number; none if there is no such column. */
    List<Integer> rowsOf(int number) {
        return number >= 1 && number <= columns.size() ? columns.get(number - 1).rows() : List.of();
    }

    /** A line for each chosen column. */
    Grouping grouping(String what, Solution<Integer> solution) {
        List<List<List<String>>> lines = new ArrayList<>();
        long cost = 0;
        for (int number : solution.options()) {
            Column column = columns.get(number - 1);
            List<String> words = new ArrayList<>(List.of("rows"));
            column.rows().forEach(row -> words.add(row.toString()));
            lines.add(List.of(List.of("column", "" + number), List.of("cost", "" + column.cost()), words));
            cost += column.cost();
        }
        return Grouping.of(what + " of " + Texts.count(rows, "row") + " at cost " + cost, lines);
    }
}
