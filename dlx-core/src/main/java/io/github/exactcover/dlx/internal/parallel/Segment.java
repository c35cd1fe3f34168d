package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A branch and its place in the order of the search. The segments form a list. A branch that is split off a segment
 * comes right behind it, so the solutions of all segments, one segment after the other, come in the same order as in a
 * search by one thread. Guarded by the lock of the {@link Segments} it is in.
 */
final class Segment {

    /** What was left to visit at the last report; at first, the whole branch. */
    Branch position;

    /** What was found and not yet handed out. */
    private final Deque<Batch> found = new ArrayDeque<>();

    /** The size of all that was found and not yet handed out. */
    private long kept;

    /** Whether a thread is visiting this branch. */
    boolean taken;

    /** Whether the branch was visited to its end. */
    boolean finished;

    @Nullable
    Segment previous;

    @Nullable
    Segment next;

    /**
     * Solutions as the engine told them, at least one. Their size is kept, because to look at solutions that another
     * thread has found takes longer than to hand them out.
     */
    private record Batch(List<int[]> solutions, long size) {}

    Segment(Branch branch) {
        position = branch;
    }

    /** How much room a solution takes: 1 for most, more for those with many options. */
    static long size(int[] solution) {
        return 1 + solution.length / 128L;
    }

    /** Adds solutions, in a list that nobody changes later. Returns their size. */
    long add(List<int[]> solutions) {
        long size = 0;
        for (int[] solution : solutions) {
            size += size(solution);
        }
        if (size > 0) {
            found.add(new Batch(solutions, size));
            kept += size;
        }
        return size;
    }

    /** Takes the first solutions away; null if there are none. */
    @Nullable
    List<int[]> poll() {
        Batch batch = found.poll();
        if (batch == null) {
            return null;
        }
        kept -= batch.size();
        return batch.solutions();
    }

    /** The size of all solutions in here. */
    long kept() {
        return kept;
    }

    /** All solutions in here, in order. */
    List<int[]> found() {
        return found.stream().flatMap(batch -> batch.solutions().stream()).toList();
    }
}
