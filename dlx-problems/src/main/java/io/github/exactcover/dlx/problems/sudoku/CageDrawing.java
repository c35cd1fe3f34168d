package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.SvgDrawing;

/** Draws the cages of a killer Sudoku, as text and into an SVG. */
final class CageDrawing {

    /** The distance from the edge of a cell to the outline of its cage, which is drawn inside the cell. */
    private static final int INSET = 4;

    private final SudokuGrid grid;
    private final SudokuCages cages;
    private final int size;

    CageDrawing(SudokuGrid grid, SudokuCages cages) {
        this.grid = grid;
        this.cages = cages;
        this.size = cages.size();
    }

    /** Two lines for each row: the walls above it, and its cells. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row <= size; row++) {
            text.append(wallsAbove(row));
            if (row < size) {
                text.append(cells(row));
            }
        }
        return text.toString();
    }

    private String wallsAbove(int row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column <= size; column++) {
            boolean corner = isWall(row - 1, column - 1, row - 1, column)
                    || isWall(row, column - 1, row, column)
                    || isWall(row - 1, column - 1, row, column - 1)
                    || isWall(row - 1, column, row, column);
            line.append(corner ? '+' : ' ');
            if (column < size) {
                String wall = isWall(row - 1, column, row, column)
                        ? "---"
                        : isBorder(row - 1, column, row, column) ? ". ." : "   ";
                String sum = sumAt(row, column);
                line.append(sum).append(wall.substring(sum.length()));
            }
        }
        return line.toString().stripTrailing() + "\n";
    }

    private String cells(int row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column <= size; column++) {
            char wall = isWall(row, column - 1, row, column) ? '|' : isBorder(row, column - 1, row, column) ? ':' : ' ';
            line.append(wall);
            if (column < size) {
                line.append(' ').append(grid.writtenAt(row * size + column)).append(' ');
            }
        }
        return line.toString().stripTrailing() + "\n";
    }

    /** The sum of a cage in its first cell; nothing in any other cell. */
    private String sumAt(int row, int column) {
        int cage = cageAt(row, column);
        return cage >= 0 && cages.cages().get(cage).firstCell() == row * size + column
                ? String.valueOf(cages.cages().get(cage).sum())
                : "";
    }

    private boolean isOnBoard(int row, int column) {
        return row >= 0 && row < size && column >= 0 && column < size;
    }

    /** The cage of a cell. Everything outside the board counts as one more cage. */
    private int cageAt(int row, int column) {
        return isOnBoard(row, column) ? cages.cageOf(row * size + column) : SudokuCages.NONE - 1;
    }

    private boolean isWall(int row, int column, int otherRow, int otherColumn) {
        return cageAt(row, column) != cageAt(otherRow, otherColumn);
    }

    /** Whether two cells are in different boxes. */
    private boolean isBorder(int row, int column, int otherRow, int otherColumn) {
        return isOnBoard(row, column)
                && isOnBoard(otherRow, otherColumn)
                && grid.rules().regionAt(row, column) != grid.rules().regionAt(otherRow, otherColumn);
    }

    /** Dashed outlines, and the sums in the upper left corners. */
    void draw(SvgDrawing drawing) {
        StringBuilder path = new StringBuilder();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (cageAt(row, column) != SudokuCages.NONE) {
                    outline(path, row, column);
                }
            }
        }
        drawing.path(SvgDrawing.DASHED_LINE, path.toString());
        for (SudokuCages.Cage cage : cages.cages()) {
            int x = x(cage.firstCell() % size);
            int y = x(cage.firstCell() / size);
            drawing.text(SvgDrawing.INK, x + 3 * INSET, y + 2 * INSET + 2, 9, String.valueOf(cage.sum()));
        }
    }

    private void outline(StringBuilder path, int row, int column) {
        for (int side = -1; side <= 1; side += 2) {
            if (isWall(row, column, row + side, column)) {
                int y = x(row) + (side < 0 ? INSET : SvgDrawing.CELL - INSET);
                int from = x(column) + end(row, column, 0, -1, side, 0);
                int to = x(column + 1) - end(row, column, 0, 1, side, 0);
                path.append("M" + from + " " + y + "H" + to);
            }
            if (isWall(row, column, row, column + side)) {
                int x = x(column) + (side < 0 ? INSET : SvgDrawing.CELL - INSET);
                int from = x(row) + end(row, column, -1, 0, 0, side);
                int to = x(row + 1) - end(row, column, 1, 0, 0, side);
                path.append("M" + x + " " + from + "V" + to);
            }
        }
    }

    /**
     * The distance from the edge of a cell to the end of the line in it: inside the cell at a corner of the cage, at
     * the edge where the line goes on, and outside (negative) where the cage turns around the corner.
     *
     * @param alongRow the step to the next cell along the line
     * @param acrossRow the step across the line, out of the cage
     */
    private int end(int row, int column, int alongRow, int alongColumn, int acrossRow, int acrossColumn) {
        if (isWall(row, column, row + alongRow, column + alongColumn)) {
            return INSET;
        }
        return isWall(row, column, row + alongRow + acrossRow, column + alongColumn + acrossColumn) ? 0 : -INSET;
    }

    private static int x(int column) {
        return SvgDrawing.MARGIN + column * SvgDrawing.CELL;
    }
}
