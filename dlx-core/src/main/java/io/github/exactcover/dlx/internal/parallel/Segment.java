package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.proof.ProofPieces;
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

    /** The whole branch, with what was split off later. */
    final Branch whole;

    /** What was left to visit at the last report; at first, the whole branch. */
    Branch position;

    /** What was found and not yet handed out. */
    private final Deque<Batch> found = new ArrayDeque<>();

    /** The bytes of all that was found and not yet handed out. */
    private long kept;

    /** Whether a thread is visiting this branch. */
    boolean taken;

    /** Whether the branch was visited to its end. */
    boolean finished;

    /**
     * In a search that collects in order: what was collected here, and since it was finished perhaps in segments behind
     * it. The thread that visits the segment, or combines it, has it without the lock. Null before it is visited.
     */
    @Nullable
    Sink sink;

    /** Where the proof of this branch is written; null if none is wanted. */
    ProofPieces.@Nullable Piece proof;

    /** How many solutions were counted, or collected, here. */
    long solutions;

    /** Whether a thread is combining this segment with a neighbour. */
    boolean combining;

    @Nullable
    Segment previous;

    @Nullable
    Segment next;

    /**
     * One or more solutions, in the form of {@code Finder.told}. Their bytes are kept too, because reading arrays that
     * another thread wrote takes longer than handing them out.
     */
    private record Batch(List<int[]> solutions, long bytes) {}

    Segment(Branch branch) {
        whole = branch;
        position = branch;
    }

    /** Whether this segment waits to be combined with a neighbour. */
    boolean isCollected() {
        return finished && sink != null && !combining;
    }

    /** How many bytes a solution takes with the reference to it, in most JVMs. */
    static long bytes(int[] solution) {
        return 20 + 4L * solution.length;
    }

    /** Adds solutions, in a list that is not changed later. Returns their bytes. */
    long add(List<int[]> solutions) {
        long bytes = 0;
        for (int[] solution : solutions) {
            bytes += bytes(solution);
        }
        if (bytes > 0) {
            found.add(new Batch(solutions, bytes));
            kept += bytes;
        }
        return bytes;
    }

    /** Takes the first solutions away; null if there are none. */
    @Nullable
    List<int[]> poll() {
        Batch batch = found.poll();
        if (batch == null) {
            return null;
        }
        kept -= batch.bytes();
        return batch.solutions();
    }

    /** The bytes of all solutions in here. */
    long kept() {
        return kept;
    }

    /** All solutions in here, in order. */
    List<int[]> found() {
        return found.stream().flatMap(batch -> batch.solutions().stream()).toList();
    }
}
