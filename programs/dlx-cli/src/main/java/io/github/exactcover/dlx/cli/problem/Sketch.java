package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

/** Draws what a search has chosen so far: an empty board, and each option by itself, known by its place. */
public interface Sketch {

    /** A cell of the board; both numbers are from 0. */
    record Spot(int column, int row) {

        /** The left edge. */
        public int x() {
            return SvgDrawing.MARGIN + column * SvgDrawing.CELL;
        }

        /** The upper edge. */
        public int y() {
            return SvgDrawing.MARGIN + row * SvgDrawing.CELL;
        }

        /** The whole cell as a path. */
        public String square() {
            return "M" + x() + " " + y() + "h40v40h-40z";
        }

        /** These cells as a path. */
        public static String path(Collection<Spot> spots) {
            return spots.stream().map(Spot::square).sorted().collect(Collectors.joining());
        }
    }

    int columns();

    /** As many as columns, if a board does not override it. */
    default int rows() {
        return columns();
    }

    /** Draws the board with nothing chosen. */
    void drawEmpty(SvgDrawing drawing);

    /** Draws a chosen option. */
    void draw(int option, SvgDrawing drawing);

    /** The cells that an option takes. */
    Set<Spot> spots(int option);
}
