package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.problems.design.LatinSquare;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Quasigroup completion: complete a random Latin square from which some cells were removed.
 *
 * <pre>{@code
 * System.out.println(Count.of(Quasigroup.withHoles(5, 25, 1).problem()).solutions()); // 161280
 * }</pre>
 *
 * <p>A square of size 30 with a third of its cells empty has some hundred completions. How hard they are to find
 * depends on luck, and on the order in which a search fills the cells.
 */
public final class Quasigroup {

    private Quasigroup() {}

    /**
     * A square to complete.
     *
     * @param n the size of the square, from 1 to 100
     * @param holes the number of empty cells, from 0 to n * n
     * @param seed the seed for the square and its holes
     * @return the problem, which has a solution
     * @throws IllegalArgumentException if there is no such square
     */
    public static LatinSquare withHoles(int n, int holes, int seed) {
        Sizes.check("a square of size", n, 1, 100);
        Sizes.check("a number of holes in a square of size " + n + ":", holes, 0, n * n);
        Random random = new Random(seed);
        int[][] square = RandomLatinSquare.of(n, random);
        for (int[] row : square) {
            for (int column = 0; column < n; column++) {
                row[column]++;
            }
        }
        dig(square, holes, random);
        return LatinSquare.completing(square);
    }

    private static void dig(int[][] square, int holes, Random random) {
        int n = square.length;
        List<Integer> cells = new ArrayList<>(IntStream.range(0, n * n).boxed().toList());
        Collections.shuffle(cells, random);
        for (int cell : cells.subList(0, holes)) {
            square[cell / n][cell % n] = 0;
        }
    }
}
