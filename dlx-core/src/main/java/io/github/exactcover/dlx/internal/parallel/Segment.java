package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A branch and its place in the order of the search. The segments form a list. A branch that is split off a segment
 * comes right behind it, so the solutions of all segments, one segment after the other, come in the same order as in a
 * search by one thread. Guarded by the lock of the {@link Segments} it is in.
 */
final class Segment {

    /** What was left to visit at the last report; at first, the whole branch. */
    Branch position;

    /** Solutions that were found and not yet handed out. */
    final Deque<int[]> found = new ArrayDeque<>();

    /** Whether some thread visits this branch, or has visited it. */
    boolean taken;

    /** Whether the branch was visited to its end. */
    boolean finished;

    @Nullable
    Segment previous;

    @Nullable
    Segment next;

    Segment(Branch branch) {
        position = branch;
    }
}
