package io.github.exactcover.dlx.parts;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Runs the parts of a job until none is left, beside any number of others that do the same and none of which is in
 * charge. When parts become scarce, the first that notices it puts the results together and cuts what is open.
 */
final class SharedWork {

    // SharedWorkTest simulates workers with these numbers. Parts of 1/20 or 1/40 of the time so far, and 4 or 12 parts
    // a worker, keep 8 to 256 workers about as busy.

    /** The shortest time of a part, so that writing its result hardly counts. */
    private static final Duration SHORTEST = Duration.ofMillis(500);

    /** The longest time of a part while the work is young, since it may be a short search. */
    private static final Duration FIRST = Duration.ofSeconds(1);

    /** Later, a part takes at most this part of the time so far. */
    private static final int PART_OF_ELAPSED = 10;

    /** How many parts there are for each worker after a cut. */
    private static final int PARTS_A_WORKER = 6;

    /** Looking at the folder takes at most about this part of the time. */
    private static final int PART_FOR_LOOKING = 20;

    /** How often to look for what others have done. */
    static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(500);

    private final Job job;
    private final Duration longest;
    private final BooleanSupplier cancelled;
    private final long began;

    /** The job that is worked on. Tests give one in simulated time. */
    interface Job {

        /** How many parts have a number. */
        int size();

        /** How many of them have no result. */
        int open();

        /** Runs the next part that is not being run. Returns whether there was one. */
        boolean runNext(Budget budget, BooleanSupplier cancelled);

        /** How many workers there are. */
        int workers();

        /**
         * Puts the results together, and cuts what is open until so many parts are; empty if another worker does.
         *
         * @return how many parts are open
         */
        OptionalInt advance(int parts);

        /** Whether it is recorded that all parts have results. */
        boolean isDone();

        /** Nanoseconds of a clock that runs evenly. */
        default long now() {
            return System.nanoTime();
        }

        default void pause(long nanos) {
            LockSupport.parkNanos(nanos);
        }
    }

    /** How many parts wait for a worker, and how many workers there are, when this was last looked at. */
    private int waiting;

    private int workers = 1;

    /** When to look again, and when to cut again. */
    private long nextLook;

    private long nextCut;

    /**
     * Work that has not begun.
     *
     * @param longest how long a part may run at most before its result is written
     */
    SharedWork(Job job, Duration longest, BooleanSupplier cancelled) {
        this.job = job;
        this.longest = longest;
        this.cancelled = cancelled;
        this.began = job.now();
        this.nextLook = began;
        this.nextCut = began;
    }

    /** Works until the search is complete, or until it is cancelled. Returns whether it is complete. */
    boolean run() {
        while (!cancelled.getAsBoolean()) {
            look();
            if (job.runNext(budget(), cancelled)) {
                waiting = Math.max(0, waiting - 1);
                if (waiting < Budget.SPARE_A_WORKER * workers && job.now() >= nextCut) {
                    cut();
                }
            } else {
                int before = job.size();
                if (job.isDone() || cut()) {
                    return true;
                }
                if (job.size() == before) {
                    job.pause(PAUSE); // All that is open is being run by others, or is of another shard.
                }
            }
        }
        return job.isDone();
    }

    private Budget budget() {
        Duration elapsed = Duration.ofNanos(job.now() - began).dividedBy(PART_OF_ELAPSED);
        Duration most = Collections.min(List.of(longest, Collections.max(List.of(FIRST, elapsed))));
        return Budget.sharing(waiting, workers, Collections.min(List.of(longest, SHORTEST)), most);
    }

    /** Counts the parts that wait and the workers, unless that was done a moment ago. */
    private void look() {
        long now = job.now();
        if (now < nextLook) {
            return;
        }
        workers = Math.max(1, job.workers());
        waiting = Math.max(0, job.open() - workers);
        nextLook = later(now);
    }

    /** Puts the results together and cuts what is open, unless another worker does. Returns whether all is done. */
    private boolean cut() {
        long now = job.now();
        OptionalInt open = job.advance(PARTS_A_WORKER * workers);
        nextCut = later(now);
        open.ifPresent(parts -> waiting = Math.max(0, parts - workers));
        return open.equals(OptionalInt.of(0));
    }

    /** When to do again what has begun at a time and is over now. */
    private long later(long began) {
        long end = job.now();
        return end + Math.max(SHORTEST.toNanos(), PART_FOR_LOOKING * (end - began));
    }
}
