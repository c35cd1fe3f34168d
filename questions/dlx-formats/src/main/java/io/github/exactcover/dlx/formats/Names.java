package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.internal.text.PlainText;

/** What the format allows as the name of an item or a color: one word, of any characters except a few. */
final class Names {

    private Names() {}

    /** Whether a character separates words. Knuth's programs use exactly these six. */
    static boolean isBlank(char c) {
        return c == ' ' || (c >= '\t' && c <= '\r');
    }

    /** The place of the first character that a name cannot hold; -1 if there is none. */
    static int flaw(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '|' || c == ':' || c == '\0' || isBlank(c) || PlainText.isLoneSurrogate(name, i)) {
                return i;
            }
        }
        return -1;
    }

    /** How messages describe the character at a place in a name. */
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
}
