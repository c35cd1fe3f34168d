package io.github.exactcover.dlx;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * One symmetry of a problem: which items and options change places.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("left", "a")
 *         .option("right", "b")
 *         .build();
 * Symmetry<String, String> symmetry = DLX.search(problem).analysis().symmetries().generators().get(0);
 * System.out.println(symmetry); // items (a b), options (left right)
 * System.out.println(symmetry.items()); // {a=b, b=a}
 * }</pre>
 *
 * <p>It takes each option to one that has the images of its items. Colors of an item can change places too: then the
 * options move, and the item stays. Immutable, if items and options are, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Symmetry<I, O> {

    private final Map<I, I> items;
    private final List<O> options;
    private final NavigableMap<Integer, Integer> indices;

    /**
     * Keeps all of them.
     *
     * @param items the items that move
     * @param options all options of the problem
     * @param indices where the options are that move
     */
    Symmetry(Map<I, I> items, List<O> options, NavigableMap<Integer, Integer> indices) {
        this.items = Collections.unmodifiableMap(items);
        this.options = options;
        this.indices = Collections.unmodifiableNavigableMap(indices);
    }

    /**
     * The symmetry that takes options where a function says, for {@link Search#upToSymmetry(Collection)
     * Search.upToSymmetry}: where not all symmetries of a problem are to count, but only turns of a board, say.
     *
     * <pre>{@code
     * record Square(int x, int y) {}
     * ProblemBuilder<String, Square> builder = ExactCoverProblem.builder();
     * for (int i = 0; i < 4; i++) {
     *     builder.primary("row " + i, "column " + i);
     * }
     * for (int i = 0; i < 16; i++) {
     *     builder.option(new Square(i % 4, i / 4), "row " + i / 4, "column " + i % 4);
     * }
     * ExactCoverProblem<String, Square> rooks = builder.build();
     * Symmetry<String, Square> quarterTurn = Symmetry.of(rooks, square -> new Square(3 - square.y(), square.x()));
     * System.out.println(quarterTurn.items().get("row 0")); // column 3
     * System.out.println(DLX.search(rooks).upToSymmetry(List.of(quarterTurn)).count().solutions()); // 9
     * }</pre>
     *
     * <p>The function must take each option to another one, or to itself, with the same cost. It must take the options of
     * each item to all the options of an item with the same bounds, and those in which the item has one color to such
     * again. Where the items go follows from that. Items that make no difference play no part, as in
     * {@link Symmetries}.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem whose options no two are equal as objects
     * @param image gives the option to which one goes; called once for each option of the problem
     * @return the symmetry
     * @throws IllegalArgumentException if it is none; the message names an option and the reason
     */
    public static <I, O> Symmetry<I, O> of(ExactCoverProblem<I, O> problem, UnaryOperator<O> image) {
        Objects.requireNonNull(problem, "The problem must not be null");
        Objects.requireNonNull(image, "The image must not be null; the function gives an option for each option");
        return GivenSymmetries.of(problem, image);
    }

    /**
     * The items that move, and where each of them goes.
     *
     * @return an unmodifiable map, in the order of the items
     */
    public Map<I, I> items() {
        return items;
    }

    /**
     * The options that move, and where each of them goes. Of several options that are equal as objects, only the last
     * one counts here; {@link #indices() indices} tells them apart.
     *
     * @return a new map, in the order of the options
     */
    public Map<O, O> options() {
        Map<O, O> moved = new LinkedHashMap<>();
        indices.forEach((from, to) -> moved.put(options.get(from), options.get(to)));
        return moved;
    }

    /**
     * The options that move, as places in {@link ExactCoverProblem#options() ExactCoverProblem.options}, and the place
     * to which each of them goes.
     *
     * @return an unmodifiable map, ascending
     */
    public Map<Integer, Integer> indices() {
        return indices;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Symmetry<?, ?> that
                && items.equals(that.items)
                && indices.equals(that.indices)
                && options.equals(that.options);
    }

    @Override
    public int hashCode() {
        return 31 * items.hashCode() + indices.hashCode();
    }

    /** The cycles of items and of options, such as {@code items (a b), options (left right)}. */
    @Override
    public String toString() {
        String ofItems = cycles(items, String::valueOf);
        String ofOptions = cycles(indices, index -> String.valueOf(options.get(index)));
        return (ofItems.isEmpty() ? "" : "items " + ofItems + ", ") + "options " + ofOptions;
    }

    /** Each cycle from its first element on. */
    private static <T> String cycles(Map<T, T> images, Function<T, String> name) {
        StringBuilder text = new StringBuilder();
        Set<T> told = new LinkedHashSet<>();
        for (T first : images.keySet()) {
            for (T at = first; told.add(at); at = images.getOrDefault(at, at)) {
                text.append(at.equals(first) ? "(" : " ").append(name.apply(at));
                text.append(images.getOrDefault(at, at).equals(first) ? ")" : "");
            }
        }
        return text.toString();
    }
}
