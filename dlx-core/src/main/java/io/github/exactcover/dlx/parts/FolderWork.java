package io.github.exactcover.dlx.parts;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * A job in a folder, as one of its workers sees it.
 *
 * @param self the worker
 */
record FolderWork(JobFolder job, OpenParts parts, JobWorkers all, JobWorkers.Own self, JobEnd end)
        implements SharedWork.Job {

    @Override
    public int size() {
        return job.size();
    }

    @Override
    public int open() {
        return parts.count();
    }

    @Override
    public boolean runNext(Budget budget, BooleanSupplier cancelled) {
        Optional<PartResult> result = job.runNext(budget, cancelled);
        result.ifPresent(self::ran);
        return result.isPresent();
    }

    @Override
    public int workers() {
        return all.present().size();
    }

    @Override
    public OptionalInt advance(int parts) {
        return job.advance(parts);
    }

    @Override
    public boolean isDone() {
        return end.isReached();
    }
}
