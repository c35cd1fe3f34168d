package io.github.exactcover.dlx.problems.board;

import io.github.exactcover.dlx.problems.Picture;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A rectangle of square tiles, whose edges have colors.
 *
 * <pre>{@code
 * MacMahonSquares squares = MacMahonSquares.of(4, 6, 3);
 * TileGrid tiles = squares.decode(Feasibility.of(squares.problem()).solution().orElseThrow());
 * System.out.println(tiles.at(0, 0).charAt(1) == tiles.at(0, 1).charAt(3)); // true
 * }</pre>
 *
 * <p>Immutable.
 */
public final class TileGrid implements Picture {

    private static final int HALF = SvgDrawing.CELL / 2;

    private final String title;
    private final List<List<String>> tiles;

    TileGrid(String title, String[][] tiles) {
        this.title = title;
        this.tiles = Arrays.stream(tiles).map(List::of).toList();
    }

    /**
     * A tile.
     *
     * @param row the row, from 0 at the top
     * @param column the column, from 0 at the left
     * @return the colors of its upper, right, lower and left edge, as letters from A on
     * @throws IndexOutOfBoundsException if there is no such cell
     */
    public String at(int row, int column) {
        return tiles.get(row).get(column);
    }

    /** A line for each row of tiles, each tile as the colors of its upper, right, lower and left edge. */
    @Override
    public String text() {
        return tiles.stream().map(row -> String.join(" ", row) + "\n").collect(Collectors.joining());
    }

    /** The rows in one line, separated by slashes. */
    @Override
    public String toString() {
        return text().strip().replace("\n", " / ");
    }

    /** Each tile as four triangles in the colors of the edges, with their letters. */
    @Override
    public String svg() {
        SvgDrawing drawing = new SvgDrawing(
                tiles.get(0).size() * SvgDrawing.CELL * 2 + 2 * SvgDrawing.MARGIN,
                tiles.size() * SvgDrawing.CELL * 2 + 2 * SvgDrawing.MARGIN,
                title,
                "The tiles are " + this);
        for (int row = 0; row < tiles.size(); row++) {
            for (int column = 0; column < tiles.get(row).size(); column++) {
                draw(
                        drawing,
                        at(row, column),
                        SvgDrawing.MARGIN + column * SvgDrawing.CELL * 2,
                        SvgDrawing.MARGIN + row * SvgDrawing.CELL * 2);
            }
        }
        return drawing.svg();
    }

    private static void draw(SvgDrawing drawing, String tile, int x, int y) {
        int edge = SvgDrawing.CELL * 2;
        String middle = "L" + (x + edge / 2) + " " + (y + edge / 2) + "z";
        String[] edges = {
            "M" + x + " " + y + "h" + edge,
            "M" + (x + edge) + " " + y + "v" + edge,
            "M" + x + " " + (y + edge) + "h" + edge,
            "M" + x + " " + y + "v" + edge
        };
        int[][] labels = {{HALF * 2, HALF / 2}, {HALF * 7 / 2, HALF * 2}, {HALF * 2, HALF * 7 / 2}, {HALF / 2, HALF * 2}
        };
        for (int side = 0; side < 4; side++) {
            char color = tile.charAt(side);
            drawing.path(SvgDrawing.color(color - 'A'), edges[side] + middle);
            drawing.text(SvgDrawing.LABEL, x + labels[side][0], y + labels[side][1], 12, String.valueOf(color));
        }
        drawing.path(SvgDrawing.THIN_LINE, "M" + x + " " + y + "h" + edge + "v" + edge + "h-" + edge + "z");
    }
}
