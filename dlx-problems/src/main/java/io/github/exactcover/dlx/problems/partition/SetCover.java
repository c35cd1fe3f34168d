package io.github.exactcover.dlx.problems.partition;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Texts;
import io.github.exactcover.dlx.problems.partition.SetPartitioning.Column;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Set covering: choose columns that contain each row at least once, as cheaply as possible. The rows are places that
 * need an ambulance in reach, say, and the columns are the stations.
 *
 * <pre>{@code
 * SetCover stations = SetCover.parse("""
 *         3 4
 *         2 3 3 1
 *         2 1 2
 *         2 2 3
 *         3 1 3 4
 *         """);
 * CheapestResult<Integer> result = Cheapest.of(stations.problem()).find(1);
 * System.out.print(stations.decode(result.solutions().get(0)).text());
 * // prints column 2 | cost 3 | rows 1 2
 * // prints column 4 | cost 1 | rows 3
 * }</pre>
 *
 * <p>As exact cover: the rows are items that may be covered as often as there are columns with them, but at least once.
 * For hundreds of columns, a solver of mixed integer programs is the better tool; {@code CplexLp} of dlx-formats writes
 * its input. If each row must be in exactly one column, see {@link SetPartitioning}.
 *
 * <p>Immutable.
 */
public final class SetCover implements ProblemModel<Integer, Grouping> {

    private final SetPartitioning columns;

    private SetCover(SetPartitioning columns) {
        this.columns = columns;
    }

    /**
     * The problem of these columns.
     *
     * @param rows the number of rows, from 1 to 1,000,000
     * @param columns the columns, as for {@link SetPartitioning#of SetPartitioning.of}
     * @return the problem
     * @throws IllegalArgumentException if a number is out of bounds, or a column has a row that is not there or has it
     *     twice
     */
    public static SetCover of(int rows, List<Column> columns) {
        return new SetCover(SetPartitioning.of(rows, columns));
    }

    /**
     * Reads one of the two layouts that the OR-Library has for set covering. Both begin with the numbers of rows and
     * columns, and lines can be broken anywhere.
     *
     * <ul>
     *   <li>In files {@code scp}, the costs of the columns follow, and then for each row the number of its columns, and
     *       these columns.
     *   <li>In files {@code rail}, there follow for each column its cost, the number of its rows, and these rows.
     * </ul>
     *
     * <p>The text has the layout whose sizes fit all of it.
     *
     * @param text the text
     * @return the problem
     * @throws IllegalArgumentException if the text has neither layout, or both; says the line and what to do
     */
    public static SetCover parse(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return new SetCover(CoverText.covering(text));
    }

    /**
     * Reads the layout of files {@code scp}, also if the text has the other one too.
     *
     * @param text the text
     * @return the problem
     * @throws IllegalArgumentException if the text has not this layout; says the line and what to do
     */
    public static SetCover parseRows(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return new SetCover(CoverText.rows(text));
    }

    /**
     * Reads the layout of files {@code rail}, also if the text has the other one too.
     *
     * @param text the text
     * @return the problem
     * @throws IllegalArgumentException if the text has not this layout; says the line and what to do
     */
    public static SetCover parseColumns(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return new SetCover(CoverText.columns(text));
    }

    /**
     * The number of rows.
     *
     * @return how many there are
     */
    public int rows() {
        return columns.rows();
    }

    /**
     * The columns.
     *
     * @return an immutable list
     */
    public List<Column> columns() {
        return columns.columns();
    }

    /**
     * The items are the rows {@code r1, r2, ...}, each with a bound; the options are the numbers of the columns, from
     * 1, with their costs. A column without rows is no option, for it covers nothing.
     */
    @Override
    public ExactCoverProblem<String, Integer> problem() {
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        int[] most = new int[rows()];
        columns().forEach(column -> column.rows().forEach(row -> most[row - 1]++));
        List<String> names = columns.names();
        for (int row = 0; row < most.length; row++) {
            builder.bounded(names.get(row), 1, Math.max(1, most[row]));
        }
        columns.addColumns(builder, names);
        return builder.build();
    }

    /**
     * A line for each chosen column: its number, its cost and its rows.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public Grouping decode(Solution<Integer> solution) {
        Objects.requireNonNull(solution, "The solution must not be null");
        Set<Integer> covered = new HashSet<>();
        Set<Integer> chosen = new HashSet<>();
        for (int number : solution.options()) {
            List<Integer> its = columns.rowsOf(number);
            if (its.isEmpty() || !chosen.add(number)) {
                throw foreign("it has the column " + number + (its.isEmpty() ? "" : " twice"));
            }
            covered.addAll(its);
        }
        if (covered.size() < rows()) {
            throw foreign("it covers only " + covered.size() + " of the " + Texts.count(rows(), "row"));
        }
        return columns.grouping("A cover", solution);
    }

    private static IllegalArgumentException foreign(String reason) {
        return new IllegalArgumentException("This is a solution of another problem: " + reason
                + "; decode it with the model that built its problem");
    }
}
