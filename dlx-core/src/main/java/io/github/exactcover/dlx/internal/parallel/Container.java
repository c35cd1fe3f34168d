package io.github.exactcover.dlx.internal.parallel;

import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collector;

/**
 * A container of a collector, for the solutions of a part of a search.
 *
 * @param <S> the solutions as the collector takes them
 * @param <A> the collector's type of containers
 */
public final class Container<S, A> implements Sink {

    private final Collector<? super S, A, ?> collector;
    private final BiConsumer<A, ? super S> accumulator;
    private final Function<int[], S> solution;
    private A content;

    /**
     * A container.
     *
     * @param solution makes a solution of what an engine told
     * @param content an empty container of the collector
     */
    public Container(Collector<? super S, A, ?> collector, Function<int[], S> solution, A content) {
        this.collector = collector;
        this.accumulator = collector.accumulator();
        this.solution = solution;
        this.content = content;
    }

    @Override
    public void accept(int[] told) {
        accumulator.accept(content, solution.apply(told));
    }

    @Override
    @SuppressWarnings("unchecked") // All sinks of a search are of the same collector.
    public Sink append(Sink later) {
        A other = ((Container<S, A>) later).content;
        if (other != content) {
            content = collector.combiner().apply(content, other);
        }
        return this;
    }

    /** What was put in. */
    public A content() {
        return content;
    }
}
