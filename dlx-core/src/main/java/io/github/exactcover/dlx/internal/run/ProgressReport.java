package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.SearchResult;
import java.math.BigInteger;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/** Makes what is told about the progress of a search, out of what several of its parts know. */
public final class ProgressReport {

    private ProgressReport() {}

    /**
     * The progress of a search that has visited {@code nodes} nodes, the first {@code resumed} of them before it was
     * resumed.
     */
    static Progress of(double fraction, BigInteger solutions, long nodes, long resumed, long nanos) {
        double rate = (nodes - resumed) * 1e9 / Math.max(1, nanos);
        return new Progress(
                fraction,
                solutions,
                nodes,
                rate,
                Duration.ofNanos(nanos),
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty());
    }

    /** The same progress with costs. */
    public static Progress withCosts(Progress progress, OptionalLong cost, OptionalLong bound) {
        return changed(progress, progress.fraction(), cost, bound, progress.conflicts(), progress.restarts());
    }

    /** The same progress where what follows, which is not told yet, is half of the work. */
    public static Progress asFirstHalf(Progress same) {
        return changed(same, same.fraction() / 2, same.cost(), same.lowerBound(), same.conflicts(), same.restarts());
    }

    /** What has come after a search that has ended, as the second half of the work. */
    public static Progress asSecondHalf(Progress progress, SearchResult first) {
        long all = first.statistics().nodes() + progress.nodes();
        long nanos = progress.elapsed().toNanos();
        Progress both = of((1 + progress.fraction()) / 2, first.solutions(), all, 0, nanos);
        return withCosts(both, progress.cost(), progress.lowerBound());
    }

    /** Adds what an engine that learns did, which need not know who is told. */
    public static UnaryOperator<Progress> withLearning(LongSupplier conflicts, LongSupplier restarts) {
        return same -> changed(
                same,
                same.fraction(),
                same.cost(),
                same.lowerBound(),
                OptionalLong.of(conflicts.getAsLong()),
                OptionalLong.of(restarts.getAsLong()));
    }

    private static Progress changed(
            Progress same,
            double fraction,
            OptionalLong cost,
            OptionalLong bound,
            OptionalLong conflicts,
            OptionalLong restarts) {
        return new Progress(
                fraction,
                same.solutions(),
                same.nodes(),
                same.nodesPerSecond(),
                same.elapsed(),
                cost,
                bound,
                conflicts,
                restarts);
    }
}
