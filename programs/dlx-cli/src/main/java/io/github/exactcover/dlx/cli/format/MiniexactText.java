package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import java.io.IOException;
import java.util.Map;

/**
 * The format of miniexact with names: {@code < a b:1;2 >} are the primary items, {@code [ x ]} the secondary ones, and
 * each option ends with a semicolon, as in {@code a x:red $5;}.
 */
public final class MiniexactText {

    private MiniexactText() {}

    /**
     * Writes a problem.
     *
     * @throws IllegalArgumentException if the format cannot hold it
     */
    public static <I> void write(ExactCoverProblem<I, ?> problem, Appendable out) throws IOException {
        Limits.checkCosts(problem);
        MiniexactNames names = new MiniexactNames(problem);
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
