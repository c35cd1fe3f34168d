package io.github.exactcover.dlx.cheapest;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Settings;
import java.nio.file.Path;
import java.time.Duration;

/**
 * Options that cover as many primary items as can be covered, for problems that have no solution. No item is covered
 * more often than it may be, and options exclude each other as ever.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b", "c")
 *         .option("left", "a", "b")
 *         .option("right", "b", "c")
 *         .build();
 * PartialResult<String, String> result = BestPartial.of(problem).find();
 * System.out.println(result.uncovered().size()); // 1
 * }</pre>
 *
 * <p>This is solved as a problem of costs: each primary item may also be left uncovered, at a price of 1, and the
 * search looks for the cheapest solution. The costs of the options are ignored. An item with the bounds
 * {@code low..high} has this price for each time that it is short of {@code low}. Of choices that are equally good, the
 * one that the search meets first is the result. Where the problem has solutions, the result is one of them; but to
 * look for a solution, {@code Feasibility} is much faster.
 *
 * <p>The result has all {@linkplain #require required} options and no {@linkplain #forbid forbidden} one. If the
 * required options exclude each other, it has as many of them as possible, whatever that leaves uncovered, and
 * {@code Feasibility.explain} says which ones exclude each other.
 * {@link #reduce() reduce} changes nothing here. Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class BestPartial<I, O> extends Question<I, O, BestPartial<I, O>> {

    private BestPartial(Asked<I, O> asked) {
        super(asked, BestPartial::new);
    }

    /**
     * The question how much of a problem can be covered.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> BestPartial<I, O> of(ExactCoverProblem<I, O> problem) {
        return new BestPartial<>(asked(BestPartial.class, problem, Asked.RELEASE));
    }

    /**
     * Sets how many threads search. The default is 1, and two are enough.
     *
     * @param number the number of threads, from 1 to 1000; more threads than processors do not help
     * @return the same question for this many threads
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public BestPartial<I, O> threads(int number) {
        return with(Settings.threads(number));
    }

    /**
     * Ends the search when it has found so many selections of options that are each better than all before, with the
     * best of them.
     *
     * @param improvements how many, at least 1
     * @return the same question with this limit
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public BestPartial<I, O> limit(long improvements) {
        return with(Settings.limit(improvements));
    }

    /**
     * Writes checkpoints, as {@link Cheapest#checkpointTo(Path, Duration) Cheapest.checkpointTo} does.
     *
     * @param file the file; an old one of that name is replaced by the first checkpoint
     * @param every the time between two checkpoints, more than nothing
     * @return the same question with checkpoints. When it is asked, it throws an {@link java.io.UncheckedIOException}
     *     if the file cannot be written
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public BestPartial<I, O> checkpointTo(Path file, Duration every) {
        return with(Settings.checkpointTo(file, every, () -> {}));
    }

    /**
     * Goes on from a file that {@link #checkpointTo checkpointTo} wrote.
     *
     * @param file the file
     * @return the same question, going on from there. When it is asked, it throws an
     *     {@link java.io.UncheckedIOException} if the file cannot be read, and an {@link IllegalArgumentException} with
     *     the reason if it does not fit
     */
    public BestPartial<I, O> resume(Path file) {
        return with(Settings.resume(file));
    }

    /**
     * Finds the options.
     *
     * @return the options, and the items that they leave uncovered
     */
    public PartialResult<I, O> find() {
        return CheapestSearch.partial(asked());
    }
}
