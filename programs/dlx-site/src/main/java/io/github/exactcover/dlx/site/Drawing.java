package io.github.exactcover.dlx.site;

import io.github.exactcover.dlx.problems.board.Queens;
import io.github.exactcover.dlx.problems.packing.Cell;
import io.github.exactcover.dlx.problems.packing.PlacedPiece;
import io.github.exactcover.dlx.problems.sudoku.SudokuGrid;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The boards of the landing page, as SVG inside the page, so that its style sheet colors them. A square is one unit
 * wide. What a picture shows is said in words beside it, so readers do without the picture itself.
 */
final class Drawing {

    /** How far a piece stays inside its squares, so that a gap is left between two pieces. */
    private static final double INSET = 0.045;

    private static final double ROUNDING = 0.16;

    /** Right, down, left, up. */
    private static final int[][] TURNS = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

    /** From a corner, the square on the right of someone who leaves in each direction. */
    private static final int[][] RIGHT = {{0, 0}, {-1, 0}, {-1, -1}, {0, -1}};

    private static final int[][] LEFT = {{0, -1}, {0, 0}, {-1, 0}, {-1, -1}};

    private static final String QUEEN = "M.2 .78h.6v.07H.2zM.21 .73 .13 .36l.2 .17L.5 .22l.17 .31 .2-.17-.08 .37z";

    private Drawing() {}

    static String svg(int columns, int rows, Stream<String> shapes) {
        return "<svg viewBox=\"0 0 " + columns + " " + rows + "\" aria-hidden=\"true\">"
                + shapes.collect(Collectors.joining()) + "</svg>";
    }

    static String queens(Queens queens) {
        int size = queens.size();
        Stream<String> board = Stream.of(
                "<path class=\"square\" d=\"M0 0h" + size + "v" + size + "H0z\"/>",
                "<path class=\"square dark\" d=\""
                        + IntStream.range(0, size * size)
                                .filter(square -> (square / size + square % size) % 2 == 1)
                                .mapToObj(square -> "M" + square % size + " " + square / size + "h1v1h-1z")
                                .collect(Collectors.joining())
                        + "\"/>");
        Stream<String> placed = IntStream.range(0, size)
                .mapToObj(rank -> "<path class=\"queen\" transform=\"translate(" + queens.fileOf(rank) + " "
                        + (size - 1 - rank) + ")\" d=\"" + QUEEN + "\"/>");
        return svg(size, size, Stream.concat(board, placed));
    }

    /** Dominoes, colored by how they lie. */
    static String dominoes(List<PlacedPiece> placed, int columns, int rows) {
        return svg(columns, rows, placed.stream().map(domino -> {
            boolean lies = domino.cells().get(0).row() == domino.cells().get(1).row();
            return piece(lies ? "lying" : "standing", outline(domino.cells()));
        }));
    }

    static String sudoku(SudokuGrid grid) {
        int size = grid.rules().size();
        List<String> shapes = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                shapes.add("<rect class=\"open\" x=\"" + column + "\" y=\"" + row + "\" width=\"1\" height=\"1\"/>");
                shapes.add("<text class=\"digit" + (grid.isGiven(row, column) ? " given" : "") + "\" x=\""
                        + (column + 0.5) + "\" y=\"" + (row + 0.7) + "\">"
                        + grid.written(grid.symbolAt(row, column)) + "</text>");
            }
        }
        shapes.add("<path class=\"boxes\" d=\"M0 0H9V9H0zM3 0V9M6 0V9M0 3H9M0 6H9\"/>");
        return svg(size, size, shapes.stream());
    }

    static String hole(Cell cell) {
        return "<rect class=\"hole\" x=\"" + number(cell.column() + INSET) + "\" y=\"" + number(cell.row() + INSET)
                + "\" width=\".91\" height=\".91\" rx=\".13\"/>";
    }

    static String piece(String name, String outline) {
        return "<path class=\"piece " + name + "\" d=\"" + outline + "\"/>";
    }

    /** Squares of one piece as one shape: its outline clockwise, from its top left corner, with round corners. */
    static String outline(Collection<Cell> cells) {
        Cell start = Collections.min(cells);
        StringBuilder path = new StringBuilder();
        int x = start.column();
        int y = start.row();
        int turn = 0;
        do {
            x += TURNS[turn][0];
            y += TURNS[turn][1];
            int next = next(cells, x, y, turn);
            if (next != turn) {
                int[] from = TURNS[turn];
                int[] to = TURNS[next];
                double cornerX = x - INSET * (from[1] + to[1]);
                double cornerY = y + INSET * (from[0] + to[0]);
                path.append(path.isEmpty() ? "M" : "L")
                        .append(point(cornerX - from[0] * ROUNDING, cornerY - from[1] * ROUNDING))
                        .append("Q")
                        .append(point(cornerX, cornerY))
                        .append(" ")
                        .append(point(cornerX + to[0] * ROUNDING, cornerY + to[1] * ROUNDING));
            }
            turn = next;
        } while (x != start.column() || y != start.row() || turn != 0);
        return path.append("z").toString();
    }

    /** Where the outline goes on at a corner: left if it can, else straight on, else right. */
    private static int next(Collection<Cell> cells, int x, int y, int turn) {
        return Stream.of((turn + 3) % 4, turn, (turn + 1) % 4)
                .filter(each -> has(cells, x, y, RIGHT[each]) && !has(cells, x, y, LEFT[each]))
                .findFirst()
                .orElseThrow();
    }

    private static boolean has(Collection<Cell> cells, int x, int y, int[] square) {
        return cells.contains(new Cell(y + square[1], x + square[0], 0));
    }

    private static String point(double x, double y) {
        return number(x) + " " + number(y);
    }

    /** Three digits after the point, and no zeros that say nothing. */
    static String number(double value) {
        long thousandths = Math.round(value * 1000);
        return thousandths % 1000 == 0 ? String.valueOf(thousandths / 1000) : String.valueOf(thousandths / 1000.0);
    }
}
