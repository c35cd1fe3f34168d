package io.github.exactcover.dlx.internal.search.links;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.SplittableRandom;

/**
 * Some random dives, one after the other, and what they say of the tree. A node of this machine is a level of a dive.
 */
public final class Dives implements Machine {

    private final RandomDive dive;
    private final int most;
    private final SampleMean treeNodes = new SampleMean();
    private final SampleMean treeSolutions = new SampleMean();

    /** The depth of the deepest dive. */
    private int longest;

    private long levels;

    /** Whether the dives had no choice on their way, so that each saw the whole tree. */
    private boolean forced;

    /** As many dives as this, at most. */
    public Dives(OptionTable table, ItemRule rule, int most, long seed) {
        this.dive = new RandomDive(table, rule, new SplittableRandom(seed));
        this.most = most;
    }

    @Override
    public Step run(long budget) {
        for (long left = budget; left > 0 && made() < most; left--) {
            if (dive.descend()) {
                levels++;
            } else {
                end();
            }
        }
        return made() < most ? Step.PAUSED : Step.EXHAUSTED;
    }

    private void end() {
        treeNodes.add(dive.nodes());
        treeSolutions.add(dive.solutions());
        longest = Math.max(longest, dive.depth());
        forced = dive.isForced();
        dive.surface();
    }

    /** How many dives were made. */
    public int made() {
        return treeNodes.size();
    }

    /** How many nodes the dives estimate the tree to have. */
    public SampleMean treeNodes() {
        return treeNodes;
    }

    /** How many solutions they estimate. */
    public SampleMean treeSolutions() {
        return treeSolutions;
    }

    /** How many nodes the tree has for certain: those on the way of the deepest dive, and the root. */
    public double certainNodes() {
        return 1 + longest;
    }

    /** Whether each dive saw the whole tree, because there was no choice on its way. */
    public boolean sawAll() {
        return forced;
    }

    /** None: what the dives met are not counted as solutions of the search. */
    @Override
    public long solutions() {
        return 0;
    }

    @Override
    public long nodes() {
        return levels;
    }

    /** The share of the dives that were made. */
    @Override
    public double fraction() {
        return (double) made() / most;
    }
}
