package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.parts.Planner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One start of a {@link SparkSearch}: what is done with the results, and what happens by the clock. */
final class SparkRun<O> {

    private static final Logger LOG = LoggerFactory.getLogger(SparkSearch.class);

    /** So many numbers come with a result, and go to a file, and the driver keeps of solutions ahead of their turn. */
    private static final long MOST_SENT = 250_000;

    private static final long MOST_FILED = 10_000_000;
    private static final long MOST_KEPT = 10_000_000;

    /**
     * The driver keeps at most so many solutions, and those of the parts that run then. A checkpoint takes two million.
     */
    private static final long MOST_SOLUTIONS = 1_000_000;

    private final SparkSearch<O> settings;
    private final Configuration configuration;
    private final long started = System.nanoTime();
    private long told = started;
    private long saved = started;

    /**
     * Whether we have looked if one machine would count sooner. That takes the driver a second or two, which a short
     * count is not worth. A search that goes on was looked at before.
     */
    private boolean advised;

    /** The nodes that were visited before a checkpoint. */
    private long resumed;

    /** Why the last checkpoint could not be written. */
    private Optional<UncheckedIOException> failure = Optional.empty();

    /** Whether the visitor has a solution and did not return yet. */
    private boolean inHand;

    /** Whether this thread was interrupted. */
    private boolean interrupted;

    /** Something to be written from time to time. */
    private interface Save {
        void save() throws IOException;
    }

    SparkRun(SparkSearch<O> settings) {
        this.settings = settings;
        this.configuration = settings.context.hadoopConfiguration();
        this.advised = settings.resumeFrom != null;
    }

