package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Large Sudokus: a filled grid whose rows, columns and symbols were shuffled, and from which some cells were removed.
 *
 * <pre>{@code
 * System.out.println(Count.of(SudokuWithHoles.of(9, 20, 1)).solutions()); // 1
 * }</pre>
 */
public final class SudokuWithHoles {

    private SudokuWithHoles() {}

    /**
     * A grid to complete.
     *
     * @param size the size of the grid: 4, 9, 16, 25, 36 or 49
     * @param holes the number of empty cells, from 0 to all
     * @param seed the seed for the grid and its holes
     * @return a new problem, whose options are written as row, column and symbol; it has a solution
     * @throws IllegalArgumentException if there is no such grid
     */
    public static ExactCoverProblem<String, String> of(int size, int holes, int seed) {
        int box = (int) Math.round(Math.sqrt(size));
        if (box * box != size || size < 4 || size > 49) {
            throw new IllegalArgumentException(
                    "There is no Sudoku of size " + size + " here; choose 4, 9, 16, 25, 36 or 49");
        }
        Sizes.check("a number of holes in a Sudoku of size " + size + ":", holes, 0, size * size);
        Random random = new Random(seed);
        int[] rows = lines(box, random);
        int[] columns = lines(box, random);
        List<Integer> symbols = shuffled(size, random);
        int[][] grid = new int[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int r = rows[row];
                grid[row][column] = symbols.get((r % box * box + r / box + columns[column]) % size) + 1;
            }
        }
        for (int cell : shuffled(size * size, random).subList(0, holes)) {
            grid[cell / size][cell % size] = 0;
        }
        return problem(grid, box);
    }

    /** Only what is still open: empty cells, and symbols that are missing in a row, a column or a box. */
    private static ExactCoverProblem<String, String> problem(int[][] grid, int box) {
        int size = grid.length;
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        Set<String> given = new HashSet<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (grid[row][column] == 0) {
                    builder.primary("cell-" + row + "-" + column);
                } else {
                    given.addAll(lines(row, column, box, grid[row][column]));
                }
            }
        }
        for (int line = 0; line < size; line++) {
            for (int symbol = 1; symbol <= size; symbol++) {
                for (String kind : new String[] {"row-", "column-", "box-"}) {
                    String item = kind + line + "-" + symbol;
                    if (!given.contains(item)) {
                        builder.primary(item);
                    }
                }
            }
        }
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                for (int symbol = 1; grid[row][column] == 0 && symbol <= size; symbol++) {
                    List<String> items = lines(row, column, box, symbol);
                    if (Collections.disjoint(items, given)) {
                        items.add("cell-" + row + "-" + column);
                        builder.option(row + " " + column + " " + symbol, items);
                    }
                }
            }
        }
        return builder.build();
    }

    /** The items that a symbol in a cell covers in its row, its column and its box. */
    private static List<String> lines(int row, int column, int box, int symbol) {
        int number = row / box * box + column / box;
        return new ArrayList<>(List.of(
                "row-" + row + "-" + symbol, "column-" + column + "-" + symbol, "box-" + number + "-" + symbol));
    }

    /** The lines of a grid, with bands shuffled and lines shuffled within their bands. */
    private static int[] lines(int box, Random random) {
        return shuffled(box, random).stream()
                .flatMapToInt(band -> shuffled(box, random).stream().mapToInt(line -> band * box + line))
                .toArray();
    }

    private static List<Integer> shuffled(int count, Random random) {
        List<Integer> numbers =
                new ArrayList<>(IntStream.range(0, count).boxed().toList());
        Collections.shuffle(numbers, random);
        return numbers;
    }
}
