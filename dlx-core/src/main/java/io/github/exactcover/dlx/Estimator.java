package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.RandomDive;
import java.util.SplittableRandom;

/** Makes an {@link Estimate} of random dives. A node of this machine is one level of a dive. */
final class Estimator implements Machine {

    private final RandomDive dive;
    private final int probes;
    private final SampleMean nodes = new SampleMean();
    private final SampleMean solutions = new SampleMean();

    /** The depth of the deepest dive. */
    private int longest;

    private long levels;

    /** Whether the dives had no choice on their way, so that each saw the whole tree. */
    private boolean forced;

    /** Makes the given number of probes, or as many as there is time for. */
    static Estimate estimate(ExactCoverProblem<?, ?> problem, Settings settings, int probes, long seed) {
        Run<?> estimate = Start.setUp(settings, () -> Start.view(problem, settings), (used, view, watch) -> {
            Strategy strategy = Strategy.ofLinks(used, view);
            RandomDive dive = new RandomDive(view.table(), strategy.rule(), new SplittableRandom(seed));
            return new Run<>(problem, used, view, strategy, new Estimator(dive, probes), watch, null);
        });
        return estimate.use(run -> {
            run.finish();
            Estimator estimator = (Estimator) run.machine();
            if (estimator.nodes.size() == 0) {
                run.failIfGivenUp();
            }
            return estimator.estimate();
        });
    }

    private Estimator(RandomDive dive, int probes) {
        this.dive = dive;
        this.probes = probes;
    }

    @Override
    public Step run(long budget) {
        for (long left = budget; left > 0 && nodes.size() < probes; left--) {
            if (dive.descend()) {
                levels++;
            } else {
                endProbe();
            }
        }
        return nodes.size() < probes ? Step.PAUSED : Step.EXHAUSTED;
    }

    private void endProbe() {
        nodes.add(dive.nodes());
        solutions.add(dive.solutions());
        longest = Math.max(longest, dive.depth());
        forced = dive.isForced();
        dive.surface();
    }

    private Estimate estimate() {
        double seen = 1 + longest;
        double found = solutions.mean(0) > 0 ? 1 : 0;
        if (forced) {
            return new Estimate(nodes.size(), seen, seen, seen, found, found, found);
        }
        double high = nodes.high(seen);
        return new Estimate(
                nodes.size(),
                nodes.mean(seen),
                nodes.low(seen),
                high,
                solutions.mean(found),
                solutions.low(found),
                found > 0 ? solutions.high(found) : high);
    }

    @Override
    public int[] solution() {
        throw new IllegalStateException("An estimate shows no solutions");
    }

    /** None: what the probes met are not counted as solutions of the search. */
    @Override
    public long solutions() {
        return 0;
    }

    @Override
    public long nodes() {
        return levels;
    }

    /** The share of the probes that were made. */
    @Override
    public double fraction() {
        return (double) nodes.size() / probes;
    }

    @Override
    public long updates() {
        return 0;
    }

    @Override
    public void rewind() {
        dive.surface();
    }
}
