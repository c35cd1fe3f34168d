package io.github.exactcover.dlx.internal.search;

import java.util.Optional;

/**
 * A search of one branch, which can stop anywhere, say where it stands and give work away. All that surrounds a search
 * is built on {@link #run}, {@link #position} and {@link #split}, and on nothing else.
 *
 * <p>The solutions that an engine reports, and their order, depend on the table, the item rule and the branch it was
 * given, never on the budgets it ran with. A {@link Branch} that is split off is visited by nobody until another
 * engine is made for it; the solutions of both together are those of the undivided search.
 */
public interface Engine extends Machine {

    /** All that this engine has still to visit, in its order. {@link Branch#NONE} when nothing is left. */
    Branch position();

    /**
     * Gives away the shallowest siblings that were not tried, all of them; this engine will not visit them itself.
     * They come after everything that it keeps. Empty if there are none.
     */
    Optional<Branch> split();

    /**
     * Rewinds, and goes to another branch. Solutions, nodes and updates are counted on.
     *
     * @throws IllegalArgumentException if the branch is not one of the engine's table and rule
     */
    void restart(Branch branch);
}
