package io.github.exactcover.dlx.internal.count.memo;

import io.github.exactcover.dlx.internal.search.HelperThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Threads that help a walk. Each walks through the whole problem, in an order of its own, and all share one memo: what
 * one of them has counted, the others look up. The first to finish has the answer.
 *
 * <p>One thread uses this, and has to {@link #close} it.
 */
final class WalkHelpers {

    /**
     * How many nodes a walk visits before it looks whether another has finished: a few milliseconds.
     */
    static final long SLICE = 2_000;

    private final List<Helper> helpers = new ArrayList<>();
    private final HelperThreads threads = new HelperThreads(() -> {});

    private volatile boolean closed;
    private volatile @Nullable FrontierWalk finished;

    private final class Helper implements HelperThreads.Task {

        private final int number;
        private final IntFunction<FrontierWalk> newWalk;

        /** The numbers of its walk, as they were after its last slice. */
        private volatile long nodes;

        private volatile long hits;

        Helper(int number, IntFunction<FrontierWalk> newWalk) {
            this.number = number;
            this.newWalk = newWalk;
        }

        @Override
        public void run() {
            FrontierWalk walk = newWalk.apply(number);
            boolean done = false;
            while (!done && mayGoOn()) {
                done = walk.run(SLICE);
                nodes = walk.nodes();
                hits = walk.hits();
            }
            if (done) {
                finished = walk;
            }
        }

        private boolean mayGoOn() {
            return !closed && finished == null;
        }
    }

    /**
     * Starts the helpers.
     *
     * @param newWalk makes the walk of the helper with a number, from 1 on; each helper calls it once, in its own
     *     thread
     */
    void start(int count, IntFunction<FrontierWalk> newWalk) {
        for (int number = 1; number <= count; number++) {
            Helper helper = new Helper(number, newWalk);
            helpers.add(helper);
            threads.start(helper);
        }
    }

    /** A walk that has finished, or null if none has. Throws what a helper threw. */
    @Nullable
    FrontierWalk finished() {
        threads.rethrowFailure();
        return finished;
    }

    long nodes() {
        return sum(helper -> helper.nodes);
    }

    long hits() {
        return sum(helper -> helper.hits);
    }

    private long sum(ToLongFunction<Helper> number) {
        return helpers.stream().mapToLong(number).sum();
    }

    /** Ends the helpers and waits until they have ended. */
    void close() {
        closed = true;
        threads.join();
    }
}
