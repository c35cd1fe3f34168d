package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.problems.LatinSquare;
import io.github.exactcover.dlx.problems.NQueens;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Problems by name, so that a benchmark can have them as a parameter.
 *
 * <pre>{@code
 * System.out.println(DLX.count(NamedProblems.get("queens-8"))); // 92
 * System.out.println(DLX.count(NamedProblems.get("langford-7"))); // 52
 * }</pre>
 *
 * <p>The names are {@code queens-8}, {@code latin-5}, {@code latin-12-72-empty} (see {@link CyclicSquare}),
 * {@code pentominoes-6x10} and {@code langford-12}, with any numbers. The first three have their items in natural order,
 * or in pipe-organ order if {@code -pipe-organ} stands behind.
 */
public final class NamedProblems {

    private static final String PIPE_ORGAN = "-pipe-organ";

    private static final Pattern NAME = Pattern.compile("(?<family>queens|latin|langford|pentominoes)-(?<size>\\d{1,4})"
            + "(?:x(?<width>\\d{1,4})|-(?<empty>\\d{1,5})-empty)?");

    private NamedProblems() {}

    /**
     * The problem of a name.
     *
     * @param name the name
     * @return the problem
     * @throws IllegalArgumentException if nothing has this name
     */
    public static ExactCoverProblem<?, ?> get(String name) {
        return name.endsWith(PIPE_ORGAN)
                ? get(name.substring(0, name.length() - PIPE_ORGAN.length()), ItemOrder.PIPE_ORGAN)
                : get(name, ItemOrder.NATURAL);
    }

    /**
     * The problem of a name, in a given order.
     *
     * @param name the name, without the order
     * @param order the order of its items
     * @return the problem
     * @throws IllegalArgumentException if nothing has this name, or if it cannot be ordered
     */
    public static ExactCoverProblem<?, ?> get(String name, ItemOrder order) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()) {
            throw unknown(name);
        }
        String shape = parts.group("family")
                + (parts.group("width") == null ? "" : " wide")
                + (parts.group("empty") == null ? "" : " empty")
                + (order == ItemOrder.NATURAL ? "" : " ordered");
        int size = Integer.parseInt(parts.group("size"));
        return switch (shape) {
            case "queens", "queens ordered" -> NQueens.of(size, order).problem();
            case "latin", "latin ordered" -> LatinSquare.of(size, order).problem();
            case "latin empty", "latin empty ordered" ->
                CyclicSquare.emptied(size, Integer.parseInt(parts.group("empty")), order)
                        .problem();
            case "pentominoes wide" ->
                Pentominoes.of(size, Integer.parseInt(parts.group("width"))).problem();
            case "langford" -> Langford.of(size).problem();
            default -> throw unknown(name);
        };
    }

    private static IllegalArgumentException unknown(String name) {
        return new IllegalArgumentException("There is no problem '" + name + "'; take a name such as queens-8,"
                + " queens-8-pipe-organ, latin-5, latin-12-72-empty, pentominoes-6x10 or langford-12");
    }
}
