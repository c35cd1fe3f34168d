package io.github.exactcover.dlx.benchmarks.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table in Markdown with padded columns. The first column is aligned to the left, all others to the right. */
final class Table {

    private final List<List<String>> rows = new ArrayList<>();

    Table(String... titles) {
        rows.add(List.of(titles));
    }

    /** Adds a row, with a cell for each title. */
    void row(String... cells) {
        if (cells.length != rows.get(0).size()) {
            throw new IllegalArgumentException(
                    "The row " + Arrays.toString(cells) + " does not fit the titles " + rows.get(0));
        }
        rows.add(List.of(cells));
    }

    /** The lines of the table. */
    @Override
    public String toString() {
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
        }
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows.size(); row++) {
            text.append(line(rows.get(row), widths));
            if (row == 0) {
                text.append(rule(widths));
            }
        }
        return text.toString();
    }

    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder("|");
        for (int column = 0; column < widths.length; column++) {
            String cell = row.get(column);
            String blanks = " ".repeat(widths[column] - cell.length());
            line.append(' ').append(column == 0 ? cell + blanks : blanks + cell).append(" |");
        }
        return line.append('\n').toString();
    }

    private static String rule(int[] widths) {
        StringBuilder rule = new StringBuilder("|");
        for (int column = 0; column < widths.length; column++) {
            rule.append(column == 0 ? ":" : "-").append("-".repeat(widths[column]));
            rule.append(column == 0 ? "-|" : ":|");
        }
        return rule.append('\n').toString();
    }
}
