package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Writes a problem as text, for {@link DlxFormat}. The constructor checks that the format can hold the problem. */
final class DlxWriter<I> {

    private final ExactCoverProblem<I, ?> problem;
    private final Texts items = new Texts("item");
    private final Texts colors = new Texts("color");

    /**
     * Checks a problem.
     *
     * @throws IllegalArgumentException if the format cannot hold it
     */
    DlxWriter(ExactCoverProblem<I, ?> problem) {
        this.problem = problem;
        if (problem.primaryItems().isEmpty()) {
            throw new IllegalArgumentException("The problem has no primary item, and the format needs one: an item line"
                    + " that starts with '|' would be a comment; add a primary item");
        }
        problem.primaryItems().forEach(items::add);
        problem.secondaryItems().forEach(items::add);
        for (int option = 0; option < problem.options().size(); option++) {
            problem.colorsOf(option).values().forEach(colors::add);
            if (problem.itemsOf(option).isEmpty()) {
                throw new IllegalArgumentException("Option number " + (option + 1)
                        + " has no items, and the format has no line for it, because blank lines are ignored; leave"
                        + " the option out, as no solution has it");
            }
        }
    }

    void write(Appendable out) throws IOException {
        writeItems(out);
        for (int option = 0; option < problem.options().size(); option++) {
            writeOption(option, out);
        }
    }

    private void writeItems(Appendable out) throws IOException {
        String before =
                items.of(problem.primaryItems().get(0)).startsWith("\uFEFF") ? " " : ""; // else a byte order mark
        for (I item : problem.primaryItems()) {
            out.append(before).append(bounds(problem.boundsOf(item))).append(items.of(item));
            before = " ";
        }
        before = " | ";
        for (I item : problem.secondaryItems()) {
            out.append(before).append(items.of(item));
            before = " ";
        }
        out.append('\n');
    }

    private static String bounds(Bounds bounds) {
        if (bounds.equals(Bounds.ONCE)) {
            return "";
        }
        return (bounds.low() == bounds.high() ? "" : bounds.low() + ":") + bounds.high() + "|";
    }

    private void writeOption(int option, Appendable out) throws IOException {
        String before = "";
        Map<I, Object> given = problem.colorsOf(option);
        for (I item : problem.itemsOf(option)) {
            out.append(before).append(items.of(item));
            Object color = given.get(item);
            if (color != null) {
                out.append(':').append(colors.of(color));
            }
            before = " ";
        }
        long cost = problem.costOf(option);
        if (cost != 0) {
            out.append(" |").append(Long.toString(cost));
        }
        out.append('\n');
    }

    /** The texts of all items or of all colors. Each is valid in the format, and no two are the same. */
    private static final class Texts {

        private final String kind;
        private final Map<Object, String> texts = new HashMap<>();
        private final Set<String> taken = new HashSet<>();

        Texts(String kind) {
            this.kind = kind;
        }

        void add(Object named) {
            if (texts.containsKey(named)) {
                return;
            }
            String text = named.toString();
            int flaw = Names.flaw(text);
            if (text.isEmpty() || flaw >= 0) {
                throw new IllegalArgumentException("The " + kind + " " + PlainText.quoted(text)
                        + " cannot be written: it "
                        + (text.isEmpty() ? "is empty" : "has " + Names.characterAt(text, flaw)) + "; give each " + kind
                        + " a toString of one word without '|' and ':'");
            }
            if (!taken.add(text)) {
                throw new IllegalArgumentException("Two " + kind + "s are both written as " + PlainText.quoted(text)
                        + " and could not be told apart; give each " + kind + " a toString of its own");
            }
            texts.put(named, text);
        }

        String of(Object named) {
            String text = texts.get(named);
            if (text == null) {
                throw new IllegalArgumentException("The " + kind + " " + named
                        + " has changed since it was added to the problem; use an immutable class");
            }
            return text;
        }
    }
}
