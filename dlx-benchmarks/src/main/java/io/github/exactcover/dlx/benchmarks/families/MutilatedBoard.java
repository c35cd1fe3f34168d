package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.problems.packing.Cell;
import io.github.exactcover.dlx.problems.packing.Packing;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import java.util.List;

/**
 * Dominoes on a board without two opposite corners. There is no way, because both corners have the same color; but a
 * search has to look at very many ways that fail.
 *
 * <pre>{@code
 * System.out.println(Feasibility.of(MutilatedBoard.of(8)).solution()); // Optional.empty
 * }</pre>
 */
public final class MutilatedBoard {

    private MutilatedBoard() {}

    /**
     * The problem for a board.
     *
     * @param n the size of the board, an even number from 2 to 100
     * @return a new problem
     * @throws IllegalArgumentException if n is out of these bounds or odd
     */
    public static ExactCoverProblem<?, ?> of(int n) {
        Sizes.check("a mutilated board of size", n, 2, 100);
        if (n % 2 != 0) {
            throw new IllegalArgumentException(
                    "A board of size " + n + " has opposite corners of different colors only if its size is even");
        }
        Polycube board = Polycube.box(n, n, 1);
        Polycube mutilated = board.without(List.of(new Cell(0, 0, 0), new Cell(n - 1, n - 1, 0)));
        return Packing.of(mutilated, Piece.set("dominoes")).problem();
    }
}
