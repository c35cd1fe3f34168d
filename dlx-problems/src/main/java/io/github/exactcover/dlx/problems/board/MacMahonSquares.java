package io.github.exactcover.dlx.problems.board;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * P. A. MacMahon's squares (1921). The tiles are all squares with colored edges; tiles that differ only by a turn are
 * the same. Lay each tile once into a rectangle so that edges that touch have the same color and all edges at the
 * border have the first color.
 *
 * <pre>{@code
 * MacMahonSquares squares = MacMahonSquares.of(4, 6, 3); // 24 tiles of three colors
 * TileGrid tiles = squares.decode(Feasibility.of(squares.problem()).solution().orElseThrow());
 * System.out.println(tiles.at(0, 0).startsWith("A")); // true
 * }</pre>
 *
 * <p>As exact cover with colors: the tiles and the cells are primary items, the edges between cells are secondary items
 * in their color. Mirror images and turns of a solution are counted too, and so are solutions in which colors other
 * than the first are exchanged. {@link #withPlainTileInCorner withPlainTileInCorner} leaves some of them out.
 *
 * <p>Immutable.
 */
public final class MacMahonSquares implements ProblemModel<MacMahonSquares.LaidTile, TileGrid> {

    private final int height;
    private final int width;
    private final int colors;
    private final boolean cornered;

    /**
     * An option: a tile in a cell.
     *
     * @param row the row, from 0 at the top
     * @param column the column, from 0 at the left
     * @param edges the colors of its upper, right, lower and left edge, as letters from A
     */
    public record LaidTile(int row, int column, String edges) {

        /**
         * An option.
         *
         * @param row the row, from 0
         * @param column the column, from 0
         * @param edges the colors
         */
        public LaidTile {
            Objects.requireNonNull(edges, "The edges must not be null");
        }

        /** The cell and the colors, such as {@code 0,0=AAAA}. */
        @Override
        public String toString() {
            return cell(row, column) + "=" + edges;
        }
    }

    private MacMahonSquares(int height, int width, int colors, boolean cornered) {
        this.height = height;
        this.width = width;
        this.colors = colors;
        this.cornered = cornered;
    }

    /**
     * The problem.
     *
     * @param height the number of rows
     * @param width the number of columns
     * @param colors the number of colors, 2 for six tiles, 3 for 24 or 4 for 70
     * @return the problem
     * @throws IllegalArgumentException if there are not as many tiles as cells, or if the number of colors is not from
     *     2 to 4
     */
    public static MacMahonSquares of(int height, int width, int colors) {
        Limits.check("The number of colors", colors, 2, 4);
        int count = tiles(colors).size();
        if (height < 1 || width < 1 || (long) height * width != count) {
            throw new IllegalArgumentException("A rectangle of " + height + " x " + width + " cannot hold the " + count
                    + " tiles of " + colors + " colors; choose one with as many cells");
        }
        return new MacMahonSquares(height, width, colors, false);
    }

    /**
     * A smaller problem: the tile that has only the first color lies in the upper left corner.
     *
     * @return other squares
     */
    public MacMahonSquares withPlainTileInCorner() {
        return new MacMahonSquares(height, width, colors, true);
    }

    /** The items are the tiles, named by their colors in turn, and the cells by row and column from 0. */
    @Override
    public ExactCoverProblem<String, LaidTile> problem() {
        ProblemBuilder<String, LaidTile> builder = ExactCoverProblem.builder();
        builder.primary(items());
        Set<String> edges = new LinkedHashSet<>();
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                edges.addAll(edges(row, column));
            }
        }
        builder.secondary(edges);
        for (String tile : tiles(colors)) {
            for (String turned : new LinkedHashSet<>(turns(tile))) {
                for (int cell = 0; cell < height * width; cell++) {
                    lay(builder, tile, turned, cell / width, cell % width);
                }
            }
        }
        return builder.build();
    }

    private Set<String> items() {
        Set<String> items = tiles(colors);
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                items.add(cell(row, column));
            }
        }
        return items;
    }

    private static String cell(int row, int column) {
        return row + "," + column;
    }

    /** Each tile as the colors of its edges in turn, written in the smallest way. */
    private static Set<String> tiles(int colors) {
        Set<String> tiles = new LinkedHashSet<>();
        for (int number = 0; number < colors * colors * colors * colors; number++) {
            String tile = "" + letter(number / colors / colors / colors)
                    + letter(number / colors / colors % colors)
                    + letter(number / colors % colors)
                    + letter(number % colors);
            if (turns(tile).stream().allMatch(turned -> tile.compareTo(turned) <= 0)) {
                tiles.add(tile);
            }
        }
        return tiles;
    }

    private static char letter(int color) {
        return (char) ('A' + color);
    }

    private static List<String> turns(String tile) {
        List<String> turns = new ArrayList<>();
        for (int by = 0; by < 4; by++) {
            int start = Math.min(by, tile.length());
            turns.add(tile.substring(start) + tile.substring(0, start));
        }
        return turns;
    }

    /** The upper, right, lower and left edge of a cell. */
    private static List<String> edges(int row, int column) {
        return List.of(
                "h" + row + "," + column,
                "v" + row + "," + (column + 1),
                "h" + (row + 1) + "," + column,
                "v" + row + "," + column);
    }

    private void lay(ProblemBuilder<String, LaidTile> builder, String tile, String turned, int row, int column) {
        if (cornered && tile.equals("AAAA") && (row != 0 || column != 0)) {
            return;
        }
        boolean[] onBorder = {row == 0, column == width - 1, row == height - 1, column == 0};
        for (int side = 0; side < 4; side++) {
            if (onBorder[side] && turned.charAt(side) != 'A') {
                return;
            }
        }
        builder.option(new LaidTile(row, column, turned), spec -> {
            spec.covers(tile, cell(row, column));
            List<String> edges = edges(row, column);
            for (int side = 0; side < 4; side++) {
                spec.colors(edges.get(side), turned.charAt(side));
            }
        });
    }

    /**
     * The tiles in their rectangle.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public TileGrid decode(Solution<LaidTile> solution) {
        SolutionCheck.check(
                solution,
                items(),
                laid -> List.of(Collections.min(turns(laid.edges())), cell(laid.row(), laid.column())));
        String[][] tiles = new String[height][width];
        solution.options().forEach(laid -> tiles[laid.row()][laid.column()] = laid.edges());
        return new TileGrid("MacMahon's squares, " + height + " by " + width, tiles);
    }
}
