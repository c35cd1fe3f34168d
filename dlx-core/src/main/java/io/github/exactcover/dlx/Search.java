package io.github.exactcover.dlx;

import io.github.exactcover.dlx.diagram.SolutionDiagram;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
 * it, ends within 50 milliseconds, as long as a processor is free for it and no node of its tree takes more: it looks at
 * the clock, at the condition and at its thread when it starts, after each solution and, in between, after as many nodes
 * as take about 5 milliseconds. What comes on top is the time that a visitor takes, a condition or a listener; the last
 * checkpoint of a search that is written down; and setting up, which takes some 30 milliseconds for each million items of
 * options, presets and a seed about the same again, and nobody can interrupt. Everything can be used afterwards, and an
 * interrupt flag stays set. {@link #solve} and {@link #count} then say so in their result; {@link #first} and
 * {@link #stream} throw a {@link SearchIncompleteException}.
 *
 * <p>The order of the solutions is fixed for a problem and a configuration. Every search writes one line to the SLF4J
 * logger of this class's name at DEBUG when it starts and one when it ends.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Search<I, O> {

    /** So many every machine can start. */
    private static final int MOST_THREADS = 1000;

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
     * How the search chooses the item to branch on. The default is {@link ItemChoice#AUTO}.
     *
     * @param choice the way to choose
     * @return a search that chooses this way
     */
    public Search<I, O> itemChoice(ItemChoice choice) {
        Objects.requireNonNull(choice, "The item choice must not be null");
        return with(settings.strategy().withItemChoice(choice));
    }

    /**
     * On which data structure the search works. The default is {@link Engine#AUTO}. {@link #cheapest}, {@link #bestPartial},
     * {@link #explainInfeasible} and {@link #estimate} work on {@link Engine#DANCING_LINKS} whatever is said here.
     *
     * @param engine the engine
     * @return a search with this engine. When it is started, it throws an {@link IllegalArgumentException} with the
     *     reason if the engine cannot search the problem
     */
    public Search<I, O> engine(Engine engine) {
        Objects.requireNonNull(engine, "The engine must not be null");
        return with(settings.strategy().withEngine(engine));
    }

    /**
     * Branches on these items before all others, and on those that were given before: another item comes first only if
     * it has at most one option left. Among the preferred ones, and after them, the item choice decides. (In Knuth's
     * programs, items whose names begin with {@code #}.)
     *
     * @param items primary items of the problem
     * @return a search that prefers these items
     * @throws IllegalArgumentException if the problem has no such primary item
     */
    public Search<I, O> prefer(Collection<? extends I> items) {
        BitSet places = new BitSet();
        for (I item : items) {
            int place = problem.primaryItems().indexOf(item);
            if (place < 0) {
                throw new IllegalArgumentException(
                        "The item '" + item + "' is preferred, but the problem has no such primary item");
            }
            places.set(place);
        }
        return with(settings.strategy().withPreferred(places));
    }

    /**
     * How {@link #count} counts. The default is {@link Counting#AUTO}. With a limit, and with checkpoints, it is
     * {@link Counting#SEARCH} whatever is said here.
     *
     * @param method the method
     * @return a search that counts this way. When it is started, it throws an {@link IllegalArgumentException} with the
     *     reason if the method cannot count the solutions of the problem
     */
    public Search<I, O> counting(Counting method) {
        Objects.requireNonNull(method, "The counting method must not be null");
        StrategySettings strategy = settings.strategy();
        return with(strategy.withCounting(strategy.counting().withMethod(method)));
    }

    /**
     * How much memory the memo of {@link #count} may take. When it is full, it forgets some subproblems for others: the
     * number stays exact, and takes longer. A {@link #diagram} has to do with as much, for its nodes and its memo. The
     * default is half of the memory that the Java machine may use.
     *
     * @param bytes the number of bytes, at least 1; what a search takes without a memo comes on top
     * @return a search with this limit
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Search<I, O> maxMemory(long bytes) {
        if (bytes < 1) {
            throw new IllegalArgumentException("The memory for the memo is " + bytes
                    + " bytes, but must be at least 1; to count without a memo, choose Counting.SEARCH");
        }
        StrategySettings strategy = settings.strategy();
        return with(strategy.withCounting(strategy.counting().withMaxBytes(bytes)));
    }

    private Search<I, O> with(StrategySettings strategy) {
        return new Search<>(problem, settings.withStrategy(strategy));
    }

    /**
     * How many threads search, the calling one among them. The default is 1. The solutions and their order do not
     * depend on it; the numbers of nodes and updates do a little, and with a limit more, for threads work ahead. The
     * visitor is called by the calling thread only. Each thread has a copy of the search's data, some 16 bytes for each
     * item of each option; solutions that are found ahead of their turn are kept, some thousand at most. Threads that
     * count with a memo share it, see {@link Counting}.
     *
     * <p>A stream of such a search has to be closed, or read to its end: before that its threads stay.
     *
     * @param number the number of threads, from 1 to 1000; more than the machine has processors are of no use
     * @return a search with so many threads
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public Search<I, O> threads(int number) {
        if (number < 1 || number > MOST_THREADS) {
            throw new IllegalArgumentException("The number of threads is " + number + ", but must be from 1 to "
                    + MOST_THREADS + "; more than the machine has processors are of no use");
        }
        return new Search<>(problem, settings.withThreads(number));
    }

    /**
     * Only solutions that have all of these options, and those that were required before. The problem need not be built
     * again for it. If the options exclude each other, or if one of them is also forbidden or can never be chosen, then
     * there is no solution, which is not an error.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return a search for these solutions
     * @throws IllegalArgumentException if an option is not in the problem, or stands at several places of it: then
     *     {@link #requireIndices} says which one
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // Arrays.asList only reads them.
    public final Search<I, O> require(O... options) {
        return require(Arrays.asList(options));
    }

    /**
     * Only solutions that have all of these options, as {@link #require(Object[])} says.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return a search for these solutions
     * @throws IllegalArgumentException if an option is not in the problem, or stands at several places of it
     */
    public Search<I, O> require(Collection<? extends O> options) {
        return require(Presets.singlePlaces(options, problem.options()));
    }

    /**
     * Only solutions that have the options at these places, as {@link #require(Object[])} says.
     *
     * @param places places in {@link ExactCoverProblem#options()}, from 0
     * @return a search for these solutions
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public Search<I, O> requireIndices(int... places) {
        return require(Presets.places(places, problem.options()));
    }

    private Search<I, O> require(BitSet places) {
        return new Search<>(problem, settings.withPresets(settings.presets().require(places)));
    }

    /**
     * Only solutions that have none of these options, nor those that were forbidden before. Of options that are equal
     * all are forbidden.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return a search for these solutions
     * @throws IllegalArgumentException if an option is not in the problem
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // Arrays.asList only reads them.
    public final Search<I, O> forbid(O... options) {
        return forbid(Arrays.asList(options));
    }

    /**
     * Only solutions that have none of these options, as {@link #forbid(Object[])} says.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return a search for these solutions
     * @throws IllegalArgumentException if an option is not in the problem
     */
    public Search<I, O> forbid(Collection<? extends O> options) {
        return forbid(Presets.allPlaces(options, problem.options()));
    }

    /**
     * Only solutions that have none of the options at these places, as {@link #forbid(Object[])} says.
     *
     * @param places places in {@link ExactCoverProblem#options()}, from 0
     * @return a search for these solutions
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public Search<I, O> forbidIndices(int... places) {
        return forbid(Presets.places(places, problem.options()));
    }

    private Search<I, O> forbid(BitSet places) {
        return new Search<>(problem, settings.withPresets(settings.presets().forbid(places)));
    }

    /**
     * Makes the problem smaller, each time before it is searched: takes away options that can be in no solution, because
     * to choose one would leave some primary item with too few options, and items that say nothing that the others do
     * not, until nothing changes. The same solutions come in terms of the same options, perhaps in another order.
     *
     * <p>It pays when the search is long. It takes time of its own: each round looks, for each option, at all options
     * that share an item with it, and there is another round as long as something was taken away. What is left is
     * logged at DEBUG.
     *
     * @return a search that reduces the problem first
     */
    public Search<I, O> reduce() {
        return new Search<>(problem, settings.withReduction());
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
     * Tells a listener each step of the search: which items it branches on, which options it tries and takes back, dead
     * ends and solutions. Listeners that were given before are still told, and before this one. A search without
     * listeners pays nothing for it.
     *
     * <p>The steps are those of {@link Engine#DANCING_LINKS}. With a listener, {@link Engine#AUTO} is this engine,
     * {@link ItemChoice#AUTO} is {@link ItemChoice#MRV}, and {@link #count()} counts by this search. {@link #solve},
     * {@link #count()}, {@link #first}, {@link #stream} and {@link #uniqueness} tell it. All else has no such steps to
     * tell and throws an {@link IllegalStateException} when it is started: another engine, several threads, another
     * {@link Counting}, checkpoints, and the other questions.
     *
     * @param listener is told, on the thread that searches; what it throws comes out of there
     * @return a search that tells this listener too
     */
    public Search<I, O> listener(SearchListener<I, O> listener) {
        Objects.requireNonNull(listener, "The listener must not be null; without one, leave it out");
        return with(settings.control().withTracer(prepared -> ListenerTracer.start(problem, prepared, listener)));
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

    /**
     * Writes checkpoints: about as often as given here, and when the search ends. {@link #resume} can then go on from the
     * last one, also after the process was killed. Solutions count as shown as soon as the visitor returns, and those of
     * a {@link #stream} as soon as the next one is asked for; if you write them to a buffer, use
     * {@link #checkpointTo(Path, Duration, Runnable)}.
     *
     * @param file the file; see there
     * @param every the time between two checkpoints, more than nothing
     * @return a search that writes checkpoints
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Search<I, O> checkpointTo(Path file, Duration every) {
        return checkpointTo(file, every, () -> {});
    }

    /**
     * Writes checkpoints, and calls an action just before each of them. Everything that a checkpoint counts as shown must
     * have left the process, or a kill loses it for good. So flush your buffers in this action, or commit your
     * transaction.
     *
     * <p>The file is text and is replaced whole, after the new one has been forced to the disk: whether the process is
     * killed or the power fails, there is one complete file, that of the last checkpoint or of the one before. A
     * killed process can leave a temporary file beside it, whose name begins with {@code .dlx-}; a later checkpoint in
     * that folder deletes it.
     *
     * <p>{@link #solve}, {@link #count}, {@link #first} and {@link #stream} write checkpoints; the others refuse. When
     * they start, they throw an {@link java.io.UncheckedIOException} if the file cannot be written, for instance because
     * its folder is missing. A checkpoint that fails later is logged at WARN, and the search goes on and tries again when
     * the next one is due. If the last one fails, it is logged at ERROR, and the answer is given all the same;
     * {@link SearchResult#checkpointFailure} says what happened.
     *
     * @param file the file; an old one of that name is replaced by the first checkpoint
     * @param every the time between two checkpoints, more than nothing. Each takes as long as the disk needs to write
     *     the file for good, often some 20 milliseconds, and some milliseconds more where the depth of the search times
     *     the number of threads is 50,000
     * @param before is called on the thread of the search. What it throws reaches the caller of the search unchanged, and
     *     that checkpoint is not written
     * @return a search that writes checkpoints
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Search<I, O> checkpointTo(Path file, Duration every, Runnable before) {
        Objects.requireNonNull(file, "The file must not be null");
        Objects.requireNonNull(every, "The interval of the checkpoints must not be null");
        Objects.requireNonNull(before, "The action before a checkpoint must not be null; without one, leave it out");
        long nanos = ControlSettings.nanos(every, "interval of the checkpoints", "do not ask for them");
        return new Search<>(
                problem, settings.withCheckpoint(settings.checkpoint().writing(file, nanos, before)));
    }

    /**
     * Goes on from a file that {@link #checkpointTo(Path, Duration)} wrote. The problem and the configuration must be as
     * they were, but for the number of threads, limits and time-outs; a count with a limit goes on with one, and a count
     * without limit without. To write checkpoints again, call {@code checkpointTo} too, with the same file or another.
     *
     * <p>{@link #count} then gives the number of all solutions, each counted exactly once. For a visitor: the solutions
     * that were shown before the checkpoint are not shown again, those after it are, in the same order as ever. So those
     * that an earlier run showed between its last checkpoint and a sudden end are seen twice, and no others: when the
     * process was killed, something threw, or a stream was closed before its end. After a run that ended by limit,
     * time-out, cancelling or {@link Visit#STOP}, none. The result's number of
     * solutions counts all, and so does a limit; nodes and updates go on from those of the checkpoint, and what was done
     * between it and an end by force is done, and counted, once.
     *
     * @param file the file
     * @return a search that goes on from there. When it is started, it throws an {@link java.io.UncheckedIOException} if
     *     the file cannot be read, and an {@link IllegalArgumentException} with the reason if it is no checkpoint, was
     *     cut, or is that of another problem or of another way to search: with other presets, another seed, engine or
     *     item choice, or by a release that searches in another order. The costs of options may change
     */
    public Search<I, O> resume(Path file) {
        Objects.requireNonNull(file, "The file must not be null");
        return new Search<>(
                problem, settings.withCheckpoint(settings.checkpoint().resuming(file)));
    }

    private void checkNoCheckpoint(String what) {
        if (settings.checkpoint().isUsed()) {
            throw new IllegalStateException(what + " does not know checkpoints; leave out checkpointTo and resume");
        }
    }

    private void checkNoListener(String what) {
        if (settings.control().isTraced()) {
            throw new IllegalStateException(what + " does not know listeners; leave out listener");
        }
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
        try (SearchRun<O> run = start(false)) {
            return run.show(visitor);
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
     * Counts the solutions, up to the limit if there is one. Faster than visiting them, for none is built, and where
     * subproblems come again and again, each of them is counted only once; see {@link #counting}. A count that ended
     * before its time has seen at least as many solutions as it says.
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
     * Compiles all solutions into a diagram, which can then be counted, sampled, listed and asked about without another
     * search. It is built by a memo, as {@link Counting} says: by the walk that was chosen there, or else by the one that
     * goes forward faster. One thread does it.
     *
     * @return the diagram
     * @throws IllegalArgumentException with the reason, if the solutions of the problem cannot be compiled, as with bounds
     * @throws IllegalStateException if this search has a limit, checkpoints or a listener, or if the diagram needs more
     *     memory than {@link #maxMemory} allows
     * @throws SearchIncompleteException if it timed out or was cancelled
     */
    public SolutionDiagram<O> diagram() {
        if (settings.limit() != SearchSettings.NO_LIMIT) {
            throw new IllegalStateException("The search has the limit " + settings.limit()
                    + ", but a diagram is one of all solutions; leave the limit out");
        }
        checkNoCheckpoint("diagram");
        checkNoListener("diagram");
        return DiagramSearch.compile(problem, settings);
    }

    /**
     * A lazy stream of the solutions, in the order of {@link #solve}: the search for a solution begins when it is
     * asked for, and the memory in use does not grow with their number. It is sequential, also when it is told to be
     * parallel. Closing it lets go of the search; a stream that is not closed leaves nothing open but memory, and the
     * threads that {@link #threads} asked for.
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
     * The cheapest solution, with a proof that no other costs less.
     *
     * @return the result of {@link #cheapest(int)} for one solution
     * @throws IllegalStateException if this search has a limit, checkpoints or a listener
     * @throws ArithmeticException as {@link #cheapest(int)}
     */
    public CheapestResult<O> cheapest() {
        return cheapest(1);
    }

    /**
     * The cheapest solutions, in the order of their cost: the sum of the costs of their options, see
     * {@link OptionSpec#costs}. Works with bounds, colors and secondary items. It runs on the calling thread alone,
     * whatever {@link #threads} says.
     *
     * <p>Of solutions with equal cost, those come first that the search meets first. That order is fixed for a problem
     * and an item choice, whatever the number of solutions: the first of {@code cheapest(k + 1)} are
     * {@code cheapest(k)}.
     *
     * @param most how many solutions at most, at least 1; so many are kept in memory
     * @return the solutions, and how the search ended
     * @throws IllegalArgumentException if {@code most} is less than 1
     * @throws IllegalStateException if this search has a limit, checkpoints or a listener
     * @throws ArithmeticException if sums of costs could overflow: if the dearest (or the most negative) options, as
     *     many of them as the bounds of the items let be chosen together, add up to more than a long can hold
     */
    public CheapestResult<O> cheapest(int most) {
        return cheapest(most, incumbent -> Visit.CONTINUE);
    }

    /**
     * As {@link #cheapest(int)}, and shows on the way each solution that is cheaper than all before.
     *
     * @param most how many solutions at most, at least 1
     * @param visitor is called on this thread; what it throws comes out of this method
     * @return the solutions, and how the search ended
     * @throws IllegalArgumentException if {@code most} is less than 1
     * @throws IllegalStateException if this search has a limit, checkpoints or a listener
     * @throws ArithmeticException as {@link #cheapest(int)}
     */
    public CheapestResult<O> cheapest(int most, IncumbentVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "The visitor must not be null; without one, use cheapest(most)");
        if (most < 1) {
            throw new IllegalArgumentException(
                    "The " + most + " cheapest solutions are asked for, but it must be at least 1");
        }
        checkNoLimit();
        checkNoCheckpoint("cheapest");
        checkNoListener("cheapest");
        return CheapestSearch.find(problem, settings, most, visitor);
    }

    /**
     * Options that cover as many primary items as can be covered, for problems that have no solution. No item is
     * covered more often than it may be, and options exclude each other as ever.
     *
     * <p>This is a cost problem, and found as one: each primary item can also be left uncovered, at a price of 1, and
     * the cheapest solution is asked for. The costs of the options play no part. An item with the bounds
     * {@code low..high} has this price for each time that it is short of {@code low}. Of choices that are equally good,
     * the one that the search meets first is the result. Where the problem has solutions, the result is one of them;
     * but to look for a solution, {@link #first()} is much faster.
     *
     * <p>The result has all {@linkplain #require required} options and no {@linkplain #forbid forbidden} one. Threads and
     * {@link #reduce()} play no part.
     *
     * @return the options, and the items that they leave uncovered
     * @throws IllegalStateException if this search has a limit, checkpoints or a listener, or if nothing can be chosen
     *     because the required options exclude each other, are forbidden too, or can never be chosen
     */
    public PartialResult<I, O> bestPartial() {
        checkNoLimit();
        checkNoCheckpoint("bestPartial");
        checkNoListener("bestPartial");
        return PartialSearch.find(problem, settings);
    }

    private void checkNoLimit() {
        if (settings.limit() != SearchSettings.NO_LIMIT) {
            throw new IllegalStateException("The search has the limit " + settings.limit()
                    + ", which says nothing about the cheapest solutions; leave it out, and say how many you want");
        }
    }

    /**
     * Whether there is no solution, exactly one, or more. Looks for two solutions at most; a limit plays no part.
     *
     * @return the answer, and the solutions found, in the order of {@link #solve}
     * @throws IllegalStateException if this search has checkpoints
     */
    public Uniqueness<O> uniqueness() {
        checkNoCheckpoint("uniqueness");
        List<Solution<O>> found = new ArrayList<>();
        SearchResult result = limit(2).solve(solution -> {
            found.add(solution);
            return Visit.CONTINUE;
        });
        return Uniqueness.of(result.end(), found);
    }

    /**
     * Explains why there is no solution: by a set of primary items that cannot be covered together, and none of which
     * can be left out of the set. There may be other such sets, also smaller ones. {@link Infeasibility} says precisely
     * what it means that items cannot be covered together.
     *
     * <p>Required and forbidden options count, and the choice of items. The time-out, the conditions to cancel and
     * interrupts end it before the time is over, with what is known then. It runs on the calling thread alone and tells no
     * {@link #progress}; a limit, a seed and {@link #reduce()} play no part.
     *
     * @param time how long it may take, more than nothing; it can take longer by the time to set up a search
     * @return what was found in this time; with enough time, either that there is a solution or a minimal set
     * @throws IllegalArgumentException if the time is zero or negative
     * @throws IllegalStateException if this search has checkpoints or a listener
     */
    public Infeasibility<I> explainInfeasible(Duration time) {
        Objects.requireNonNull(time, "The time must not be null");
        if (time.isZero() || time.isNegative()) {
            throw new IllegalArgumentException("The time is " + time + ", but must be more than nothing");
        }
        checkNoCheckpoint("explainInfeasible");
        checkNoListener("explainInfeasible");
        return Explainer.explain(problem, settings, time);
    }

    /**
     * Estimates the size of the search tree and the number of solutions before anybody waits for them, by Knuth's
     * random probing: so many times, it goes down a random path of the tree and weighs what it sees by the number of
     * branches that it passed by. See {@link Estimate} for what can be believed.
     *
     * <p>The estimate is that of a search without limit. The time-out, the conditions to cancel and interrupts end it
     * early, with the probes made until then; no {@link #progress} is told.
     *
     * @param probes the number of probes, at least 1; each takes about as long as as many nodes as the tree is deep
     * @param seed any number; the same seed makes the same probes
     * @return the estimate
     * @throws IllegalArgumentException if the number of probes is less than 1
     * @throws IllegalStateException if this search has checkpoints or a listener
     * @throws SearchIncompleteException if the search timed out or was cancelled before the first probe was made
     */
    public Estimate estimate(int probes, long seed) {
        if (probes < 1) {
            throw new IllegalArgumentException(
                    "The number of probes is " + probes + ", but must be at least 1; some hundreds are a good start");
        }
        checkNoCheckpoint("estimate");
        checkNoListener("estimate");
        return Estimator.estimate(problem, settings, probes, seed);
    }

    private SearchRun<O> start(boolean counting) {
        return Machines.start(problem, settings, counting);
    }
}
