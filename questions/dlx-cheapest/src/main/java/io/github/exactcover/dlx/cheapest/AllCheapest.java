package io.github.exactcover.dlx.cheapest;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import java.util.BitSet;
import java.util.Collection;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * All solutions that cost as little as the cheapest one: first the search finds out what that costs, and then all that
 * cost the same.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", List.of("a", "b"), 10)
 *         .option("left", List.of("a"), 3)
 *         .option("LEFT", List.of("a"), 3)
 *         .option("right", List.of("b"), 4)
 *         .build();
 * SearchResult result = AllCheapest.of(problem)
 *         .forEach(solution -> System.out.println(solution.cost() + " " + solution.options()));
 * // prints 7 [left, right]
 * // prints 7 [LEFT, right]
 * System.out.println(result.solutions()); // 2
 * }</pre>
 *
 * <p>Where many solutions cost the same, each takes longer than in a plain search, because the search goes by prices.
 * If no option has a cost, it is a plain search. Nothing is shown before the least cost is proven. So a search that is
 * ended before that has shown none.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class AllCheapest<I, O> extends Question<I, O, AllCheapest<I, O>> {

    private final @Nullable BitSet known;

    private AllCheapest(Asked<I, O> asked, @Nullable BitSet known) {
        super(asked, other -> new AllCheapest<>(other, known));
        this.known = known;
    }

    /**
     * The question for all solutions of a problem that cost as little as the cheapest.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> AllCheapest<I, O> of(ExactCoverProblem<I, O> problem) {
        return new AllCheapest<>(asked(AllCheapest.class, problem, Asked.RELEASE), null);
    }

    /**
     * Sets how many threads search. The default is 1, and two are enough.
     *
     * @param number the number of threads, from 1 to 1000; more threads than processors do not help
     * @return the same question for this many threads
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public AllCheapest<I, O> threads(int number) {
        return with(Settings.threads(number));
    }

    /**
     * Ends the search with {@link io.github.exactcover.dlx.SearchEnd#LIMIT} when it has shown this many solutions.
     *
     * @param solutions the number of solutions, at least 1
     * @return the same question with this limit
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public AllCheapest<I, O> limit(long solutions) {
        return with(Settings.limit(solutions));
    }

    /**
     * Begins with a solution that is known already, as {@link Cheapest#startFrom Cheapest.startFrom} does.
     *
     * @param options all options of a solution of the problem, compared with {@code equals}
     * @return the same question, starting from this solution in place of an earlier one. When it is asked, it throws an
     *     {@link IllegalArgumentException} if the solution lacks a required option or has a forbidden one
     * @throws IllegalArgumentException if an option is not in the problem, or stands at several places of it: then
     *     {@link #startFromIndices startFromIndices} says which one; or if the options are no solution
     */
    public AllCheapest<I, O> startFrom(Collection<? extends O> options) {
        return startFromPlaces(Settings.singlePlaces(options, problem().options(), "startFromIndices"));
    }

    /**
     * Begins with the solution that has the options at these places.
     *
     * @param places places in {@link ExactCoverProblem#options() ExactCoverProblem.options}, from 0
     * @return the same question, starting from this solution
     * @throws IndexOutOfBoundsException if there is no such place
     * @throws IllegalArgumentException if the options are no solution
     */
    public AllCheapest<I, O> startFromIndices(int... places) {
        return startFromPlaces(Settings.places(places, problem().options()));
    }

    private AllCheapest<I, O> startFromPlaces(BitSet places) {
        KnownSolution.check(asked(), places);
        return new AllCheapest<>(asked(), places);
    }

    /**
     * Shows the solutions to a visitor.
     *
     * @param visitor is called on this thread with each of the solutions; what it throws comes out of this method
     * @return how many there are, and how the search ended; only {@link io.github.exactcover.dlx.SearchEnd#EXHAUSTED}
     *     says that these are all
     * @throws ArithmeticException as {@link Cheapest#find(int) Cheapest.find}
     */
    public SearchResult solve(SolutionVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "The visitor must not be null");
        return CheapestSearch.showAll(asked(), known, visitor);
    }

    /**
     * Shows the solutions to an action that never stops the search.
     *
     * @param action is called on this thread with each of the solutions; what it throws comes out of this method
     * @return how many there are, and how the search ended; only {@link io.github.exactcover.dlx.SearchEnd#EXHAUSTED}
     *     says that these are all
     * @throws ArithmeticException as {@link Cheapest#find(int) Cheapest.find}
     */
    public SearchResult forEach(Consumer<? super Solution<O>> action) {
        Objects.requireNonNull(action, "The action must not be null");
        return solve(Run.each(action));
    }
}
