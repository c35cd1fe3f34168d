package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.files.CellRows.Row;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The first rows of a table, from which its {@link TableLayout} is found.
 *
 * @param rows the rows, without the last cell if there is nothing in it in any row
 * @param hasLastSeparator whether there is such a cell
 */
record Sheet(Separator separator, List<Row> rows, boolean hasLastSeparator) {

    /** The layout of a file, if it is such a table. */
    static Optional<TableLayout> layout(FileStart start) {
        return Stream.of(Separator.values())
                .flatMap(separator -> layout(start, separator).stream())
                .findFirst();
    }

    private static Optional<TableLayout> layout(FileStart start, Separator separator) {
        List<Row> rows;
        try {
            rows = CellRows.all(CellRows.of(new StringReader(start.text()), separator));
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        Optional<TableLayout> layout = of(separator, rows).layout();
        // A line with the size could pass for one with names.
        return layout.filter(table -> !table.hasHeader())
                .or(() -> sized(rows, separator, start.isWhole()))
                .or(() -> layout);
    }

    /** The layout of a table below a line with its size. */
    private static Optional<TableLayout> sized(List<Row> rows, Separator separator, boolean isWhole) {
        String line = String.join(
                separator == Separator.NOTHING ? "" : " ", rows.get(0).cells());
        int[] first = Lines.numbers(line);
        List<Row> body = rows.subList(1, rows.size());
        if (first.length == 0 || !SizeLine.canBe(first) || body.isEmpty()) {
            return Optional.empty();
        }
        return of(separator, body)
                .layout()
                .filter(layout -> !layout.hasHeader())
                .flatMap(layout -> SizeLine.ofMatrix(first, body.size(), layout.width(), isWhole, ones(body, layout))
                        .map(size -> layout.sized(size)));
    }

    private static long ones(List<Row> rows, TableLayout layout) {
        return rows.stream()
                .mapToLong(row -> row.cells().stream()
                        .skip(layout.hasNames() ? 1 : 0)
                        .filter(cell -> Cell.of(cell) == Cell.ONE)
                        .count())
                .sum();
    }

    static Sheet of(Separator separator, List<Row> rows) {
        // Where empty cells stand for zeros, the last column may be empty.
        boolean hasLastSeparator = separator.isVisible()
                && rows.stream()
                        .allMatch(row -> row.cells().get(row.cells().size() - 1).isEmpty())
                && rows.stream().anyMatch(row -> row.cells().contains("0"));
        List<Row> cut = hasLastSeparator ? rows.stream().map(Row::withoutLast).toList() : rows;
        return new Sheet(separator, cut, hasLastSeparator);
    }

    /** The layout, if this is a table of zeros and ones. */
    Optional<TableLayout> layout() {
        boolean hasHeader = rows.size() > 1 && isHeader(top());
        if (hasHeader && separator == Separator.BLANKS && new HashSet<>(top()).size() < top().size()) {
            // Words, but no names of columns.
            return Optional.empty();
        }
        List<Row> body = hasHeader ? rows.subList(1, rows.size()) : rows;
        int cells = body.get(0).cells().size();
        int named = (int) top().stream().filter(cell -> !isBar(cell)).count();
        if (hasHeader && separator.isVisible() && named != cells && named != cells - 1) {
            return Optional.empty();
        }
        boolean hasNames = hasHeader ? hasNames(named, cells, body) : hasOther(body);
        // Where blanks separate the cells, the header has no cell above the names, and a name can have several words.
        boolean isByHeader = hasHeader && separator == Separator.BLANKS;
        int width = isByHeader ? named : cells - (hasNames ? 1 : 0);
        TableLayout layout = new TableLayout(
                separator,
                Optional.empty(),
                hasHeader,
                hasNames,
                width,
                hasLastSeparator,
                !hasHeader && !hasNames && isPlain());
        // One column with a separator would be no table, and digits without a separator have no names.
        int least = separator.isVisible() && !hasNames ? 2 : 1;
        boolean canHaveNames = separator != Separator.NOTHING;
        return width >= least
                        && (canHaveNames || !(hasHeader || hasNames))
                        && body.stream().map(row -> layout.joined(row.cells())).allMatch(layout::hasMarks)
                        && body.stream().map(row -> layout.joined(row.cells())).anyMatch(layout::hasOne)
                ? Optional.of(layout)
                : Optional.empty();
    }

    private List<String> top() {
        return rows.get(0).cells();
    }

    private boolean isBar(String cell) {
        return separator == Separator.BLANKS && cell.equals("|");
    }

    /** Names, or the numbers that pandas writes behind an empty cell. */
    private static boolean isHeader(List<String> top) {
        boolean isCounted = top.size() > 1
                && top.get(0).isEmpty()
                && IntStream.range(1, top.size()).allMatch(cell -> top.get(cell).equals(Integer.toString(cell - 1)));
        return isCounted || top.stream().skip(1).anyMatch(cell -> Cell.of(cell) == Cell.OTHER);
    }

    private boolean hasNames(int named, int cells, List<Row> body) {
        if (separator == Separator.BLANKS) {
            return cells > named;
        }
        return named == cells - 1 || hasOther(body) || isIndex(top().get(0), body);
    }

    private static boolean hasOther(List<Row> body) {
        return body.stream().anyMatch(row -> Cell.of(row.cells().get(0)) == Cell.OTHER);
    }

    /** Whether the first column numbers the rows, from 0 or 1. */
    private static boolean isIndex(String name, List<Row> body) {
        int from = body.get(0).cells().get(0).equals("0") ? 0 : 1;
        return name.isEmpty()
                || (CellRows.INDEX.matcher(name).matches()
                        && IntStream.range(0, body.size())
                                .allMatch(row -> body.get(row).cells().get(0).equals(Integer.toString(from + row))));
    }

    /** Whether each row could be a list of the numbers 0 and 1 as well. */
    private boolean isPlain() {
        return rows.stream()
                .map(Row::cells)
                .allMatch(cells -> cells.stream().allMatch(cell -> cell.equals("0") || cell.equals("1"))
                        && cells.stream().distinct().count() == cells.size());
    }
}
