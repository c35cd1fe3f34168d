package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.links.Tracer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * When a search is to end before its tree does, what it tells on the way, and in which order it tries the options.
 * Immutable; part of the {@link SearchSettings}.
 *
 * @param timeout in nanoseconds
 * @param listeners who is told about the progress
 * @param tracers makes those who are told each step
 */
record ControlSettings(
        long timeout,
        BooleanSupplier cancelled,
        List<Listener> listeners,
        List<Function<Prepared, Tracer>> tracers,
        OptionalLong seed) {

    /** Longer than any search, and a time-out of more nanoseconds than a long can hold. */
    static final long FOREVER = Long.MAX_VALUE;

    static final ControlSettings NONE =
            new ControlSettings(FOREVER, () -> false, List.of(), List.of(), OptionalLong.empty());

    /**
     * Who wants to know about the progress, and how often.
     *
     * @param every in nanoseconds
     * @param atEnd whether to be told the final state too
     */
    record Listener(long every, boolean atEnd, Consumer<Progress> listener) {}

    ControlSettings withTimeout(Duration duration) {
        return new ControlSettings(nanos(duration, "time-out", "leave it out"), cancelled, listeners, tracers, seed);
    }

    /** The conditions that were given before still hold. */
    ControlSettings orCancelled(BooleanSupplier condition) {
        BooleanSupplier before = cancelled;
        return new ControlSettings(
                timeout, () -> before.getAsBoolean() || condition.getAsBoolean(), listeners, tracers, seed);
    }

    /** The listeners that were given before are still told. */
    ControlSettings withListener(Duration every, boolean atEnd, Consumer<Progress> listener) {
        List<Listener> more = new ArrayList<>(listeners);
        more.add(new Listener(nanos(every, "interval of the progress", "do not ask for progress"), atEnd, listener));
        return new ControlSettings(timeout, cancelled, List.copyOf(more), tracers, seed);
    }

    /** Those who were told each step before still are. */
    ControlSettings withTracer(Function<Prepared, Tracer> tracer) {
        List<Function<Prepared, Tracer>> more = new ArrayList<>(tracers);
        more.add(tracer);
        return new ControlSettings(timeout, cancelled, listeners, List.copyOf(more), seed);
    }

    /** Whether somebody wants to be told each step. */
    boolean isTraced() {
        return !tracers.isEmpty();
    }

    ControlSettings withSeed(long newSeed) {
        return new ControlSettings(timeout, cancelled, listeners, tracers, OptionalLong.of(newSeed));
    }

    /** A duration in nanoseconds, checked; the words are for the error. */
    static long nanos(Duration duration, String name, String without) {
        if (duration.isZero() || duration.isNegative()) {
            throw new IllegalArgumentException(
                    "The " + name + " is " + duration + ", but must be positive; to do without, " + without);
        }
        try {
            return duration.toNanos();
        } catch (ArithmeticException e) {
            return FOREVER; // some 292 years
        }
    }
}
