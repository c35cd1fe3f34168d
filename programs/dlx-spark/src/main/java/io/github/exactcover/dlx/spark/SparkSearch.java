package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.parts.NodesLeft;
import io.github.exactcover.dlx.parts.Planner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * A search on a Spark cluster: an exact count, or all solutions in the order in which a single thread would show them,
 * whatever becomes of executors, workers and the driver.
 *
 * <pre>{@code
 * SparkConf conf = new SparkConf().setMaster("local[2]").setAppName("queens");
 * try (JavaSparkContext spark = new JavaSparkContext(conf)) {
 *     SearchResult result = SparkSearch.on(spark, Plan.of(NQueens.of(8).problem())).count();
 *     System.out.println(result.solutions()); // 92
 * }
 * }</pre>
 *
 * <p>The search is divided into parts of its tree. Each runs as a task for a time, at most a minute unless
 * {@link #partTime partTime} says otherwise; what is left of it is open again, and is cut into pieces when too few
 * parts are left for all cores. A part whose task or job fails is open, too. Each part counts once, so a count is
 * exact, and the nodes are those of one thread, unless the item choice learns during the search.
 *
 * <p>If tasks have several cores ({@code spark.task.cpus}), as many threads share a part. From some thousand cores on,
 * four for each task keep a cluster busier, because the driver has fewer tasks to hand out.
 *
 * <p>Only numbers leave the driver: the classes of items and options need not be serializable, and need not be on the
 * executors. Solutions are put together where the visitor is. The jars of dlx-spark and dlx-core must be on the
 * executors.
 *
 * <p>A {@link Planner} says what to search: its engine, item choice, seed, reduction, and required and forbidden
 * options. Its time-outs, conditions and progress are ignored, because they are set here. The problem must have no
 * costs: the cheapest solutions cannot be found in parts.
 *
 * <p>Before you use a cluster to count, try {@link io.github.exactcover.dlx.count.Count Count} for a minute. A memo may
 * count in seconds what no cluster can search, and a memo cannot be divided. A count that has run for a minute looks
 * whether that may be so, and logs a warning.
 *
 * <p>Immutable: the methods that configure return a new search. Each start is a search of its own, run by the thread
 * that called it, which also calls the visitor and all listeners. If that thread is interrupted, the search ends as
 * cancelled.
 *
 * @param <O> the type of the options
 */
public final class SparkSearch<O> {

    private static final long NO_LIMIT = Long.MAX_VALUE;

    final JavaSparkContext context;
    final Planner<?, O> planner;

    long limit = NO_LIMIT;

    /** The longest time of a part, the time-out and two intervals, in nanoseconds. */
    long partTime = Duration.ofMinutes(1).toNanos();

    long timeout = Long.MAX_VALUE;
    long progressEvery = Long.MAX_VALUE;
    long checkpointEvery = Duration.ofSeconds(30).toNanos();

    /** How long a count runs, in nanoseconds, before we look whether one machine would be faster; shorter in tests. */
    long adviceAfter = Duration.ofMinutes(1).toNanos();

    BooleanSupplier cancelled = () -> false;
    BiConsumer<Progress, NodesLeft> listener = (progress, left) -> {};

    @Nullable
    String checkpointTo;

    @Nullable
    String resumeFrom;

    private SparkSearch(JavaSparkContext context, Planner<?, O> planner) {
        this.context = context;
        this.planner = planner;
    }

    /**
     * A search on a cluster.
     *
     * @param <O> the type of the options
     * @param context the cluster
     * @param planner what to search, and how
     * @return the search, with default settings
     * @throws IllegalArgumentException if the options of the problem have costs
     */
    public static <O> SparkSearch<O> on(JavaSparkContext context, Planner<?, O> planner) {
        Objects.requireNonNull(context, "The Spark context must not be null");
        Objects.requireNonNull(planner, "The planner must not be null");
        ExactCoverProblem<?, O> problem = planner.problem();
        for (int place = 0; place < problem.options().size(); place++) {
            if (problem.costOf(place) != 0) {
                throw new IllegalArgumentException(
                        "The option '" + problem.options().get(place) + "' costs "
                                + problem.costOf(place)
                                + ", but Spark finds all solutions and heeds no costs; find the cheapest"
                                + " ones on one machine with Cheapest, or leave the costs out");
            }
        }
        return new SparkSearch<>(context, planner);
    }

    SparkSearch<O> with(Consumer<SparkSearch<O>> change) {
        SparkSearch<O> copy = new SparkSearch<>(context, planner);
        copy.limit = limit;
        copy.partTime = partTime;
        copy.timeout = timeout;
        copy.progressEvery = progressEvery;
        copy.checkpointEvery = checkpointEvery;
        copy.adviceAfter = adviceAfter;
        copy.cancelled = cancelled;
        copy.listener = listener;
        copy.checkpointTo = checkpointTo;
        copy.resumeFrom = resumeFrom;
        change.accept(copy);
        return copy;
    }

    /**
     * Ends the search with {@link SearchEnd#LIMIT} when so many solutions are known that are the first ones in order.
     *
     * @param solutions the number, at least 1, with those of earlier runs
     * @return a search with this limit
     * @throws IllegalArgumentException if the number is less than 1
     */
    public SparkSearch<O> limit(long solutions) {
        if (solutions < 1) {
            throw new IllegalArgumentException("The limit is " + solutions
                    + ", but must be at least 1; to find all solutions, leave the limit out");
        }
        return with(changed -> changed.limit = solutions);
    }

    /**
     * Sets how long a part runs at most before it comes back. The default is a minute. What was done of a part is lost
     * if its executor fails.
     *
     * @param longest more than nothing
     * @return a search with this time
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public SparkSearch<O> partTime(Duration longest) {
        Objects.requireNonNull(longest, "The longest time of a part must not be null");
        long nanos = nanos(longest, "time of a part");
        return with(changed -> changed.partTime = nanos);
    }

    /**
     * Ends the search with {@link SearchEnd#TIMEOUT} when this time has passed since it started.
     *
     * @param duration more than nothing
     * @return a search with this time-out
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public SparkSearch<O> timeout(Duration duration) {
        Objects.requireNonNull(duration, "The duration of the time-out must not be null");
        long nanos = nanos(duration, "time-out");
        return with(changed -> changed.timeout = nanos);
    }

    /**
     * Ends the search with {@link SearchEnd#CANCELLED} when this condition holds.
     *
     * @param condition asked about every 20 milliseconds; should be quick
     * @return a search with this condition
     */
    public SparkSearch<O> cancelWhen(BooleanSupplier condition) {
        Objects.requireNonNull(condition, "The condition must not be null");
        return with(changed -> changed.cancelled = condition);
    }

    /**
     * Tells a listener how far the search has come, and how many nodes may be left, about as often as given here and
     * once more at the end. Only parts that have come back are in it. The estimate is made from the parts that this
     * start has run; divide it by {@link Progress#nodesPerSecond} for the seconds.
     *
     * @param every more than nothing
     * @param action is called in the thread of the search
     * @return a search that tells this listener
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public SparkSearch<O> progress(Duration every, BiConsumer<Progress, NodesLeft> action) {
        Objects.requireNonNull(every, "The interval 'every' of the progress must not be null");
        Objects.requireNonNull(action, "The action that is told the progress must not be null");
        long nanos = nanos(every, "interval of the progress");
        return with(changed -> {
            changed.progressEvery = nanos;
            changed.listener = action;
        });
    }

    /**
     * Writes a checkpoint about as often as given here, and at the end. {@link #resume resume} goes on from it, on any
     * cluster, and so does {@link io.github.exactcover.dlx.Search#resume Search.resume} on one machine with any number
     * of threads, and a {@code Ledger}, if the search is configured in the same way. A solution counts as shown when
     * the visitor returns.
     *
     * @param file a path of a file system of Hadoop, such as {@code hdfs://host/queens.checkpoint}; the file is
     *     replaced as a whole
     * @param every more than nothing
     * @return a search that writes checkpoints
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public SparkSearch<O> checkpointTo(String file, Duration every) {
        Objects.requireNonNull(file, "The file must not be null");
        Objects.requireNonNull(every, "The interval 'every' of the checkpoints must not be null");
        long nanos = nanos(every, "interval of the checkpoints");
        return with(changed -> {
            changed.checkpointTo = file;
            changed.checkpointEvery = nanos;
        });
    }

    /**
     * Goes on from a checkpoint, as {@link io.github.exactcover.dlx.Search#resume Search.resume} does: of this class,
     * of a {@link io.github.exactcover.dlx.Search}, or of a {@code Ledger}.
     *
     * @param file a path of a file system of Hadoop
     * @return a search that goes on from there. When it is started, it throws an {@link UncheckedIOException} if the
     *     file cannot be read, and an {@link IllegalArgumentException} if it is not a checkpoint of this search
     */
    public SparkSearch<O> resume(String file) {
        Objects.requireNonNull(file, "The file must not be null");
        return with(changed -> changed.resumeFrom = file);
    }

    /** More than fits into a long is as good as forever. */
    private static long nanos(Duration time, String what) {
        if (time.isZero() || time.isNegative()) {
            throw new IllegalArgumentException("The " + what + " is " + time + ", but must be positive");
        }
        try {
            return time.toNanos();
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE;
        }
    }

    /**
     * Counts the solutions, up to the limit if there is one.
     *
     * @return how the search ended, the number, and what it cost; the number is that of all solutions only if
     *     {@link SearchResult#isExhausted() SearchResult.isExhausted}
     * @throws IllegalStateException if a part fails again and again; a checkpoint, if one was asked for, was written
     *     before
     */
    public SearchResult count() {
        return limit == NO_LIMIT
                ? new SparkRun<>(this).undisturbed(SparkRun::count)
                : solve(solution -> Visit.CONTINUE);
    }

    /**
     * Shows the solutions to a visitor, in the order of {@link io.github.exactcover.dlx.Search#solve Search.solve}.
     * Those found ahead of their turn are kept on the driver, about a million at most.
     *
     * @param visitor is called in this thread; what it throws comes out of this method, and a search that is resumed
     *     then shows the solutions since the last checkpoint again
     * @return how the search ended, and what it cost
     * @throws IllegalStateException if a part fails again and again; a checkpoint, if one was asked for, was written
     *     before
     */
    public SearchResult solve(SolutionVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "The visitor must not be null; to count solutions, use count()");
        return new SparkRun<>(this).undisturbed(run -> run.solve(visitor));
    }

    /**
     * Writes all solutions to a folder, from where they were found, as Parquet files. {@link #read read} reads them in
     * order. The folder is its own checkpoint: if the search ends early, call this again, on any cluster.
     *
     * @param folder a path of a file system of Hadoop that the driver and all executors can write to: a new folder, or
     *     one where the same search ended early
     * @return how the search ended, and what it cost
     * @throws IllegalArgumentException if the folder has the solutions of another search
     * @throws IllegalStateException if this search has a checkpoint, or if a part fails again and again
     * @throws UncheckedIOException if the folder cannot be read or written
     */
    public SearchResult solutions(String folder) {
        Objects.requireNonNull(folder, "The folder must not be null");
        if (checkpointTo != null || resumeFrom != null) {
            throw new IllegalStateException(
                    "A folder of solutions is its own checkpoint; leave out checkpointTo and resume");
        }
        return new SparkRun<>(this).undisturbed(run -> run.solutions(folder));
    }

    /**
     * Reads the solutions that {@link #solutions solutions} wrote. Their order is that of the search, and costs no
     * shuffle. Executors read the files when an action asks for rows; the driver holds the list of the files only.
     *
     * @param session the cluster
     * @param folder the folder
     * @return a row for each solution, in order: the column {@code places} has the places of the options in
     *     {@code ExactCoverProblem.options()}, ascending from 0, the column {@code options} has the options as text,
     *     and the column {@code number} says which solution it is, from 1 on
     * @throws IllegalArgumentException if the folder does not have all solutions yet
     * @throws UncheckedIOException if it cannot be read
     */
    public static Dataset<Row> read(SparkSession session, String folder) {
        Objects.requireNonNull(session, "The Spark session must not be null");
        Objects.requireNonNull(folder, "The folder must not be null");
        JavaSparkContext context = JavaSparkContext.fromSparkContext(session.sparkContext());
        Configuration configuration = context.hadoopConfiguration();
        Broadcast<SerializableConfiguration> shipped = context.broadcast(new SerializableConfiguration(configuration));
        try {
            SolutionFolder opened = new SolutionFolder(folder, configuration);
            String files = opened.files().toString();
            List<String> listed = new ArrayList<>();
            long number = 1;
            for (SolutionFolder.Listed file : opened.manifest()) {
                listed.add(number + " " + file.text());
                number += file.rows();
            }
            int slices = Math.max(1, Math.min(listed.size(), 4 * context.defaultParallelism()));
            JavaRDD<Row> rows = context.parallelize(listed, slices).flatMap(line -> rows(files, line, shipped));
            return session.createDataFrame(rows, SolutionFile.SCHEMA);
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + folder + " cannot be read", e);
        }
    }

    private static Iterator<Row> rows(String files, String line, Broadcast<SerializableConfiguration> configuration) {
        int blank = line.indexOf(' ');
        SolutionFolder.Listed file = SolutionFolder.Listed.parse(line.substring(blank + 1));
        return SolutionFile.read(
                new Path(files, file.name()),
                configuration.value().value(),
                file.rows(),
                Long.parseLong(line.substring(0, blank)));
    }

    /** The search and where it runs. */
    @Override
    public String toString() {
        return "SparkSearch[" + planner + " on " + context.master() + "]";
    }
}
