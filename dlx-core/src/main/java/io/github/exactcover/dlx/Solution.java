package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

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
 * <p>Immutable, if the options are. Two solutions are equal when they choose the same options of equal problems.
 *
 * @param <O> the type of the options
 */
public final class Solution<O> {

    private final List<O> options;
    private final List<O> searchOrder;
    private final int[] indices;
    private final IntToLongFunction costs;

    /**
     * A solution of the options with the given places in {@code all}, which are in the order of the search.
     *
     * @param costs what the option at a place costs
     */
    Solution(List<O> all, IntToLongFunction costs, int[] chosen) {
        this.costs = costs;
        this.searchOrder = pick(all, chosen);
        this.indices = chosen.clone();
        Arrays.sort(indices);
        this.options = pick(all, indices);
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
     * @param options all options, as {@link ExactCoverProblem#options()} lists them; not to be changed later
     * @param places the places of the chosen ones, each once, in any order; it becomes the {@link #searchOrder()}
     * @return the solution
     * @throws IllegalArgumentException if a place comes twice
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public static <O> Solution<O> of(List<O> options, int... places) {
        Solution<O> solution = new Solution<>(options, place -> 0, places.clone());
        for (int i = 1; i < places.length; i++) {
            if (solution.indices[i] == solution.indices[i - 1]) {
                throw new IllegalArgumentException("Option " + options.get(solution.indices[i]) + ", at place "
                        + solution.indices[i] + ", is given twice; name each place once");
            }
        }
        return solution;
    }

    private static <O> List<O> pick(List<O> all, int[] places) {
        List<O> picked = new ArrayList<>(places.length);
        for (int place : places) {
            picked.add(all.get(Phrases.checkPlace(place, all.size(), "option")));
        }
        return Collections.unmodifiableList(picked);
    }

    /**
     * The options of this solution, in the order in which the problem's builder got them.
     *
     * @return an immutable list; empty for the solution of a problem without primary items
     */
    public List<O> options() {
        return options;
    }

    /**
     * The options of this solution, in the order in which the search chose them.
     *
     * @return an immutable list
     */
    public List<O> searchOrder() {
        return searchOrder;
    }

    /**
     * What the solution costs: the sum of the costs of its options, see {@link ProblemBuilder.OptionSpec#costs}.
     *
     * @return the cost; 0 where options have no costs, and for a solution made by {@link #of}
     * @throws ArithmeticException if the sum is more than a long can hold
     */
    public long cost() {
        // The sum may fit where a part of it does not, so the two halves of each cost are summed apart.
        long high = 0;
        long low = 0;
        for (int place : indices) {
            long cost = costs.applyAsLong(place);
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
     * The places of {@link #options()} in {@link ExactCoverProblem#options()}, ascending, from 0. They tell options
     * apart that are equal as objects.
     *
     * @return the places
     */
    public IntStream indices() {
        return Arrays.stream(indices);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Solution<?> that
                && Arrays.equals(indices, that.indices)
                && options.equals(that.options);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(indices);
    }

    /** The options, as {@link #options()} lists them. */
    @Override
    public String toString() {
        return options.toString();
    }
}
