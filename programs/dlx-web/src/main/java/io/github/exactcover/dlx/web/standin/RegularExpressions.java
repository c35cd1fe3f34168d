package io.github.exactcover.dlx.web.standin;

/** Writes a regular expression of Java as a browser wants it, with the flag {@code u}. */
public final class RegularExpressions {

    /** What {@code \s} is in Java; in a browser it is every blank of Unicode. */
    private static final String BLANKS = " \\t-\\r";

    private static final String CONTROL = "\\p{Cntrl}";

    private RegularExpressions() {}

    /** The same expression for a browser. */
    public static String ofBrowser(String expression) {
        StringBuilder result = new StringBuilder();
        boolean inBrackets = false;
        for (int i = 0; i < expression.length(); i++) {
            char c = expression.charAt(i);
            if (expression.startsWith("\\s", i)) {
                result.append(inBrackets ? BLANKS : "[" + BLANKS + "]");
                i++;
            } else if (expression.startsWith(CONTROL, i)) {
                result.append("\\0-\\x1F\\x7F");
                i += CONTROL.length() - 1;
            } else if (c == '\\') {
                i++;
                result.append(c).append(expression.charAt(i));
            } else if (c == ']' && !inBrackets) {
                result.append("\\]");
            } else {
                inBrackets = c == '[' || (inBrackets && c != ']');
                result.append(c);
            }
        }
        return result.toString();
    }
}
