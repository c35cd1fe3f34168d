package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.ProblemFormat;
import io.github.exactcover.dlx.formats.files.CellRows.Row;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads a table of zeros and ones, for {@link MatrixFormat}. */
final class TableReader {

    /** Whether the number of columns is known before the first row is read. */
    private final boolean isWidthKnown;

    private TableLayout layout;
    private final ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
    private final BitSet secondary = new BitSet();
    private List<String> items;
    private int rowCount;

    TableReader(TableLayout layout, boolean isWidthKnown) {
        this.layout = layout;
        this.isWidthKnown = isWidthKnown;
        this.items = numbers(layout.width());
    }

    private static List<String> numbers(int width) {
        return IntStream.range(0, width).mapToObj(Integer::toString).toList();
    }

    ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        CellRows rows = CellRows.of(ProblemFormat.text(in), layout.separator());
        Optional<Row> row = rows.next();
        Row first = row.orElseThrow(
                () -> new DlxFormatException(1, 1, "there is no row; write a line of zeros and ones for each option"));
        if (!isWidthKnown) {
            layout = layout.withWidthOf(first.cells().size());
            items = numbers(layout.width());
        }
        if (layout.size().isPresent()) {
            row = rows.next();
        }
        if (layout.hasHeader()) {
            nameItems(first);
            row = rows.next();
        } else {
            items.forEach(builder::primary);
        }
        readBody(row, rows);
        checkSize(first);
        return builder.build();
    }

    /** Reads the options. Blank rows at the end are none. */
    private void readBody(Optional<Row> first, CellRows rows) throws IOException {
        List<Row> blank = new ArrayList<>();
        for (Optional<Row> row = first; row.isPresent(); row = rows.next()) {
            if (row.get().isBlank()) {
                blank.add(row.get());
            } else {
                blank.forEach(this::readRow);
                blank.clear();
                readRow(row.get());
            }
        }
    }

    private void nameItems(Row header) {
        List<String> names = new ArrayList<>(header.cells());
        int bar = layout.separator() == Separator.BLANKS ? names.indexOf("|") : -1;
        names.removeIf(name -> bar >= 0 && name.equals("|"));
        if (layout.hasLastSeparator()) {
            names.remove(names.size() - 1);
        }
        int skipped = names.size() - layout.width();
        if (skipped < 0 || skipped > 1) {
            throw header.error(
                    1,
                    "this line names " + names.size() + " columns, and the others have " + layout.width()
                            + "; name each column");
        }
        items = List.copyOf(names.subList(skipped, names.size()));
        Set<String> known = new HashSet<>();
        for (int item = 0; item < items.size(); item++) {
            String name = items.get(item);
            if (name.isEmpty()) {
                throw header.error(item + skipped + 1, "this column has no name; give it one, or leave it out");
            }
            if (!known.add(name)) {
                throw header.error(
                        item + skipped + 1,
                        "column " + PlainText.quoted(name) + " is named twice; choose another name for one of them");
            }
            if (bar >= 0 && item >= bar) {
                builder.secondary(name);
                secondary.set(item);
            } else {
                builder.primary(name);
            }
        }
    }

    private void readRow(Row row) {
        List<String> cells = layout.cells(row);
        int names = layout.hasNames() ? 1 : 0;
        if (cells.size() != layout.width() + names) {
            throw row.error(
                    1,
                    "this row has " + cells.size() + (cells.size() == 1 ? " column" : " columns")
                            + ", and the first one " + (layout.width() + names) + "; give all rows the same length");
        }
        List<Integer> covered = new ArrayList<>();
        for (int item = 0; item < layout.width(); item++) {
            if (covers(row, cells.get(item + names), item + names + 1)) {
                covered.add(item);
            }
            if (layout.isColor(cells.get(item + names)) && !secondary.get(item)) {
                throw row.error(
                        item + names + 1,
                        "only secondary columns have colors, and this one is primary; name it after a |, or write 1");
            }
        }
        String name = names == 0 ? "" : cells.get(0);
        builder.option(name.isEmpty() ? text(covered, cells, names) : name, spec -> {
            for (int item : covered) {
                String cell = cells.get(item + names);
                if (layout.isColor(cell)) {
                    spec.colors(items.get(item), cell.substring(1));
                } else {
                    spec.covers(items.get(item));
                }
            }
        });
        rowCount++;
    }

    private boolean covers(Row row, String cell, int column) {
        Cell mark = Cell.of(cell);
        if (mark == Cell.OTHER && !layout.isColor(cell)) {
            throw row.error(
                    column,
                    "here is " + PlainText.quoted(cell) + "; write 1 if the row covers this column, and 0 if not");
        }
        return mark != Cell.ZERO;
    }

    private String text(List<Integer> covered, List<String> cells, int names) {
        List<String> words = new ArrayList<>();
        for (int item : covered) {
            String cell = cells.get(item + names);
            words.add(items.get(item) + (layout.isColor(cell) ? cell : ""));
        }
        return String.join(" ", words);
    }

    private void checkSize(Row first) {
        layout.size().ifPresent(size -> {
            if (size.rows() != SizeLine.ANY && size.rows() != rowCount) {
                throw first.error(
                        1, "the first line says " + size.words() + ", but there are " + rowCount + " rows; correct it");
            }
        });
    }
}
