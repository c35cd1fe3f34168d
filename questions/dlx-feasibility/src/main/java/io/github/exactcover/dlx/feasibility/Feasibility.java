package io.github.exactcover.dlx.feasibility;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.argument.Certificate;
import io.github.exactcover.dlx.internal.learn.Explainer;
import io.github.exactcover.dlx.internal.learn.Limits;
import io.github.exactcover.dlx.internal.learn.Ways;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.run.Strategy;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Given;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Whether a problem has a solution, whether it has only one, and why it has none.
 *
 * <pre>{@code
 * import java.time.Duration;
 *
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", "a", "b")
 *         .option("left", "a")
 *         .build();
 * System.out.println(Feasibility.of(problem).solution().orElseThrow()); // [both]
 * System.out.println(Feasibility.of(problem).uniqueness().kind()); // UNIQUE
 * Infeasibility<String> why = Feasibility.of(problem).forbid("both").explain(Duration.ofSeconds(10));
 * System.out.println(why.items()); // [b]
 * }</pre>
 *
 * <p>Several ways take turns, because which one is fast differs by factors of thousands from problem to problem: a
 * search that begins in the order of the problem and then again and again with the options in random orders, an engine
 * that learns from conflicts, the engines that show all solutions, and a look for an arithmetical reason why there is
 * no solution. What is learned takes at most {@link #maxMemory maxMemory} bytes. The answer is always the same for a
 * problem, a {@link #seed seed} and one thread.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Feasibility<I, O> extends Question<I, O, Feasibility<I, O>> {

    private Feasibility(Asked<I, O> asked) {
        super(asked, Feasibility::new);
    }

    /**
     * The question whether a problem has a solution.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> Feasibility<I, O> of(ExactCoverProblem<I, O> problem) {
        return new Feasibility<>(asked(Feasibility.class, problem, Asked.RELEASE));
    }

    /**
     * Sets how many threads search. The default is 1. With more, half of them search with random numbers of their own
     * and send each other some of what they learn, and the first answer counts. So it may differ from run to run.
     *
     * @param number the number of threads, from 1 to 1000; more threads than processors do not help
     * @return the same question for this many threads
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public Feasibility<I, O> threads(int number) {
        return with(Settings.threads(number));
    }

    /**
     * Writes a proof of the answer, which {@code dlx-check} checks: that there is no solution, or that there is no
     * second one. It is the proof of the way that won: a tree, learned clauses or an argument by arithmetic. The others
     * write to temporary files beside it, which are deleted. With a proof, one thread searches. If a solution is found
     * where none was to be excluded, the proof is not whole.
     *
     * @param file the file, no pipe and no device; one of that name is overwritten when the search starts
     * @return the same question with a proof. When it is asked, it throws an {@link java.io.UncheckedIOException} if
     *     the file cannot be written
     * @throws IllegalArgumentException if the problem has an option without items: there is no line for it in the file
     *     of the problem with which the proof is checked
     */
    public Feasibility<I, O> proofTo(Path file) {
        return with(asked().provenTo(file));
    }

    /**
     * Finds any one solution, as fast as possible. This is not always the one that {@link
     * io.github.exactcover.dlx.Search#first() Search.first} gives, which is the first in order.
     *
     * @return a solution; empty if there is none, and then {@link #explain explain} says why
     * @throws SearchIncompleteException if the search timed out or was cancelled before it found a solution or knew
     *     that there is none
     */
    public Optional<Solution<O>> solution() {
        return Ways.run(asked()).use(Run::first);
    }

    /**
     * As {@link #solution() solution}, but says how the search ended and what it cost.
     *
     * @param action is called on this thread with the solution, if there is one; what it throws comes out of this
     *     method
     * @return {@link SearchEnd#LIMIT} if there was a solution, {@link SearchEnd#EXHAUSTED} if there is none, or why the
     *     search was given up
     */
    public SearchResult solution(Consumer<? super Solution<O>> action) {
        Objects.requireNonNull(action, "The action must not be null; without one, use solution()");
        return Ways.run(asked()).use(run -> run.first(action));
    }

    /**
     * Says whether there is no solution, exactly one, or more. It looks for any two solutions in the same way as
     * {@link #solution() solution}.
     *
     * @return the answer, and the solutions found; if it was ended early, {@link Uniqueness.Kind#UNKNOWN}
     */
    public Uniqueness<O> uniqueness() {
        List<Solution<O>> found = new ArrayList<>();
        SearchEnd end = Ways.run(asked().with(Settings.limit(2))).list(found);
        return Uniqueness.of(end, found);
    }

    /**
     * Explains why there is no solution: by a set of primary items that cannot be covered together, and none of which
     * can be left out of the set; by the limits that keep them from it: secondary items, colors and upper bounds; and
     * by the required options that take part, or exclude each other. There may be other such sets, also smaller ones.
     * {@link Infeasibility} says precisely what it means that items cannot be covered together.
     *
     * <p>It first looks for a {@link Reason} by arithmetic, which people understand best, and then spends at most about
     * half a second on a minimal set of items. Where there is no such reason, it proves that there is no solution, and
     * begins with an engine that learns from conflicts and keeps which items the proof needs. So it explains problems
     * that are far too hard to search through. Then it leaves out more and more of these items, as many at a time as
     * goes well. A question that takes long is put off until the others are answered. At last it does the same with the
     * limits. This takes at most about a second, or as long as all before.
     *
     * <p>Required and forbidden options count. A {@linkplain #seed seed} makes another proof, which can lead to other
     * items. The time-out, the conditions to cancel and interrupts can end it before the time is over, with what is
     * known by then. It runs on the calling thread alone, and {@link #reduce() reduce} and {@link #proofTo proofTo}
     * change nothing here.
     *
     * @param time how long it may take, more than nothing; it can take longer by the time to set up a search
     * @return what was found in this time; with enough time, either that there is a solution or a minimal set
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Infeasibility<I> explain(Duration time) {
        Objects.requireNonNull(time, "The time must not be null");
        Given.positive(time, "time", "some seconds are a good start");
        long timeout = Math.min(asked().settings().timeout, nanos(time));
        Asked<I, O> used = asked().with(changed -> changed.timeout = timeout);
        Settings settings = used.settings();
        Watch watch = settings.newWatch();
        View view = Start.restricted(used);
        Explainer items = new Explainer(
                view.table(), settings.seed.orElse(0), settings.memoryForMemos(), part -> Start.shower(part, settings));
        new Run<>(used, view, Strategy.inTurns(), items, watch, null).use(Run::finish);
        BitSet culprits = new BitSet();
        items.culprits().orElseGet(BitSet::new).stream()
                .filter(item -> !view.isImpossible())
                .forEach(item -> culprits.set(view.item(item)));
        List<I> named = culprits.stream().mapToObj(used::item).toList();
        Optional<Reason<I>> reason = Optional.ofNullable(items.reason())
                .filter(found -> !view.isImpossible())
                .map(found -> reason(found, view));
        if (!items.isMinimal() && !view.isImpossible()) {
            return new Infeasibility<>(kind(items), named, List.of(), List.of(), false, reason);
        }
        try {
            Limits limits = Patience.during(
                    () -> new Limits(used.table(), culprits, settings.required, settings.forbidden), watch);
            Explainer explainer = items.explain(limits);
            Asked<I, O> silent = used.with(changed -> changed.listeners = List.of());
            new Run<>(silent, view, Strategy.inTurns(), explainer, watch, null).use(Run::finish);
            return explanation(named, limits, explainer, reason);
        } catch (Patience.OverException e) {
            return new Infeasibility<>(Infeasibility.Kind.MINIMAL, named, List.of(), List.of(), false, reason);
        }
    }

    private Reason<I> reason(Certificate found, View view) {
        return Reason.of(
                found,
                item -> asked().item(view.item(item)),
                option -> problem().options().get(view.option(option)));
    }

    private Infeasibility<I> explanation(
            List<I> items, Limits limits, Explainer explainer, Optional<Reason<I>> reason) {
        BitSet culprits = explainer.culprits().orElseThrow();
        return new Infeasibility<>(
                Infeasibility.Kind.MINIMAL,
                items,
                named(limits.limits(culprits).toList()),
                limits.required(culprits).stream()
                        .<Object>mapToObj(problem().options()::get)
                        .toList(),
                explainer.isMinimal(),
                reason);
    }

    /** Limits in terms of the problem. The table has numbers for the colors, so one walk finds an option for each. */
    private List<Infeasibility.Limit<I>> named(List<Limits.Limit> limits) {
        BitSet wanted = new BitSet();
        limits.forEach(limit -> wanted.set(limit.color()));
        wanted.clear(OptionTable.NO_COLOR);
        OptionTable table = asked().table();
        Map<Integer, Object> colors = new HashMap<>();
        for (int option = 0; option < table.optionCount() && !wanted.isEmpty(); option++) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (wanted.get(table.color(cell))) {
                    wanted.clear(table.color(cell));
                    I item = asked().item(table.item(cell));
                    colors.put(
                            table.color(cell), problem().colorOf(option, item).orElseThrow());
                }
            }
        }
        return limits.stream()
                .map(limit -> new Infeasibility.Limit<>(
                        asked().item(limit.item()), Optional.ofNullable(colors.get(limit.color()))))
                .toList();
    }

    private static Infeasibility.Kind kind(Explainer explainer) {
        if (explainer.isFeasible()) {
            return Infeasibility.Kind.FEASIBLE;
        }
        return explainer.culprits().isPresent() ? Infeasibility.Kind.NOT_MINIMAL : Infeasibility.Kind.UNKNOWN;
    }

    /** At most some 70 years, so that a difference of two times is right. */
    private static long nanos(Duration time) {
        return time.compareTo(Duration.ofDays(25_000)) < 0 ? time.toNanos() : Long.MAX_VALUE / 4;
    }
}
