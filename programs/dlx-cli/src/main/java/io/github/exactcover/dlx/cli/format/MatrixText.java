package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A matrix of zeros and ones: a line for each option, a column for each item, with commas, semicolons, blanks, tabs or
 * nothing between them. Items are the numbers of the columns, from 0.
 */
public final class MatrixText {

    /** NumPy and pandas write numbers as {@code 1.000e+00}, and truth values as words. */
    private static final Pattern ZERO = Pattern.compile("0(\\.0*)?(e\\+00)?|[Ff]alse");

    private static final Pattern ONE = Pattern.compile("1(\\.0*)?(e\\+00)?|[Tt]rue");

    private MatrixText() {}

    static ExactCoverProblem<String, String> read(Reader text) throws IOException {
        Lines lines = new Lines(text);
        Draft draft = new Draft(lines);
        String[] columns = {};
        while (lines.nextRow()) {
            String[] cells = cells(lines);
            if (columns.length == 0) {
                columns = names(cells.length);
                Arrays.stream(columns).forEach(draft::addPrimary);
            }
            if (cells.length != columns.length) {
                throw lines.error("this row has " + cells.length + " columns, and the first one " + columns.length
                        + "; give all rows the same length");
            }
            for (int column = 0; column < cells.length; column++) {
                if (isOne(cells[column], column, lines)) {
                    draft.cover(columns[column]);
                }
            }
            draft.endOption();
        }
        if (columns.length == 0) {
            throw lines.error("there is no row; write a line of zeros and ones for each option");
        }
        return draft.problem();
    }

    private static String[] cells(Lines lines) {
        String[] words = lines.words();
        return words.length == 1 ? words[0].split("", 0) : words;
    }

    private static String[] names(int columns) {
        String[] names = new String[columns];
        Arrays.setAll(names, Integer::toString);
        return names;
    }

    private static boolean isOne(String cell, int column, Lines lines) {
        if (cell.equals("0") || ZERO.matcher(cell).matches()) {
            return false;
        }
        if (!cell.equals("1") && !ONE.matcher(cell).matches()) {
            throw lines.error("column " + (column + 1) + " has " + PlainText.quoted(cell)
                    + "; write 1 if the row covers the column, and 0 if not");
        }
        return true;
    }

    /**
     * Writes a problem, with commas.
     *
     * @throws IllegalArgumentException if a matrix cannot hold it
     */
    public static <I> void write(ExactCoverProblem<I, ?> problem, Appendable out) throws IOException {
        Limits.checkPlain(problem, "a matrix");
        List<I> items = problem.primaryItems();
        for (int option = 0; option < problem.options().size(); option++) {
            Set<I> covered = new HashSet<>(problem.itemsOf(option));
            String before = "";
            for (I item : items) {
                out.append(before).append(covered.contains(item) ? '1' : '0');
                before = ",";
            }
            out.append('\n');
        }
    }
}
