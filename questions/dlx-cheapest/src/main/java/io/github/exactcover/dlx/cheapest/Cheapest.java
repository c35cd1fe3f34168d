package io.github.exactcover.dlx.cheapest;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.text.Given;
import java.nio.file.Path;
import java.time.Duration;
import java.util.BitSet;
import java.util.Collection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The cheapest solutions of a problem, with a proof that none is cheaper.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", List.of("a", "b"), 10)
 *         .option("left", List.of("a"), 3)
 *         .option("right", List.of("b"), 4)
 *         .build();
 * CheapestResult<String> result = Cheapest.of(problem).find();
 * System.out.println(result.best().orElseThrow() + " costs " + result.best().orElseThrow().cost());
 * // prints [left, right] costs 7
 * System.out.println(result.isProven()); // true
 * }</pre>
 *
 * <p>The cost of a solution is the sum of the costs of its options, see {@link
 * io.github.exactcover.dlx.ProblemBuilder.OptionSpec#costs ProblemBuilder.OptionSpec.costs}. Bounds, colors and
 * secondary items may be there too. For all solutions that cost as little as the cheapest, ask {@link AllCheapest}; for
 * two costs at once, {@link ParetoFront}.
 *
 * <p>Two searches take turns: one that finds prices for items, which bound the cost of all solutions, and dancing links
 * with a simpler bound. With two {@link #threads threads} they run side by side; more threads help no further. After
 * about a second, a third one also replaces parts of the cheapest solution so far by cheaper ones. If the search ends
 * early, {@link CheapestResult#lowerBound CheapestResult.lowerBound} and {@link CheapestResult#gap CheapestResult.gap}
 * say how good the best solution so far is at least; {@link io.github.exactcover.dlx.Progress} says it while the search
 * runs.
 *
 * <p>Of solutions with equal cost, those come first that the search meets first. That order is fixed for a problem,
 * whatever the number of solutions and of threads: the first of {@code find(k + 1)} are {@code find(k)}.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Cheapest<I, O> extends Question<I, O, Cheapest<I, O>> {

    private final @Nullable BitSet known;

    private Cheapest(Asked<I, O> asked, @Nullable BitSet known) {
        super(asked, other -> new Cheapest<>(other, known));
        this.known = known;
    }

    /**
     * The question for the cheapest solutions of a problem.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> Cheapest<I, O> of(ExactCoverProblem<I, O> problem) {
        return new Cheapest<>(asked(Cheapest.class, problem, Asked.RELEASE), null);
    }

    /**
     * Sets how many threads search. The default is 1, and two are enough.
     *
     * @param number the number of threads, from 1 to 1000; more threads than processors do not help
     * @return the same question for this many threads
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public Cheapest<I, O> threads(int number) {
        return with(Settings.threads(number));
    }

    /**
     * Ends the search with {@link io.github.exactcover.dlx.SearchEnd#LIMIT} after it has shown so many solutions, each
     * cheaper than all before, with the cheapest of those it has met.
     *
     * @param solutions the number of solutions, at least 1
     * @return the same question with this limit
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public Cheapest<I, O> limit(long solutions) {
        return with(Settings.limit(solutions));
    }

    /**
     * Begins with a solution that is known already, such as last week's plan or the result of a search that was ended:
     * a good answer at once. The search looks only for solutions that cost less, and so returns one that costs at most
     * as much, however soon it has to end. The proof that nothing is cheaper seldom gets faster by it. The visitor is
     * not shown this solution, and a {@link #limit limit} does not count it. Of solutions with equal cost, it comes
     * first.
     *
     * @param options all options of a solution of the problem, compared with {@code equals}, such as
     *     {@link io.github.exactcover.dlx.Solution#options() Solution.options}
     * @return the same question, starting from this solution in place of an earlier one. When it is asked, it throws an
     *     {@link IllegalArgumentException} if the solution lacks a {@linkplain #require(Object[]) required} option or
     *     has a {@linkplain #forbid(Object[]) forbidden} one
     * @throws IllegalArgumentException if an option is not in the problem, or stands at several places of it: then
     *     {@link #startFromIndices startFromIndices} says which one; or if the options are no solution
     */
    public Cheapest<I, O> startFrom(Collection<? extends O> options) {
        return startFromPlaces(Settings.singlePlaces(options, problem().options(), "startFromIndices"));
    }

    /**
     * Begins with the solution that has the options at these places, as {@link #startFrom startFrom} says.
     *
     * @param places places in {@link ExactCoverProblem#options() ExactCoverProblem.options}, from 0, such as
     *     {@link io.github.exactcover.dlx.Solution#indices() Solution.indices}
     * @return the same question, starting from this solution
     * @throws IndexOutOfBoundsException if there is no such place
     * @throws IllegalArgumentException if the options are no solution
     */
    public Cheapest<I, O> startFromIndices(int... places) {
        return startFromPlaces(Settings.places(places, problem().options()));
    }

    private Cheapest<I, O> startFromPlaces(BitSet places) {
        KnownSolution.check(asked(), places);
        return new Cheapest<>(asked(), places);
    }

    /**
     * Writes checkpoints about as often as given here, and when the search ends, as {@link
     * io.github.exactcover.dlx.Search#checkpointTo(Path, Duration) Search.checkpointTo} does. A checkpoint keeps the
     * solutions, the bound that is proven, and how far dancing links are. The search by prices works in passes, each
     * with a larger budget, and {@link #resume resume} begins the pass anew that was under way.
     *
     * @param file the file; an old one of that name is replaced by the first checkpoint
     * @param every the time between two checkpoints, more than nothing
     * @return the same question with checkpoints. When it is asked, it throws an {@link java.io.UncheckedIOException}
     *     if the file cannot be written, and an {@link IllegalStateException} together with {@link #proofTo proofTo}
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Cheapest<I, O> checkpointTo(Path file, Duration every) {
        return checkpointTo(file, every, () -> {});
    }

    /**
     * Writes checkpoints, and calls an action just before each of them, as {@link
     * io.github.exactcover.dlx.Search#checkpointTo(Path, Duration, Runnable) Search.checkpointTo} does.
     *
     * @param file the file; an old one of that name is replaced by the first checkpoint
     * @param every the time between two checkpoints, more than nothing
     * @param before is called on the thread of the search; what it throws reaches the caller unchanged
     * @return the same question with checkpoints. When it is asked, it throws an {@link java.io.UncheckedIOException}
     *     if the file cannot be written, and an {@link IllegalStateException} together with {@link #proofTo proofTo}
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Cheapest<I, O> checkpointTo(Path file, Duration every, Runnable before) {
        return with(Settings.checkpointTo(file, every, before));
    }

    /**
     * Goes on from a file that {@link #checkpointTo(Path, Duration) checkpointTo} wrote, with the same number of
     * solutions and the same costs. Of solutions with equal cost it may then give others.
     *
     * @param file the file
     * @return the same question, going on from there. When it is asked, it throws an
     *     {@link java.io.UncheckedIOException} if the file cannot be read, an {@link IllegalArgumentException} with the
     *     reason if it does not fit, and an {@link IllegalStateException} together with {@link #proofTo proofTo}
     */
    public Cheapest<I, O> resume(Path file) {
        return with(Settings.resume(file));
    }

    /**
     * Writes a proof that no solution costs less than the result, which {@code dlx-check} checks. The search first goes
     * on as without a proof, and then proves the result by another search, on one thread. If that does not end in time,
     * the result has the same solutions, its end is {@link io.github.exactcover.dlx.SearchEnd#TIMEOUT}, and the proof
     * is not whole. To those who watch the {@link #progress progress}, the proof is the second half of the work.
     *
     * @param file the file, no pipe and no device; one of that name is overwritten when the search starts
     * @return the same question with a proof. When it is asked, it throws an {@link java.io.UncheckedIOException} if
     *     the file cannot be written, an {@link IllegalStateException} if it has checkpoints, and an
     *     {@link ArithmeticException} if the costs are so large that nothing can be proven
     * @throws IllegalArgumentException if the problem has an option without items: there is no line for it in the file
     *     of the problem with which the proof is checked
     */
    public Cheapest<I, O> proofTo(Path file) {
        return with(asked().provenTo(file));
    }

    /**
     * The cheapest solution, with a proof that no other costs less.
     *
     * @return the result of {@link #find(int) find} for one solution
     * @throws ArithmeticException as {@link #find(int) find}
     */
    public CheapestResult<O> find() {
        return find(1);
    }

    /**
     * The cheapest solutions, in the order of their {@linkplain io.github.exactcover.dlx.Solution#cost() cost}.
     *
     * @param most how many solutions at most, at least 1; so many are kept in memory
     * @return the solutions, and how the search ended
     * @throws IllegalArgumentException if {@code most} is less than 1
     * @throws ArithmeticException if sums of costs could overflow: if the dearest (or the most negative) options, as
     *     many of them as the bounds of the items let be chosen together, add up to more than a long can hold
     */
    public CheapestResult<O> find(int most) {
        return find(most, incumbent -> Visit.CONTINUE);
    }

    /**
     * As {@link #find(int) find}, and on the way shows each solution that is cheaper than all before it.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a")
     *         .option("dear", spec -> spec.covers("a").costs(10))
     *         .option("cheap", spec -> spec.covers("a").costs(3))
     *         .build();
     * CheapestResult<String> result = Cheapest.of(problem)
     *         .find(1, solution -> solution.cost() <= 5 ? Visit.STOP : Visit.CONTINUE);
     * System.out.println(result.best().orElseThrow().options()); // [cheap]
     * System.out.println(result.end()); // STOPPED
     * }</pre>
     *
     * @param most how many solutions at most, at least 1
     * @param visitor is called on this thread with the cheapest solution so far; what it throws comes out of this
     *     method. After {@link Visit#STOP} the result has what was found so far, and claims no proof
     * @return the solutions, and how the search ended
     * @throws IllegalArgumentException if {@code most} is less than 1
     * @throws ArithmeticException as {@link #find(int) find}
     */
    public CheapestResult<O> find(int most, SolutionVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "The visitor must not be null; without one, use find(most)");
        Given.atLeastOne(most, "number of cheapest solutions", "to know only what the cheapest one costs, ask for 1");
        return CheapestSearch.find(asked(), known, most, visitor);
    }
}
