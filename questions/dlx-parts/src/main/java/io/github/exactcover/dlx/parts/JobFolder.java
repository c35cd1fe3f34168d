package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.file.ByteLock;
import io.github.exactcover.dlx.internal.resume.SealedText;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps a search in parts in a folder, for programs that share a file system, such as the jobs of a batch system.
 *
 * <pre>{@code
 * Plan plan = Plan.of(NQueens.of(8).problem()).toCount();
 * Path path = Files.createTempDirectory("jobs").resolve("queens");
 * JobFolder job = JobFolder.create(path, plan, 10);
 * for (int number : job.open()) {
 *     job.run(number, Budget.NONE, () -> false); // In other programs, after JobFolder.at(path).
 * }
 * Ledger ledger = job.merge(10);
 * System.out.println(ledger.isComplete() + " " + ledger.solutions()); // true 92
 * }</pre>
 *
 * <p>The parts are numbered from 1. A result is written as a whole when its run ends. {@link #merge merge} puts all
 * results together, gives numbers to the parts that are left, and can be repeated at any time: it always begins with
 * the results. So a program that is killed loses only what it did since its run began.
 *
 * <p>A program that runs a part locks it, with a lock of the operating system that ends with the program. Several
 * programs can use a folder at the same time, and several threads one {@code JobFolder}. Where files cannot be locked,
 * a line at DEBUG says so. Two programs may then run the same part, which wastes time and does no harm.
 */
public final class JobFolder {

    private static final Logger LOG = LoggerFactory.getLogger(JobFolder.class);

    private static final String PLAN_FILE = "plan";
    private static final String START_FILE = "start";

    /** The byte of the lock file that a merge locks; those after it are for the parts. */
    private static final int MERGE = 0;

    private final Path folder;
    private final Plan plan;

    /** What was left when the search was first divided. */
    private final Path start;

    private final NumberedParts numbered;
    private final JobResults results;
    private final JobWorkers workers;

    /**
     * What the workers here have read of the results; null before one has put them together. Guarded by the merge's
     * lock.
     */
    private @Nullable Ledger known;

    private final JobEnd end;

    /** Parts are cut here only in the first shard, which is 0. */
    private final long shard;

    private JobFolder(Path folder, Plan plan, long shard, long shards) {
        this.folder = folder;
        this.plan = plan;
        this.shard = shard;
        this.start = folder.resolve(START_FILE);
        this.results = new JobResults(plan, folder);
        this.numbered = new NumberedParts(folder, results, shard, shards);
        this.workers = new JobWorkers(folder);
        this.end = new JobEnd(folder);
    }

    /**
     * Makes a folder for a search, divided into parts.
     *
     * @param folder does not exist yet, or is empty
     * @param plan the search
     * @param parts how many parts to begin with, see {@link Ledger#split Ledger.split}
     * @return the folder
     * @throws IllegalArgumentException if the folder has something in it, or if the number of parts is less than 1
     * @throws UncheckedIOException if the folder cannot be made or written to
     */
    public static JobFolder create(Path folder, Plan plan, int parts) {
        return create(folder, plan, parts, false);
    }

    /**
     * Makes a folder for a search that ends as soon as a program has found a solution. All others notice that within a
     * second. {@link Ledger#anySolution Ledger.anySolution} gives the solution. If there is none, all parts are run.
     *
     * @param folder does not exist yet, or is empty
     * @param plan the search, made by {@link Planner#toSolve Planner.toSolve}
     * @param parts how many parts to begin with, see {@link Ledger#split Ledger.split}
     * @return the folder
     * @throws IllegalArgumentException if the plan only counts, if the folder has something in it, or if the number of
     *     parts is less than 1
     * @throws UncheckedIOException if the folder cannot be made or written to
     */
    public static JobFolder createForFirst(Path folder, Plan plan, int parts) {
        Objects.requireNonNull(plan, "The plan must not be null");
        if (plan.isCounting()) {
            throw new IllegalArgumentException("This plan only counts; to find a solution, use that of toSolve()");
        }
        return create(folder, plan, parts, true);
    }

    private static JobFolder create(Path folder, Plan plan, int parts, boolean forFirst) {
        Objects.requireNonNull(folder, "The folder must not be null");
        Ledger ledger = Ledger.of(plan);
        ledger.split(parts);
        try {
            Files.createDirectories(folder);
            try (Stream<Path> files = Files.list(folder)) {
                if (files.findAny().isPresent()) {
                    throw new IllegalArgumentException(
                            "The folder " + folder + " is not empty; name a new one, or merge what is there");
                }
            }
            if (forFirst) {
                JobEnd.atFirst(folder);
            }
            JobFolder job = new JobFolder(folder, plan, 0, 1);
            job.results.create();
            SealedText.write(folder.resolve(PLAN_FILE), plan.lines());
            ledger.write(job.start);
            job.numbered.create(ledger.open());
            return job;
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + folder + " cannot be written to", e);
        }
    }

    /**
     * Opens a folder that {@link #create create} made.
     *
     * @param folder the folder
     * @return the job in it; if you have the problem too, compare its fingerprint with
     *     {@link Plan#problemFingerprint Plan.problemFingerprint}
     * @throws IllegalArgumentException if the folder does not hold a job, or if a file in it is damaged
     * @throws UncheckedIOException if it cannot be read
     */
    public static JobFolder at(Path folder) {
        Objects.requireNonNull(folder, "The folder must not be null");
        for (String name : List.of(PLAN_FILE, START_FILE, NumberedParts.FILE, JobResults.FOLDER)) {
            Path file = folder.resolve(name);
            if (name.equals(JobResults.FOLDER) ? !Files.isDirectory(file) : !Files.isRegularFile(file)) {
                throw new IllegalArgumentException("There is no job in the folder " + folder + ": '" + name
                        + "' is missing; name a folder that was split, or split the search again");
            }
        }
        return new JobFolder(folder, JobFile.read(folder.resolve(PLAN_FILE), Plan::parse), 0, 1);
    }

    /**
     * The search of this job.
     *
     * @return the plan
     */
    public Plan plan() {
        return plan;
    }

    /**
     * Whether the search ends with the first solution that is found.
     *
     * @return true for a folder that {@link #createForFirst createForFirst} made
     */
    public boolean isForFirst() {
        return end.isForFirst();
    }

    /**
     * The same job for one of several programs that divide it beforehand, for file systems without locks. Then
     * {@link #runNext runNext} and {@link #runUntilDone runUntilDone} take only parts of this shard, and only the first
     * shard cuts parts. Each part belongs to one of the shards for ever.
     *
     * @param number which shard, from 1
     * @param count how many shards there are
     * @return the same job
     * @throws IllegalArgumentException if there is no such shard
     */
    public JobFolder shard(int number, int count) {
        if (number < 1 || number > count) {
            throw new IllegalArgumentException(
                    "There is no shard " + number + " of " + count + "; the first one is 1, and the last one " + count);
        }
        return new JobFolder(folder, plan, number - 1, count);
    }

    /**
     * How many parts have a number.
     *
     * @return the number of the last part
     * @throws IllegalArgumentException if the file of the parts is damaged
     * @throws UncheckedIOException if it cannot be read
     */
    public int size() {
        return numbered.all().size();
    }

    /**
     * The parts that have no result.
     *
     * @return their numbers, ascending, in a new list
     * @throws IllegalArgumentException if the file of the parts is damaged
     * @throws UncheckedIOException if it cannot be read
     */
    public List<Integer> open() {
        return numbered.open();
    }

    /**
     * Runs a part, and writes its result.
     *
     * @param number the number of a part
     * @param budget when to stop, and into how many pieces to cut the rest
     * @param cancelled asked every few milliseconds; when it holds, the run ends, and what is left is in its result
     * @return the result without its solutions, which are in the folder; empty if the part has one already, is being
     *     run elsewhere, or need not be run because the job has ended with a solution
     * @throws IllegalArgumentException if there is no part with this number, or if the file of the parts is damaged
     * @throws UncheckedIOException if a file cannot be read or written
     */
    public Optional<PartResult> run(int number, Budget budget, BooleanSupplier cancelled) {
        Objects.requireNonNull(budget, "The budget must not be null");
        Objects.requireNonNull(cancelled, "The condition 'cancelled' must not be null");
        List<Part> parts = numbered.all();
        if (number < 1 || number > parts.size()) {
            throw new IllegalArgumentException("There is no part " + number + " in " + folder + ", which has "
                    + Phrases.count(parts.size(), "part") + ", numbered from 1");
        }
        return run(parts.get(number - 1), budget, cancelled);
    }

    /**
     * Runs the next part that has no result and is not being run, and writes its result. Calls one after the other go
     * through all parts.
     *
     * @param budget when to stop, and into how many pieces to cut the rest
     * @param cancelled asked every few milliseconds; when it holds, the run ends, and what is left is in its result
     * @return the result without its solutions, which are in the folder; empty if there is no such part, or none needs
     *     to be run because the job has ended with a solution
     * @throws IllegalArgumentException if the file of the parts is damaged
     * @throws UncheckedIOException if a file cannot be read or written
     */
    public Optional<PartResult> runNext(Budget budget, BooleanSupplier cancelled) {
        Objects.requireNonNull(budget, "The budget must not be null");
        Objects.requireNonNull(cancelled, "The condition 'cancelled' must not be null");
        return end.isFinal() ? Optional.empty() : numbered.runNext(part -> run(part, budget, cancelled));
    }

    private Optional<PartResult> run(Part part, Budget budget, BooleanSupplier cancelled) {
        try (ByteLock lock = lock(NumberedParts.placeOf(part))) {
            if (lock == null || results.has(part) || end.isFinal()) {
                return Optional.empty();
            }
            checkNumbered(part);
            PartResult result = results.run(part, end.limited(budget), end.or(cancelled));
            end.ran(result);
            return Optional.of(result);
        } catch (IOException e) {
            throw new UncheckedIOException("The result of the part " + part + " cannot be written to " + folder, e);
        }
    }

    /** Refuses a part that the engine cannot enter, so no job has written it into the file of the parts. */
    private void checkNumbered(Part part) {
        try {
            plan.checkParts(List.of(part));
        } catch (IllegalArgumentException e) {
            throw JobFile.unusable(numbered.file(), e);
        }
    }

    /** Locks a byte of the lock file; null if another program or thread has locked it. */
    private @Nullable ByteLock lock(long at) throws IOException {
        ByteLock lock = ByteLock.tryLock(folder.resolve("lock"), at);
        if (lock != null) {
            lock.flaw().ifPresent(e -> LOG.debug("Parts cannot be locked, so two may run the same: {}", e.toString()));
        }
        return lock;
    }

    /**
     * Puts the results together. If too few parts are open, divides the largest of those that are not being run. Parts
     * without a number get one.
     *
     * @param parts how many parts should be open, if the search is not complete; 0 to divide none
     * @return what is known: call {@link Ledger#drain Ledger.drain} for the solutions up to the first open part, which
     *     reads them from the folder, so they need not fit into memory
     * @throws IllegalStateException if another program is merging
     * @throws IllegalArgumentException if the number is negative, or if the plan, the parts or the checkpoint with
     *     which the job began are damaged; what cannot be a result is moved to the folder {@code bad}, its part is open
     *     again, and a line at WARN says so
     * @throws UncheckedIOException if a file cannot be read or written
     */
    public Ledger merge(int parts) {
        return merge(parts, true);
    }

    /**
     * Puts the results together, as {@link #merge merge} does, but looks at their numbers only. That is faster if there
     * are many solutions. If a file has solutions that cannot be right, only {@code merge} notices.
     *
     * @param parts how many parts should be open, if the search is not complete; 0 to divide none
     * @return what is known; it has no solutions to hand out
     * @throws IllegalStateException if another program is merging
     * @throws IllegalArgumentException as for {@link #merge merge}
     * @throws UncheckedIOException if a file cannot be read or written
     */
    public Ledger count(int parts) {
        return merge(parts, false);
    }

    private Ledger merge(int parts, boolean keeping) {
        if (parts < 0) {
            throw new IllegalArgumentException(
                    "The number of parts is " + parts + ", but must be at least 0; with 0, none is divided");
        }
        try (ByteLock lock = lock(MERGE)) {
            if (lock == null) {
                throw new IllegalStateException("Another program is merging " + folder + "; wait until it has ended");
            }
            Ledger ledger = Ledger.resume(plan, start);
            putTogether(ledger, keeping, parts);
            return ledger;
        } catch (IOException e) {
            throw unmerged(e);
        }
    }

    /**
     * Puts together what is new since the last time, as {@link #count count} does.
     *
     * @return how many parts must still be run; empty if another program or thread is doing that, or will
     */
    OptionalInt advance(int parts) {
        if (shard != 0) {
            return OptionalInt.empty();
        }
        try (ByteLock lock = lock(MERGE)) {
            if (lock == null) {
                return OptionalInt.empty();
            }
            Ledger ledger = known == null ? Ledger.resume(plan, start) : known;
            known = ledger;
            putTogether(ledger, false, parts);
            return OptionalInt.of(end.isReached(ledger) ? 0 : ledger.open().size());
        } catch (IOException e) {
            throw unmerged(e);
        }
    }

    private UncheckedIOException unmerged(IOException e) {
        return new UncheckedIOException("The results in " + folder + " cannot be put together", e);
    }

    private void putTogether(Ledger ledger, boolean keeping, int parts) throws IOException {
        if (results.putInto(ledger, keeping, true)) {
            numbered.forget();
        }
        if (parts > 0 && !end.isReached(ledger)) {
            ledger.split(
                    parts,
                    (part, budget) -> run(part, budget, () -> false),
                    result -> results.put(result, ledger, keeping));
        }
        numbered.add(ledger.open());
        end.tell(ledger);
    }

    /**
     * What is known at this moment. In contrast to {@link #merge merge}, this changes nothing in the folder, so it
     * needs no right to write there and can be called at any time.
     *
     * @return what is known; the parts that are left of others count as open, even if they have no number yet. It has
     *     no solutions to hand out, only that of a job that ends with the first one
     * @throws IllegalArgumentException if the checkpoint with which the job began is damaged
     * @throws UncheckedIOException if a file cannot be read
     */
    public Ledger look() {
        Ledger ledger = Ledger.resume(plan, start);
        results.putInto(ledger, end.isForFirst(), false);
        return ledger;
    }

    /**
     * Runs parts until the search is complete. Any number of programs and threads can do so in the same folder, and can
     * come and go at any time. None of them divides the work for the others: when fewer than two parts wait for each of
     * them, one puts the results together and cuts what is open, while the others go on.
     *
     * @param longest how long a part may run before its result is written and others can have what is left of it; some
     *     minutes are a good choice, because that much is lost when the program is killed
     * @param cancelled asked every few milliseconds; when it holds, this ends, and what is left is in a result
     * @return whether the search is complete; false if it was cancelled, or if this thread was interrupted
     * @throws IllegalArgumentException if the time is not positive, or if a file of the job is damaged
     * @throws UncheckedIOException if a file cannot be read or written
     */
    public boolean runUntilDone(Duration longest, BooleanSupplier cancelled) {
        Objects.requireNonNull(longest, "The time 'longest' must not be null");
        Objects.requireNonNull(cancelled, "The condition 'cancelled' must not be null");
        Given.positive(longest, "longest time of a part", "say some minutes");
        numbered.beginAnywhere();
        try (JobWorkers.Own self = workers.join()) {
            BooleanSupplier ends = () -> {
                self.beat();
                return cancelled.getAsBoolean() || Thread.currentThread().isInterrupted();
            };
            return new SharedWork(new Work(self), longest, ends).run();
        }
    }

    /**
     * Who is {@linkplain #runUntilDone working} on this job.
     *
     * @return those that said so in the last minute, by their names, in a new list
     */
    public List<JobWorker> workers() {
        return workers.present();
    }

    /** This job as one of its workers sees it. */
    private final class Work implements SharedWork.Job {

        private final JobWorkers.Own self;

        private Work(JobWorkers.Own self) {
            this.self = self;
        }

        @Override
        public int size() {
            return JobFolder.this.size();
        }

        @Override
        public int open() {
            return numbered.openCount();
        }

        @Override
        public boolean runNext(Budget budget, BooleanSupplier cancelled) {
            Optional<PartResult> result = JobFolder.this.runNext(budget, cancelled);
            result.ifPresent(self::ran);
            return result.isPresent();
        }

        @Override
        public int workers() {
            return workers.present().size();
        }

        @Override
        public OptionalInt advance(int parts) {
            return JobFolder.this.advance(parts);
        }

        @Override
        public boolean isDone() {
            return end.isReached();
        }
    }

    /** Where it is. */
    @Override
    public String toString() {
        return "JobFolder[" + folder + ", " + plan + "]";
    }
}
