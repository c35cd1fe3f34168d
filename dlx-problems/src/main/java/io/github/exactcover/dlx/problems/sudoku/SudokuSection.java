package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.Texts;
import io.github.exactcover.dlx.problems.sudoku.SudokuText.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Lines in which Sudokus are drawn row by row, one below the other. Their size is the one that all rows can have, and
 * that divides the number of rows.
 */
final class SudokuSection {

    /** What a line is. Only the others show whether it is a row. */
    private enum Kind {
        ROW,

        /** Only separators: a row, or a line below a table or between two. */
        LEFT_OUT,

        /** Only dashes: a row, or a ruler. */
        DASHES
    }

    private final List<SudokuLine> lines = new ArrayList<>();
    private final List<Kind> kinds = new ArrayList<>();

    /** Adds a line, unless it certainly has no cells; whether it certainly has. */
    boolean add(String text, int number) {
        boolean isTabs = SudokuLine.isTabs(text);
        boolean isDashes = SudokuLine.isDashes(text);
        if (SudokuText.isNothing(text) && !isTabs && !isDashes) {
            return false;
        }
        SudokuLine line = new SudokuLine(text, number);
        boolean isLeftOut = isTabs || (line.hasFields() && line.isLeftOut());
        lines.add(line);
        kinds.add(isDashes ? Kind.DASHES : isLeftOut ? Kind.LEFT_OUT : Kind.ROW);
        return !isDashes && !isLeftOut;
    }

    SudokuLine last() {
        return lines.get(lines.size() - 1);
    }

    /** The lines that certainly have cells. */
    List<SudokuLine> rows() {
        return chosen(kind -> kind == Kind.ROW, 0);
    }

    /** Those that are rows of so many cells, if these kinds are rows. A row that cannot have so many is also there. */
    private List<SudokuLine> chosen(Predicate<Kind> isRow, int size) {
        return IntStream.range(0, lines.size())
                .filter(i -> isRow.test(kinds.get(i)))
                .filter(i ->
                        kinds.get(i) == Kind.ROW || lines.get(i).cells(size).isPresent())
                .mapToObj(lines::get)
                .toList();
    }

    /** The only Sudoku. */
    List<Cell> one() {
        List<SudokuLine> rows = rows();
        if (rows.isEmpty() && lines.isEmpty()) {
            throw new IllegalArgumentException(
                    "There is no Sudoku; write its cells row by row, with . or 0 for an empty cell");
        }
        if (rows.size() == 1 && !(rows.get(0).isRow() && lines.size() > 1)) {
            return rows.get(0).wholeOrRefused();
        }
        List<List<Cell>> grids = grids();
        if (grids.size() != 1) {
            throw wrong();
        }
        return grids.get(0);
    }

    /** The Sudokus. */
    List<List<Cell>> grids() {
        List<SudokuLine> rows = rows();
        List<SudokuLine> known = rows.isEmpty() ? lines : rows;
        List<Integer> sizes = known.isEmpty() ? List.of() : known.get(0).sizes();
        for (int size : sizes) {
            List<SudokuLine> all = rows(known, size);
            if (!all.isEmpty()) {
                if (all.stream().allMatch(row -> row.isLastLeftOut(size))
                        && !rows(known, size - 1).isEmpty()) {
                    throw new IllegalArgumentException("line " + all.get(0).number() + ": the rows could have " + size
                            + " cells, or " + (size - 1) + " with a separator behind the last; write 0 for an empty"
                            + " cell");
                }
                return grids(all, size);
            }
        }
        if (rows.size() > 1 && rows.get(0).isHeadingOf(rows.get(1))) {
            int heading = lines.indexOf(rows.get(0));
            lines.subList(0, heading + 1).clear();
            kinds.subList(0, heading + 1).clear();
            return grids();
        }
        if (rows.isEmpty()) {
            return List.of();
        }
        throw wrong();
    }

    /** The rows, if there are as many as Sudokus of this size have; none if not. */
    private List<SudokuLine> rows(List<SudokuLine> known, int size) {
        if (size < SudokuRules.MIN_SIZE
                || !known.stream().allMatch(row -> row.cells(size).isPresent())) {
            return List.of();
        }
        return Stream.<Predicate<Kind>>of(
                        kind -> kind == Kind.ROW,
                        kind -> kind != Kind.DASHES,
                        kind -> kind != Kind.LEFT_OUT,
                        kind -> true)
                .map(isRow -> chosen(isRow, size))
                .filter(rows -> rows.size() % size == 0)
                .filter(rows -> !rows.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static List<List<Cell>> grids(List<SudokuLine> rows, int size) {
        List<List<Cell>> grids = new ArrayList<>();
        for (int first = 0; first < rows.size(); first += size) {
            List<Cell> cells = new ArrayList<>();
            rows.subList(first, first + size)
                    .forEach(row -> cells.addAll(row.cells(size).orElseThrow()));
            grids.add(cells);
        }
        return grids;
    }

    /** Whether the lines are rows of larger Sudokus, and not Sudokus of size 4 or 5, each in a line. */
    boolean isDrawn() {
        List<SudokuLine> rows = rows();
        if (rows.isEmpty() || rows.get(0).whole().isEmpty()) {
            return true;
        }
        return rows.get(0).cells(rows.size()).isPresent()
                || rows.get(0).cells(withoutDashes().size()).isPresent()
                || (rows.stream().anyMatch(row -> !row.isWhole())
                        && rows.get(0).sizes().stream()
                                .anyMatch(size -> !rows(rows, size).isEmpty()));
    }

    private List<SudokuLine> withoutDashes() {
        return IntStream.range(0, lines.size())
                .filter(i -> kinds.get(i) != Kind.DASHES)
                .mapToObj(lines::get)
                .toList();
    }

    private IllegalArgumentException wrong() {
        List<SudokuLine> rows = withoutDashes();
        int count = rows.size();
        if (!SudokuLine.isSize(count)) {
            return new IllegalArgumentException(
                    (count == 1 ? "There is 1 row" : "There are " + count + " rows") + "; a Sudoku has "
                            + SudokuRules.MIN_SIZE + " to " + SudokuRules.MAX_SIZE + ", or is written in one line");
        }
        SudokuLine row = rows.stream()
                .filter(each -> each.cells(count).isEmpty())
                .findFirst()
                .orElse(rows.get(0));
        return new IllegalArgumentException("line " + row.number() + ": this row has "
                + Texts.count(row.length(), "cell") + ", and the Sudoku " + count
                + " rows; give each row as many cells as there are rows, or write one Sudoku a line");
    }
}
