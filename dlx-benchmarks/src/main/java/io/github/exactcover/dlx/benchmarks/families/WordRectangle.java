package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.List;

/**
 * Fill a rectangle with letters so that all its rows and columns are words of a list.
 *
 * <pre>{@code
 * System.out.println(DLX.count(WordRectangle.of(2, 2, List.of("at", "to", "on")))); // 2
 * }</pre>
 *
 * <p>As exact cover with colors: each row and each column is a primary item, which a word must fill; the cells are
 * secondary items, and their letters the colors. A word can stand more than once.
 */
public final class WordRectangle {

    private WordRectangle() {}

    /**
     * The problem.
     *
     * @param height the number of rows, from 1 to 20
     * @param width the number of columns, from 1 to 20
     * @param words the words that can be used, of any length
     * @return a new problem, whose options are written as {@code a2=word} for row 2, across, and {@code d3=word} for
     *     column 3, down
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int height, int width, List<String> words) {
        Sizes.check("a number of rows", height, 1, 20);
        Sizes.check("a number of columns", width, 1, 20);
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int row = 1; row <= height; row++) {
            builder.primary("a" + row);
        }
        for (int column = 1; column <= width; column++) {
            builder.primary("d" + column);
        }
        for (int row = 1; row <= height; row++) {
            for (int column = 1; column <= width; column++) {
                builder.secondary(cell(row, column));
            }
        }
        for (int row = 1; row <= height; row++) {
            addWords(builder, "a" + row, width, words, row, /* down= */ false);
        }
        for (int column = 1; column <= width; column++) {
            addWords(builder, "d" + column, height, words, column, /* down= */ true);
        }
        return builder.build();
    }

    private static void addWords(
            ProblemBuilder<String, String> builder,
            String line,
            int length,
            List<String> words,
            int index,
            boolean down) {
        for (String word : words) {
            if (word.length() == length) {
                builder.option(line + "=" + word, spec -> {
                    spec.covers(line);
                    for (int letter = 1; letter <= length; letter++) {
                        spec.colors(down ? cell(letter, index) : cell(index, letter), word.charAt(letter - 1));
                    }
                });
            }
        }
    }

    private static String cell(int row, int column) {
        return row + "," + column;
    }
}
