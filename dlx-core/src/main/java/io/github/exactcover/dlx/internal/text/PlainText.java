package io.github.exactcover.dlx.internal.text;

/** Texts of items and options made fit for files and messages, where not every character may stand. */
public final class PlainText {

    /** How many characters of a text from a file a message shows. */
    private static final int SHOWN = 80;

    private PlainText() {}

    /** Whether a text has half of a surrogate pair, for which UTF-8 has no bytes. */
    public static boolean hasLoneSurrogate(String text) {
        return text.codePoints().anyMatch(point -> Character.getType(point) == Character.SURROGATE);
    }

    /** Whether the character at a place of a text is half of a surrogate pair, without the other half beside it. */
    public static boolean isLoneSurrogate(String text, int place) {
        char c = text.charAt(place);
        if (Character.isHighSurrogate(c)) {
            return place + 1 == text.length() || !Character.isLowSurrogate(text.charAt(place + 1));
        }
        return Character.isLowSurrogate(c) && (place == 0 || !Character.isHighSurrogate(text.charAt(place - 1)));
    }

    /** A text in one line: white space becomes a blank, and other characters without a shape become their number. */
    public static String inOneLine(String text) {
        // One class with one quantifier: linear, whatever the text.
        return visible(text.strip().replaceAll("[\\s\\u0085\\u2028\\u2029]+", " "));
    }

    /** A text in which characters without a shape, and halves of surrogate pairs, are written like {@code \\u2028}. */
    public static String visible(String text) {
        StringBuilder visible = new StringBuilder(text.length());
        text.codePoints().forEach(c -> appendVisible(visible, c));
        return visible.toString();
    }

    /** What a message shows of a text from a file, in quotes. */
    public static String quoted(String text) {
        return "'" + start(text) + "'";
    }

    /**
     * The start of a text from a file, visible and long enough to recognize it. Some lines have a million characters.
     */
    public static String start(String text) {
        StringBuilder start = new StringBuilder();
        text.codePoints().limit(SHOWN).forEach(c -> appendVisible(start, c));
        return start.append(text.codePointCount(0, text.length()) > SHOWN ? "..." : "")
                .toString();
    }

    /** Appends a character as {@link #visible} writes it: one without a shape is escaped as in JSON and Java. */
    public static void appendVisible(StringBuilder text, int codePoint) {
        if (hasShape(codePoint)) {
            text.appendCodePoint(codePoint);
        } else {
            for (char c : Character.toChars(codePoint)) {
                text.append(String.format("\\u%04X", (int) c));
            }
        }
    }

    /** Whether a character can be seen or is a blank, and no terminal takes it for a command. */
    public static boolean hasShape(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
