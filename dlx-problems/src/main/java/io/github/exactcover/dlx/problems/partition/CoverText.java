package io.github.exactcover.dlx.problems.partition;

import io.github.exactcover.dlx.problems.internal.Texts;
import io.github.exactcover.dlx.problems.partition.SetPartitioning.Column;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the two layouts of the OR-Library: by columns, each with its cost and its rows, as files {@code spp} and
 * {@code rail} have them; and by rows, each with its columns, below the costs, as files {@code scp} have them.
 *
 * <p>Both are nothing but numbers. So a text is read in both ways, and it has the layout whose sizes fit all of it.
 */
final class CoverText {

    /** Small enough that the costs of all columns together fit into a {@code long}. */
    private static final int MAX_COST = 1_000_000_000;

    private static final int MAX_ROWS = 1_000_000;
    private static final int MAX_COLUMNS = 10_000_000;

    /** How many extra numbers some files have, in two places. */
    private static final int FURTHER = 3;

    /** One way to read a text. */
    private static final class Reading {

        private Optional<SetPartitioning> problem = Optional.empty();
        private @Nullable IllegalArgumentException complaint;

        Reading(String text, Function<NumberReader, SetPartitioning> layout) {
            try {
                problem = Optional.of(layout.apply(new NumberReader(text)));
            } catch (IllegalArgumentException refused) {
                complaint = refused;
            }
        }

        boolean fits() {
            return problem.isPresent();
        }

        String reason() {
            return complaint == null ? "" : String.valueOf(complaint.getMessage());
        }

        SetPartitioning get() {
            if (complaint != null) {
                throw complaint;
            }
            return problem.orElseThrow();
        }
    }

    private CoverText() {}

    static SetPartitioning columns(String text) {
        return new Reading(text, CoverText::byColumns).get();
    }

    static SetPartitioning rows(String text) {
        return new Reading(text, CoverText::byRows).get();
    }

    /** A text by columns, and not by rows. */
    static SetPartitioning partitioning(String text) {
        Reading columns = new Reading(text, CoverText::byColumns);
        Reading rows = new Reading(text, CoverText::byRows);
        if (rows.fits() && !columns.fits()) {
            throw new IllegalArgumentException("This is a set covering problem: it lists the costs, and then the"
                    + " columns of each row, as files scp do; read it by SetCover, or dlx cover");
        }
        return only(columns, rows);
    }

    /** A text in either layout. */
    static SetPartitioning covering(String text) {
        Reading columns = new Reading(text, CoverText::byColumns);
        Reading rows = new Reading(text, CoverText::byRows);
        if (!rows.fits() && !columns.fits()) {
            throw new IllegalArgumentException("As rows with their columns (scp): " + rows.reason()
                    + ". As columns with their rows (rail): " + columns.reason());
        }
        return rows.fits() ? only(rows, columns) : columns.get();
    }

    private static SetPartitioning only(Reading asked, Reading other) {
        SetPartitioning problem = asked.get();
        if (other.fits() && !other.get().columns().equals(problem.columns())) {
            throw new IllegalArgumentException("The numbers fit two layouts: columns with a cost and rows each (spp,"
                    + " rail), or the costs and then rows with columns each (scp); choose one, by parseColumns or"
                    + " parseRows, or by --by-columns or --by-rows");
        }
        return problem;
    }

    private static SetPartitioning byColumns(NumberReader numbers) {
        int rows = numbers.next("the number of rows", 1, MAX_ROWS);
        int count = numbers.next("the number of columns", 0, MAX_COLUMNS);
        int further = numbers.hasPointAhead(FURTHER) ? FURTHER : 0;
        numbers.skip(further, "an extra number of the first line");
        List<Column> columns = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            String name = "column " + number;
            int cost = numbers.next("the cost of " + name, -MAX_COST, MAX_COST);
            int size = numbers.next("the number of rows of " + name, 0, rows);
            numbers.skip(further, "an extra number of " + name);
            columns.add(new Column(cost, members(numbers, size, "row", name, rows)));
        }
        numbers.end("the " + Texts.count(count, "column") + " that its start announces");
        return SetPartitioning.checked(rows, columns);
    }

    private static SetPartitioning byRows(NumberReader numbers) {
        int count = numbers.next("the number of rows", 1, MAX_ROWS);
        int columns = numbers.next("the number of columns", 0, MAX_COLUMNS);
        List<Integer> costs = new ArrayList<>();
        List<List<Integer>> rowsOf = new ArrayList<>();
        for (int column = 1; column <= columns; column++) {
            costs.add(numbers.next("the cost of column " + column, -MAX_COST, MAX_COST));
            rowsOf.add(new ArrayList<>());
        }
        for (int row = 1; row <= count; row++) {
            String name = "row " + row;
            int size = numbers.next("the number of columns of " + name, 0, columns);
            for (int column : members(numbers, size, "column", name, columns)) {
                rowsOf.get(column - 1).add(row);
            }
        }
        numbers.end("the " + Texts.count(count, "row") + " that its start announces");
        return SetPartitioning.checked(
                count,
                IntStream.range(0, columns)
                        .mapToObj(column -> new Column(costs.get(column), rowsOf.get(column)))
                        .toList());
    }

    /** What a row or a column has, each once. */
    private static List<Integer> members(NumberReader numbers, int size, String kind, String name, int most) {
        String itsMember = "a " + kind + " of " + name;
        Set<Integer> members = new LinkedHashSet<>();
        for (int i = 0; i < size; i++) {
            int member = numbers.next(itsMember, 1, most);
            if (!members.add(member)) {
                throw numbers.error(
                        name + " has " + kind + " " + member + " twice; name each of its " + kind + "s once");
            }
        }
        return List.copyOf(members);
    }
}
