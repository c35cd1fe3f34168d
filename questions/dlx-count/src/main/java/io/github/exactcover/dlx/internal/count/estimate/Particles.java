package io.github.exactcover.dlx.internal.count.estimate;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.SplittableRandom;

/**
 * Populations of random walks down the search tree, one after the other, and what they say of its size. A node of this
 * machine is one step of one walk. A population counts once all of its walks have ended.
 *
 * <p>There are ten populations, or more if there are more than a hundred walks for each: of so few, memory can hold the
 * positions, and so many say how far they agree.
 */
public final class Particles implements Machine {

    private static final int FEWEST_POPULATIONS = 10;

    private static final int LARGEST_POPULATION = 100;

    private final Population population;
    private final int most;
    private final int populations;
    private final LogNormalMean treeNodes = new LogNormalMean();
    private final LogNormalMean treeSolutions = new LogNormalMean();
    private int made;
    private long steps;

    /** As many walks as this, at most. */
    public Particles(OptionTable table, ItemRule rule, int most, long seed) {
        this.most = most;
        this.populations = Math.min(most, Math.max(FEWEST_POPULATIONS, (most - 1) / LARGEST_POPULATION + 1));
        this.population = new Population(new Tree(table, rule), new SplittableRandom(seed));
    }

    @Override
    public Step run(long budget) {
        for (long left = budget; left > 0 && made < most; left--) {
            if (population.isOver()) {
                population.begin(nextSize());
            }
            population.step();
            steps++;
            if (population.isOver()) {
                made += population.size();
                treeNodes.add(population.nodes());
                treeSolutions.add(population.solutions());
            }
        }
        return made < most ? Step.PAUSED : Step.EXHAUSTED;
    }

    /** All populations have as many walks, but for one more or less. */
    private int nextSize() {
        return (most - made - 1) / (populations - treeNodes.size()) + 1;
    }

    /** How many walks were made in the populations that have ended. */
    public int made() {
        return made;
    }

    /** How many nodes the populations estimate the tree to have. */
    public LogNormalMean treeNodes() {
        return treeNodes;
    }

    /** How many solutions they estimate. */
    public LogNormalMean treeSolutions() {
        return treeSolutions;
    }

    /** How many nodes the tree has for certain: those on the way of the longest walk, and the root. */
    public double certainNodes() {
        return 1 + population.longest();
    }

    /** Whether each walk saw the whole tree, because there was no choice on its way. */
    public boolean sawAll() {
        return population.isForced();
    }

    @Override
    public long nodes() {
        return steps;
    }

    /** The share of the walks that were made. */
    @Override
    public double fraction() {
        return (double) made / most;
    }
}
