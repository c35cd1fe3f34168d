package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.search.links.LearnedWeights;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Dancing links that begin again before they are lost: a depth-first search has very unequal running times (heavy
 * tails), so many short attempts find a solution far sooner than one long one (Gomes, Selman, Crato and Kautz,
 * "Heavy-tailed phenomena in satisfiability and constraint satisfaction problems", 2000).
 *
 * <p>The first attempt tries the options of an item in their order, each later one in a random order. All learn from
 * failures {@linkplain LearnedWeights which items to cover first}. How many failures an attempt may have is the next
 * term of Luby's sequence, times {@link #UNIT}.
 *
 * <p>An attempt that needs no more failures than that visits its whole tree, which proves that there is no solution.
 * After the first solution there are no more attempts, so the solutions that follow are all others, each once.
 */
final class RestartedSearch implements Finder {

    /** The failures of the first attempt, in natural order. Most easy problems never leave it. */
    private static final int NATURAL = 300;

    /** The failures of the shortest of the other attempts. With 10 to 100, about the same problems were solved. */
    private static final int UNIT = 30;

    private final DancingLinks engine;
    private final LearnedWeights weights;
    private final long seed;
    private final Restarts.Luby luby = new Restarts.Luby();

    /** The number of failures at which the attempt ends. */
    private long end = NATURAL;

    /** Made at the first restart. */
    private @Nullable SplittableRandom random;

    private long restarts;
    private boolean exhausted;

    /**
     * A search that has not begun.
     *
     * @param seed the same seed makes the same search
     */
    RestartedSearch(OptionTable table, long seed) {
        this.weights = new LearnedWeights(table, ItemRule.SMALLEST, LearnedWeights.Method.WEIGHTED_DEGREE, false);
        this.engine = weights.engine();
        this.seed = seed;
        engine.coverNeededFirst();
    }

    @Override
    public Step run(long budget) {
        long stop = budget > UNLIMITED - nodes() ? UNLIMITED : nodes() + budget;
        Step step = exhausted ? Step.EXHAUSTED : Step.PAUSED;
        while (step == Step.PAUSED && nodes() < stop) {
            // A failure is a node, so there are not more failures than nodes.
            long left = solutions() > 0 ? UNLIMITED : end - weights.failures();
            if (left > 0) {
                step = engine.run(Math.min(left, stop - nodes()));
            } else {
                restart();
            }
        }
        exhausted = step == Step.EXHAUSTED;
        return step;
    }

    private void restart() {
        if (random == null) {
            random = new SplittableRandom(seed);
        }
        engine.shuffle(random);
        restarts++;
        end = weights.failures() + UNIT * luby.next();
    }

    @Override
    public int[] solution() {
        return engine.solution();
    }

    @Override
    public long solutions() {
        return engine.solutions();
    }

    @Override
    public long nodes() {
        return engine.nodes();
    }

    /** It is not known how many attempts there will be, so this is 0 until the end. */
    @Override
    public double fraction() {
        return exhausted ? 1 : 0;
    }

    @Override
    public long restarts() {
        return restarts;
    }

    @Override
    public long updates() {
        return engine.updates();
    }
}
