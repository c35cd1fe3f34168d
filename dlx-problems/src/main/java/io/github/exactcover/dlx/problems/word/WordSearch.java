package io.github.exactcover.dlx.problems.word;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Make a word search: pack words into a rectangle, in any of eight directions, so that words that cross share a letter.
 *
 * <pre>{@code
 * WordSearch search = WordSearch.of(2, 3, List.of("cat", "cow"));
 * System.out.println(Count.of(search.problem()).solutions()); // 8
 * System.out.print(search.decode(Feasibility.of(search.problem()).solution().orElseThrow()).text());
 * // prints c a t
 * // prints c o w
 * }</pre>
 *
 * <p>As exact cover with colors: the words are primary items. The cells are secondary items, and their letters are the
 * colors. An option is a place for a word. Knuth has an exercise of this kind in section 7.2.2.1.
 *
 * <p>Immutable.
 */
public final class WordSearch implements ProblemModel<WordSearch.Place, CellGrid> {

    private static final int[][] DIRECTIONS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    private final int height;
    private final int width;
    private final List<String> words;

    /**
     * An option: a place for a word.
     *
     * @param word the word
     * @param row the row of its first letter, from 0 at the top
     * @param column the column of its first letter, from 0 at the left
     * @param lastRow the row of its last letter
     * @param lastColumn the column of its last letter
     */
    public record Place(String word, int row, int column, int lastRow, int lastColumn) {

        /**
         * An option.
         *
         * @param word the word
         * @param row the row of its first letter
         * @param column the column of its first letter
         * @param lastRow the row of its last letter
         * @param lastColumn the column of its last letter
         */
        public Place {
            Objects.requireNonNull(word, "The word must not be null");
        }

        /** The word, its first and its last cell, counted from 1, such as {@code cat 1,1 1,3}. */
        @Override
        public String toString() {
            return word + " " + cell(row, column) + " " + cell(lastRow, lastColumn);
        }

        private int rowOf(int letter) {
            return row + letter * Integer.signum(lastRow - row);
        }

        private int columnOf(int letter) {
            return column + letter * Integer.signum(lastColumn - column);
        }

        /** Whether the word reaches from its first cell to its last, all of them in a rectangle of this size. */
        private boolean isWithin(int height, int width) {
            int last = word.length() - 1;
            return Math.min(row, lastRow) >= 0
                    && Math.min(column, lastColumn) >= 0
                    && Math.max(row, lastRow) < height
                    && Math.max(column, lastColumn) < width
                    && rowOf(last) == lastRow
                    && columnOf(last) == lastColumn;
        }
    }

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
     * @param words the words, each of which must be in the rectangle; of at least two letters. Upper and lower case are
     *     the same.
     * @return the problem
     * @throws IllegalArgumentException if a number is out of these bounds, or if a word is too long or too short, comes
     *     twice, or has a character that is no letter, digit, apostrophe or hyphen
     */
    public static WordSearch of(int height, int width, List<String> words) {
        Limits.check("The number of rows", height, 1, 50);
        Limits.check("The number of columns", width, 1, 50);
        List<String> normal = WordList.normal(words);
        Set<String> seen = new LinkedHashSet<>();
        for (String word : normal) {
            if (word.length() < 2 || word.length() > Math.max(height, width)) {
                throw new IllegalArgumentException("The word " + Texts.quoted(word) + " has "
                        + Texts.count(word.length(), "letter") + " and must have from 2 to " + Math.max(height, width)
                        + "; leave it out, or use a larger rectangle");
            }
            if (!seen.add(word)) {
                throw new IllegalArgumentException("The word " + Texts.quoted(word) + " comes twice; leave one out");
            }
        }
        return new WordSearch(height, width, normal);
    }

    /** The items are the words, and the cells {@code 1,1} and so on. */
    @Override
    public ExactCoverProblem<String, Place> problem() {
        ProblemBuilder<String, Place> builder = ExactCoverProblem.builder();
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

    private void addPlace(ProblemBuilder<String, Place> builder, String word, int row, int column, int[] step) {
        int last = word.length() - 1;
        Place place = new Place(word, row, column, row + last * step[0], column + last * step[1]);
        if (!place.isWithin(height, width)) {
            return;
        }
        builder.option(place, spec -> {
            spec.covers(word);
            for (int letter = 0; letter <= last; letter++) {
                spec.colors(cell(place.rowOf(letter), place.columnOf(letter)), word.charAt(letter));
            }
        });
    }

    private static String cell(int row, int column) {
        return (row + 1) + "," + (column + 1);
    }

    /**
     * The rectangle. A cell in no word is {@code .}; a cell in several words has the color of the last.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public CellGrid decode(Solution<Place> solution) {
        SolutionCheck.check(
                solution, words, place -> place.isWithin(height, width) ? List.of(place.word()) : List.of());
        String[][] letters = new String[height][width];
        int[][] colors = new int[height][width];
        for (int row = 0; row < height; row++) {
            Arrays.fill(letters[row], ".");
            Arrays.fill(colors[row], CellGrid.PLAIN);
        }
        for (Place place : solution.options()) {
            String word = place.word();
            for (int letter = 0; letter < word.length(); letter++) {
                letters[place.rowOf(letter)][place.columnOf(letter)] = String.valueOf(word.charAt(letter));
                colors[place.rowOf(letter)][place.columnOf(letter)] = words.indexOf(word);
            }
        }
        return CellGrid.of("A word search with " + Texts.count(words.size(), "word"), letters, colors);
    }
}
