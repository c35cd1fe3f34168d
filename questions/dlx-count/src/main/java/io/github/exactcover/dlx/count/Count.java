package io.github.exactcover.dlx.count;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.count.CountingTrial;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Objects;

/**
 * How many solutions a problem has.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .option("two", "a")
 *         .build();
 * System.out.println(Count.of(problem).solutions()); // 2
 * }</pre>
 *
 * <p>No solution is built, and where the same subproblem comes again and again, it is counted only once. So this
 * counts what no search could visit one by one. Several ways take turns, and the one that expects to be done first gets
 * most of the work: a search, sweeps along a frontier, and the same for independent parts of the problem. The number is
 * exact, however large it is.
 *
 * <p>To count with a limit, with checkpoints, or with a certain engine, use
 * {@link io.github.exactcover.dlx.Search#count Search.count}, which visits the solutions. If a count takes too long,
 * {@link Estimate} guesses how long a search would take, and more {@link #threads threads} can make it faster.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Count<I, O> extends Question<I, O, Count<I, O>> {

    private final Counting method;

    private Count(Asked<I, O> asked, Counting method) {
        super(asked, other -> new Count<>(other, method));
        this.method = method;
    }

    /**
     * The question how many solutions a problem has.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> Count<I, O> of(ExactCoverProblem<I, O> problem) {
        return new Count<>(asked(Count.class, problem, Asked.RELEASE), Counting.AUTO);
    }

    /**
     * Sets how many threads count, the calling one among them. The default is 1. They share one memo.
     *
     * @param number the number of threads, from 1 to 1000; more threads than processors do not help
     * @return the same question for this many threads
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public Count<I, O> threads(int number) {
        return with(Settings.threads(number));
    }

    /**
     * Sets how to count. The default is {@link Counting#AUTO}, which is the best choice unless you compare methods.
     *
     * @param way the method
     * @return the same question, answered this way. When it is asked, it throws an {@link IllegalArgumentException}
     *     with the reason if the method cannot count the solutions of the problem
     */
    public Count<I, O> by(Counting way) {
        return new Count<>(asked(), Objects.requireNonNull(way, "The way to count must not be null"));
    }

    /**
     * Writes a proof of the number, which {@code dlx-check} checks. A search is proven node by node, as in
     * {@link io.github.exactcover.dlx.Proof}. If the count ends with a {@link Counting#FRONTIER} sweep, its proof is
     * the order of the items, in place of what was written before, and the checker needs as long as the sweep. If
     * states were merged up to symmetry, the count goes through the states a second time to write how. This is not done
     * for problems with colors, of which all states are counted.
     *
     * @param file the file, no pipe and no device; one of that name is overwritten when the count starts
     * @return the same question with a proof. When it is asked, it throws an {@link java.io.UncheckedIOException} if
     *     the file cannot be written
     * @throws IllegalArgumentException if the problem has an option without items: there is no line for it in the file
     *     of the problem with which the proof is checked
     */
    public Count<I, O> proofTo(Path file) {
        return with(asked().provenTo(file));
    }

    /**
     * The number of solutions.
     *
     * @return the exact number, however large
     * @throws io.github.exactcover.dlx.SearchIncompleteException if the count timed out or was cancelled; then
     *     {@link #result result} would have said how many were counted
     */
    public BigInteger solutions() {
        return run().use(run -> {
            SearchResult result = run.finish();
            run.failIfGivenUp();
            return result.solutions();
        });
    }

    /**
     * Counts, and says how the count ended, and how it was done. A count that was ended early has seen at least as many
     * solutions as it says.
     *
     * @return the number, and how the count ended; it is the number of all solutions only if
     *     {@link CountResult#isExhausted() CountResult.isExhausted}
     */
    public CountResult result() {
        return run().use(CountResult::of);
    }

    /**
     * Whether one machine will probably count all solutions sooner than many machines could in parts. Where the same
     * subproblems come again and again, a count may take seconds, though a search could not visit all solutions in a
     * year; and such a count cannot be divided. This counts for a second or two on one thread, and looks how it goes.
     *
     * @return true if the count was done in that time, or if another method was well ahead of the search
     */
    public boolean isBestWhole() {
        Asked<I, O> alone = asked().with(changed -> changed.threads = 1);
        View view = Start.view(alone);
        Start start = new Start(alone.settings(), view, true);
        return new CountingTrial(view.table(), start.plain(start.strategy()), System::nanoTime).isBestCountedWhole();
    }

    private Run<O> run() {
        long memory = asked().settings().memoryForMemos();
        CountingMethod used = CountingMethod.valueOf(method.name());
        return Start.search(
                method == Counting.FRONTIER ? asked().with(Count::withoutProbe) : asked(),
                true,
                (start, strategy) -> method == Counting.SEARCH
                        ? start.finder(strategy)
                        : new CountingMachine(start.view().table(), start.plain(strategy), used, memory));
    }

    /** Where no search counts, it does not matter which one would be the fastest. */
    private static void withoutProbe(Settings changed) {
        changed.engine = Engine.DANCING_LINKS;
        changed.itemChoice = ItemChoice.MRV;
    }
}
