package io.github.exactcover.dlx;

import java.util.Arrays;
import java.util.Collection;

/**
 * Says what an option covers, which colors it gives, and what it costs.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("one across", "one down")
 *         .secondary("corner")
 *         .option("CAT", spec -> spec.covers("one across").colors("corner", 'C'))
 *         .option("COW", spec -> spec.covers("one down").colors("corner", 'C'))
 *         .option("DOG", spec -> spec.covers("one down").colors("corner", 'D'))
 *         .build();
 * System.out.println(DLX.first(problem).orElseThrow().options()); // [CAT, COW]
 * }</pre>
 *
 * <p>You get one inside {@link ProblemBuilder#option(Object, java.util.function.Consumer)}. Use it only there: after that
 * call every method throws an {@link IllegalStateException}. A method that throws leaves the option as it was.
 *
 * @param <I> the type of the items
 */
public abstract class OptionSpec<I> {

    OptionSpec() {}

    /**
     * The option covers these items.
     *
     * @param items primary or secondary items, none that this option already has
     * @return this
     * @throws IllegalArgumentException if an item is unknown or comes twice
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // Arrays.asList only reads them.
    public final OptionSpec<I> covers(I... items) {
        return covers(Arrays.asList(items));
    }

    /**
     * The option covers these items.
     *
     * @param items primary or secondary items, none that this option already has
     * @return this
     * @throws IllegalArgumentException if an item is unknown or comes twice
     */
    public abstract OptionSpec<I> covers(Collection<? extends I> items);

    /**
     * The option covers a secondary item in a color: it can share the item with all options that give it an equal
     * color, and with no others.
     *
     * @param item a secondary item that this option does not have yet
     * @param color the color, with {@code equals} and {@code hashCode}
     * @return this
     * @throws IllegalArgumentException if the item is unknown, primary, or comes twice
     */
    public abstract OptionSpec<I> colors(I item, Object color);

    /**
     * Choosing the option costs this much, on top of what was said before; an option costs 0 at first. Costs matter to
     * {@link Search#cheapest(int)} and to nothing else.
     *
     * @param cost the cost; negative if choosing the option pays
     * @return this
     * @throws IllegalArgumentException if the costs of the option add up to more than a long can hold
     */
    public abstract OptionSpec<I> costs(long cost);
}
