package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.run.Source;
import io.github.exactcover.dlx.internal.search.Telling;
import io.github.exactcover.dlx.internal.table.RecentPlaces;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.math.BigInteger;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One way to choose options so that all items are covered as they should be.
 *
 * <pre>{@code
 * ExactCoverProblem<Character, String> problem = ExactCoverProblem.<Character, String>builder()
 *         .primary('a', 'b', 'c')
 *         .option("first", 'b', 'c')
 *         .option("second", 'a')
 *         .build();
 * Search<Character, String> search = DLX.search(problem).engine(Engine.DANCING_LINKS);
 * Solution<String> solution = search.first().orElseThrow();
 * System.out.println(solution.options()); // [first, second]
 * System.out.println(solution.searchOrder()); // [second, first]
 * }</pre>
 *
 * <p>In the example item {@code a} comes first, so the search chose the option {@code second} first.
 *
 * <p>Immutable, if the options are, and safe to hand to other threads. Its lists are made when you ask for them, so a
 * solution that is only counted costs next to nothing. A solution that you keep also keeps all options of its problem,
 * and from a visitor the places of the solution before, but nothing else of the search. Two solutions are equal when
 * they choose the same options of equal problems.
 *
 * @param <O> the type of the options
 */
public final class Solution<O> {

    private static final int[] UNKNOWN = {};

    private final Source<O> source;

    /** What the search told; it is not changed. */
    private final int[] told;

    /** What it told of the solution before; empty if that is not known. */
    private final int[] before;

    /**
     * The next two lists are null until asked for. Two threads may both make such a list. That does no harm: it is
     * immutable, and all of its fields are final, so that each thread sees it complete.
     */
    private @Nullable PickedOptions<O> options;

    private @Nullable PickedOptions<O> searchOrder;

    /**
     * For dlx alone: a source cannot be made elsewhere.
     *
     * @param source what it shares with others
     * @param told what the search told
     * @hidden
     */
    @SuppressWarnings("exports")
    public Solution(Source<O> source, int[] told) {
        this(source, told, UNKNOWN);
    }

    /**
     * For dlx alone: a source cannot be made elsewhere.
     *
     * @param source what it shares with others
     * @param told what the search told
     * @param before what it told of the solution before
     * @hidden
     */
    @SuppressWarnings("exports")
    public Solution(Source<O> source, int[] told, int[] before) {
        this.source = source;
        this.told = told;
        this.before = before;
    }

    /**
     * A solution that was found elsewhere, such as one that a diagram gives by the places of its options, to be decoded
     * or printed like those of a search. It is not checked whether it covers all items.
     *
     * <pre>{@code
     * System.out.println(Solution.of(List.of("first", "second", "third"), 2, 0)); // [first, third]
     * }</pre>
     *
     * @param <O> the type of the options
     * @param options all options, as {@link ExactCoverProblem#options() ExactCoverProblem.options} lists them; not to
     *     be changed later
     * @param places the places of the chosen ones, each once, in any order; it becomes the
     *     {@link #searchOrder() searchOrder}
     * @return the solution
     * @throws IllegalArgumentException if a place comes twice
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public static <O> Solution<O> of(List<O> options, int... places) {
        Objects.requireNonNull(options, "The options must not be null");
        Objects.requireNonNull(places, "The places must not be null");
        int[] chosen = places.clone();
        int[] sorted = places.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < sorted.length; i++) {
            Phrases.checkPlace(sorted[i], options.size(), "option");
            if (i > 0 && sorted[i] == sorted[i - 1]) {
                throw new IllegalArgumentException("Option " + options.get(sorted[i]) + ", at place " + sorted[i]
                        + ", is given twice; name each place once");
            }
        }
        return new Solution<>(Source.ofPlaces(options, place -> 0), chosen);
    }

    /** Some of all options, as a list that copies none of them. Immutable. */
    private static final class PickedOptions<O> extends AbstractList<O> implements RandomAccess {

        private final List<O> all;
        private final int[] places;

        PickedOptions(List<O> all, int[] places) {
            this.all = all;
            this.places = places;
        }

        @Override
        public O get(int index) {
            return all.get(places[Objects.checkIndex(index, places.length)]);
        }

        @Override
        public int size() {
            return places.length;
        }

        /** {@inheritDoc} Without the iterator of lists that may change. */
        @Override
        public void forEach(Consumer<? super O> action) {
            for (int place : places) {
                action.accept(all.get(place));
            }
        }

        /** {@inheritDoc} It does not look for changes, for there are none. */
        @Override
        public Iterator<O> iterator() {
            return new Iterator<>() {
                private int next;

                @Override
                public boolean hasNext() {
                    return next < places.length;
                }

                @Override
                public O next() {
                    if (next == places.length) {
                        throw new NoSuchElementException("The solution has no more options");
                    }
                    return all.get(places[next++]);
                }
            };
        }
    }

