package io.github.exactcover.dlx.parts;

import java.time.Instant;
import java.util.Objects;

/**
 * A thread that works on a job, as {@link JobFolder#workers JobFolder.workers} lists it.
 *
 * <pre>{@code
 * Plan plan = Plan.of(NQueens.of(8).problem()).toCount();
 * Path path = Files.createTempDirectory("jobs").resolve("queens");
 * JobFolder job = JobFolder.create(path, plan, 10);
 * System.out.println(job.workers()); // []
 * }</pre>
 *
 * <p>It tells of itself every ten seconds, so the numbers are a little old. Immutable.
 *
 * @param name its machine, eight digits for its process, and a number
 * @param since when it began, by the clock of its machine
 * @param seen when it told of itself last, by the clock of the file system
 * @param parts how many parts it has run to the end, or for as long as they were to run
 * @param nodes how many nodes it visited in those
 */
public record JobWorker(String name, Instant since, Instant seen, long parts, long nodes) {

    /**
     * A worker.
     *
     * @param name its machine, eight digits for its process, and a number
     * @param since when it began
     * @param seen when it told of itself last
     * @param parts how many parts it has run
     * @param nodes how many nodes it visited in those
     */
    public JobWorker {
        Objects.requireNonNull(name, "The name must not be null");
        Objects.requireNonNull(since, "The time 'since' must not be null");
        Objects.requireNonNull(seen, "The time 'seen' must not be null");
    }
}
