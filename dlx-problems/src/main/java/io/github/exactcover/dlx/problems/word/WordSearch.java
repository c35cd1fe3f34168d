package io.github.exactcover.dlx.problems.word;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Make a word search: pack words into a rectangle, in any of eight directions, so that words that cross agree.
 *
 * <pre>{@code
 * WordSearch search = WordSearch.of(2, 3, List.of("cat", "cow"));
 * System.out.println(DLX.count(search.problem())); // 8
 * System.out.print(search.decode(DLX.first(search.problem()).orElseThrow()).text());
 * // prints c a t
 * // prints c o w
 * }</pre>
 *
 * <p>As exact cover with colors: the words are primary items, the cells secondary ones with their letters as colors. An
 * option is a place for a word. Knuth has an exercise of this kind in section 7.2.2.1.
 *
 * <p>Immutable.
 */
public final class WordSearch {

    private static final int[][] DIRECTIONS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    private final int height;
    private final int width;
    private final List<String> words;

    private WordSearch(int height, int width, List<String> words) {
        this.height = height;
        this.width = width;
        this.words = List.copyOf(words);
    }

    /**
     * The problem.
     *
     * @param height the number of rows, from 1 to 50
     * @param width the number of columns, from 1 to 50
     * @param words the words, each of which must be in the rectangle; of at least two letters. Upper and lower case are the
     *     same.
     * @return the problem
     * @throws IllegalArgumentException if a number is out of these bounds, or if a word is too long or too short, comes
     *     twice, or has a character that is no letter, digit, apostrophe or hyphen
     */
    public static WordSearch of(int height, int width, List<String> words) {
        Limits.check("a number of rows", height, 1, 50);
        Limits.check("a number of columns", width, 1, 50);
        List<String> normal = WordList.normal(words);
        Set<String> seen = new LinkedHashSet<>();
        for (String word : normal) {
            if (word.length() < 2 || word.length() > Math.max(height, width)) {
                throw new IllegalArgumentException("The word " + Texts.quoted(word) + " has "
                        + Texts.count(word.length(), "letter") + " and must have from 2 to " + Math.max(height, width)
                        + "; leave it out, or take a larger rectangle");
            }
            if (!seen.add(word)) {
                throw new IllegalArgumentException("The word " + Texts.quoted(word) + " comes twice; leave one out");
            }
        }
        return new WordSearch(height, width, normal);
    }

    /**
     * The exact-cover problem. The items are the words, and the cells {@code 1,1} and so on.
     *
     * @return a new problem, whose options are written as a word, its first and its last cell, as in {@code cat 1,1 1,3}
     */
    public ExactCoverProblem<String, String> problem() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        builder.primary(words);
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                builder.secondary(cell(row, column));
            }
        }
        for (String word : words) {
            boolean isPalindrome = new StringBuilder(word).reverse().toString().equals(word);
            for (int row = 0; row < height; row++) {
                for (int column = 0; column < width; column++) {
                    for (int direction = 0; direction < (isPalindrome ? 4 : 8); direction++) {
                        addPlace(builder, word, row, column, DIRECTIONS[direction]);
                    }
                }
            }
        }
        return builder.build();
    }

    private void addPlace(ProblemBuilder<String, String> builder, String word, int row, int column, int[] step) {
        int lastRow = row + (word.length() - 1) * step[0];
        int lastColumn = column + (word.length() - 1) * step[1];
        if (lastRow < 0 || lastRow >= height || lastColumn < 0 || lastColumn >= width) {
            return;
        }
        builder.option(word + " " + cell(row, column) + " " + cell(lastRow, lastColumn), spec -> {
            spec.covers(word);
            for (int letter = 0; letter < word.length(); letter++) {
                spec.colors(cell(row + letter * step[0], column + letter * step[1]), word.charAt(letter));
            }
        });
    }

    private static String cell(int row, int column) {
        return (row + 1) + "," + (column + 1);
    }

    /**
     * Reads a solution as a rectangle.
     *
     * @param solution a solution of {@link #problem()}
     * @return the rectangle; a cell in no word is {@code .}, and one in some words has the color of the last
     * @throws IllegalArgumentException if it is a solution of another problem
     */
    public CellGrid decode(Solution<String> solution) {
        String[][] letters = new String[height][width];
        int[][] colors = new int[height][width];
        for (int row = 0; row < height; row++) {
            Arrays.fill(letters[row], ".");
            Arrays.fill(colors[row], CellGrid.PLAIN);
        }
        List<String> missing = new ArrayList<>(words);
        for (String option : solution.options()) {
            String[] parts = option.split("[ ,]", -1);
            if (parts.length != 5 || !missing.remove(parts[0])) {
                throw new IllegalArgumentException(
                        "This is a solution of another problem: '" + option + "' is no place of a word");
            }
            place(parts, letters, colors);
        }
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException("This is a solution of another problem: it has no place for " + missing);
        }
        return CellGrid.of("A word search with " + Texts.count(words.size(), "word"), letters, colors);
    }

    /** The word, the row and column of its first cell, and those of its last. */
    private void place(String[] parts, String[][] letters, int[][] colors) {
        String word = parts[0];
        int row = Integer.parseInt(parts[1]) - 1;
        int column = Integer.parseInt(parts[2]) - 1;
        int down = Integer.signum(Integer.parseInt(parts[3]) - 1 - row);
        int right = Integer.signum(Integer.parseInt(parts[4]) - 1 - column);
        for (int letter = 0; letter < word.length(); letter++) {
            letters[row + letter * down][column + letter * right] = word.substring(letter, letter + 1);
            colors[row + letter * down][column + letter * right] = words.indexOf(word);
        }
    }
}
