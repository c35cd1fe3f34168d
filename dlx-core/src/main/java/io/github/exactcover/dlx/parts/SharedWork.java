package io.github.exactcover.dlx.parts;

import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Runs the parts of a job until none is left, beside any number of others that do the same and of which nobody is in
 * charge. When parts become scarce, whoever notices it first puts the results together and cuts what is open.
 */
final class SharedWork {

    // The first times and SPARE are those of Spark's policy, which was simulated; the others were not measured.

    /** The shortest time of a part, so that writing its result hardly counts. */
    private static final Duration SHORTEST = Duration.ofMillis(500);

    /** The longest time of a part while the work is young, since it may be a short search. */
    private static final Duration FIRST = Duration.ofSeconds(1);

    /** Later, a part takes at most this part of the time so far. */
    private static final int PART_OF_ELAPSED = 10;

    /** How many parts each worker should have waiting. */
    private static final int SPARE = 2;

    /** How many parts there are for each worker after a cut. */
    private static final int PARTS_A_WORKER = 6;

    /** Looking at the folder takes at most about this part of the time. */
    private static final int PART_FOR_LOOKING = 20;

    /** How long to wait when all parts are being run by others. */
    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(500);

    private final Job job;
    private final Duration longest;
    private final BooleanSupplier cancelled;
    private final long began = System.nanoTime();

    /** The job that is worked on. */
    interface Job {

        /** The parts that have a number. */
        List<Part> parts();

        boolean hasResult(Part part);

        /** Runs the next part that nobody runs; empty if there is none. */
        Optional<PartResult> runNext(Budget budget, BooleanSupplier cancelled);

        /** How many workers there are. */
        int workers();

        /**
         * Puts the results together, and cuts what is open until so many parts are; empty if another worker does.
         */
        Optional<Ledger> advance(int parts);

        /** Whether somebody has seen that all parts have results. */
        boolean isDone();
    }

    /** The numbers of parts that are known to have results. */
    private final BitSet done = new BitSet();

    /** How many parts wait for a worker, and how many workers there are, when this was last looked at. */
    private int waiting;

    private int workers = 1;

    /** When to look again, and when to cut again. */
    private long nextLook = began;

    private long nextCut = began;

    /**
     * Work that has not begun.
     *
     * @param longest how long a part may run at most before its result is written
     */
    SharedWork(Job job, Duration longest, BooleanSupplier cancelled) {
        this.job = job;
        this.longest = longest;
        this.cancelled = cancelled;
    }

    /** Works until the search is complete, or until it is cancelled. Returns whether it is complete. */
    boolean run(JobWorkers.Own self) {
        BooleanSupplier ends = () -> {
            self.beat();
            return cancelled.getAsBoolean() || Thread.currentThread().isInterrupted();
        };
        while (!ends.getAsBoolean()) {
            look();
            Optional<PartResult> result = job.runNext(budget(), ends);
            if (result.isPresent()) {
                self.ran(result.get());
                waiting = Math.max(0, waiting - 1);
                if (waiting < SPARE * workers && System.nanoTime() >= nextCut) {
                    cut();
                }
            } else {
                int before = job.parts().size();
                if (job.isDone() || cut()) {
                    return true;
                }
                if (job.parts().size() == before) {
                    LockSupport.parkNanos(PAUSE); // All that is open is being run by others, or is of another shard.
                }
            }
        }
        return job.isDone();
    }

    private Budget budget() {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - began).dividedBy(PART_OF_ELAPSED);
        Duration most = least(longest, most(FIRST, elapsed));
        return Budget.sharing(waiting, workers, least(longest, SHORTEST), most);
    }

    private static Duration least(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }

    private static Duration most(Duration a, Duration b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    /** Counts the parts that wait and the workers, unless that was done a moment ago. */
    private void look() {
        long now = System.nanoTime();
        if (now < nextLook) {
            return;
        }
        List<Part> parts = job.parts();
        int open = 0;
        for (int at = done.nextClearBit(0); at < parts.size(); at = done.nextClearBit(at + 1)) {
            if (job.hasResult(parts.get(at))) {
                done.set(at);
            } else {
                open++;
            }
        }
        workers = Math.max(1, job.workers());
        waiting = Math.max(0, open - workers);
        nextLook = later(now);
    }

    /** Puts the results together and cuts what is open, unless another worker does. Returns whether all is done. */
    private boolean cut() {
        long now = System.nanoTime();
        Optional<Ledger> ledger = job.advance(PARTS_A_WORKER * workers);
        nextCut = later(now);
        ledger.ifPresent(known -> waiting = Math.max(0, known.open().size() - workers));
        return ledger.isPresent() && ledger.get().isComplete();
    }

    /** When to do again what has begun at a time and is over now. */
    private static long later(long began) {
        long end = System.nanoTime();
        return end + Math.max(SHORTEST.toNanos(), PART_FOR_LOOKING * (end - began));
    }
}
