package io.github.exactcover.dlx.parts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/**
 * When a job is done: when all parts have results or, if one solution is enough, when one was found. An empty
 * file says that it is, and another one that one solution is enough.
 */
final class JobEnd {

    private static final String DONE = "done";
    private static final String FIRST = "first";

    private final Path done;
    private final boolean forFirst;

    /** The end of the job in a folder. */
    JobEnd(Path job) {
        this.done = job.resolve(DONE);
        this.forFirst = Files.exists(job.resolve(FIRST));
    }

    /** Makes a new job in a folder one that ends with the first solution. */
    static void atFirst(Path job) throws IOException {
        write(job.resolve(FIRST));
    }

    private static void write(Path file) throws IOException {
        Files.write(file, new byte[0]);
    }

    /** Whether one solution is enough. */
    boolean isForFirst() {
        return forFirst;
    }

    /** Whether a file says that the job is done. */
    boolean isReached() {
        return Files.exists(done);
    }

    /** Whether the job is done, as this ledger shows. */
    boolean isReached(Ledger ledger) {
        return ledger.isComplete() || (forFirst && ledger.solutions() > 0);
    }

    /** Whether no other part needs to be run. If all are wanted, a part can be open again although it was done. */
    boolean isFinal() {
        return forFirst && isReached();
    }

    /** Tells all others after a part was run. */
    void ran(PartResult result) throws IOException {
        if (forFirst && result.solutions() > 0) {
            write(done);
        } else if (!forFirst && !result.rest().isEmpty()) {
            Files.deleteIfExists(done);
        }
    }

    /**
     * Tells all others that the job is done, if a ledger shows it. A result that ended the job may have been moved away
     * as a bad one.
     */
    void tell(Ledger ledger) throws IOException {
        if (isReached(ledger)) {
            write(done);
        } else {
            Files.deleteIfExists(done);
        }
    }

    /** How long a part is run: with this budget, and not on after a solution if one is enough. */
    Budget limited(Budget budget) {
        return forFirst ? budget.solutions(1) : budget;
    }

    /** A condition that also holds soon after a solution was found, if one is enough. */
    BooleanSupplier or(BooleanSupplier cancelled) {
        if (!forFirst) {
            return cancelled;
        }
        AtomicLong looked = new AtomicLong(System.nanoTime());
        return () -> {
            if (cancelled.getAsBoolean()) {
                return true;
            }
            long now = System.nanoTime();
            if (now - looked.get() < SharedWork.PAUSE) {
                return false;
            }
            looked.set(now);
            return isReached();
        };
    }
}
