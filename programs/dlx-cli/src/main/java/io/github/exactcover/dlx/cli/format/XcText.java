package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The format of miniexact that looks like DIMACS: {@code p xc 4 2} or {@code p xcc 4 2} for four primary and two
 * secondary items, then the options as numbers of items from 1, each ended by 0. A negative number is the color of the
 * item before it, and {@code $5} a cost.
 */
public final class XcText {

    private XcText() {}

    /**
     * Writes a problem, its items and colors as numbers.
     *
     * @throws IllegalArgumentException if the format cannot hold it
     */
    public static <I> void write(ExactCoverProblem<I, ?> problem, Appendable out) throws IOException {
        Limits.checkNoBounds(problem, "p xc");
        Limits.checkCosts(problem);
        List<I> items = new ArrayList<>(problem.primaryItems());
        items.addAll(problem.secondaryItems());
        Map<I, Integer> numbers = Numbers.of(items, 1);
        List<Object> given = new ArrayList<>();
        for (int option = 0; option < problem.options().size(); option++) {
            given.addAll(problem.colorsOf(option).values());
        }
        Map<Object, Integer> colors = Numbers.of(given, 1);
        out.append(colors.isEmpty() ? "p xc " : "p xcc ")
                .append(problem.primaryItems().size() + " "
                        + problem.secondaryItems().size() + "\n");
        for (int option = 0; option < problem.options().size(); option++) {
            Map<I, Object> colored = problem.colorsOf(option);
            for (I item : problem.itemsOf(option)) {
                out.append(numbers.get(item) + " ");
                Object color = colored.get(item);
                out.append(color == null ? "" : "-" + colors.get(color) + " ");
            }
            long cost = problem.costOf(option);
            out.append(cost == 0 ? "0\n" : "$" + cost + " 0\n");
        }
    }
}
