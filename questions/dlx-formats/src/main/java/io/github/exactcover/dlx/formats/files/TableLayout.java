package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.formats.files.CellRows.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a table of zeros and ones is arranged.
 *
 * @param separator what stands between its cells
 * @param size the line with its size before it; empty if there is none
 * @param hasHeader whether its first row has the names of the columns
 * @param hasNames whether its first column has the names of the rows
 * @param width the number of columns, without the names of the rows
 * @param hasLastSeparator whether each line ends with a separator, after which there is nothing
 * @param isPlain whether its cells could be numbers of items too: there are no names, and no row has a cell twice
 */
record TableLayout(
        Separator separator,
        Optional<SizeLine> size,
        boolean hasHeader,
        boolean hasNames,
        int width,
        boolean hasLastSeparator,
        boolean isPlain) {

    /** The same below a line with the size. */
    TableLayout sized(SizeLine line) {
        return new TableLayout(separator, Optional.of(line), hasHeader, hasNames, width, hasLastSeparator, isPlain);
    }

    /** The cells of a row without the last one, if there never is anything in it. */
    List<String> cells(Row row) {
        boolean isCut = hasLastSeparator && row.cells().size() > width + (hasNames ? 1 : 0);
        return joined((isCut ? row.withoutLast() : row).cells());
    }

    /** The words of a line as cells: the first of them are the name of the row, and bars are no cells. */
    List<String> joined(List<String> words) {
        if (separator != Separator.BLANKS || !hasHeader) {
            return words;
        }
        List<String> cells = new ArrayList<>(words);
        cells.removeIf("|"::equals);
        int surplus = cells.size() - width;
        if (hasNames && surplus > 1) {
            List<String> first = cells.subList(0, surplus);
            String name = String.join(" ", first);
            first.clear();
            cells.add(0, name);
        }
        return cells;
    }

    /** Whether all cells of a row are marks, and as many as there are columns. */
    boolean hasMarks(List<String> cells) {
        int names = hasNames ? 1 : 0;
        return cells.size() == width + names
                && cells.stream().skip(names).allMatch(cell -> Cell.of(cell) != Cell.OTHER || isColor(cell));
    }

    /** Whether a row covers something. */
    boolean hasOne(List<String> cells) {
        return cells.stream().skip(hasNames ? 1 : 0).anyMatch(cell -> Cell.of(cell) == Cell.ONE || isColor(cell));
    }

    /** The same for a first row of which the end is not known. */
    TableLayout withWidthOf(int cells) {
        return new TableLayout(separator, size, hasHeader, hasNames, cells, hasLastSeparator, isPlain);
    }

    /** Whether a cell is a color, as in the matrices that dlx prints. */
    boolean isColor(String cell) {
        return separator == Separator.BLANKS && hasHeader && cell.length() > 1 && cell.charAt(0) == ':';
    }
}
