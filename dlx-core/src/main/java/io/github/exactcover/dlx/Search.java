package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.SolutionSpliterator;
import io.github.exactcover.dlx.internal.run.Start;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collector;
import java.util.stream.Stream;

/**
 * A search that you configure and then start, as often as you like.
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
 * <p>This is the plain search for all solutions: {@link #solve solve}, {@link #forEach forEach}, {@link #stream
 * stream}, {@link #collect(Collector) collect}, {@link #count count} and {@link #first() first} all visit the solutions
 * one by one, in the same order. Other questions have faster ways of their own: {@code Count} counts what no search
 * could visit, {@code Feasibility} finds any solution, and {@code Cheapest} the cheapest ones.
 *
 * <p>Immutable: the methods that configure return a new search and leave this one as it is. Safe to share between
 * threads. Each start is a search of its own, and {@link Question} says how it can be ended.
 *
 * <p>The order of the solutions is fixed for a problem and a configuration. Every search writes one line to the SLF4J
 * logger of this class's name at DEBUG when it starts and one when it ends.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Search<I, O> extends Question<I, O, Search<I, O>> {

    Search(ExactCoverProblem<I, O> problem) {
        this(asked(Search.class, problem, Asked.RELEASE));
    }

    private Search(Asked<I, O> asked) {
        super(asked, Search::new);
    }

    /**
     * Ends the search with {@link SearchEnd#LIMIT} when it has found this many solutions. It does not look whether
     * there are more.
     *
     * <p>A search that {@linkplain #resume goes on} counts the solutions of its earlier runs too: after
     * {@code limit(40)}, {@code limit(50)} shows ten more, and {@code limit(40)} none.
     *
     * @param solutions the number of solutions, at least 1
     * @return a search with this limit
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public Search<I, O> limit(long solutions) {
        return with(Settings.limit(solutions));
    }

    /**
     * Sets how the search chooses the item to branch on. The default is {@link ItemChoice#AUTO}.
     *
     * @param choice the way to choose
     * @return a search that chooses this way
     */
    public Search<I, O> itemChoice(ItemChoice choice) {
        return with(Settings.itemChoice(choice));
    }

    /**
     * Sets the data structure on which the search works. The default is {@link Engine#AUTO}.
     *
     * @param engine the engine
     * @return a search with this engine. When it is started, it throws an {@link IllegalArgumentException} with the
     *     reason if the engine cannot search the problem
     */
    public Search<I, O> engine(Engine engine) {
        return with(Settings.engine(engine));
    }

    /**
     * Branches on these items before all others, and on those that were preferred before: another item comes first only
     * if it has at most one option left. The item choice decides among the preferred items, and among the others. (In
     * Knuth's programs, these are items whose names begin with {@code #}.)
     *
     * @param items primary items of the problem
     * @return a search that prefers these items. When it is started with {@link ItemChoice#FIRST}, which takes the
     *     items in their own order, it throws an {@link IllegalStateException}
     * @throws IllegalArgumentException if the problem has no such primary item
     */
    public Search<I, O> prefer(Collection<? extends I> items) {
        return with(Settings.prefer(items, problem().primaryItems()));
    }

    /**
     * Sets how many threads search, the calling one among them. The default is 1. The solutions and their order do not
     * depend on it. The numbers of nodes and updates differ a little, and
     * with a limit more, because threads work ahead. Only the calling thread calls the visitor; with
     * {@link #collect(Collector) collect}, all threads look at solutions. Each thread has its own copy of the search's
     * data, some 16 bytes for each item of each option. Solutions found ahead of their turn are kept, about 20 MB at
     * most.
     *
     * <p>Close a stream of such a search, or read it to its end. Its threads stay until then.
     *
     * @param number the number of threads, from 1 to 1000; more threads than processors do not help
     * @return a search with this many threads
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public Search<I, O> threads(int number) {
        return with(Settings.threads(number));
    }

    /**
     * Writes checkpoints about as often as given here, and when the search ends. {@link #resume resume} can then go on
     * from the last one, even after the process was killed. Solutions count as shown as soon as the visitor returns,
     * and those of a {@link #stream stream} as soon as the next one is asked for. If you write them to a buffer, use
     * {@link #checkpointTo(Path, Duration, Runnable) checkpointTo}.
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
     * Writes checkpoints, and calls an action just before each of them. Everything that a checkpoint counts as shown
     * must have left the process, or a kill loses it for good. So flush your buffers in this action, or commit your
     * transaction.
     *
     * <p>The file is text and is replaced whole, after the new one has been forced to the disk: whether the process is
     * killed or the power fails, there is one complete file, that of the last checkpoint or of the one before. A
     * killed process can leave a temporary file beside it, whose name begins with {@code .dlx-}; a later checkpoint in
     * that folder deletes it after an hour.
     *
     * <p>Until a search has ended, no other search can write its checkpoints to the same file, in this program or in
     * another: they would overwrite each other. For that, a hidden empty file lies beside it and is locked, with a lock
     * that ends with the process. So close a {@link #stream stream} that you do not read to its end. Where files cannot
     * be locked, a line at WARN says so, and only searches of the same program are kept apart.
     *
     * <p>The last checkpoint is written however the search ends: also when {@link #first first} has found its solution,
     * when a stream is closed early, and when a visitor, a listener or a condition throws.
     *
     * <p>When the search starts, it throws an {@link java.io.UncheckedIOException} if the file cannot be written, for
     * instance because its folder is missing, or because another search writes there. A checkpoint that fails later is
     * logged at WARN, and the search goes on and tries again when the next one is due. If the last one fails, it is
     * logged at ERROR, and the answer is given all the same; its {@code checkpointFailure} says what happened.
     *
     * @param file the file; an old one of that name is replaced by the first checkpoint
     * @param every the time between two checkpoints, more than nothing. Each takes as long as the disk needs to write
     *     the file for good, often some 20 milliseconds, and some milliseconds more where the depth of the search times
     *     the number of threads is 50,000
     * @param before is called on the thread of the search. What it throws reaches the caller of the search unchanged,
     *     and the file stays as it was: neither this checkpoint is written nor a later one. If a visitor, a listener or
     *     a condition threw before, the caller gets that exception, and the other one as suppressed by it
     * @return a search that writes checkpoints
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Search<I, O> checkpointTo(Path file, Duration every, Runnable before) {
        return with(Settings.checkpointTo(file, every, before));
    }

    /**
     * Goes on from a file that {@link #checkpointTo(Path, Duration) checkpointTo} wrote. The problem and the
     * configuration must be as they were, but for the number of threads, limits and time-outs; a count with a limit
     * goes on with one, and a count without limit without. To write checkpoints again, call {@code checkpointTo} too,
     * with the same file or another.
     *
     * <p>{@link #count count} then gives the number of all solutions, each counted exactly once. {@link #solve solve},
     * {@link #first first} and {@link #stream stream} go on behind the solutions that the checkpoint counts as shown,
     * in the same order as ever. What is seen twice depends on how the earlier run ended:
     * <ul>
     *   <li>By limit, time-out, cancelling, {@link Visit#STOP}, or because {@link #first first} had its solution:
     *       nothing.
     *   <li>Because a visitor threw, or because a stream was closed early: the solution that was given out last,
     *       because its receiver may not have been done with it.
     *   <li>Because the process was killed: what was shown after the last checkpoint.
     * </ul>
     *
     * <p>The result's number of solutions counts those of all runs, and so does a {@link #limit limit};
     * {@link #first first} is the next solution in every run. Nodes and updates go on from those of the checkpoint;
     * what was done between it and an end by force is done, and counted, once.
     *
     * @param file the file
     * @return a search that goes on from there. When it is started, it throws an {@link java.io.UncheckedIOException}
     *     if the file cannot be read, and an {@link IllegalArgumentException} with the reason if it is no checkpoint,
     *     was cut, or is that of another problem or of another way to search: with other presets, another seed, engine
     *     or item choice, or by a release that searches in another order. The costs of options may change
     */
    public Search<I, O> resume(Path file) {
        return with(Settings.resume(file));
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
        return Start.search(asked(), false).use(run -> run.show(visitor));
    }

    /**
     * Shows the solutions to an action that never stops the search: {@link #solve solve} for a visitor that always says
     * {@link Visit#CONTINUE}.
     *
     * @param action is called once for each solution, on this thread; what it throws comes out of this method
     * @return how the search ended and what it cost
     */
    public SearchResult forEach(Consumer<? super Solution<O>> action) {
        Objects.requireNonNull(action, "The action must not be null; to count solutions, use count()");
        return solve(Run.each(action));
    }

    /**
     * The first solution in the order of {@link #solve solve}. To find any solution as fast as possible, or to learn
     * that there is none, {@code Feasibility} is often thousands of times faster.
     *
     * <p>A limit is ignored. After {@link #resume resume}, this is the first of the solutions that are left.
     *
     * @return the solution; empty if there is none
     * @throws SearchIncompleteException if the search timed out or was cancelled before it found a solution or knew
     *     that there is none
     */
    public Optional<Solution<O>> first() {
        return searchForOne().use(Run::first);
    }

    /**
     * As {@link #first() first}, but says how the search ended and what it cost.
     *
     * @param action is called on this thread with the solution, if there is one; what it throws comes out of this
     *     method
     * @return {@link SearchEnd#LIMIT} if there was a solution, {@link SearchEnd#EXHAUSTED} if there is none, or why the
     *     search was given up
     */
    public SearchResult first(Consumer<? super Solution<O>> action) {
        Objects.requireNonNull(action, "The action must not be null; without one, use first()");
        return searchForOne().use(run -> run.first(action));
    }

    /** With a limit of 1, a search that is resumed would be at its end before it began. */
    private Run<O> searchForOne() {
        return Start.search(asked().with(changed -> changed.limit = Settings.NO_LIMIT), false);
    }

    /**
     * Counts the solutions by visiting them, up to the limit if there is one. No solution is built for it. To count
     * with limits, checkpoints or a certain engine, this is the way. Otherwise use {@code Count}, which counts the same
     * subproblem only once, and is often faster by orders of magnitude. A count that was ended early has seen at least
     * as many solutions as it says.
     *
     * @return how the search ended, the number, and what it cost; the number is that of all solutions only if
     *     {@link SearchResult#isExhausted() SearchResult.isExhausted}
     */
    public SearchResult count() {
        return Start.search(asked(), !asked().settings().isLimited()).use(Run::finish);
    }

    /**
     * A lazy stream of the solutions, in the order of {@link #solve solve}: the search for a solution begins when it is
     * asked for, and the memory in use does not grow with their number. It is sequential, even if it is told to be
     * parallel: to look at solutions on several threads, use {@link #collect(Collector) collect}. Closing it lets go of
     * the search. A stream that is not closed leaves nothing open but memory, and the threads that
     * {@link #threads threads} asked for; these end when the garbage collector finds the stream.
     *
     * <p>Any thread may close it at any moment. If another thread is waiting for a solution then, the search ends as
     * soon as a search that is cancelled, and that thread finds the stream at its end. If another thread is at work on
     * a solution in {@code forEach}, the search ends when it is done with that solution. Only one thread at a time may
     * ask for solutions; a second one gets an {@link IllegalStateException}.
     *
     * <p>When the search times out or is cancelled, the stream throws a {@link SearchIncompleteException} after the
     * solutions found until then; it never ends as if there were no more.
     *
     * @return the stream; it ends at the limit if there is one
     */
    public Stream<Solution<O>> stream() {
        return SolutionSpliterator.stream(asked(), closable -> Start.search(closable, false));
    }

    /**
     * Collects the solutions, as {@link Stream#collect(Collector) Stream.collect} does, and with several
     * {@link #threads threads} on all of them at the same time.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a", "b")
     *         .option("both", "a", "b")
     *         .option("only a", "a")
     *         .option("only b", "b")
     *         .option("b again", "b")
     *         .build();
     * Map<Integer, Long> sizes = DLX.search(problem).threads(2).collect(
     *         Collectors.groupingBy(solution -> solution.options().size(), Collectors.counting()));
     * System.out.println(sizes); // {1=1, 2=2}
     * }</pre>
     *
     * <p>Where {@link #solve solve} and {@link #stream stream} hand all solutions to one thread, each thread here puts
     * what it finds into a container of its own. So this is faster where solutions are many, or where it takes long to
     * look at one. Each part of the search tree has its container, and containers of neighbouring parts are combined,
     * the left one first: the result is the same as on one thread, and the solutions come in the order of
     * {@code solve}. A collector that is {@link java.util.stream.Collector.Characteristics#UNORDERED UNORDERED} gets
     * one container for each thread, and one that is {@code CONCURRENT} too a single one for all.
     *
     * <p>The functions of the collector are called by several threads, but for one container by one thread at a time,
     * unless it is {@code CONCURRENT}. They should not change anything else. What one of them throws ends the search
     * and comes out of this method unchanged. A search that is ended waits until those that are at work have
     * returned.
     *
     * <p>With a {@link #limit limit}, with {@link #checkpointTo(Path, Duration) checkpoints}, or after
     * {@link #resume resume}, only this thread collects: it gets the solutions one by one, as {@code solve} does, so
     * that exactly the first ones are collected. What counts as shown is what was collected; after {@code resume} only
     * the rest is.
     *
     * @param <R> the type of the result
     * @param <A> the type of the collector's containers
     * @param collector such as one of {@link java.util.stream.Collectors}
     * @return the result; that of no solutions if there are none
     * @throws SearchIncompleteException if the search timed out or was cancelled
     */
    public <R, A> R collect(Collector<? super Solution<O>, A, R> collector) {
        List<R> collected = new ArrayList<>(1);
        collect(collector, true, collected::add);
        return collected.get(0);
    }

    /**
     * As {@link #collect(Collector) collect}, but says how the search ended and what it cost, and also gives the result
     * of a search that was ended early.
     *
     * <p>When a search by several threads times out or is cancelled, each of them is somewhere else in the search tree.
     * Then the result has gaps: the solutions are in their order, and the number of
     * {@link SearchResult#solutions SearchResult.solutions} is right, but others that come before some of them are
     * missing.
     *
     * @param <R> the type of the result
     * @param <A> the type of the collector's containers
     * @param collector such as one of {@link java.util.stream.Collectors}
     * @param action is called once on this thread with the result, however the search ended; what it throws comes out
     *     of this method
     * @return how the search ended and what it cost
     */
    public <R, A> SearchResult collect(Collector<? super Solution<O>, A, R> collector, Consumer<? super R> action) {
        Objects.requireNonNull(action, "The action must not be null; without one, use collect(collector)");
        return collect(collector, false, action);
    }

    private <R, A> SearchResult collect(
            Collector<? super Solution<O>, A, R> collector, boolean whole, Consumer<? super R> action) {
        Objects.requireNonNull(collector, "The collector must not be null; to count solutions, use count()");
        return Start.collect(asked(), collector, whole, action);
    }
}
