package io.github.exactcover.dlx.problems.packing;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the 48 ways to turn or mirror a cube.
 *
 * @param axes which of row, column and layer becomes the row, the column and the layer
 * @param signs for each of them 1, or -1 if its direction is reversed
 */
record Turn(List<Integer> axes, List<Integer> signs) {

    private static final List<List<Integer>> PERMUTATIONS = List.of(
            List.of(0, 1, 2), List.of(1, 0, 2), List.of(1, 2, 0), List.of(0, 2, 1), List.of(2, 0, 1), List.of(2, 1, 0));

    /** All 48; the first leaves everything as it is. */
    static List<Turn> all() {
        List<Turn> turns = new ArrayList<>();
        for (List<Integer> axes : PERMUTATIONS) {
            for (int signs = 0; signs < 8; signs++) {
                turns.add(new Turn(axes, List.of(sign(signs & 1), sign(signs & 2), sign(signs & 4))));
            }
        }
        return turns;
    }

    private static int sign(int bit) {
        return bit == 0 ? 1 : -1;
    }

    /** The turns that are allowed, in space or in the plane of one layer. */
    static List<Turn> allowed(Turns turns, boolean inPlane) {
        return all().stream()
                .filter(turn -> !inPlane || turn.keepsLayers())
                .filter(turn -> turns == Turns.ALL || turn.isRotation())
                .limit(turns == Turns.NONE ? 1 : Long.MAX_VALUE)
                .toList();
    }

    private boolean keepsLayers() {
        return axes.get(2) == 2 && signs.get(2) == 1;
    }

    /** The others are mirror images. Each second permutation of the list above is odd. */
    private boolean isRotation() {
        int parity = PERMUTATIONS.indexOf(axes) % 2 == 0 ? 1 : -1;
        return parity * signs.get(0) * signs.get(1) * signs.get(2) == 1;
    }

    Cell apply(Cell cell) {
        int[] at = {cell.row(), cell.column(), cell.layer()};
        return new Cell(signs.get(0) * at[axes.get(0)], signs.get(1) * at[axes.get(1)], signs.get(2) * at[axes.get(2)]);
    }
}
