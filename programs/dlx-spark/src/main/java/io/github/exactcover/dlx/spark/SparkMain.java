package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.parts.NodesLeft;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * The main class for {@code spark-submit}: searches a problem in a file in the format of {@link DlxFormat}.
 *
 * <pre>{@code
 * spark-submit dlx-spark-submit.jar count queens.dlx queens.checkpoint --engine bit-parallel --part-time 30s
 * }</pre>
 *
 * <ul>
 *   <li>{@code count FILE CHECKPOINT} prints the number of solutions.
 *   <li>{@code solutions FILE FOLDER} writes them, see {@link SparkSearch#solutions SparkSearch.solutions}, and prints
 *       their number.
 *   <li>{@code first FILE} prints any one solution, each option on a line, and {@code cheapest FILE} the cheapest one,
 *       or as many as {@code --limit} says. Neither can be divided: they use all processors of the driver, and no
 *       executor.
 * </ul>
 *
 * <p>All are paths of a file system of Hadoop. The first two go on where they ended, if they are called again. Options
 * are those of the command {@code dlx}: {@code --engine}, {@code --item-choice}, {@code --seed}, {@code --timeout}; for
 * the first two also {@code --limit} and {@code --part-time}, see {@link SparkSearch#partTime SparkSearch.partTime},
 * and for the first {@code --checkpoint-every}.
 *
 * <p>What is to be read by programs goes to standard output; how far the search is, and whether it ended early, to
 * standard error.
 */
public final class SparkMain {

    private static final Duration EVERY = Duration.ofSeconds(30);

    /**
     * Spark takes a buffer of this size for every job, of which we start many small ones. Those of 4 MB that it takes
     * by default make the garbage collector G1 run again and again.
     */
    private static final String SMALL_BUFFERS = "256k";

    private SparkMain() {}

    /**
     * Searches.
     *
     * @param args the question, its paths, and options
     * @throws IOException if the problem or the checkpoint cannot be read
     * @throws IllegalArgumentException if the arguments are others, or the file has no problem in it
     */
    public static void main(String[] args) throws IOException {
        Submitted asked = Submitted.parse(args);
        try (JavaSparkContext context = new JavaSparkContext(configuration())) {
            ExactCoverProblem<String, String> problem =
                    DlxFormat.parse(new WholeFile(new Path(asked.problem()), context.hadoopConfiguration()).read());
            int threads = Runtime.getRuntime().availableProcessors();
            switch (asked.question()) {
                case COUNT -> print(count(asked.configure(on(context, problem, asked)), context, asked));
                case SOLUTIONS ->
                    print(asked.configure(on(context, problem, asked)).solutions(asked.target()));
                case FIRST -> end(first(problem, threads, asked).end());
                case CHEAPEST ->
                    print(asked.configured(Cheapest.of(problem).threads(threads))
                            .find((int) Math.min(
                                    Integer.MAX_VALUE, asked.effort().limit().orElse(1))));
            }
        }
    }

    private static SparkSearch<String> on(
            JavaSparkContext context, ExactCoverProblem<String, String> problem, Submitted asked) {
        return SparkSearch.on(context, asked.planner(problem)).progress(EVERY, SparkMain::print);
    }

    /** Any solution, or the first one of the search that was asked for. */
    private static SearchResult first(ExactCoverProblem<String, String> problem, int threads, Submitted asked) {
        return asked.isAboutSearch()
                ? asked.search(problem).threads(threads).first(SparkMain::print)
                : asked.configured(Feasibility.of(problem).threads(threads)).solution(SparkMain::print);
    }

    private static void print(SearchResult result) {
        System.out.println(result.solutions());
        end(result.end());
    }

    private static void print(CheapestResult<String> result) {
        result.solutions().forEach(solution -> {
            System.out.println("cost " + solution.cost());
            print(solution);
        });
        end(result.end());
    }

    private static void print(Solution<String> solution) {
        solution.options().forEach(System.out::println);
    }

    /** A number that is not that of all solutions must not be taken for it. */
    private static void end(SearchEnd end) {
        System.err.println(
                switch (end) {
                    case EXHAUSTED -> "The search has seen everything.";
                    case LIMIT -> "There are as many solutions as were asked for; there may be more.";
                    case STOPPED, TIMEOUT, CANCELLED ->
                        "The search ended early; there may be more, or cheaper, solutions.";
                });
    }

    /** What {@code spark-submit} says, and small buffers unless it says how large. */
    static SparkConf configuration() {
        return new SparkConf().setIfMissing("spark.broadcast.blockSize", SMALL_BUFFERS);
    }

    private static SearchResult count(SparkSearch<String> search, JavaSparkContext context, Submitted asked)
            throws IOException {
        String checkpoint = asked.target();
        boolean begun = new WholeFile(new Path(checkpoint), context.hadoopConfiguration()).exists();
        SparkSearch<String> from = begun ? search.resume(checkpoint) : search;
        return from.checkpointTo(checkpoint, asked.effort().checkpointEvery().orElse(EVERY))
                .count();
    }

    private static void print(Progress progress, NodesLeft left) {
        System.err.println(text(progress, left));
    }

    /** How far the search is, and how long it may still take at the speed so far. */
    static String text(Progress progress, NodesLeft left) {
        double speed = progress.nodesPerSecond();
        return String.format(
                        Locale.ROOT,
                        "%.3f %% of the tree, %,d solutions, %,d nodes, %,.0f nodes a second",
                        100 * progress.fraction(),
                        progress.solutions(),
                        progress.nodes(),
                        speed)
                + (speed == 0 || left.high() == Double.POSITIVE_INFINITY
                        ? ""
                        : "; about " + time(left.likely() / speed) + " left (" + time(left.low() / speed) + " to "
                                + time(left.high() / speed) + ")");
    }

    /** A time in the unit that suits it. */
    private static String time(double seconds) {
        if (seconds < 120) {
            return String.format(Locale.ROOT, "%.0f s", seconds);
        }
        double hours = seconds / 3600;
        if (hours < 2) {
            return String.format(Locale.ROOT, "%.0f min", 60 * hours);
        }
        if (hours < 48) {
            return String.format(Locale.ROOT, "%.0f h", hours);
        }
        return String.format(Locale.ROOT, "%,.0f days", hours / 24);
    }
}
