package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A branch and its place in the order of the search. The segments form a list: what is split off a segment comes right
 * behind it, so that the solutions of all segments, one segment after the other, are those of one thread in their
 * order. Guarded by the lock of the {@link Segments} it is in.
 */
final class Segment {

    /** What was left to visit when it was last reported; all of the branch in the beginning. */
    Branch position;

    /** Solutions that were found and not yet asked for. */
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
