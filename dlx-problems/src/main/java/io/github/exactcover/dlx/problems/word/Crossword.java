package io.github.exactcover.dlx.problems.word;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.ProblemBuilder.OptionSpec;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.InputLines;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Fill a grid with letters so that each line across and down is a word of a list.
 *
 * <pre>{@code
 * Crossword crossword = Crossword.of("c..\n.#.\n...\n", List.of("cat", "cod", "tin", "den", "pig"));
 * System.out.print(crossword.decode(Feasibility.of(crossword.problem()).solution().orElseThrow()).text());
 * // prints c a t
 * // prints o # i
 * // prints d e n
 * System.out.println(Count.of(Crossword.rectangle(2, 2, List.of("at", "to", "on")).problem()).solutions()); // 2
 * }</pre>
 *
 * <p>As exact cover with colors: each line of two or more open cells is a primary item, which a word must fill. The
 * cells are secondary items, and their letters are the colors. In a crossword each word is a secondary item too, so it
 * is used at most once.
 *
 * <p>Immutable.
 */
public final class Crossword implements ProblemModel<Crossword.Entry, CellGrid> {

    private static final char BLOCK = '#';
    private static final char OPEN = '.';

    private final String[] grid;
    private final List<String> words;

    /** The length of the shortest line that must be a word. */
    private final int shortest;

    private final boolean repeats;

    /** Whether each row must be the same word as the column with its number. */
    private final boolean symmetric;

    /** Cells in a line, and the name of the line. */
    private record Slot(String name, List<int[]> cells) {}

    private static final Slot NO_SLOT = new Slot("", List.of());

    /**
     * An option: a word in a line.
     *
     * @param line the name of the line, such as {@code a2} for the first one in row 2
     * @param word the word
     */
    public record Entry(String line, String word) {

        /**
         * An option.
         *
         * @param line the name of the line
         * @param word the word
         */
        public Entry {
            Objects.requireNonNull(line, "The line must not be null");
            Objects.requireNonNull(word, "The word must not be null");
        }

        /** The line and its word, such as {@code a2=word}. */
        @Override
        public String toString() {
            return line + "=" + word;
        }
    }

    private Crossword(String[] grid, List<String> words, int shortest, boolean repeats, boolean symmetric) {
        this.grid = grid;
        this.words = WordList.normal(words).stream().distinct().toList();
        this.shortest = shortest;
        this.repeats = repeats;
        this.symmetric = symmetric;
    }

