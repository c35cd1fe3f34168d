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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
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

    /** Small enough that the costs of all columns together fit into a {@code long}. */
    private static final int MAX_COST = 1_000_000_000;

    /** How many extra numbers some files have, in two places. */
    private static final int FURTHER = 3;

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
     * @param text the text
     * @return the problem
     * @throws IllegalArgumentException if the text has not this layout; says the line and what to do
     */
    public static SetPartitioning parse(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        NumberReader numbers = new NumberReader(text);
        int rows = numbers.next("the number of rows", 1, 1_000_000);
        int count = numbers.next("the number of columns", 0, 10_000_000);
        int further = numbers.hasPointAhead(FURTHER) ? FURTHER : 0;
        numbers.skip(further, "an extra number of the first line");
        List<Column> columns = new ArrayList<>();
        for (int column = 1; column <= count; column++) {
            columns.add(column(numbers, "column " + column, rows, further));
        }
        numbers.end("the " + Texts.count(count, "column") + " that its start announces");
        return new SetPartitioning(rows, columns);
    }

    private static Column column(NumberReader numbers, String name, int rows, int further) {
        int cost = numbers.next("the cost of " + name, -MAX_COST, MAX_COST);
        int size = numbers.next("the number of rows of " + name, 0, rows);
        numbers.skip(further, "an extra number of " + name);
        String itsRow = "a row of " + name;
        Set<Integer> members = new LinkedHashSet<>();
        for (int i = 0; i < size; i++) {
            int row = numbers.next(itsRow, 1, rows);
            if (!members.add(row)) {
                throw numbers.error(name + " has row " + row + " twice; name each of its rows once");
            }
        }
        return new Column(cost, List.copyOf(members));
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
        List<String> names =
                IntStream.rangeClosed(1, rows).mapToObj(row -> "r" + row).toList();
        builder.primary(names);
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            if (!column.rows().isEmpty()) {
                List<String> items =
                        column.rows().stream().map(row -> names.get(row - 1)).toList();
                builder.option(i + 1, spec -> spec.covers(items).costs(column.cost()));
            }
        }
        return builder.build();
    }

    /**
     * A line for each chosen column: its number, its cost and its rows.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public Grouping decode(Solution<Integer> solution) {
        SolutionCheck.check(
                solution,
                IntStream.rangeClosed(1, rows).boxed().toList(),
                number -> number >= 1 && number <= columns.size()
                        ? columns.get(number - 1).rows()
                        : List.of());
        List<List<List<String>>> lines = new ArrayList<>();
        long cost = 0;
        for (int number : solution.options()) {
            Column column = columns.get(number - 1);
            List<String> words = new ArrayList<>(List.of("rows"));
            column.rows().forEach(row -> words.add(row.toString()));
            lines.add(List.of(List.of("column", "" + number), List.of("cost", "" + column.cost()), words));
            cost += column.cost();
        }
        return Grouping.of("A partition of " + Texts.count(rows, "row") + " at cost " + cost, lines);
    }
}
