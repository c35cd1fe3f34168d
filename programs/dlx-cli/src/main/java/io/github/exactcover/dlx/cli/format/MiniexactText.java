package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import java.io.IOException;
import java.io.Reader;
import java.util.Map;

/**
 * The format of miniexact with names: {@code < a b:1;2 >} are the primary items, {@code [ x ]} the secondary ones, and
 * each option ends with a semicolon, as in {@code a x:red $5;}.
 */
public final class MiniexactText {

    private final Tokens tokens;
    private final Draft draft;

    private MiniexactText(Reader text) {
        Lines lines = new Lines(text);
        this.tokens = new Tokens(lines);
        this.draft = new Draft(lines);
    }

    static ExactCoverProblem<String, String> read(Reader text) throws IOException {
        MiniexactText reader = new MiniexactText(text);
        reader.tokens.advance();
        reader.readPrimaryItems();
        if (reader.tokens.skip("[")) {
            while (!reader.tokens.skip("]")) {
                reader.draft.addSecondary(reader.tokens.takeName("an item, or ] after the last"));
            }
        }
        while (!reader.tokens.atEnd()) {
            reader.readOption();
        }
        return reader.draft.problem();
    }

    private void readPrimaryItems() throws IOException {
        tokens.take("<");
        while (!tokens.skip(">")) {
            String name = tokens.takeName("an item, or > after the last");
            if (tokens.skip(":")) {
                int low = tokens.takeNumber("a bound");
                boolean hasHigh = tokens.skip(";") || tokens.skip(":");
                draft.addPrimary(name, low, hasHigh ? tokens.takeNumber("a bound") : low);
            } else {
                draft.addPrimary(name);
            }
        }
    }

    /** The last option need not have a semicolon. */
    private void readOption() throws IOException {
        while (!tokens.atEnd() && !tokens.is(";")) {
            if (tokens.skip("$")) {
                draft.cost(tokens.takeNumber("a cost"));
            } else {
                draft.cover(tokens.takeName("an item, or ; after the option"));
                if (tokens.skip(":")) {
                    draft.color(tokens.takeName("a color"));
                }
            }
        }
        draft.endOption();
        tokens.skip(";");
    }

    /**
     * Writes a problem.
     *
     * @throws IllegalArgumentException if the format cannot hold it
     */
    public static <I> void write(ExactCoverProblem<I, ?> problem, Appendable out) throws IOException {
        Limits.checkCosts(problem);
        Idents names = new Idents(problem);
        out.append("<");
        for (I item : problem.primaryItems()) {
            Bounds bounds = problem.boundsOf(item);
            out.append(" ").append(names.of(item));
            out.append(bounds.equals(Bounds.ONCE) ? "" : ":" + bounds.low() + ";" + bounds.high());
        }
        out.append(" >");
        if (!problem.secondaryItems().isEmpty()) {
            out.append(" [");
            for (I item : problem.secondaryItems()) {
                out.append(" ").append(names.of(item));
            }
            out.append(" ]");
        }
        out.append("\n");
        for (int option = 0; option < problem.options().size(); option++) {
            Map<I, Object> colors = problem.colorsOf(option);
            String before = "";
            for (I item : problem.itemsOf(option)) {
                Object color = colors.get(item);
                out.append(before).append(names.of(item)).append(color == null ? "" : ":" + names.of(color));
                before = " ";
            }
            long cost = problem.costOf(option);
            out.append(cost == 0 ? ";\n" : " $" + cost + ";\n");
        }
    }
}
