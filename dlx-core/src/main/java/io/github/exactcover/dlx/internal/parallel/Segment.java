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

    /** Batches of solutions that were found and not yet handed out, as the engine told them. None is empty. */
    private final Deque<List<int[]>> found = new ArrayDeque<>();

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

    Segment(Branch branch) {
        position = branch;
    }

    /** How much room a solution takes: 1 for most, more for those with a thousand options and more. */
    static long size(int[] solution) {
        return 1 + solution.length / 1024L;
    }

    private static long size(List<int[]> batch) {
        long size = 0;
        for (int[] solution : batch) {
            size += size(solution);
        }
        return size;
    }

    /** Adds a batch, which nobody changes later. Returns its size. */
    long add(List<int[]> batch) {
        long size = 0;
        if (!batch.isEmpty()) {
            found.add(batch);
            size = size(batch);
            kept += size;
        }
        return size;
    }

    /** Takes the first batch away; null if there is none. */
    @Nullable
    List<int[]> poll() {
        List<int[]> batch = found.poll();
        if (batch != null) {
            kept -= size(batch);
        }
        return batch;
    }

    /** The size of all solutions in here. */
    long kept() {
        return kept;
    }

    /** All solutions in here, in order. */
    List<int[]> found() {
        return found.stream().flatMap(List::stream).toList();
    }
}
