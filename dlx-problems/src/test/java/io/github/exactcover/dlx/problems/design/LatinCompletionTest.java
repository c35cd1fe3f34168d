package io.github.exactcover.dlx.problems.design;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Placement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Random partial Latin squares: what completes them agrees with them, and nothing is missing. */
class LatinCompletionTest {

    /** The first squares of each size. */
    private static final Map<Integer, List<LatinGrid>> FIRST = new HashMap<>();

    private static final List<LatinGrid> ALL_OF_SIZE_4 = grids(LatinSquare.of(4), 1000);

    @Property(tries = 400, seed = "20000")
    void aCompleteSquareWithHolesCanBeCompletedAndCompletionsKeepTheGivens(
            @ForAll @IntRange(min = 1, max = 8) int n,
            @ForAll @IntRange(max = 100) int percentGiven,
            @ForAll ItemOrder order,
            @ForAll long seed) {
        Random random = new Random(seed);
        int[][] complete = randomSquare(n, random);
        int[][] given = withHoles(complete, percentGiven, random);

        List<LatinGrid> completions = grids(LatinSquare.completing(given, order), 50);

        assertThat(completions).isNotEmpty().doesNotHaveDuplicates().allSatisfy(grid -> {
            LatinSquareTest.assertLatin(grid);
            assertAgrees(grid, given);
        });
        if (completions.size() < 50) {
            assertThat(completions).contains(new LatinGrid(complete));
        }
    }

    /** The oracle: of all squares of size 4, those that agree with the givens, which need not be completable. */
    @Property(tries = 1000, seed = "20001")
    void completionsAreExactlyTheSquaresThatAgreeWithTheGivens(
            @ForAll @IntRange(max = 16) int tries, @ForAll ItemOrder order, @ForAll long seed) {
        int[][] given = randomGivens(tries, new Random(seed));
        Set<LatinGrid> expected =
                ALL_OF_SIZE_4.stream().filter(grid -> agrees(grid, given)).collect(Collectors.toSet());

        List<LatinGrid> completions = grids(LatinSquare.completing(given, order), 1000);

        assertThat(completions).containsExactlyInAnyOrderElementsOf(expected);
    }

    private static List<LatinGrid> grids(LatinSquare square, int limit) {
        try (Stream<Solution<Placement>> solutions = DLX.stream(square.problem())) {
            return solutions.limit(limit).map(square::decode).toList();
        }
    }

    /** One of the first squares found, with its rows, columns and symbols shuffled. */
    private static int[][] randomSquare(int n, Random random) {
        List<LatinGrid> some = FIRST.computeIfAbsent(n, size -> grids(LatinSquare.of(size), 100));
        LatinGrid picked = some.get(random.nextInt(some.size()));
        List<Integer> rows = shuffled(n, random);
        List<Integer> columns = shuffled(n, random);
        List<Integer> symbols = shuffled(n, random);
        int[][] square = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                square[row][column] = symbols.get(picked.symbolAt(rows.get(row), columns.get(column)) - 1) + 1;
            }
        }
        return square;
    }

    private static List<Integer> shuffled(int n, Random random) {
        List<Integer> numbers = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(numbers, random);
        return numbers;
    }

    private static int[][] withHoles(int[][] complete, int percentGiven, Random random) {
        int[][] given = new int[complete.length][complete.length];
        for (int row = 0; row < given.length; row++) {
            for (int column = 0; column < given.length; column++) {
                given[row][column] = random.nextInt(100) < percentGiven ? complete[row][column] : 0;
            }
        }
        return given;
    }

    /** Symbols placed at random in a square of size 4 where no row or column has them yet. */
    private static int[][] randomGivens(int tries, Random random) {
        int[][] given = new int[4][4];
        for (int i = 0; i < tries; i++) {
            int row = random.nextInt(4);
            int column = random.nextInt(4);
            int symbol = random.nextInt(4) + 1;
            boolean clash = IntStream.range(0, 4).anyMatch(j -> given[row][j] == symbol || given[j][column] == symbol);
            if (!clash) {
                given[row][column] = symbol;
            }
        }
        return given;
    }

    private static void assertAgrees(LatinGrid grid, int[][] given) {
        assertThat(agrees(grid, given)).as("%s keeps the givens", grid).isTrue();
    }

    private static boolean agrees(LatinGrid grid, int[][] given) {
        return IntStream.range(0, given.length * given.length).allMatch(cell -> {
            int row = cell / given.length;
            int column = cell % given.length;
            return given[row][column] == 0 || given[row][column] == grid.symbolAt(row, column);
        });
    }
}
