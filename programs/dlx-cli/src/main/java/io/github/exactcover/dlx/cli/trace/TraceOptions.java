package io.github.exactcover.dlx.cli.trace;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.option.Comparison;
import io.github.exactcover.dlx.cli.option.PresetOptions;
import io.github.exactcover.dlx.cli.option.StrategyOptions;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.steps.Step;
import io.github.exactcover.dlx.steps.Steps;
import io.github.exactcover.dlx.trace.SearchTrace;
import io.github.exactcover.dlx.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The options that say which search is traced, and how much of it. */
public final class TraceOptions extends ArgumentGroup {

    /** A page with more is too large to look at. */
    private static final int MAX_OPTIONS = 20_000;

    private static final int USUAL_STEPS = 20_000;

    private static final int MAX_STEPS = 1_000_000;

    /** When the trace is full, steps are still counted up to this number, for the summary. That takes seconds. */
    private static final long MAX_COUNTED = 5_000_000;

    private final Argument<Integer> maxSteps = add(
            Argument.number("--steps", "N", "Keep the first N steps, 20000 by default, and only count the others."));

    private final Argument<Long> limit = add(Argument.option("--limit", "N", Long.class, "Stop after N solutions."));

    private final Argument<Long> seed = add(Argument.option(
            "--seed", "N", Long.class, "Try the options in a random order, the same for the same number."));

    private final StrategyOptions strategy = add(new StrategyOptions());

    private final PresetOptions presets = add(new PresetOptions());

    private int maxSteps() {
        return maxSteps.or(USUAL_STEPS);
    }

    /** Checks the options. */
    public void check() {
        if (maxSteps() < 1 || maxSteps() > MAX_STEPS) {
            throw new BadInputException("--steps is " + maxSteps() + ", but must be from 1 to " + MAX_STEPS);
        }
        if (strategy.engine() != Engine.AUTO && strategy.engine() != Engine.DANCING_LINKS) {
            throw new BadInputException("--engine " + Wording.nameOf(strategy.engine())
                    + " has no steps to show, only dancing-links has; leave --engine out");
        }
        if (limit.isGiven() && limit.get() < 1) {
            throw new BadInputException(
                    "--limit is " + limit.get() + ", but must be at least 1; to see all, leave it out");
        }
    }

    /** Traces the search that was asked for, or the one with another item choice. */
    public <I, O> Recording search(
            ExactCoverProblem<I, O> problem,
            Model<?> model,
            String label,
            @Nullable ItemChoice choice,
            Console console) {
        checkSize(problem);
        @SuppressWarnings("unchecked") // It is the model of this problem.
        Model<O> same = (Model<O>) model;
        SearchTrace<I, O> trace = new SearchTrace<>(problem, maxSteps());
        Trace<I, O> plain = Trace.of(problem)
                .itemChoice(choice == null ? strategy.itemChoice() : choice)
                .prefer(strategy.preferred(problem.primaryItems()));
        SearchResult result = BadInputException.checked(() -> presets.applyTo(configured(plain), same)
                .cancelWhen(() -> isEnough(trace))
                .cancelWhen(console.interruption().beginSearch())
                .count(trace));
        String method = result.statistics().itemChoice().name().toLowerCase(Locale.ROOT);
        return new Recording(label, method, model, trace, result.end());
    }

    /** Traces the search that was asked for, with the primary items in pipe-organ order. */
    public Recording pipeOrganSearch(Model<?> model, String label, Console console) {
        checkSize(model.problem());
        return search(PipeOrgan.rearranged(model.problem()), model, label, null, console);
    }

    private static boolean isEnough(SearchTrace<?, ?> trace) {
        return trace.stepCount() >= MAX_COUNTED;
    }

    private <I, O> Trace<I, O> configured(Trace<I, O> plain) {
        Trace<I, O> search = plain.limit(limit.or(Long.MAX_VALUE));
        return seed.isGiven() ? search.seed(seed.get()) : search;
    }

    /** The steps of a person, in place of a search. */
    public <I, O> Recording byHand(ExactCoverProblem<I, O> problem, Model<?> model, Console console) {
        checkSize(problem);
        BooleanSupplier interrupted = console.interruption().beginSearch();
        List<Step<I, O>> steps = new ArrayList<>();
        SearchEnd end = SearchEnd.EXHAUSTED;
        try (Stream<Step<I, O>> all = Steps.of(problem).cancelWhen(interrupted).stream()) {
            all.forEach(steps::add);
        } catch (SearchIncompleteException cancelled) {
            end = SearchEnd.CANCELLED;
        }
        return new Recording(Recording.BY_HAND, Recording.BY_HAND, model, new SearchTrace<>(problem, 1), end, steps);
    }

    /** Traces plain backtracking, or the recursion over a list of free squares, which only queens have. */
    public <I, O> Recording plain(
            ExactCoverProblem<I, O> problem, Model<?> model, Comparison with, String label, Console console) {
        boolean isRecursion = with == Comparison.RECURSION;
        if (isRecursion && !model.kind().equals("queens")) {
            throw new BadInputException("--compare recursion needs free squares, which only queens have; try --compare"
                    + " backtracking, which takes any problem");
        }
        checkSize(problem);
        SearchTrace<I, O> trace = new SearchTrace<>(problem, maxSteps());
        @SuppressWarnings("unchecked") // They are items of this problem.
        List<I> order = (List<I>) model.plainItems();
        BooleanSupplier interrupted = console.interruption().beginSearch();
        BooleanSupplier enough = () -> isEnough(trace) || interrupted.getAsBoolean();
        PlainSearch<I, O> search = isRecursion
                ? new PlainRecursion<>(problem, order, trace)
                : new PlainBacktracking<>(problem, order, trace);
        SearchEnd end = search.run(limit.or(Long.MAX_VALUE), enough);
        return new Recording(label, isRecursion ? "recursion" : "plain", model, trace, end);
    }

    private static void checkSize(ExactCoverProblem<?, ?> problem) {
        int options = problem.options().size();
        if (options > MAX_OPTIONS) {
            throw new BadInputException("The problem has " + options + " options, and a trace of more than "
                    + MAX_OPTIONS + " would be too large to look at; use a smaller problem");
        }
    }
}
