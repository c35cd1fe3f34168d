package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.problems.internal.InputLines;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the rows of a Latin square from text; see {@link LatinSquare#completing(String)} for how it is written. */
final class LatinText {

    /** What separates the symbols of a row without blanks. */
    private static final Pattern NOTHING = Pattern.compile("");

    private LatinText() {}

    /** The symbols by row; the rows can differ in length. */
    static int[][] parse(String text) {
        List<String> lines = Texts.lines(text).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        int[][] rows = new int[lines.size()][];
        for (int row = 0; row < rows.length; row++) {
            rows[row] = parseRow(row, lines.get(row));
        }
        return rows;
    }

    private static int[] parseRow(int row, String line) {
        Pattern between = InputLines.BLANKS.matcher(line).find() ? InputLines.BLANKS : NOTHING;
        List<String> words = between.splitAsStream(line).toList();
        int[] symbols = new int[words.size()];
        for (int column = 0; column < symbols.length; column++) {
            symbols[column] = parseSymbol(row, column, words.get(column));
        }
        return symbols;
    }

    private static int parseSymbol(int row, int column, String word) {
        if (word.equals(".")) {
            return 0;
        }
        if (word.matches("[0-9A-Za-z]")) {
            return Character.digit(word.charAt(0), 36);
        }
        if (word.matches("[0-9]{2,9}")) {
            return Integer.parseInt(word);
        }
        throw new IllegalArgumentException("Cell r" + (row + 1) + "c" + (column + 1) + " has " + Texts.quoted(word)
                + ", which is not a symbol; write 1 to 9, then A to Z or (with blanks between all symbols of the row)"
                + " numbers, and 0 or . for an empty cell");
    }
}
