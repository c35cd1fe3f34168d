package io.github.exactcover.dlx.problems.packing;

/**
 * How the pieces of a {@link Packing} may lie.
 *
 * <pre>{@code
 * Polycube skew = Polycube.of("XX.\n.XX");
 * System.out.println(skew.orientations(Turns.NONE).size()); // 1
 * System.out.println(skew.orientations(Turns.ROTATIONS).size()); // 2
 * System.out.println(skew.orientations(Turns.ALL).size()); // 4
 * }</pre>
 */
public enum Turns {
    /** As they are given: they can only be moved. */
    NONE,
    /** Turned but not mirrored, like one-sided polyominoes and real pieces of wood. */
    ROTATIONS,
    /** Turned and mirrored, like free polyominoes, which can be turned over on a table. */
    ALL
}
