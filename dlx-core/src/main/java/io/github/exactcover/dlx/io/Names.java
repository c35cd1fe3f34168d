package io.github.exactcover.dlx.io;

/** What the format allows as the name of an item or a color: one word of any characters but a few. */
final class Names {

    /** Longer names are cut in messages. */
    private static final int LONGEST_QUOTED = 60;

    private Names() {}

    /** Whether a character separates words. These six do in Knuth's programs, and no others. */
    static boolean isBlank(char c) {
        return c == ' ' || (c >= '\t' && c <= '\r');
    }

    /** The place of the first character that a name cannot hold; -1 if there is none. */
    static int flaw(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '|' || c == ':' || c == '\0' || isBlank(c) || isUnpaired(name, i)) {
                return i;
            }
        }
        return -1;
    }

    /** Half of a surrogate pair is no character: UTF-8 has no bytes for it. */
    private static boolean isUnpaired(String name, int place) {
        char c = name.charAt(place);
        if (Character.isHighSurrogate(c)) {
            return place + 1 == name.length() || !Character.isLowSurrogate(name.charAt(place + 1));
        }
        return Character.isLowSurrogate(c) && (place == 0 || !Character.isHighSurrogate(name.charAt(place - 1)));
    }

    /** How a message calls the character at a place in a name. */
    static String characterAt(String name, int place) {
        char c = name.charAt(place);
        if (isBlank(c)) {
            return "white space";
        }
        if (c == '|' || c == ':') {
            return "'" + c + "'";
        }
        return String.format("U+%04X", (int) c) + (c == '\0' ? "" : " without the other half of its pair");
    }

    /** A name as messages show it: in quotes, on one line, not too long. */
    static String quoted(String name) {
        StringBuilder quoted = new StringBuilder("'");
        name.codePoints().limit(LONGEST_QUOTED).forEach(c -> appendVisible(quoted, c));
        return quoted.append(name.codePointCount(0, name.length()) > LONGEST_QUOTED ? "...'" : "'")
                .toString();
    }

    private static void appendVisible(StringBuilder text, int codePoint) {
        switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> text.append(String.format("\\u%04X", codePoint));
            default -> text.appendCodePoint(codePoint);
        }
    }
}
