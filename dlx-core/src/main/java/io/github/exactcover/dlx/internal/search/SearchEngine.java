package io.github.exactcover.dlx.internal.search;

import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Optional;

/**
 * A search of one branch of the tree. It can stop anywhere, say where it stands, and give away a part of what it has
 * left. Everything around a search is built on {@link #run}, {@link #position} and {@link #split}, and on nothing else.
 *
 * <p>The solutions and their order depend on the table, the item rule and the branch, never on the budgets of the runs.
 * A {@link Branch} that was split off waits for another engine: the solutions of both together are those of the
 * undivided search.
 *
 * <p>Engines extend {@link StackEngine}, which has all of this but the search itself.
 */
public interface SearchEngine extends Finder {

    /**
     * As {@link #run}, and spends patience on each node, because in a large table one can take many milliseconds. For
     * what comes before a search.
     *
     * @param items how many items a node may look at before it chooses one
     */
    default Step runPatiently(long budget, int items) {
        Patience patience = Patience.ofThread();
        long stop = nodes() + budget;
        Step step = Step.PAUSED;
        while (step == Step.PAUSED && nodes() < stop) {
            long before = updates();
            step = run(1);
            patience.spend(items + updates() - before);
        }
        return step;
    }

    /** What this engine has still to visit, in its order; {@link Branch#NONE} when nothing is left. */
    Branch position();

    /**
     * Gives away all siblings that were not tried yet at the shallowest level that has any. They come after everything
     * that this engine keeps. Empty if there are none.
     */
    Optional<Branch> split();

    /**
     * About how many nodes another engine would visit again on the way to the branch that {@link #split} would give
     * away, before it can begin with it. 0 unless engines learn on the way.
     */
    default long nodesToSplit() {
        return 0;
    }

    /**
     * How much of the whole search tree was visited so far, from 0 to 1, if all siblings count the same (Knuth's
     * estimate of progress). It never decreases. For a whole tree it is exactly 1 when the search is exhausted, and
     * less before. When all engines for the branches of one tree are exhausted, their fractions add up to 1, except for
     * rounding.
     *
     * <p>Computed on each call, in time proportional to the lists of the items on the stack.
     */
    @Override
    double fraction();

    /**
     * What part of the whole tree the branch of this engine is, from 0 to 1: what was visited of it and what is left,
     * without what was given away.
     */
    double share();

    /**
     * Undoes every choice, and goes to another branch. The counts of solutions, nodes and updates go on. If the branch
     * is {@link Branch#NONE}, the data structure is now what it was before the first {@link #run}, array by array.
     *
     * @throws IllegalArgumentException if the branch does not belong to the engine's table and rule
     */
    void restart(Branch branch);
}
