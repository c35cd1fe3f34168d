package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.parts.Budget;
import java.time.Duration;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Decides how many parts to submit at a time, for how long a part runs, and when what is left of it is cut. It
 * is not known how long a part takes, so parts run for a time and come back.
 *
 * <p>As long as there are plenty of open parts, a part runs long, and what is left of it stays one part. When fewer
 * than four for each core wait for their turn, parts run shorter the fewer there are, and what is left is cut.
 *
 * @param cores how many parts can run at the same time, each on a core or on several
 * @param longest the longest time of a part, in nanoseconds
 */
record BudgetPolicy(int cores, long longest) {

    /** How many parts each core should have to begin with. */
    private static final int PARTS_A_CORE = 10;

    /** How many parts each core should have submitted, so that none waits for the driver. */
    private static final int SUBMITTED_A_CORE = 2;

    /**
     * A part waits for its core twice as long as {@link Budget#sharing} expects: parts that are submitted already have
     * their times, and are not cut. With half as many, large clusters were idle for half of a search of ten minutes.
     */
    private static final int QUEUES = 2;

    /** A job has at most so many parts, so that its results fit into the memory of the driver. */
    private static final int LARGEST_JOB = 256;

    /**
     * A search that has just begun may be a short one: no part runs longer than this, or than a part of the time so
     * far.
     */
    private static final long FIRST = 1_000_000_000;

    private static final int PART_OF_ELAPSED = 10;

    /**
     * The driver needs less than a millisecond for a part, so parts of a large cluster must not be shorter than this
     * for each core. Then it is busy for a third of the time, and catches up when many small parts end at once.
     */
    private static final long SHORTEST_A_CORE = 3_000_000;

    private static final long SHORTEST = 100_000_000;

    /** The policy for a cluster as it is now. Its tasks may have several cores each, which share a part. */
    static BudgetPolicy of(JavaSparkContext context, long longest) {
        int each = context.getConf().getInt("spark.task.cpus", 1);
        return new BudgetPolicy(Math.max(1, context.sc().defaultParallelism() / each), longest);
    }

    /** How many parts the search is divided into at first. */
    int firstParts() {
        return PARTS_A_CORE * cores;
    }

    /**
     * How many parts to submit as a job now, if there are so many; 0 as long as a job would be too small.
     *
     * @param submitted how many parts are running or submitted
     */
    int jobSize(int submitted) {
        int room = SUBMITTED_A_CORE * cores - submitted;
        return 2 * room < cores ? 0 : Math.min(room, LARGEST_JOB);
    }

    /**
     * The budget of the next part.
     *
     * @param open how many parts are open, including those that run
     * @param elapsed nanoseconds since the search began
     */
    Budget next(long open, long elapsed) {
        long least = Math.min(longest, Math.max(SHORTEST, SHORTEST_A_CORE * cores));
        long most = Math.min(longest, Math.max(Math.max(FIRST, least), elapsed / PART_OF_ELAPSED));
        long waiting = Math.max(0, open - cores) / QUEUES;
        return Budget.sharing(waiting, cores, Duration.ofNanos(least), Duration.ofNanos(most));
    }
}
