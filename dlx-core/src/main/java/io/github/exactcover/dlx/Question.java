package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.text.Given;
import java.time.Duration;
import java.util.BitSet;
import java.util.Collection;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * What all questions about a problem have in common: which options are required or forbidden, when to end, how much
 * memory to use, and what to report.
 *
 * <pre>{@code
 * import java.time.Duration;
 *
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", "a", "b")
 *         .option("left", "a")
 *         .option("right", "b")
 *         .build();
 * Search<String, String> search = DLX.search(problem).forbid("both").timeout(Duration.ofSeconds(10));
 * search.forEach(solution -> System.out.println(solution.options())); // [left, right]
 * }</pre>
 *
 * <p>Each question is a type: {@link Search} for all solutions, and others in packages of their own, such as
 * {@code Count}, {@code Feasibility} and {@code Cheapest}. Each has only the settings that apply to it, so what makes
 * no sense does not compile. A method {@code of} makes the question, the settings come next, and the last call gives
 * the answer.
 *
 * <p>Immutable: the methods that configure return a new question and leave this one as it is. Safe to share between
 * threads. Each last call starts anew.
 *
 * <p>You can end any question by {@link #timeout timeout}, by {@link #cancelWhen cancelWhen}, or by interrupting the
 * thread that asked it. It then ends within 50 milliseconds and 50 more for each million items of options, provided
 * that a processor is free and that no single node of a search takes longer. The time counts from the call on, and this
 * also holds while the work is set up. dlx looks at the clock, the condition and its thread when it starts, after each
 * solution, and about every 5 milliseconds in between. On top of that come the time that a visitor, condition or
 * listener takes, and the last checkpoint. Everything can be used afterwards, and an interrupt flag stays set. A result
 * says that it was ended early. What has no way to say so throws a {@link SearchIncompleteException}.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 * @param <Q> the type of the question
 */
public abstract class Question<I, O, Q extends Question<I, O, Q>> {

    private final Asked<I, O> asked;
    private final Function<Asked<I, O>, Q> otherwise;

    /**
     * For dlx alone: what is asked cannot be changed elsewhere.
     *
     * @param asked the problem and the configuration
     * @param otherwise makes the same question about another problem or with another configuration
     * @hidden
     */
    @SuppressWarnings("exports")
    protected Question(Asked<I, O> asked, Function<Asked<I, O>, Q> otherwise) {
        this.asked = Objects.requireNonNull(asked);
        this.otherwise = Objects.requireNonNull(otherwise);
    }

    /**
     * What a new question asks: a problem, with the default configuration.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param question the type of the question
     * @param problem the problem
     * @param release {@link Asked#RELEASE}, as the module of the question was compiled with it
     * @return the problem and the configuration
     * @hidden
     */
    @SuppressWarnings("exports")
    protected static <I, O> Asked<I, O> asked(Class<?> question, ExactCoverProblem<I, O> problem, String release) {
        Objects.requireNonNull(problem, "The problem must not be null");
        Asked.checkRelease(question, release);
        return new Asked<>(problem, problem.table(), Settings.DEFAULT);
    }

    /**
     * The same question, asked otherwise.
     *
     * @param other the problem and the configuration
     * @return the question
     * @hidden
     */
    @SuppressWarnings("exports")
    protected final Q with(Asked<I, O> other) {
        return otherwise.apply(other);
    }

    /**
     * What is asked.
     *
     * @return the problem and the configuration
     * @hidden
     */
    @SuppressWarnings("exports")
    protected final Asked<I, O> asked() {
        return asked;
    }

    /**
     * The same question with some settings changed.
     *
     * @param change the change
     * @return the question
     * @hidden
     */
    @SuppressWarnings("exports")
    protected final Q with(Consumer<Settings> change) {
        return with(asked.with(change));
    }

    /**
     * The problem.
     *
     * @return the problem, as it was given
     */
    public final ExactCoverProblem<I, O> problem() {
        return asked.problem();
    }

    /**
     * Ends with {@link SearchEnd#TIMEOUT} when this time has passed since the start. A stream starts when
     * its first solution is asked for. The time that visitors take counts.
     *
     * @param duration the time, more than nothing and as long as you like
     * @return the same question with this time-out in place of an earlier one
     * @throws IllegalArgumentException if the duration is zero or negative
     */
    public final Q timeout(Duration duration) {
        Objects.requireNonNull(duration, "The duration of the time-out must not be null; to do without, leave it out");
        long nanos = Settings.nanos(duration, "time-out", "leave it out");
        return with(changed -> changed.timeout = nanos);
    }

    /**
     * Ends with {@link SearchEnd#CANCELLED} when this condition holds. It is asked at the start and
     * then about every 5 milliseconds, by the thread that asked the question. So it should be quick, such as a look
     * at a flag that another thread sets. What it throws reaches the caller unchanged.
     *
     * @param condition the condition
     * @return the same question, which ends when this condition holds, or one that was given before
     */
    public final Q cancelWhen(BooleanSupplier condition) {
        Objects.requireNonNull(condition, "The condition must not be null");
        BooleanSupplier before = asked.settings().cancelled;
        return with(changed -> changed.cancelled =
                before == null ? condition : () -> before.getAsBoolean() || condition.getAsBoolean());
    }

    /**
     * Tells a listener how far the search has come, about as often as given here and once more when it has ended. There
     * is no last call for a search that is abandoned: one whose visitor throws, or a stream that is not read to its
     * end.
     *
     * @param every the time between two calls, more than nothing; there are fewer calls when a visitor is slow
     * @param listener is called on the thread that searches; what it throws reaches the caller unchanged
     * @return the same question, which tells this listener too
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public final Q progress(Duration every, Consumer<Progress> listener) {
        Objects.requireNonNull(listener, "The listener must not be null");
        return progress(every, true, listener);
    }

    /**
     * Writes one line about the progress to the SLF4J logger {@code io.github.exactcover.dlx.Search} at INFO, about as
     * often as given here, and none if the search ends sooner.
     *
     * @param every the time between two lines, more than nothing
     * @return the same question, which writes these lines too
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public final Q logProgress(Duration every) {
        return progress(every, false, Run::log);
    }

    /**
     * Sets how much memory may be used to remember what was found: states or subproblems when solutions are counted,
     * nodes of a diagram, clauses of the engine that learns, solutions that were shown. When it is full, dlx forgets
     * some of it for others, or goes on in another way. The answer stays exact, but takes longer. The default is half
     * of the memory that the JVM may use. A plain search remembers nothing, and ignores it.
     *
     * @param bytes the number of bytes, at least 1; what a search takes in any case comes on top
     * @return the same question with this limit
     * @throws IllegalArgumentException if the number is less than 1
     */
    public final Q maxMemory(long bytes) {
        if (bytes < 1) {
            throw new IllegalArgumentException("The memory is " + bytes + " bytes, but must be at least 1; to count"
                    + " without a memo, choose Counting.SEARCH");
        }
        return with(changed -> changed.maxMemory = bytes);
    }

    /**
     * Tries the options in a random order, which is the same for the same seed and problem on every machine. The
     * solutions stay the same and come in another order, so the first one differs from seed to seed.
     *
     * <p>This is not uniform sampling. A solution that stands alone in a large part of the tree comes first more often
     * than one of a crowd. To sample uniformly, use a {@code SolutionDiagram}.
     *
     * @param seed any number
     * @return the same question in this order
     */
    public final Q seed(long seed) {
        return with(changed -> changed.seed = OptionalLong.of(seed));
    }

    /**
     * Makes the problem smaller before each search. It drops options that can be in no solution, because choosing one
     * would leave some primary item with too few options, and items that say nothing new, until nothing changes. The
     * solutions stay the same, in terms of the same options, but may come in another order.
     *
     * <p>This pays when the search is long, because it takes time of its own: each round looks, for each option, at all
     * options that share an item with it, and there is another round as long as something was dropped. What is left is
     * logged at DEBUG.
     *
     * @return the same question about the smaller problem
     */
    public final Q reduce() {
        return with(changed -> changed.reduced = true);
    }

    /**
     * Looks only for solutions that have all of these options, and those that were required before. You need not build
     * the problem again. If the options exclude each other, or if one of them is also forbidden or can never be chosen,
     * there is no solution. That is not an error.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return the same question about these solutions
     * @throws IllegalArgumentException if an option is not in the problem, or stands at several places of it: then
     *     {@link #requireIndices requireIndices} says which one
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // They are only read.
    public final Q require(O... options) {
        return require(Given.list(options, "options"));
    }

    /**
     * Looks only for solutions that have all of these options, as {@link #require(Object[]) require} says. A single
     * option that is itself a collection has to be put into a list, as in {@code require(List.of(option))}: otherwise
     * its elements are taken for options, if options are of type {@code Object}.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return the same question about these solutions
     * @throws IllegalArgumentException if an option is not in the problem, or stands at several places of it
     */
    public final Q require(Collection<? extends O> options) {
        return requirePlaces(Settings.singlePlaces(options, problem().options(), "requireIndices"));
    }

    /**
     * Looks only for solutions that have the options at these places, as {@link #require(Object[]) require} says.
     *
     * @param places places in {@link ExactCoverProblem#options() ExactCoverProblem.options}, from 0
     * @return the same question about these solutions
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public final Q requireIndices(int... places) {
        return requirePlaces(Settings.places(places, problem().options()));
    }

    /**
     * Looks only for solutions that have none of these options, nor those that were forbidden before. If several
     * options are equal, all of them are forbidden.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return the same question about these solutions
     * @throws IllegalArgumentException if an option is not in the problem
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // They are only read.
    public final Q forbid(O... options) {
        return forbid(Given.list(options, "options"));
    }

    /**
     * Looks only for solutions that have none of these options, as {@link #forbid(Object[]) forbid} says. A single
     * option that is itself a collection has to be put into a list, as in {@code forbid(List.of(option))}: otherwise
     * its elements are taken for options, if options are of type {@code Object}.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return the same question about these solutions
     * @throws IllegalArgumentException if an option is not in the problem
     */
    public final Q forbid(Collection<? extends O> options) {
        return forbidPlaces(Settings.allPlaces(options, problem().options()));
    }

    /**
     * Looks only for solutions that have none of the options at these places, as {@link #forbid(Object[]) forbid} says.
     *
     * @param places places in {@link ExactCoverProblem#options() ExactCoverProblem.options}, from 0
     * @return the same question about these solutions
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public final Q forbidIndices(int... places) {
        return forbidPlaces(Settings.places(places, problem().options()));
    }

    /**
     * Takes over all settings that questions have in common from another question about the same problem: what is
     * required and forbidden, how to end, memory, seed, reduction and progress. So a search that was configured once
     * can be counted, too.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a")
     *         .option("one", "a")
     *         .option("two", "a")
     *         .build();
     * Search<String, String> search = DLX.search(problem).limit(1).forbid("one");
     * System.out.println(Count.of(problem).like(search).solutions()); // 1
     * }</pre>
     *
     * @param other a question about the same problem
     * @return this question with these settings of the other one in place of its own
     * @throws IllegalArgumentException if the other question is about another problem
     */
    public final Q like(Question<I, O, ?> other) {
        Objects.requireNonNull(other, "The other question must not be null");
        if (!other.problem().equals(problem())) {
            throw new IllegalArgumentException("The other question is about another problem, " + other.problem()
                    + "; make both of the same problem");
        }
        return with(changed -> changed.takeCommon(other.asked().settings()));
    }

    private Q requirePlaces(BitSet places) {
        return with(changed -> changed.required = Settings.union(changed.required, places));
    }

    private Q forbidPlaces(BitSet places) {
        return with(changed -> changed.forbidden = Settings.union(changed.forbidden, places));
    }

    private Q progress(Duration every, boolean atEnd, Consumer<Progress> listener) {
        Objects.requireNonNull(every, "The interval 'every' of the progress must not be null");
        long nanos = Settings.nanos(every, "interval of the progress", "do not ask for progress");
        Settings.Listener added = new Settings.Listener(nanos, atEnd, listener);
        return with(changed -> changed.listeners = Settings.append(changed.listeners, added));
    }

    /**
     * The size of the problem and what was configured, apart from what only this kind of question has, such as
     * {@code Search[8 primary items, 0 secondary, 9 options; limit 5]}.
     */
    @Override
    public String toString() {
        return getClass().getSimpleName() + "[" + problem() + asked.settings().configured() + "]";
    }
}
