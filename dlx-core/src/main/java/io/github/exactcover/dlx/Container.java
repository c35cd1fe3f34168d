package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.parallel.Sink;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collector;

/** A container of a collector, for the solutions of a part of a search, and what puts them in. */
final class Container<O, A> implements Sink {

    private final Collector<? super Solution<O>, A, ?> collector;
    private final BiConsumer<A, ? super Solution<O>> accumulator;
    private final Solution.Source<O> source;
    private A content;

    private Container(Collector<? super Solution<O>, A, ?> collector, Solution.Source<O> source, A content) {
        this.collector = collector;
        this.accumulator = collector.accumulator();
        this.source = source;
        this.content = content;
    }

    @Override
    public void accept(int[] told) {
        accumulator.accept(content, new Solution<>(source, told));
    }

    @Override
    @SuppressWarnings("unchecked") // All sinks of a search are of the same collector.
    public Sink append(Sink later) {
        A other = ((Container<O, A>) later).content;
        if (other != content) {
            content = collector.combiner().apply(content, other);
        }
        return this;
    }

    /**
     * Searches, and gives the result of a collector to an action. Several threads collect at the same time, unless the
     * solutions have to come one after the other, because at each of them the search may end, or be resumed there.
     *
     * @param whole whether to throw a {@link SearchIncompleteException} if the search gave up
     */
    static <O, A, R> SearchResult collect(
            ExactCoverProblem<?, O> problem,
            Settings settings,
            Collector<? super Solution<O>, A, R> collector,
            boolean whole,
            Consumer<? super R> action) {
        boolean isOneByOne = settings.isLimited()
                || settings.usesCheckpoints()
                || settings.isTraced()
                || settings.proofTo.isPresent();
        if (settings.threads == 1 || isOneByOne) {
            return Start.search(problem, settings, false).use(run -> {
                A content = collector.supplier().get();
                BiConsumer<A, ? super Solution<O>> accumulator = collector.accumulator();
                run.show(solution -> {
                    accumulator.accept(content, solution);
                    return Visit.CONTINUE;
                });
                return finish(run, collector, content, whole, action);
            });
        }
        Set<Collector.Characteristics> characteristics = collector.characteristics();
        boolean inOrder = !characteristics.contains(Collector.Characteristics.UNORDERED);
        boolean shared = !inOrder && characteristics.contains(Collector.Characteristics.CONCURRENT);
        Supplier<A> contents = shared ? same(collector.supplier().get()) : collector.supplier();
        return Start.<O>collect(
                        problem, settings, source -> new Container<>(collector, source, contents.get()), inOrder)
                .use(run -> {
                    run.finish();
                    @SuppressWarnings("unchecked")
                    Container<O, A> all = (Container<O, A>) ((ParallelMachine) run.machine()).collected();
                    return finish(run, collector, all.content, whole, action);
                });
    }

    private static <A> Supplier<A> same(A content) {
        return () -> content;
    }

    @SuppressWarnings("unchecked") // That is what IDENTITY_FINISH means.
    private static <A, R> SearchResult finish(
            Run<?> run, Collector<?, A, R> collector, A content, boolean whole, Consumer<? super R> action) {
        if (whole) {
            run.failIfGivenUp();
        }
        boolean isFinished = collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH);
        action.accept(isFinished ? (R) content : collector.finisher().apply(content));
        return run.result();
    }
}
