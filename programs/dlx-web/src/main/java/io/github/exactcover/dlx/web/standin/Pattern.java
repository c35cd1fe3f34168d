package io.github.exactcover.dlx.web.standin;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * Regular expressions by the browser's own engine, which is smaller than to bring one along. It takes those that dlx
 * has; {@link RegularExpressions} says what is written differently.
 */
public final class Pattern {

    private final JSObject whole;
    private final JSObject first;

    private Pattern(String expression) {
        whole = compiled("^(?:" + expression + ")$");
        first = compiled(expression);
    }

    public static Pattern compile(String expression) {
        return new Pattern(RegularExpressions.ofBrowser(expression));
    }

    public static boolean matches(String expression, CharSequence text) {
        return compile(expression).matcher(text).matches();
    }

    public Matcher matcher(CharSequence text) {
        return new Matcher(this, text.toString());
    }

    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    public String[] split(CharSequence text, int limit) {
        String rest = text.toString();
        List<String> parts = new ArrayList<>();
        int from = 0;
        Matcher matcher = matcher(rest);
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            // Nothing stands before a match of nothing at the start.
            if (matcher.end() > 0) {
                parts.add(rest.substring(from, matcher.start()));
                from = matcher.end();
            }
        }
        parts.add(rest.substring(from));
        int size = parts.size();
        while (limit == 0 && size > 1 && parts.get(size - 1).isEmpty()) {
            size--;
        }
        return parts.subList(0, size).toArray(new String[0]);
    }

    /** What matches as a whole, or from a place on: all groups, or null. */
    String[] match(String text, int from, boolean isWhole) {
        return match(isWhole ? whole : first, text, from);
    }

    /** Where the last match began. */
    int start() {
        return index(first);
    }

    @JSBody(params = "expression", script = "return new RegExp(expression, 'gu');")
    private static native JSObject compiled(String expression);

    @JSBody(
            params = {"expression", "text", "from"},
            script = "expression.lastIndex = from; const match = expression.exec(text);"
                    + "expression.found = match ? match.index : -1;"
                    + "return match && Array.from(match, group => group === undefined ? null : group);")
    private static native String[] match(JSObject expression, String text, int from);

    @JSBody(params = "expression", script = "return expression.found;")
    private static native int index(JSObject expression);
}
