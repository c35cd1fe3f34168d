package io.github.exactcover.dlx.symmetry;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.function.Function;

/**
 * One symmetry of a problem: which items and options change places.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("left", "a")
 *         .option("right", "b")
 *         .build();
 * Symmetry<String, String> symmetry = Symmetries.of(problem).find().generators().get(0);
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
     * The options that move, as places in {@link io.github.exactcover.dlx.ExactCoverProblem#options()
     * ExactCoverProblem.options}, and the place to which each of them goes.
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
