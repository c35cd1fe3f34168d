package io.github.exactcover.dlx.problems.packing;

import io.github.exactcover.dlx.problems.internal.Given;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A piece in the cells where it lies.
 *
 * <pre>{@code
 * System.out.println(new PlacedPiece("I", Polycube.of("XX").cells())); // I r1c1 r1c2
 * }</pre>
 *
 * @param piece the name of the piece
 * @param cells its cells, in their order
 */
public record PlacedPiece(String piece, List<Cell> cells) {

    /**
     * Sorts the cells.
     *
     * @param piece the name of the piece
     * @param cells its cells
     */
    public PlacedPiece {
        Objects.requireNonNull(piece, "The piece must not be null");
        cells = Given.elements(cells, "cells").stream().sorted().toList();
    }

    /** The piece and its cells, such as {@code I r1c1 r1c2}. */
    @Override
    public String toString() {
        return piece + " " + cells.stream().map(Cell::toString).collect(Collectors.joining(" "));
    }
}
