package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.ProblemFormat;
import io.github.exactcover.dlx.formats.files.CellRows.Row;
import io.github.exactcover.dlx.internal.formats.text.Draft;
import io.github.exactcover.dlx.internal.formats.text.Word;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads a table of zeros and ones, for {@link MatrixFormat}. */
final class TableReader {

    /** Whether the number of columns is known before the first row is read. */
    private final boolean isWidthKnown;

    private TableLayout layout;
    private final Draft draft = new Draft();
    private List<String> items = List.of();

    /** The first column after the bar behind which columns are secondary. */
    private int firstSecondary = Integer.MAX_VALUE;

    private int rowCount;

    TableReader(TableLayout layout, boolean isWidthKnown) {
        this.layout = layout;
        this.isWidthKnown = isWidthKnown;
    }

    ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        CellRows rows = CellRows.of(ProblemFormat.text(in), layout.separator());
        Optional<Row> row = rows.next();
        Row first = row.orElseThrow(
                () -> new DlxFormatException(1, 1, "there is no row; write a line of zeros and ones for each option"));
        if (!isWidthKnown) {
            layout = layout.withWidthOf(first.cells().size());
        }
        if (layout.size().isPresent()) {
            row = rows.next();
        }
        if (layout.hasHeader()) {
            nameItems(first);
            row = rows.next();
        } else {
            items = IntStream.range(0, layout.width())
                    .mapToObj(Integer::toString)
                    .toList();
            items.forEach(draft::addPrimary);
        }
        readBody(row, rows);
        checkSize(first);
        return draft.problem();
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
        firstSecondary = bar < 0 ? firstSecondary : bar;
        for (int item = 0; item < items.size(); item++) {
            Word name = new Word(items.get(item), header.line(), item + skipped + 1);
            if (name.is("")) {
                throw name.error("this column has no name; give it one, or leave it out");
            }
            if (item < firstSecondary) {
                draft.addPrimary(name, 1, 1);
            } else {
                draft.addSecondary(name);
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
        for (int item = 0; item < layout.width(); item++) {
            String cell = cells.get(item + names);
            if (Cell.of(cell) != Cell.ZERO) {
                cover(item, new Word(cell, row.line(), item + names + 1));
            }
        }
        if (names == 0 || cells.get(0).isEmpty()) {
            draft.endOption();
        } else {
            draft.endOption(cells.get(0));
        }
        rowCount++;
    }

    private void cover(int item, Word cell) {
        boolean isColor = layout.isColor(cell.text());
        if (Cell.of(cell.text()) == Cell.OTHER && !isColor) {
            throw cell.error("here is " + cell.quoted() + "; write 1 if the row covers this column, and 0 if not");
        }
        if (isColor && item < firstSecondary) {
            throw cell.error(
                    "only secondary columns have colors, and this one is primary; name it after a |, or write 1");
        }
        draft.cover(items.get(item), cell);
        if (isColor) {
            draft.color(cell.text().substring(1), cell);
        }
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
