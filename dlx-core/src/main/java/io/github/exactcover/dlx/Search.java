package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.DancingLinks;
import io.github.exactcover.dlx.internal.search.Engine;
import io.github.exactcover.dlx.internal.search.RandomDive;
import io.github.exactcover.dlx.internal.table.OptionOrder;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A search that is configured and then started, as often as wanted.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .option("two", "a")
 *         .option("three", "a")
 *         .build();
 * SearchResult result = DLX.search(problem).limit(2).solve(solution -> {
 *     System.out.println(solution.options());
 *     return Visit.CONTINUE;
 * });
 * // prints [one]
 * // prints [two]
 * System.out.println(result.end()); // LIMIT
 * }</pre>
 *
 * <p>Immutable: the methods that configure return a new search and leave this one as it is. Safe to share between
 * threads; each start is a search of its own.
 *
 * <p>A search that is told to end, by {@link #timeout}, by {@link #cancelWhen} or by interrupting the thread that called
 * it, ends within 50 milliseconds, as long as neither one node of its tree nor setting up its lists takes more: it looks
 * at the clock, at the condition and at its thread when it starts, after each solution and, in between, after as many
 * nodes as take about 5 milliseconds. Only the time that a visitor takes, or a condition, comes on top. Everything can be
 * used afterwards, and an interrupt flag stays set. {@link #solve} and {@link #count} then say so in their result;
 * {@link #first} and {@link #stream} throw a {@link SearchIncompleteException}.
 *
 * <p>The order of the solutions is fixed for a problem and a configuration. Every search writes one line to the SLF4J
 * logger of this class's name at DEBUG when it starts and one when it ends.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Search<I, O> {

    private final ExactCoverProblem<I, O> problem;
    private final SearchSettings settings;

    Search(ExactCoverProblem<I, O> problem) {
        this(Objects.requireNonNull(problem, "The problem must not be null"), SearchSettings.DEFAULT);
    }

    private Search(ExactCoverProblem<I, O> problem, SearchSettings settings) {
        this.problem = problem;
        this.settings = settings;
    }

    /**
     * The search ends when it has found this many solutions, with {@link SearchEnd#LIMIT}: also when there are no
     * more, for it does not look.
     *
     * @param solutions the number of solutions, at least 1
     * @return a search with this limit
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public Search<I, O> limit(long solutions) {
        if (solutions < 1) {
            throw new IllegalArgumentException("The limit is " + solutions
                    + ", but must be at least 1; to find all solutions, leave the limit out");
        }
        return new Search<>(problem, settings.withLimit(solutions));
    }

    /**
     * How the search chooses the item to branch on. The default is {@link ItemChoice#MRV}.
     *
     * @param choice the way to choose
     * @return a search that chooses this way
     */
    public Search<I, O> itemChoice(ItemChoice choice) {
        Objects.requireNonNull(choice, "The item choice must not be null");
        return new Search<>(problem, settings.withItemChoice(choice));
    }

    /**
     * The search ends with {@link SearchEnd#TIMEOUT} when this time has passed since it started. A stream starts when
     * its first solution is asked for. The time that visitors take counts.
     *
     * @param duration the time, more than nothing; any length will do
     * @return a search with this time-out in place of an earlier one
     * @throws IllegalArgumentException if the duration is zero or negative
     */
    public Search<I, O> timeout(Duration duration) {
        Objects.requireNonNull(duration, "The time-out must not be null; to do without, leave it out");
        return with(settings.control().withTimeout(duration));
    }

    /**
     * The search ends with {@link SearchEnd#CANCELLED} when this condition holds. It is asked when the search starts
     * and then about every 5 milliseconds, by one thread at a time; so it should be quick, such as a look at a flag
     * that another thread sets. What it throws reaches the caller of the search unchanged.
     *
     * @param condition the condition
     * @return a search that ends when this condition holds, or one that was given before
     */
    public Search<I, O> cancelWhen(BooleanSupplier condition) {
        Objects.requireNonNull(condition, "The condition must not be null");
        return with(settings.control().orCancelled(condition));
    }

    /**
     * Tells how far the search has come: about as often as given here, and once more when it has ended, whatever the
     * end. A search that is abandoned has no end: one whose visitor throws, a stream that is not read to its end, or
     * {@link #first()} when it has found a solution.
     *
     * @param every the time between two calls, more than nothing; there are fewer calls when a visitor is slow
     * @param listener is called on the thread that searches; what it throws reaches the caller of the search unchanged
     * @return a search that tells this listener too
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Search<I, O> progress(Duration every, Consumer<Progress> listener) {
        Objects.requireNonNull(every, "The interval of the progress must not be null");
        Objects.requireNonNull(listener, "The listener must not be null");
        return with(settings.control().withListener(every, true, listener));
    }

    /**
     * Writes one line about the progress of the search to the SLF4J logger of this class's name at INFO, about as
     * often as given here, and none if the search ends sooner.
     *
     * @param every the time between two lines, more than nothing
     * @return a search that writes these lines too
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Search<I, O> logProgress(Duration every) {
        Objects.requireNonNull(every, "The interval of the progress must not be null");
        return with(settings.control().withListener(every, false, ProgressReporter::log));
    }

    /**
     * Tries the options in a random order, which is the same for the same seed and problem, also on other machines.
     * So the same solutions come, in another order, and {@link #first()} is another one for another seed.
     *
     * <p>This is not uniform sampling: the first solution is not each of them with the same probability. A solution
     * that stands alone in a large part of the tree comes first more often than each one of a crowd.
     *
     * @param seed any number
     * @return a search in this order
     */
    public Search<I, O> seed(long seed) {
        return with(settings.control().withSeed(seed));
    }

    private Search<I, O> with(ControlSettings control) {
        return new Search<>(problem, settings.withControl(control));
    }

    /**
     * Shows the solutions to a visitor, until it says {@link Visit#STOP}, the limit is reached, all were shown,
     * or the search is told to end.
     *
     * @param visitor is called once for each solution, on this thread; what it throws comes out of this method
     * @return how the search ended and what it cost
     */
    public SearchResult solve(SolutionVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "The visitor must not be null; to count solutions, use count()");
        return drive(start(false), visitor);
    }

    /** Shows the solutions of a run to a visitor, and closes the run. */
    static <O> SearchResult drive(SearchRun<O> opened, SolutionVisitor<O> visitor) {
        try (SearchRun<O> run = opened) {
            while (run.advance()) {
                if (visitor.visit(run.solution()) == Visit.STOP) {
                    run.stop();
                }
            }
            return run.result();
        }
    }

    /**
     * The first solution.
     *
     * @return the solution that {@link #solve} would show first; empty if there is none
     * @throws SearchIncompleteException if the search timed out or was cancelled before it found a solution or knew
     *     that there is none
     */
    public Optional<Solution<O>> first() {
        try (SearchRun<O> run = limit(1).start(false)) {
            if (run.advance()) {
                return Optional.of(run.solution());
            }
            run.failIfGivenUp();
            return Optional.empty();
        }
    }

    /**
     * Counts the solutions, up to the limit if there is one. Faster than visiting them, for none is built.
     *
     * @return how the search ended, the number, and what it cost; the number is that of all solutions only if
     *     {@link SearchResult#isExhausted()}
     */
    public SearchResult count() {
        try (SearchRun<O> run = start(settings.limit() == SearchSettings.NO_LIMIT)) {
            while (run.advance()) {
                // Only a limited count comes back for each solution, so that it can end at the right one.
            }
            return run.result();
        }
    }

    /**
     * A lazy stream of the solutions, in the order of {@link #solve}: the search for a solution begins when it is
     * asked for, and the memory in use does not grow with their number. It is sequential, also when it is told to be
     * parallel. Closing it lets go of the search; a stream that is not closed leaves nothing open but memory.
     *
     * <p>When the search times out or is cancelled, the stream throws a {@link SearchIncompleteException} after the
     * solutions found until then; it never ends as if there were no more.
     *
     * @return the stream; it ends at the limit if there is one
     */
    public Stream<Solution<O>> stream() {
        SolutionSpliterator<O> solutions = new SolutionSpliterator<>(() -> start(false));
        return StreamSupport.stream(solutions, false).onClose(solutions::close);
    }

    /**
     * Estimates the size of the search tree and the number of solutions before anybody waits for them, by Knuth's
     * random probing: so many times, it goes down a random path of the tree and weighs what it sees by the number of
     * branches that it passed by. See {@link Estimate} for what can be believed.
     *
     * <p>The estimate is that of a search without limit. The time-out, the conditions to cancel and interrupts end it
     * early, with the probes made until then; listeners are not told anything.
     *
     * @param probes the number of probes, at least 1; each takes about as long as as many nodes as the tree is deep
     * @param seed any number; the same seed makes the same probes
     * @return the estimate
     * @throws IllegalArgumentException if the number of probes is less than 1
     * @throws SearchIncompleteException if the search timed out or was cancelled before the first probe was made
     */
    public Estimate estimate(int probes, long seed) {
        if (probes < 1) {
            throw new IllegalArgumentException(
                    "The number of probes is " + probes + ", but must be at least 1; some hundreds are a good start");
        }
        RandomDive dive = new RandomDive(order().table(), settings.itemChoice().rule(), new SplittableRandom(seed));
        return new Estimator(dive, new Pace(problem.table()), settings.control()).estimate(probes);
    }

    private SearchRun<O> start(boolean counting) {
        long started = System.nanoTime();
        OptionOrder order = order();
        Engine engine = new DancingLinks(order.table(), settings.itemChoice().rule(), counting, Branch.ROOT);
        return new SearchRun<>(problem, order, engine, settings, started);
    }

    private OptionOrder order() {
        OptionalLong seed = settings.control().seed();
        return seed.isPresent()
                ? OptionOrder.shuffled(problem.table(), seed.getAsLong())
                : OptionOrder.unchanged(problem.table());
    }
}
