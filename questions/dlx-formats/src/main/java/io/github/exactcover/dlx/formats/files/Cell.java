package io.github.exactcover.dlx.formats.files;

import java.util.Locale;
import java.util.regex.Pattern;

/** What a cell of a matrix says: that the row covers the column, that it does not, or something else. */
enum Cell {
    ZERO,
    ONE,
    OTHER;

    /** NumPy writes {@code 1.000e+00}, and spreadsheets write {@code 1,0} where people have decimal commas. */
    private static final Pattern NUMBER = Pattern.compile("[01]([.,]0*)?(e\\+00)?");

    static Cell of(String text) {
        return switch (text) {
            case "", "0" -> ZERO;
            case "1" -> ONE;
            default -> ofLonger(text.toLowerCase(Locale.ROOT));
        };
    }

    private static Cell ofLonger(String text) {
        if (NUMBER.matcher(text).matches()) {
            return text.charAt(0) == '1' ? ONE : ZERO;
        }
        // Spreadsheets translate truth values into the language of the user.
        return switch (text) {
            case "true", "x", "yes", "\u2713", "\u2714", "wahr", "vrai", "verdadero", "vero" -> ONE;
            case "false", "no", "-", ".", "falsch", "faux", "falso" -> ZERO;
            default -> OTHER;
        };
    }
}
