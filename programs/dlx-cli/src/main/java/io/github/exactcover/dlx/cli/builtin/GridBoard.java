package io.github.exactcover.dlx.cli.builtin;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.problem.Board;
import io.github.exactcover.dlx.cli.problem.Sketch;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.design.LatinSquare;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import io.github.exactcover.dlx.problems.sudoku.SudokuGrid;
import java.io.IOException;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A square grid of symbols.
 *
 * @param given the symbol that is given for a row and a column, 0 if there is none
 * @param region the number of the box of a row and a column; the same for all if there are no boxes
 * @param written how a symbol is written
 */
record GridBoard(
        int size,
        IntBinaryOperator given,
        IntBinaryOperator region,
        IntFunction<String> written,
        ExactCoverProblem<String, Placement> problem)
        implements Board, Sketch {

    private static final Pattern ITEM = Pattern.compile("([rcbd])(\\d+)([cs])(\\d+)");

    static GridBoard of(LatinSquare square, ExactCoverProblem<String, Placement> problem) {
        int[][] given = square.given();
        return new GridBoard(
                square.size(), (row, column) -> given[row][column], (row, column) -> 0, Integer::toString, problem);
    }

    /** A Sudoku with its clues. */
    static GridBoard of(SudokuGrid clues, ExactCoverProblem<String, Placement> problem) {
        return new GridBoard(clues.rules().size(), clues::symbolAt, clues.rules()::regionAt, clues::written, problem);
    }

    @Override
    public String type() {
        return "grid";
    }

    /** How symbols are written, which are given, the boxes, and for each option row and column, from 0, and symbol. */
    @Override
    public void write(JsonGenerator json) throws IOException {
        Json.texts(
                json,
                "symbols",
                IntStream.rangeClosed(1, size).mapToObj(written).toList());
        json.writeFieldName("given");
        Json.grid(json, size, given);
        json.writeFieldName("boxes");
        Json.grid(json, size, region);
        Json.<Placement>array(
                json,
                "placements",
                problem.options(),
                placed -> json.writeArray(new int[] {placed.row(), placed.column(), placed.symbol()}, 0, 3));
    }

    @Override
    public int columns() {
        return size;
    }

    /** The lines between cells, thicker between boxes, and what is given. */
    @Override
    public void drawEmpty(SvgDrawing drawing) {
        StringBuilder thin = new StringBuilder();
        StringBuilder thick = new StringBuilder();
        for (int row = 0; row <= size; row++) {
            for (int column = 0; column <= size; column++) {
                Spot spot = new Spot(column, row);
                String at = "M" + spot.x() + " " + spot.y();
                if (column < size) {
                    (isBorder(row - 1, column, row, column) ? thick : thin).append(at + "h" + SvgDrawing.CELL);
                }
                if (row < size) {
                    (isBorder(row, column - 1, row, column) ? thick : thin).append(at + "v" + SvgDrawing.CELL);
                }
            }
        }
        drawing.path(SvgDrawing.THIN_LINE, thin.toString()).path(SvgDrawing.LINE, thick.toString());
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int symbol = given.applyAsInt(row, column);
                if (symbol > 0) {
                    write(symbol, SvgDrawing.GIVEN, new Spot(column, row), drawing);
                }
            }
        }
    }

    private boolean isBorder(int row, int column, int nextRow, int nextColumn) {
        return row < 0
                || column < 0
                || nextRow == size
                || nextColumn == size
                || region.applyAsInt(row, column) != region.applyAsInt(nextRow, nextColumn);
    }

    /** A given symbol is there already, whatever is chosen. */
    @Override
    public void draw(int option, SvgDrawing drawing) {
        Placement placement = problem.options().get(option);
        if (given.applyAsInt(placement.row(), placement.column()) == 0) {
            Spot spot = new Spot(placement.column(), placement.row());
            drawing.rectangle(
                    SvgDrawing.color(placement.symbol() - 1),
                    spot.x() + 2,
                    spot.y() + 2,
                    SvgDrawing.CELL - 4,
                    SvgDrawing.CELL - 4);
            write(placement.symbol(), SvgDrawing.LABEL, spot, drawing);
        }
    }

    private void write(int symbol, String look, Spot spot, SvgDrawing drawing) {
        int middle = SvgDrawing.CELL / 2;
        drawing.text(look, spot.x() + middle, spot.y() + middle, middle, written.apply(symbol));
    }

    @Override
    public Set<Spot> spots(int option) {
        Placement placement = problem.options().get(option);
        return Set.of(new Spot(placement.column(), placement.row()));
    }

    /** Reads the names of items of Latin squares and Sudokus. */
    @Override
    public String inWords(Object item) {
        Matcher name = ITEM.matcher(item.toString());
        if (!name.matches()) {
            return item.toString();
        }
        if (name.group(3).equals("c")) {
            return "row " + name.group(2) + ", column " + name.group(4);
        }
        String line = switch (name.group(1)) {
            case "r" -> "row ";
            case "c" -> "column ";
            case "b" -> "box ";
            default -> "diagonal ";
        };
        return "symbol " + written.apply(Integer.parseInt(name.group(4))) + " in " + line + name.group(2);
    }
}
