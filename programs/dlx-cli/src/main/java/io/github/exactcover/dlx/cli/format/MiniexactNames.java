package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** The names of items and colors, which miniexact must be able to read. */
final class MiniexactNames {

    private static final Pattern IDENT = Pattern.compile("([a-zA-Z0-9_,!#@+%^&*-]|[^\\x00-\\x7F])+");

    private final Map<Object, String> texts = new HashMap<>();

    /**
     * Checks all names of a problem.
     *
     * @throws IllegalArgumentException if miniexact cannot read one, or if two are the same
     */
    MiniexactNames(ExactCoverProblem<?, ?> problem) {
        Map<String, Object> items = new HashMap<>();
        add(problem.primaryItems(), items);
        add(problem.secondaryItems(), items);
        Map<String, Object> colors = new HashMap<>();
        for (int option = 0; option < problem.options().size(); option++) {
            add(problem.colorsOf(option).values(), colors);
        }
    }

    private void add(Collection<?> named, Map<String, Object> taken) {
        for (Object each : named) {
            String text = texts.computeIfAbsent(each, Object::toString);
            if (!IDENT.matcher(text).matches()) {
                throw new IllegalArgumentException("miniexact cannot read the name " + PlainText.quoted(text)
                        + "; write numbers instead of names with --to xc");
            }
            Object other = taken.putIfAbsent(text, each);
            if (other != null && !other.equals(each)) {
                throw new IllegalArgumentException("Two items or two colors are both called " + PlainText.quoted(text)
                        + "; write numbers instead of names with --to xc");
            }
        }
    }

    String of(Object named) {
        return texts.getOrDefault(named, "");
    }
}
