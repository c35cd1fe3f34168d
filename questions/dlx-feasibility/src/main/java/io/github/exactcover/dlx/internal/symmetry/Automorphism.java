package io.github.exactcover.dlx.internal.symmetry;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A permutation of the nodes of a {@link SymmetryGraph} that keeps edges and kinds. Immutable. */
public final class Automorphism {

    private final int level;
    private final int[] from;
    private final int[] to;

    /**
     * Keeps the arrays.
     *
     * @param level of the base of {@link SymmetryFinder}, nodes before this level stay where they are
     * @param from the nodes that it moves
     * @param to where each of these goes
     */
    public Automorphism(int level, int[] from, int[] to) {
        this.level = level;
        this.from = from;
        this.to = to;
    }

    /** The same as a list of all nodes: by node, where it goes. */
    public static Automorphism of(int[] image) {
        int[] moved = IntStream.range(0, image.length)
                .filter(node -> image[node] != node)
                .toArray();
        return new Automorphism(
                0, moved, Arrays.stream(moved).map(node -> image[node]).toArray());
    }

    /** How many base nodes are known to stay where they are. */
    public int level() {
        return level;
    }

    /** How many nodes it moves. */
    public int size() {
        return from.length;
    }

    /** A node that moves, by a number less than {@link #size}. */
    public int from(int number) {
        return from[number];
    }

    /** Where that node goes. */
    public int to(int number) {
        return to[number];
    }
}
