package io.github.exactcover.dlx.problems.packing;

import java.util.Comparator;
import java.util.Objects;

/**
 * A cell of a board or of a box of layers.
 *
 * <pre>{@code
 * System.out.println(new Cell(0, 4, 0)); // r1c5
 * System.out.println(new Cell(0, 4, 1)); // r1c5l2
 * }</pre>
 *
 * @param row the row, from 0 at the top
 * @param column the column, from 0 at the left
 * @param layer the layer, from 0
 */
public record Cell(int row, int column, int layer) implements Comparable<Cell> {

    private static final Comparator<Cell> ORDER =
            Comparator.comparingInt(Cell::layer).thenComparingInt(Cell::row).thenComparingInt(Cell::column);

    /** By layer, then by row, then by column. */
    @Override
    public int compareTo(Cell other) {
        Objects.requireNonNull(other, "The other cell must not be null");
        return ORDER.compare(this, other);
    }

    Cell plus(Cell other) {
        return new Cell(row + other.row, column + other.column, layer + other.layer);
    }

    Cell minus(Cell other) {
        return new Cell(row - other.row, column - other.column, layer - other.layer);
    }

    /** As {@link Polycube#listed Polycube.listed} reads it. */
    String listed() {
        return row + "," + column + (layer == 0 ? "" : "," + layer);
    }

    /** Row and column counted from 1, such as {@code r1c5}, and the layer if it is not the first. */
    @Override
    public String toString() {
        return "r" + (row + 1) + "c" + (column + 1) + (layer == 0 ? "" : "l" + (layer + 1));
    }
}
