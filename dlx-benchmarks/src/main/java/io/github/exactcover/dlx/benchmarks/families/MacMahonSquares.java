package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * P. A. MacMahon's squares (1921): the tiles are all squares whose edges have colors, up to turning. They are laid into a
 * rectangle, each once, so that edges that touch have the same color, and all edges of the border have the first one. The
 * tile that has only the first color lies in the upper left corner.
 *
 * <pre>{@code
 * System.out.println(DLX.count(MacMahonSquares.of(4, 6, 3))); // 24 tiles of three colors
 * }</pre>
 *
 * <p>As exact cover with colors: the tiles and the cells are primary items, the edges between cells are secondary items
 * in their color. Solutions that are mirror images or turns of one another are all counted.
 */
public final class MacMahonSquares {

    private MacMahonSquares() {}

    /**
     * The problem.
     *
     * @param height the number of rows
     * @param width the number of columns
     * @param colors the number of colors, 2 for six tiles, 3 for 24 or 4 for 70
     * @return a new problem, whose options are written as row, column and the colors of the upper, right, lower and left
     *     edge
     * @throws IllegalArgumentException if there are not as many tiles as cells
     */
    public static ExactCoverProblem<String, String> of(int height, int width, int colors) {
        Sizes.check("a number of colors", colors, 2, 4);
        Set<String> tiles = tiles(colors);
        if (height < 1 || width < 1 || (long) height * width != tiles.size()) {
            throw new IllegalArgumentException("A rectangle of " + height + " x " + width + " cannot hold the "
                    + tiles.size() + " tiles of " + colors + " colors; choose one with as many cells");
        }
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        builder.primary(tiles);
        Set<String> edges = new LinkedHashSet<>();
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                builder.primary(row + "," + column);
                edges.addAll(edges(row, column));
            }
        }
        builder.secondary(edges);
        for (String tile : tiles) {
            for (String turned : new LinkedHashSet<>(turns(tile))) {
                for (int cell = 0; cell < height * width; cell++) {
                    lay(builder, tile, turned, new int[] {cell / width, cell % width, height, width});
                }
            }
        }
        return builder.build();
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
            turns.add(tile.substring(by) + tile.substring(0, by));
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

    private static void lay(ProblemBuilder<String, String> builder, String tile, String turned, int[] place) {
        int row = place[0];
        int column = place[1];
        if (tile.equals("AAAA") && (row != 0 || column != 0)) {
            return;
        }
        boolean[] onBorder = {row == 0, column == place[3] - 1, row == place[2] - 1, column == 0};
        for (int side = 0; side < 4; side++) {
            if (onBorder[side] && turned.charAt(side) != 'A') {
                return;
            }
        }
        builder.option(row + "," + column + "=" + turned, spec -> {
            spec.covers(tile, row + "," + column);
            List<String> edges = edges(row, column);
            for (int side = 0; side < 4; side++) {
                spec.colors(edges.get(side), turned.charAt(side));
            }
        });
    }
}
