package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Nonograms: color the cells of a square black or white, so that the runs of black cells of each row and each column
 * have the given lengths.
 *
 * <pre>{@code
 * System.out.println(Count.of(Nonogram.of("1;1;1;1")).solutions()); // 2
 * }</pre>
 *
 * <p>As exact cover: each row and column is a primary item, and its options are all ways to color it. They give colors
 * to the cells, which are secondary items.
 */
public final class Nonogram {

    private Nonogram() {}

    /**
     * The clues of a random picture, which may fit other pictures too.
     *
     * @param size the number of rows and of columns, from 1 to 20
     * @param seed the same seed makes the same picture
     * @return the lengths of the runs of each row and then of each column, separated by semicolons
     */
    public static String random(int size, long seed) {
        Sizes.check("a number of rows", size, 1, 20);
        Random random = new Random(seed);
        boolean[][] lines = new boolean[2 * size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                lines[row][column] = random.nextInt(100) < 65;
                lines[size + column][row] = lines[row][column];
            }
        }
        return String.join(";", Arrays.stream(lines).map(Nonogram::runs).toList());
    }

    private static String runs(boolean[] line) {
        StringBuilder cells = new StringBuilder();
        for (boolean black : line) {
            cells.append(black ? 'x' : ' ');
        }
        return String.join(
                " ",
                Arrays.stream(cells.toString().strip().split(" +"))
                        .filter(run -> !run.isEmpty())
                        .map(run -> "" + run.length())
                        .toList());
    }

    /**
     * The problem of clues.
     *
     * @param clues as {@link #random random} makes them
     * @return a new problem, whose options are written as their lines
     */
    public static ExactCoverProblem<String, String> of(String clues) {
        String[] lines = clues.split(";", -1);
        int size = lines.length / 2;
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        String[] names = new String[lines.length];
        String[][] cells = new String[lines.length][size];
        for (int line = 0; line < lines.length; line++) {
            names[line] = line < size ? "row " + line : "column " + (line - size);
            builder.primary(names[line]);
        }
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                cells[row][column] = "r" + row + "c" + column;
                cells[size + column][row] = cells[row][column];
                builder.secondary(cells[row][column]);
            }
        }
        for (int line = 0; line < lines.length; line++) {
            int number = line;
            String name = names[line] + ": " + lines[line];
            for (boolean[] black : colorings(lines[line], size)) {
                builder.option(name, spec -> {
                    spec.covers(names[number]);
                    for (int cell = 0; cell < size; cell++) {
                        spec.colors(cells[number][cell], black[cell]);
                    }
                });
            }
        }
        return builder.build();
    }

    private static List<boolean[]> colorings(String runs, int size) {
        String[] words = runs.isEmpty() ? new String[0] : runs.split(" ", -1);
        int[] lengths = new int[words.length];
        for (int run = 0; run < lengths.length; run++) {
            lengths[run] = Integer.parseInt(words[run]);
        }
        List<boolean[]> found = new ArrayList<>();
        color(lengths, 0, 0, new boolean[size], found);
        return found;
    }

    /** Places the runs from this one on, which begin at this cell or later. */
    private static void color(int[] lengths, int run, int from, boolean[] line, List<boolean[]> found) {
        if (run == lengths.length) {
            found.add(line.clone());
            return;
        }
        for (int start = from; start + lengths[run] <= line.length; start++) {
            Arrays.fill(line, start, start + lengths[run], true);
            color(lengths, run + 1, start + lengths[run] + 1, line, found);
            Arrays.fill(line, start, start + lengths[run], false);
        }
    }
}