    /**
     * Spark and Hadoop throw when they are interrupted. So only the loop of the driver may be, and the flag is set
     * later.
     */
    SearchResult undisturbed(Function<SparkRun<O>, SearchResult> action) {
        interrupted = Thread.interrupted();
        try {
            return action.apply(this);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    SearchResult count() {
        Plan plan = settings.planner.toCount();
        Broadcast<String> shipped = ship(plan);
        try {
            Ledger ledger = ledger(plan);
            PartTask task = new PartTask(plan.fingerprint(), shipped, null);
            PartsDriver driver = driver(plan, ledger, task, Long.MAX_VALUE);
            SearchEnd end = run(
                    driver,
                    ledger,
                    ledger::solutions,
                    () -> forgetAndAdvise(ledger),
                    () -> false,
                    () -> checkpoint(ledger));
            return result(plan, ledger, end, ledger.solutions());
        } finally {
            shipped.unpersist();
        }
    }

    SearchResult solve(SolutionVisitor<O> visitor) {
        Plan plan = settings.planner.toSolve();
        Broadcast<String> shipped = ship(plan);
        try {
            Ledger ledger = ledger(plan);
            PartTask task = new PartTask(plan.fingerprint(), shipped, null);
            long room = MOST_SOLUTIONS / firstParts();
            PartsDriver driver = driver(plan, ledger, task, Math.min(MOST_SENT / size(), room));
            SearchEnd end = run(
                    driver,
                    ledger,
                    ledger::drained,
                    () -> show(ledger, visitor),
                    () -> ledger.solutions() - ledger.drained() > Math.min(MOST_KEPT / size(), MOST_SOLUTIONS),
                    () -> checkpoint(ledger));
            return result(plan, ledger, end, ledger.drained());
        } finally {
            shipped.unpersist();
        }
    }

    SearchResult solutions(String path) {
        Plan plan = settings.planner.toSolve();
        Broadcast<String> shipped = ship(plan);
        Broadcast<SerializableConfiguration> access =
                settings.context.broadcast(new SerializableConfiguration(configuration));
        Broadcast<String[]> options = settings.context.broadcast(settings.planner.problem().options().stream()
                .map(String::valueOf)
                .toArray(String[]::new));
        try {
            SolutionFolder folder = new SolutionFolder(path, configuration);
            SolutionWriter writer = new SolutionWriter(folder.files().toString(), access, options);
            PartTask task = new PartTask(plan.fingerprint(), shipped, writer);
            Ledger ledger = ledger(plan, folder, task);
            PartsDriver driver = driver(plan, ledger, task, MOST_FILED / size());
            driver.onAccepted(folder::put);
            long before = folder.resumed();
            SearchEnd end = run(
                    driver,
                    ledger,
                    () -> before + ledger.solutions(),
                    () -> isLimited() && folder.firstSolutions(ledger) >= settings.limit ? SearchEnd.LIMIT : null,
                    () -> false,
                    () -> folder.save(ledger));
            if (end == SearchEnd.EXHAUSTED || end == SearchEnd.LIMIT) {
                folder.finish(ledger, settings.limit);
            }
            return result(plan, ledger, end, Math.min(settings.limit, before + ledger.solutions()));
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + path + " cannot be used", e);
        } finally {
            shipped.unpersist();
            access.unpersist();
            options.unpersist();
        }
    }

    private Broadcast<String> ship(Plan plan) {
        return settings.context.broadcast(String.join("\n", plan.lines()));
    }

    private boolean isLimited() {
        return settings.limit != Long.MAX_VALUE;
    }

    /** The largest usual size of a solution. */
    private long size() {
        return 1L + settings.planner.problem().primaryItems().size();
    }

    private PartsDriver driver(Plan plan, Ledger ledger, PartTask task, long mostSolutions) {
        resumed = ledger.nodes();
        long most = plan.isCounting() ? Long.MAX_VALUE : Math.max(1, Math.min(mostSolutions, settings.limit));
        return new PartsDriver(
                settings.context,
                ledger,
                task,
                Budget.NONE.time(Duration.ofNanos(settings.partTime)).solutions(most));
    }

    private int firstParts() {
        return BudgetPolicy.of(settings.context, settings.partTime).firstParts();
    }

    private Ledger ledger(Plan plan) {
        Ledger ledger = Ledger.of(plan);
        if (settings.resumeFrom != null) {
            try {
                ledger = WholeFile.ledger(plan, new WholeFile(new Path(settings.resumeFrom), configuration).read());
            } catch (IOException e) {
                throw new UncheckedIOException("The checkpoint " + settings.resumeFrom + " cannot be read", e);
            }
        }
        ledger.split(firstParts());
        return ledger;
    }

    /** Solutions that are found while the search is divided are stored, too. */
    private Ledger ledger(Plan plan, SolutionFolder folder, PartTask task) throws IOException {
        Ledger known = folder.open(plan);
        Ledger ledger = known == null ? Ledger.of(plan) : known;
        ledger.split(firstParts(), (part, budget) -> {
            Delivery delivery = task.delivery(plan.run(part, budget));
            folder.put(delivery);
            return Optional.of(delivery.result());
        });
        return ledger;
    }

    private static <I, O> boolean isBestCountedWhole(Planner<I, O> planner) {
        return Count.of(planner.problem()).like(planner).isBestWhole();
    }

    /**
     * Lets go of the parts that are done, up to the first open one. Says once if all this is not the best way to count.
     */
    private @Nullable SearchEnd forgetAndAdvise(Ledger ledger) {
        ledger.poll();
        if (!advised && System.nanoTime() - started >= settings.adviceAfter) {
            advised = true;
            if (isBestCountedWhole(settings.planner)) {
                LOG.warn("{} would be counted sooner on one machine, by Count", settings.planner);
            }
        }
        return null;
    }

    private @Nullable SearchEnd show(Ledger ledger, SolutionVisitor<O> visitor) {
        while (ledger.drained() < settings.limit) {
            Optional<int[]> places = ledger.poll();
            if (places.isEmpty()) {
                return null;
            }
            inHand = true;
            Visit answer = visitor.visit(Solution.of(settings.planner.problem().options(), places.get()));
            inHand = false;
            if (answer == Visit.STOP) {
                return SearchEnd.STOPPED;
            }
        }
        return SearchEnd.LIMIT;
    }

    /**
     * Runs the driver, and looks in between what is to be done.
     *
     * @param solutions how many there are, for the progress
     * @param show does something with the solutions that are known, and says how the search has to end, or null
     */
    private SearchEnd run(
            PartsDriver driver,
            Ledger ledger,
            Supplier<Long> solutions,
            Supplier<@Nullable SearchEnd> show,
            Supplier<Boolean> isFull,
            Save save) {
        begin(save);
        try {
            SearchEnd end = drive(
                    driver,
                    () -> {
                        SearchEnd shown = show.get();
                        long now = System.nanoTime();
                        if (now - told >= settings.progressEvery) {
                            told = now;
                            settings.listener.accept(progress(ledger, solutions.get()), ledger.nodesLeft());
                        }
                        if (now - saved >= settings.checkpointEvery) {
                            write(save);
                            saved = System.nanoTime();
                        }
                        return shown == null ? decide(now) : shown;
                    },
                    isFull);
            settings.listener.accept(progress(ledger, solutions.get()), ledger.nodesLeft());
            return end;
        } finally {
            // A visitor that throws may or may not have used its solution. After a checkpoint it would not be shown
            // again.
            if (!inHand) {
                write(save);
            }
        }
    }

    private SearchEnd drive(PartsDriver driver, Supplier<@Nullable SearchEnd> look, Supplier<Boolean> isFull) {
        try {
            return driver.run(look, isFull);
        } catch (InterruptedException e) {
            interrupted = true;
            return SearchEnd.CANCELLED;
        }
    }

    /** Finds out now whether a checkpoint can be written. In an hour it may be too late. */
    private static void begin(Save save) {
        try {
            save.save();
        } catch (IOException e) {
            throw new UncheckedIOException("The checkpoint cannot be written", e);
        }
    }

    /** How the search has to end before it is complete; null if it goes on. */
    private @Nullable SearchEnd decide(long now) {
        if (now - started >= settings.timeout) {
            return SearchEnd.TIMEOUT;
        }
        return interrupted || settings.cancelled.getAsBoolean() ? SearchEnd.CANCELLED : null;
    }

    private void checkpoint(Ledger ledger) throws IOException {
        if (settings.checkpointTo != null) {
            new WholeFile(new Path(settings.checkpointTo), configuration).write(WholeFile.text(ledger));
        }
    }

    /** The search goes on if that fails, and tries again. */
    private void write(Save save) {
        try {
            save.save();
            failure = Optional.empty();
        } catch (IOException e) {
            LOG.warn("The checkpoint cannot be written; the search goes on", e);
            failure = Optional.of(new UncheckedIOException("The checkpoint cannot be written", e));
        }
    }

    private Progress progress(Ledger ledger, long solutions) {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - started);
        return new Progress(
                ledger.share(),
                BigInteger.valueOf(solutions),
                ledger.nodes(),
                (ledger.nodes() - resumed) * 1e9 / Math.max(1, elapsed.toNanos()),
                elapsed,
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty());
    }

    private SearchResult result(Plan plan, Ledger ledger, SearchEnd end, long solutions) {
        SearchStatistics statistics = new SearchStatistics(
                ledger.nodes(),
                ledger.updates(),
                Duration.ofNanos(System.nanoTime() - started),
                Engine.valueOf(plan.engine()),
                ItemChoice.valueOf(plan.itemChoice()));
        return new SearchResult(end, BigInteger.valueOf(solutions), statistics, failure);
    }
}