    /**
     * The problem of a grid.
     *
     * @param grid a line for each row: {@code #} for a block, {@code .}, {@code _} or {@code -} for an open cell, a
     *     letter for one that is given; blanks are ignored
     * @param words the words that can be used, of any length, each once. Upper and lower case are the same here and in
     *     the grid; a word that comes again is left out.
     * @return the problem
     * @throws IllegalArgumentException if the text is no grid, or if a word has a character that is no letter, digit,
     *     apostrophe or hyphen; says where and what to do
     */
    public static Crossword of(String grid, List<String> words) {
        Objects.requireNonNull(grid, "The grid must not be null");
        List<String> rows = new ArrayList<>();
        InputLines lines = new InputLines(grid);
        while (lines.next()) {
            String row = WordList.normal(String.join("", lines.words())).replaceAll("[_-]", ".");
            if (!row.chars().allMatch(c -> c == BLOCK || c == OPEN || Character.isLetter(c))) {
                throw lines.error("the row " + Texts.quoted(row) + " has a character that is not a cell; write # for a"
                        + " block, . for an open cell, or a letter");
            }
            if (!rows.isEmpty() && row.length() != rows.get(0).length()) {
                throw lines.error("this row has " + Texts.count(row.length(), "cell") + ", and the first has "
                        + rows.get(0).length() + "; give all rows the same length");
            }
            rows.add(row);
        }
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("There is no row in this grid; write one a line, as in ..#..");
        }
        return new Crossword(rows.toArray(String[]::new), words, 2, false, false);
    }

    /**
     * The problem of a rectangle without blocks, in which a word can be used more than once.
     *
     * @param height the number of rows, from 1 to 20
     * @param width the number of columns, from 1 to 20
     * @param words the words that can be used, as for {@link #of of}
     * @return the problem
     * @throws IllegalArgumentException if a number is out of these bounds, or a word cannot stand in cells
     */
    public static Crossword rectangle(int height, int width, List<String> words) {
        Limits.check("The number of rows", height, 1, 20);
        Limits.check("The number of columns", width, 1, 20);
        return new Crossword(open(height, width), words, 1, true, false);
    }

    /**
     * The problem of a square that reads the same across and down: row 1 and column 1 are the same word, and so on. A
     * word can be used more than once. A square made by {@link #rectangle rectangle} also has solutions whose rows and
     * columns differ.
     *
     * <p>The options fill rows only, and a cell and its mirror image are one item. Knuth's book has a program for such
     * squares in section 7.2.2.
     *
     * @param size the number of rows and of columns, from 1 to 20
     * @param words the words that can be used, as for {@link #of of}
     * @return the problem
     * @throws IllegalArgumentException if the number is out of these bounds, or a word cannot stand in cells
     */
    public static Crossword symmetricSquare(int size, List<String> words) {
        Limits.check("The size of the square", size, 1, 20);
        return new Crossword(open(size, size), words, 1, true, true);
    }

    private static String[] open(int height, int width) {
        String[] grid = new String[height];
        Arrays.fill(grid, String.valueOf(OPEN).repeat(width));
        return grid;
    }

    /**
     * The first line of row 2 is item {@code a2}, the second one {@code a2.2}; those of column 3 are {@code d3},
     * {@code d3.2} and so on. The cells are {@code 1,1} and so on. In a symmetric square there are only rows, and the
     * cells on and above the diagonal.
     */
    @Override
    public ExactCoverProblem<String, Entry> problem() {
        List<Slot> slots = slots();
        ProblemBuilder<String, Entry> builder = ExactCoverProblem.builder();
        slots.forEach(slot -> builder.primary(slot.name()));
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[row].length(); column++) {
                if (grid[row].charAt(column) != BLOCK && !(symmetric && column < row)) {
                    builder.secondary(cell(row, column));
                }
            }
        }
        if (!repeats) {
            Set<String> used = slots.stream()
                    .flatMap(slot -> words.stream().filter(word -> fits(word, slot)))
                    .map(Crossword::once)
                    .collect(Collectors.toCollection(LinkedHashSet::new));
            builder.secondary(used);
        }
        for (Slot slot : slots) {
            for (String word : words) {
                if (fits(word, slot)) {
                    builder.option(new Entry(slot.name(), word), spec -> fill(spec, slot, word));
                }
            }
        }
        return builder.build();
    }

    private void fill(OptionSpec<String> spec, Slot slot, String word) {
        spec.covers(slot.name());
        for (int letter = 0; letter < word.length(); letter++) {
            int[] cell = slot.cells().get(letter);
            spec.colors(cell(cell[0], cell[1]), word.charAt(letter));
        }
        if (!repeats) {
            spec.covers(once(word));
        }
    }

    private boolean fits(String word, Slot slot) {
        if (word.length() != slot.cells().size()) {
            return false;
        }
        for (int letter = 0; letter < word.length(); letter++) {
            char given = grid[slot.cells().get(letter)[0]].charAt(slot.cells().get(letter)[1]);
            if (given != OPEN && given != word.charAt(letter)) {
                return false;
            }
        }
        return true;
    }

    private static String once(String word) {
        return "=" + word;
    }

    private String cell(int row, int column) {
        return symmetric && column < row ? cell(column, row) : (row + 1) + "," + (column + 1);
    }

    private List<Slot> slots() {
        List<Slot> slots = new ArrayList<>();
        int width = grid[0].length();
        for (int row = 0; row < grid.length; row++) {
            List<int[]> line = new ArrayList<>();
            for (int column = 0; column < width; column++) {
                line.add(new int[] {row, column});
            }
            addSlots(slots, "a" + (row + 1), line);
        }
        for (int column = 0; column < width && !symmetric; column++) {
            List<int[]> line = new ArrayList<>();
            for (int row = 0; row < grid.length; row++) {
                line.add(new int[] {row, column});
            }
            addSlots(slots, "d" + (column + 1), line);
        }
        return slots;
    }

    /** Adds the parts of a row or column that lie between blocks. */
    private void addSlots(List<Slot> slots, String name, List<int[]> line) {
        int found = 0;
        int start = 0;
        for (int end = 0; end <= line.size(); end++) {
            if (end == line.size() || grid[line.get(end)[0]].charAt(line.get(end)[1]) == BLOCK) {
                if (end - start >= shortest) {
                    found++;
                    slots.add(new Slot(found == 1 ? name : name + "." + found, line.subList(start, end)));
                }
                start = end + 1;
            }
        }
    }

    /**
     * The grid. Its blocks are {@code #}; a cell in no word is {@code .} unless its letter is given.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public CellGrid decode(Solution<Entry> solution) {
        Map<String, Slot> slots = new LinkedHashMap<>();
        slots().forEach(slot -> slots.put(slot.name(), slot));
        SolutionCheck.check(solution, slots.keySet(), entry -> {
            Slot slot = slots.get(entry.line());
            return slot != null && fits(entry.word(), slot) ? List.of(entry.line()) : List.of();
        });
        String[][] letters = new String[grid.length][grid[0].length()];
        int[][] colors = new int[grid.length][grid[0].length()];
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[row].length(); column++) {
                letters[row][column] = String.valueOf(grid[row].charAt(column));
                colors[row][column] = grid[row].charAt(column) == BLOCK ? CellGrid.BLOCK : CellGrid.PLAIN;
            }
        }
        for (Entry entry : solution.options()) {
            List<int[]> cells = slots.getOrDefault(entry.line(), NO_SLOT).cells();
            for (int letter = 0; letter < cells.size(); letter++) {
                letters[cells.get(letter)[0]][cells.get(letter)[1]] =
                        String.valueOf(entry.word().charAt(letter));
            }
        }
        return CellGrid.of("A grid of " + Texts.count(slots.size(), "word"), letters, colors);
    }
}
