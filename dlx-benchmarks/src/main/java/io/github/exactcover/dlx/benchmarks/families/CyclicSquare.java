package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.problems.design.LatinSquare;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Complete a Latin square whose rows were 1 2 3 ..., 2 3 4 ..., and so on, before some cells were emptied.
 *
 * <pre>{@code
 * System.out.println(Count.of(CyclicSquare.emptied(10, 55, ItemOrder.NATURAL).problem()).solutions()); // 137
 * }</pre>
 *
 * <p>The empty cells are chosen at random with a fixed seed, so they are always the same ones.
 */
public final class CyclicSquare {

    private static final int SEED = 1;

    private CyclicSquare() {}

    /**
     * The problem to complete the square.
     *
     * @param n the size of the square, from 1 to 100
     * @param empty the number of empty cells, from 0 to n * n
     * @param order the order of the items
     * @return the problem
     * @throws IllegalArgumentException if there is no such square
     */
    public static LatinSquare emptied(int n, int empty, ItemOrder order) {
        if (n < 1 || n > 100 || empty < 0 || empty > n * n) {
            throw new IllegalArgumentException("A square of size " + n + " with " + empty
                    + " empty cells is not possible; choose a size from 1 to 100 and no more empty cells than it has");
        }
        int[][] square = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                square[row][column] = (row + column) % n + 1;
            }
        }
        for (int cell : shuffled(n * n).subList(0, empty)) {
            square[cell / n][cell % n] = 0;
        }
        return LatinSquare.completing(square, order);
    }

    private static List<Integer> shuffled(int size) {
        List<Integer> cells = new ArrayList<>(IntStream.range(0, size).boxed().toList());
        Collections.shuffle(cells, new Random(SEED));
        return cells;
    }
}
