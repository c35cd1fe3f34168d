package io.github.exactcover.dlx.internal.search;

import java.util.ArrayList;
import java.util.List;

/**
 * What is left of a search, piece by piece in search order, and what was done. It is enough to resume the search as if
 * it had never stopped.
 *
 * @param pieces what is left
 * @param solutions the number of solutions counted, or handed out
 * @param nodes the number of nodes visited
 * @param updates the number of updates made
 * @param share the share of the search tree that was visited
 */
public record Remainder(List<Piece> pieces, long solutions, long nodes, long updates, double share) {

    /** The whole search. */
    public static final Remainder ALL = new Remainder(List.of(new Piece(List.of(), Branch.ROOT)), 0, 0, 0, 0);

    /** Some solutions that were found and not handed out, as lists of options, and a branch that comes after them. */
    public record Piece(List<int[]> found, Branch branch) {}

    /** This remainder as it was before this solution was handed out. */
    public Remainder startingWith(int[] solution) {
        List<Piece> all = new ArrayList<>();
        all.add(new Piece(List.of(solution), Branch.NONE));
        all.addAll(pieces);
        return new Remainder(all, solutions - 1, nodes, updates, share);
    }
}
