package io.github.exactcover.dlx.problems.internal;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/** What readers and messages do with text. */
public final class Texts {

    /** Longer texts are cut in messages. */
    private static final int LONGEST_QUOTED = 60;

    /** To compose a text takes quadratic time in the worst case, and no name or word is longer. */
    private static final int LONGEST_COMPOSED = 1000;

    private Texts() {}

    /** A text as messages show it: in quotes, on one line, not too long. */
    public static String quoted(String text) {
        return "'" + shortened(text) + "'";
    }

    /** A text as messages show it without quotes, such as a list: on one line, not too long. */
    public static String shortened(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().limit(LONGEST_QUOTED).forEach(c -> {
            if (Character.isISOControl(c)) {
                shown.append(String.format("\\u%04X", c));
            } else {
                shown.appendCodePoint(c);
            }
        });
        boolean cut = text.length() > LONGEST_QUOTED && text.codePointCount(0, text.length()) > LONGEST_QUOTED;
        return shown + (cut ? "..." : "");
    }

    /** A number and what it counts, such as {@code 1 cell} or {@code 2 cells}. */
    public static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** The text without the byte order mark that some programs write first. */
    public static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /**
     * The lines of a text, as {@link String#lines} has them, without such a mark. Not a stream: the first one of a
     * program takes as long as many searches.
     */
    public static List<String> lines(String text) {
        String all = withoutMark(text);
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (start < all.length()) {
            int end = start;
            while (end < all.length() && all.charAt(end) != '\n' && all.charAt(end) != '\r') {
                end++;
            }
            lines.add(all.substring(start, end));
            start = end + (all.startsWith("\r\n", end) ? 2 : 1);
        }
        return lines;
    }

    /** The text with each letter and its accent as one character, so that equal words are equal. */
    public static String composed(String text) {
        return text.length() > LONGEST_COMPOSED ? text : Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    /**
     * The characters of a picture, which must be a square, row by row. Blanks and empty lines are ignored.
     *
     * @param what what messages call the picture
     */
    public static int[] square(String picture, String what) {
        List<String> rows = lines(picture).stream()
                .map(line -> line.replaceAll("\\s", ""))
                .filter(line -> !line.isEmpty())
                .toList();
        for (int row = 0; row < rows.size(); row++) {
            int cells = (int) rows.get(row).codePoints().count();
            if (cells != rows.size()) {
                throw new IllegalArgumentException("Row " + (row + 1) + " of the " + what + " has "
                        + count(cells, "cell") + ", and there are " + count(rows.size(), "row")
                        + "; write as many cells in each row");
            }
        }
        return String.join("", rows).codePoints().toArray();
    }
}
