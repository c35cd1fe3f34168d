package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Says when a search with prices gets nowhere, so that a linear program is worth a trial, and whether the trial went
 * well. What counts is the share of the tree that each visits with the same work. docs/contributing/decisions.md says
 * what was measured for the constants.
 */
final class ProgramTrial {

    /** Prices that have visited less of their tree get nowhere: a millionth. */
    private static final double HOPELESS = 0x1p-20;

    /** A linear program that has visited so much of its tree goes on. */
    private static final double PROMISING = 1.0 / 16;

    /** If it has not, the next trial comes after so many times the work. */
    private static final int LATER = 16;

    /** How much work a search does before a trial. */
    private long patience;

    /** The work when the search under way began. */
    private long searchStart;

    /** The tree of the prices while a trial is under way, and the work at which it ends. */
    private @Nullable PriceTree waiting;

    private long end;

    /** @param patience the work within one search before the first trial, at least 1 */
    ProgramTrial(long patience) {
        this.patience = patience;
    }

    void searchBegins(long work) {
        searchStart = work;
    }

    /** Whether prices get nowhere in this tree. */
    boolean isDue(PriceTree tree, long work) {
        return waiting == null && !tree.hasCorners() && work - searchStart >= patience && tree.fraction() < HOPELESS;
    }

    /** The tree of the prices waits from now on. */
    void begin(PriceTree prices, long work) {
        waiting = prices;
        end = work + work - searchStart;
    }

    boolean isUnderWay() {
        return waiting != null;
    }

    /** Whether the linear program had as much work as the prices before. */
    boolean isOver(long work) {
        return waiting != null && work >= end;
    }

    /**
     * Ends the trial.
     *
     * @param tree that of the linear program
     * @param hasBegun whether it has come further than the whole problem
     * @return the tree that goes on, the linear program's or the one that waited
     */
    PriceTree end(PriceTree tree, boolean hasBegun) {
        PriceTree prices = Objects.requireNonNull(waiting);
        waiting = null;
        if (hasBegun && tree.fraction() >= PROMISING) {
            return tree;
        }
        patience *= LATER;
        return prices;
    }

    /** The linear program has visited its whole tree. */
    void cancel() {
        waiting = null;
    }
}
