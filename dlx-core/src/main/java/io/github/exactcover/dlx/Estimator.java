package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.links.RandomDive;
import java.math.BigInteger;
import java.time.Duration;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Makes an {@link Estimate} of random dives. */
final class Estimator {

    private final Strategy strategy;
    private final RandomDive dive;
    private final Pace pace;
    private final long started = System.nanoTime();
    private final SearchControl control;
    private final SampleMean nodes = new SampleMean();
    private final SampleMean solutions = new SampleMean();
    private int longest;
    private long levels;
    private boolean forced;
    private @Nullable SearchEnd end;

    /** The levels left until the clock is looked at again. */
    private long budget;

    private long looked = started;

    /** Makes so many probes, or as many as there is time for. */
    static Estimate estimate(ExactCoverProblem<?, ?> problem, SearchSettings settings, int probes, long seed) {
        Prepared prepared = Prepared.of(problem, settings);
        Strategy strategy = Strategy.ofLinks(settings.strategy(), prepared);
        RandomDive dive = new RandomDive(prepared.table(), strategy.rule(), new SplittableRandom(seed));
        return new Estimator(strategy, dive, new Pace(prepared.table()), settings.control()).estimate(probes);
    }

    private Estimator(Strategy strategy, RandomDive dive, Pace pace, ControlSettings settings) {
        this.strategy = strategy;
        this.dive = dive;
        this.pace = pace;
        this.control = new SearchControl(settings, started);
    }

    private Estimate estimate(int probes) {
        for (int probe = 0; probe < probes && probe(); probe++) {
            // each adds to the means
        }
        if (end != null && nodes.size() == 0) {
            throw new SearchIncompleteException(new SearchResult(
                    end,
                    BigInteger.ZERO,
                    strategy.statistics(levels, 0, Duration.ofNanos(System.nanoTime() - started))));
        }
        return estimate();
    }

    /** Makes one probe, unless it has to end before; then it does not count. */
    private boolean probe() {
        boolean ended = mustEnd();
        while (!ended && dive.descend()) {
            levels++;
            ended = mustEnd();
        }
        if (!ended) {
            nodes.add(dive.nodes());
            solutions.add(dive.solutions());
            longest = Math.max(longest, dive.depth());
            forced = dive.isForced();
        }
        dive.surface();
        return !ended;
    }

    private boolean mustEnd() {
        if (--budget < 0) {
            long now = System.nanoTime();
            end = control.check(Thread.currentThread(), now);
            pace.ran(now - looked);
            looked = now;
            budget = pace.budget();
        }
        return end != null;
    }

    private Estimate estimate() {
        double seen = 1 + longest;
        double found = solutions.mean() > 0 ? 1 : 0;
        if (forced) {
            return new Estimate(nodes.size(), seen, seen, seen, found, found, found);
        }
        double high = nodes.high(seen);
        return new Estimate(
                nodes.size(),
                nodes.mean(),
                nodes.low(seen),
                high,
                solutions.mean(),
                solutions.low(found),
                found > 0 ? solutions.high(found) : high);
    }
}
