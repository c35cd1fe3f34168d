package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.text.Given;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Builds an {@link ExactCoverProblem}, item by item and option by option.
 *
 * <pre>{@code
 * ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
 * builder.primary("a", "b").secondary("x");
 * builder.option("red a", spec -> spec.covers("a").colors("x", "red"));
 * builder.option("red b", spec -> spec.covers("b").colors("x", "red"));
 * builder.option("blue b", spec -> spec.covers("b").colors("x", "blue"));
 * System.out.println(DLX.search(builder.build()).count().solutions()); // 1
 * }</pre>
 *
 * <p>Add items before the options that cover them. The order of the items matters to the search, see
 * {@link ItemChoice}. The search tries options in the order in which you add them. An option without any item is never
 * chosen, like one without a primary item. Every method except
 * {@link #build() build} returns this builder. A call that throws leaves the builder unchanged, so you can go on using
 * it.
 *
 * <p>Options do not nest: while a specification is running, every method of its builder throws an
 * {@link IllegalStateException}.
 *
 * <p>Use a builder from one thread only.
 *
 * @param <I> the type of the items, with {@code equals} and {@code hashCode}
 * @param <O> the type of the options
 */
public final class ProblemBuilder<I, O> {

    private final OptionTableBuilder table = new OptionTableBuilder();

    /** All items; {@link #table table} has their numbers. */
    private final AddedItems<I> items = new AddedItems<>();

    /** The bounds of the items that have other bounds than 1..1, by the item's place. */
    private final Map<Integer, ExactCoverProblem.Bounds> bounds = new HashMap<>();

    private final List<O> options = new ArrayList<>();

    private final List<Object> colors = new ArrayList<>();
    private final Map<Object, Integer> colorNumbers = new HashMap<>();

    /**
     * {@code lastUse[i]} is one more than the last option that has item {@code i}. Shows whether an option names an
     * item twice.
     */
    private int[] lastUse = new int[16];

    /** The option whose specification is running. */
    private @Nullable Spec current;

    ProblemBuilder() {}

    /**
     * Adds primary items, which every solution covers exactly once.
     *
     * @param added the items; for one that is itself a collection, see {@link #primary(Collection) primary}
     * @return this builder
     * @throws IllegalArgumentException if an equal item was added before
     * @throws IllegalStateException if it is called inside the specification of an option
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // They are only read.
    public final ProblemBuilder<I, O> primary(I... added) {
        return primary(Given.list(added, "added items"));
    }

    /**
     * Adds primary items, which every solution covers exactly once.
     *
     * <p>A single item that is itself a collection has to be put into a list, as in {@code primary(List.of(item))}.
     * Otherwise its elements become the items: where items are of type {@code Object}, the compiler prefers this method
     * to {@link #primary(Object[]) primary}.
     *
     * @param added the items, in the order of iteration
     * @return this builder
     * @throws IllegalArgumentException if an equal item was added before
     * @throws IllegalStateException if it is called inside the specification of an option
     */
    public ProblemBuilder<I, O> primary(Collection<? extends I> added) {
        checkNoOption("primary");
        addItems(added, false);
        return this;
    }

    /**
     * Adds a primary item that every solution covers at least {@code low} and at most {@code high} times. (The bounds
     * have a method of their own because {@code primary(1, 2, 3)} adds three items.)
     *
     * <p>An item with the bounds 0..1 is not a secondary item. It is primary, and an option can only be chosen if it
     * has a primary item. Each choice of options that keeps the bounds is a separate solution.
     *
     * @param item the item
     * @param low how often it must be covered, at least 0
     * @param high how often it may be covered, at least {@code low}; if it is 0, no option with this item is ever
     *     chosen
     * @return this builder
     * @throws IllegalArgumentException if an equal item was added before, if {@code low} is less than 0, or if
     *     {@code high} is less than {@code low}
     * @throws IllegalStateException if it is called inside the specification of an option
     */
    public ProblemBuilder<I, O> bounded(I item, int low, int high) {
        checkNoOption("bounded");
        if (low < 0 || high < low) {
            throw new IllegalArgumentException("Item " + item + " has the bounds " + low + ".." + high
                    + "; the lower one must be at least 0, and the upper one at least as high");
        }
        Objects.requireNonNull(item, "The item must not be null");
        int number = items.count();
        primary(List.of(item));
        if (low != 1 || high != 1) {
            bounds.put(number, new ExactCoverProblem.Bounds(low, high));
        }
        return this;
    }

    /**
     * Adds secondary items. A solution covers each of them at most once, or several times if all options that cover it
     * give it the same color.
     *
     * @param added the items; for one that is itself a collection, see {@link #primary(Collection) primary}
     * @return this builder
     * @throws IllegalArgumentException if an equal item was added before
     * @throws IllegalStateException if it is called inside the specification of an option
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // They are only read.
    public final ProblemBuilder<I, O> secondary(I... added) {
        return secondary(Given.list(added, "added items"));
    }

    /**
     * Adds secondary items. A solution covers each of them at most once, or several times if all options that cover it
     * give it the same color. A single item that is itself a collection has to be put into a list, as
     * {@link #primary(Collection) primary} says.
     *
     * @param added the items, in the order of iteration
     * @return this builder
     * @throws IllegalArgumentException if an equal item was added before
     * @throws IllegalStateException if it is called inside the specification of an option
     */
    public ProblemBuilder<I, O> secondary(Collection<? extends I> added) {
        checkNoOption("secondary");
        addItems(added, true);
        return this;
    }

    private void addItems(Collection<? extends I> added, boolean areSecondary) {
        items.add(added, areSecondary);
        if (items.count() > lastUse.length) {
            lastUse = Arrays.copyOf(lastUse, items.count() + (items.count() >> 1));
        }
    }

    private void checkNoOption(String method) {
        if (current != null) {
            throw new IllegalStateException("Option " + current.option + " is not complete; call " + method
                    + " after its specification, not inside it");
        }
    }

    /**
     * Adds an option that covers the given items.
     *
     * @param option the object that stands for the option in solutions
     * @param covered its items, each of them once; for one that is itself a collection, see
     *     {@link #primary(Collection) primary}
     * @return this builder
     * @throws IllegalArgumentException if an item is unknown or comes twice
     * @throws IllegalStateException if it is called inside the specification of an option
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // They are only read.
    public final ProblemBuilder<I, O> option(O option, I... covered) {
        return option(option, Given.list(covered, "covered items"));
    }

    /**
     * Adds an option that covers the given items. A single item that is itself a collection has to be put into a list,
     * as {@link #primary(Collection) primary} says.
     *
     * @param option the object that stands for the option in solutions
     * @param covered its items, each of them once
     * @return this builder
     * @throws IllegalArgumentException if an item is unknown or comes twice
     * @throws IllegalStateException if it is called inside the specification of an option
     */
    public ProblemBuilder<I, O> option(O option, Collection<? extends I> covered) {
        Objects.requireNonNull(covered, "The covered items must not be null");
        try (Spec spec = begin(option)) {
            spec.covers(covered);
            spec.end();
        }
        return this;
    }

    /**
     * Adds an option that covers the given items and costs something.
     *
     * @param option the object that stands for the option in solutions
     * @param covered its items, each of them once
     * @param cost what it costs, see {@link OptionSpec#costs OptionSpec.costs}
     * @return this builder
     * @throws IllegalArgumentException if an item is unknown or comes twice
     * @throws IllegalStateException if it is called inside the specification of an option
     */
    public ProblemBuilder<I, O> option(O option, Collection<? extends I> covered, long cost) {
        Objects.requireNonNull(covered, "The covered items must not be null");
        return option(option, spec -> spec.covers(covered).costs(cost));
    }

    /**
     * Adds an option that may give colors to secondary items, and may cost something. If the specification throws, the
     * option is not added, and the caller gets the exception.
     *
     * @param option the object that stands for the option in solutions
     * @param specification says what the option covers; called once, before this method returns. It must not call this
     *     builder
     * @return this builder
     * @throws IllegalArgumentException if an item is unknown or comes twice, if a primary item is given a color, or if
     *     the costs add up to more than a long can hold
     * @throws IllegalStateException if it is called inside the specification of another option
     */
    public ProblemBuilder<I, O> option(O option, Consumer<? super OptionSpec<I>> specification) {
        Objects.requireNonNull(specification, "The specification must not be null");
        try (Spec spec = begin(option)) {
            specification.accept(spec);
            spec.end();
        }
        return this;
    }

    private Spec begin(O option) {
        Objects.requireNonNull(option, "An option must not be null; give it a name or any other object");
        checkNoOption("option");
        Spec spec = new Spec(option);
        current = spec;
        return spec;
    }

    /**
     * Builds the problem from all items and options added so far. You can go on using the builder; that does not change
     * the problem.
     *
     * @return the problem
     * @throws IllegalArgumentException if the options have more items in total than a search can hold, about 500
     *     million
     * @throws IllegalStateException if it is called inside the specification of an option
     */
    public ExactCoverProblem<I, O> build() {
        checkNoOption("build");
        int primaryCount = items.count() - items.secondaryCount();
        int[] newNumbers = items.primaryFirst();
        int[] lows = new int[bounds.isEmpty() ? 0 : primaryCount];
        int[] highs = new int[lows.length];
        Arrays.fill(lows, 1);
        Arrays.fill(highs, 1);
        for (Map.Entry<Integer, ExactCoverProblem.Bounds> bound : bounds.entrySet()) {
            int number = newNumbers[bound.getKey()];
            lows[number] = bound.getValue().low();
            highs[number] = bound.getValue().high();
        }
        return new ExactCoverProblem<>(
                table.build(primaryCount, newNumbers, lows, highs),
                items.in(newNumbers),
                new ArrayList<>(options),
                List.copyOf(colors));
    }

    /** The size of the problem so far, such as {@code ProblemBuilder[3 primary items, 1 secondary, 2 options]}. */
    @Override
    public String toString() {
        int secondary = items.secondaryCount();
        return "ProblemBuilder[" + ExactCoverProblem.size(items.count() - secondary, secondary, options.size()) + "]";
    }

    /** The option that is being added. Closed before it {@linkplain #end ends}, it is not added. */
    private final class Spec extends OptionSpec<I> implements AutoCloseable {

        private final O option;
        private final int colorsBefore = colors.size();
        private final int cellsBefore = table.cellCount();
        private final int optionsBefore = table.optionCount();

        Spec(O option) {
            this.option = option;
        }

        @Override
        public OptionSpec<I> covers(Collection<? extends I> covered) {
            checkOpen();
            Objects.requireNonNull(covered, "The items must not be null");
            int before = table.cellCount();
            try {
                for (I item : covered) {
                    add(numberOf(item), OptionTable.NO_COLOR);
                }
            } catch (Throwable e) {
                dropCells(before);
                throw e;
            }
            return this;
        }

        @Override
        public OptionSpec<I> colors(I item, Object color) {
            checkOpen();
            Objects.requireNonNull(color, "A color must not be null; to give none, use covers");
            int number = numberOf(item);
            if (!items.isSecondary(number)) {
                throw new IllegalArgumentException("Option " + option + " gives color " + color + " to item " + item
                        + ", which is primary; only secondary items have colors, so add it as secondary, or"
                        + " use covers");
            }
            add(number, colorNumber(color));
            return this;
        }

        @Override
        public OptionSpec<I> costs(long cost) {
            checkOpen();
            try {
                table.addCost(cost);
            } catch (ArithmeticException e) {
                throw new IllegalArgumentException(
                        "The costs of option " + option + " overflow a long when " + cost
                                + " is added; scale all costs down",
                        e);
            }
            return this;
        }

        private int colorNumber(Object color) {
            int likely = table.likelyColor();
            if (likely != OptionTable.NO_COLOR && colors.get(likely - 1) == color) {
                return likely;
            }
            Integer known = colorNumbers.get(color);
            if (known != null) {
                return known;
            }
            colors.add(color);
            colorNumbers.put(color, colors.size());
            return colors.size();
        }

        private void checkOpen() {
            if (current != this) {
                throw new IllegalStateException(
                        "Option " + option + " is complete; use its specification only inside the call to option");
            }
        }

        /** Adds the option. */
        void end() {
            options.add(option);
            table.endOption();
        }

        @Override
        public void close() {
            current = null;
            if (table.optionCount() == optionsBefore) {
                drop();
            }
        }

        /** The number of an item that the option does not have yet. */
        private int numberOf(I item) {
            int likely = table.likelyItem();
            // Options often have an item in common with the one before, which is found without a hash.
            int number = likely >= 0 && items.item(likely) == item ? likely : lookUp(item);
            if (lastUse[number] == table.optionCount() + 1) {
                throw new IllegalArgumentException(
                        "Option " + option + " has item " + item + " twice; name each item once in an option");
            }
            return number;
        }

        private int lookUp(I item) {
            Integer number = items.number(item);
            if (number == null) {
                Objects.requireNonNull(item, "Option " + option + " has a null item");
                throw new IllegalArgumentException("Option " + option + " has item " + item
                        + ", which the problem does not have; add it first, as primary or as secondary");
            }
            return number;
        }

        private void add(int number, int color) {
            table.addCell(number, color);
            lastUse[number] = table.optionCount() + 1;
        }

        private void dropCells(int before) {
            table.dropCells(before, number -> lastUse[number] = 0);
        }

        /** Removes the option again, with its cells, its cost and the colors that it introduced. */
        private void drop() {
            dropCells(cellsBefore);
            table.dropCost();
            while (colors.size() > colorsBefore) {
                colorNumbers.remove(colors.remove(colors.size() - 1));
            }
            while (options.size() > table.optionCount()) {
                options.remove(options.size() - 1);
            }
        }
    }

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
     * System.out.println(DLX.search(problem).first().orElseThrow().options()); // [CAT, COW]
     * }</pre>
     *
     * <p>You get one inside {@link #option(Object, Consumer) option}. Use it only there: after that call every method
     * throws an {@link IllegalStateException}. A method that throws leaves the option unchanged.
     *
     * @param <I> the type of the items
     */
    public abstract static class OptionSpec<I> {

        OptionSpec() {}

        /**
         * The option covers these items.
         *
         * @param items primary or secondary items that this option does not have yet; for one that is itself a
         *     collection, see {@link ProblemBuilder#primary(Collection) ProblemBuilder.primary}
         * @return this
         * @throws IllegalArgumentException if an item is unknown or comes twice
         * @throws IllegalStateException if the specification of the option is over
         */
        @SafeVarargs
        @SuppressWarnings("varargs") // They are only read.
        public final OptionSpec<I> covers(I... items) {
            return covers(Given.list(items, "items"));
        }

        /**
         * The option covers these items. A single item that is itself a collection has to be put into a list, as
         * {@link ProblemBuilder#primary(Collection) ProblemBuilder.primary} says.
         *
         * @param items primary or secondary items that this option does not have yet
         * @return this
         * @throws IllegalArgumentException if an item is unknown or comes twice
         * @throws IllegalStateException if the specification of the option is over
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
         * @throws IllegalStateException if the specification of the option is over
         */
        public abstract OptionSpec<I> colors(I item, Object color);

        /**
         * Adds to the cost of the option, which is 0 at first. Only the questions of the
         * package {@code cheapest} look at costs.
         *
         * @param cost the cost to add; negative if choosing the option pays
         * @return this
         * @throws IllegalArgumentException if the costs of the option add up to more than a long can hold
         * @throws IllegalStateException if the specification of the option is over
         */
        public abstract OptionSpec<I> costs(long cost);
    }
}
