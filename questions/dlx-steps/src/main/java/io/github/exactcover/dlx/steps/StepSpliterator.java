package io.github.exactcover.dlx.steps;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.steps.Solver;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The steps of a problem in terms of its items and options. It starts when the first step is asked for. */
final class StepSpliterator<I, O> extends AbstractSpliterator<Step<I, O>> {

    static final int CHARACTERISTICS = ORDERED | NONNULL | IMMUTABLE;

    private final Asked<I, O> asked;
    private final Watch watch;
    private final View view;
    private @Nullable Solver solver;

    StepSpliterator(Asked<I, O> asked) {
        super(Long.MAX_VALUE, CHARACTERISTICS);
        this.asked = asked;
        this.watch = asked.settings().newWatch();
        this.view = Start.restricted(asked);
    }

    @Override
    public boolean tryAdvance(Consumer<? super Step<I, O>> action) {
        Optional<Step<I, O>> step;
        try {
            if (watch.getAsBoolean()) {
                throw new SearchIncompleteException(result());
            }
            step = next();
        } catch (Patience.OverException e) {
            throw new SearchIncompleteException(result());
        }
        step.ifPresent(action);
        return step.isPresent();
    }

    private Optional<Step<I, O>> next() {
        // It keeps the patience of the moment when it is made.
        Solver used = solver == null ? Patience.during(() -> new Solver(view.table()), watch) : solver;
        solver = used;
        return used.next() ? Optional.of(named(used)) : Optional.empty();
    }

    private Step<I, O> named(Solver made) {
        List<I> items = made.items()
                .map(view::item)
                .filter(item -> item != View.NONE)
                .mapToObj(asked::item)
                .toList();
        Step.Kind kind = Step.Kind.valueOf(made.technique().name());
        return new Step<>(kind, items, options(made.taken()), options(made.removed()), made.length());
    }

    private List<O> options(IntStream options) {
        return options.map(view::option)
                .mapToObj(asked.problem().options()::get)
                .toList();
    }

    private SearchResult result() {
        SearchStatistics statistics = new SearchStatistics(
                0, 0, Duration.ofNanos(watch.elapsed(System.nanoTime())), Engine.AUTO, ItemChoice.MRV);
        SearchEnd end = watch.isTimeUp() ? SearchEnd.TIMEOUT : SearchEnd.CANCELLED;
        return new SearchResult(end, BigInteger.ZERO, statistics);
    }
}