    /**
     * Sorts different places in a list. Many places in a short list are marked instead of compared, which is faster.
     */
    private static void sort(int[] places, int size) {
        if (places.length < 16 || size / Long.SIZE > places.length) {
            Arrays.sort(places);
            return;
        }
        long[] marks = new long[(size >>> 6) + 1];
        for (int place : places) {
            marks[place >>> 6] |= 1L << place;
        }
        int count = 0;
        for (int word = 0; word < marks.length; word++) {
            for (long rest = marks[word]; rest != 0; rest &= rest - 1) {
                places[count++] = (word << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
    }

    private PickedOptions<O> picked() {
        PickedOptions<O> picked = options;
        if (picked == null) {
            picked = new PickedOptions<>(source.all(), ascending());
            options = picked;
        }
        return picked;
    }

    private int[] ascending() {
        RecentPlaces recent = source.recent();
        if (recent != null && recent.areFor(told)) {
            return recent.of(told);
        }
        int[] places = source.places(Telling.options(told));
        sort(places, source.all().size());
        return places;
    }

    /**
     * The options of this solution, in the order in which the problem's builder got them.
     *
     * @return an immutable list; empty for the solution of a problem without primary items
     */
    public List<O> options() {
        return picked();
    }

    /**
     * The options of this solution, in the order in which the search chose them.
     *
     * @return an immutable list
     */
    public List<O> searchOrder() {
        PickedOptions<O> picked = searchOrder;
        if (picked == null) {
            picked = new PickedOptions<>(
                    source.all(), source.places(source.order().of(told)));
            searchOrder = picked;
        }
        return picked;
    }

    /**
     * A place in {@link #searchOrder() searchOrder} before which nothing has changed since the solution that the same
     * visitor got just before. Mostly only the last few options change. What was made of the others, such as a text, a
     * set or a sum, need not be made again:
     *
     * <pre>{@code
     * ExactCoverProblem<Integer, String> problem = ExactCoverProblem.<Integer, String>builder()
     *         .primary(1, 2, 3)
     *         .option("left", 1)
     *         .option("pair", 2, 3)
     *         .option("middle", 2)
     *         .option("right", 3)
     *         .build();
     * Deque<String> path = new ArrayDeque<>();
     * DLX.forEach(problem, solution -> {
     *     List<String> order = solution.searchOrder();
     *     int same = solution.firstChanged();
     *     while (path.size() > same) {
     *         path.removeLast();
     *     }
     *     path.addAll(order.subList(same, order.size()));
     *     System.out.println(same + " " + path);
     * });
     * // prints 0 [left, pair]
     * // prints 1 [left, middle, right]
     * }</pre>
     *
     * <p>A visitor that uses this must not pass over solutions. It works with every engine, every setting, and any
     * number of threads.
     *
     * @return the place, from 0 to the number of options; there may be more options that have not changed. 0 where it
     *     is not known: for the first solution of a search, also of one that is resumed, and for solutions that no
     *     visitor got, such as those of a stream, a collector, a list, {@code first}, or {@code Solution.of}
     */
    public int firstChanged() {
        return before.length == 0 ? 0 : source.same(before, told);
    }

    /**
     * What the solution costs: the sum of the costs of its options, see
     * {@link ProblemBuilder.OptionSpec#costs ProblemBuilder.OptionSpec.costs}.
     *
     * @return the cost; 0 where options have no costs, and for a solution made by {@link #of of}
     * @throws ArithmeticException if the sum is more than a long can hold
     */
    public long cost() {
        // The sum may fit where a part of it does not, so the two halves of each cost are summed apart.
        long high = 0;
        long low = 0;
        for (int place : picked().places) {
            long cost = source.costs().applyAsLong(place);
            high += cost >> Integer.SIZE;
            low += cost & 0xFFFF_FFFFL;
        }
        high += low >>> Integer.SIZE;
        if (high != (int) high) {
            throw new ArithmeticException("The costs of the options of the solution " + this
                    + " add up to more than a long can hold; scale all costs down");
        }
        return (high << Integer.SIZE) + (low & 0xFFFF_FFFFL);
    }

    /**
     * How many solutions this one stands for in a search up to symmetry ({@code UpToSymmetry}): those to which the
     * symmetries of the problem take it, itself among them.
     *
     * @return the number; 1 in a search for all solutions, and for a solution made by {@link #of of}
     */
    public BigInteger classSize() {
        Function<int[], BigInteger> classes = source.classes();
        return classes == null ? BigInteger.ONE : classes.apply(picked().places);
    }

    /**
     * The places of {@link #options() options} in {@link ExactCoverProblem#options() ExactCoverProblem.options},
     * ascending, from 0. They tell options apart that are equal as objects.
     *
     * @return the places
     */
    public IntStream indices() {
        return Arrays.stream(picked().places);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Solution<?> that
                && Arrays.equals(picked().places, that.picked().places)
                && options().equals(that.options());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(picked().places);
    }

    /** The options, as {@link #options() options} lists them. */
    @Override
    public String toString() {
        return options().toString();
    }
}
