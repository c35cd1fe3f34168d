package io.github.exactcover.dlx.problems;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A small problem as the matrix that teaching texts show: a row for each option, a column for each item, 1 where the
 * option has the item and 0 where not.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b", "c")
 *         .secondary("x", "y")
 *         .option("first", "a", "c", "x")
 *         .option("second", spec -> spec.covers("b").colors("y", "red"))
 *         .build();
 * System.out.print(ProblemMatrix.of(problem).toText());
 * // prints        a b c | x    y
 * // prints first  1 0 1 | 1    0
 * // prints second 0 1 0 | 0 :red
 * }</pre>
 *
 * <p>The columns of the secondary items, if there are any, stand behind a vertical bar. Where an option gives a color,
 * a colon and the color stand in place of the 1, as in Knuth's DLX format. Items and options are labelled by their
 * {@code toString}, in which line breaks and other control characters are shown as numbers, such as
 * <code>&#92;u000a</code>.
 *
 * <p>Immutable, if the items, options and colors are.
 */
public final class ProblemMatrix {

    private static final int MAX_ITEMS = 200;
    private static final int MAX_OPTIONS = 2000;

    private final List<String> items;
    private final int primaryCount;
    private final List<String> options;

    /** By option, then by item. */
    private final List<List<String>> entries;

    private ProblemMatrix(List<String> items, int primaryCount, List<String> options, List<List<String>> entries) {
        this.items = items;
        this.primaryCount = primaryCount;
        this.options = options;
        this.entries = entries;
    }

    /**
     * The matrix of a problem.
     *
     * @param <I> the type of the items
     * @param problem a problem of at most 200 items and 2000 options
     * @return the matrix
     * @throws IllegalArgumentException if the problem is larger; its matrix could not be read
     */
    public static <I> ProblemMatrix of(ExactCoverProblem<I, ?> problem) {
        Objects.requireNonNull(problem, "The problem must not be null");
        List<I> items = new ArrayList<>(problem.primaryItems());
        items.addAll(problem.secondaryItems());
        int optionCount = problem.options().size();
        if (items.size() > MAX_ITEMS || optionCount > MAX_OPTIONS) {
            throw new IllegalArgumentException("A matrix of " + Texts.count(items.size(), "item") + " and "
                    + Texts.count(optionCount, "option") + " is too large to be read; use a problem of at most "
                    + MAX_ITEMS + " items and "
                    + MAX_OPTIONS + " options");
        }
        return new ProblemMatrix(
                labels(items), problem.primaryItems().size(), labels(problem.options()), entries(problem, items));
    }

    private static <I> List<List<String>> entries(ExactCoverProblem<I, ?> problem, List<I> items) {
        List<List<String>> entries = new ArrayList<>();
        for (int option = 0; option < problem.options().size(); option++) {
            String[] row = new String[items.size()];
            Arrays.fill(row, "0");
            problem.itemsOf(option).forEach(item -> row[items.indexOf(item)] = "1");
            problem.colorsOf(option).forEach((item, color) -> row[items.indexOf(item)] = ":" + label(color));
            entries.add(List.of(row));
        }
        return entries;
    }

    private static List<String> labels(List<?> things) {
        return things.stream().map(ProblemMatrix::label).toList();
    }

    /** The {@code toString} of a thing, in one line. */
    private static String label(Object thing) {
        StringBuilder label = new StringBuilder();
        thing.toString().codePoints().forEach(character -> {
            if (Character.isISOControl(character)) {
                label.append(String.format("\\u%04x", character));
            } else {
                label.appendCodePoint(character);
            }
        });
        return label.toString();
    }

    /**
     * The matrix as text: a line with the items, then a line for each option, both in the order of the problem's
     * builder, primary items first. Columns are aligned to the right, option labels to the left; each line ends with a
     * line feed.
     *
     * @return the lines
     */
    public String toText() {
        int labelWidth = options.stream().mapToInt(ProblemMatrix::width).max().orElse(0);
        int[] widths = new int[items.size()];
        for (int column = 0; column < widths.length; column++) {
            widths[column] = width(items.get(column));
            for (List<String> row : entries) {
                widths[column] = Math.max(widths[column], width(row.get(column)));
            }
        }
        StringBuilder text = new StringBuilder();
        appendLine(text, pad("", labelWidth), items, widths);
        for (int option = 0; option < options.size(); option++) {
            String label = options.get(option);
            appendLine(text, label + pad(label, labelWidth), entries.get(option), widths);
        }
        return text.toString();
    }

    private void appendLine(StringBuilder text, String label, List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder(label);
        for (int column = 0; column < cells.size(); column++) {
            line.append(column == primaryCount ? " | " : " ");
            line.append(pad(cells.get(column), widths[column])).append(cells.get(column));
        }
        text.append(line.toString().stripTrailing()).append('\n');
    }

    /** The blanks that fill the text up to this width. */
    private static String pad(String text, int width) {
        return " ".repeat(width - width(text));
    }

    private static int width(String text) {
        return text.codePointCount(0, text.length());
    }

    /** The text of {@link #toText() toText}. */
    @Override
    public String toString() {
        return toText();
    }
}
