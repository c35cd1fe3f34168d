package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.io.DlxFormat;
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
 * spark-submit --class io.github.exactcover.dlx.spark.SparkMain --jars dlx-core.jar dlx-spark.jar \
 *     count queens.dlx queens.checkpoint
 * }</pre>
 *
 * <p>{@code count FILE CHECKPOINT} prints the number of solutions, and {@code solutions FILE FOLDER} writes them, see
 * {@link SparkSearch#solutions SparkSearch.solutions}. All three are paths of a file system of Hadoop. Either goes on
 * where it ended, if it is called again.
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
     * @param args {@code count FILE CHECKPOINT} or {@code solutions FILE FOLDER}
     * @throws IOException if the problem or the checkpoint cannot be read
     * @throws IllegalArgumentException if the arguments are others, or the file has no problem in it
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 3 || !(args[0].equals("count") || args[0].equals("solutions"))) {
            throw new IllegalArgumentException(
                    "The arguments must be 'count FILE CHECKPOINT' or 'solutions FILE FOLDER'");
        }
        try (JavaSparkContext context = new JavaSparkContext(configuration())) {
            ExactCoverProblem<String, String> problem =
                    DlxFormat.parse(new WholeFile(new Path(args[1]), context.hadoopConfiguration()).read());
            SparkSearch<String> search =
                    SparkSearch.on(context, DLX.search(problem)).progress(EVERY, SparkMain::print);
            SearchResult result = args[0].equals("count") ? count(search, context, args[2]) : search.solutions(args[2]);
            System.out.println(result.solutions());
        }
    }

    /** What {@code spark-submit} says, and small buffers unless it says how large. */
    static SparkConf configuration() {
        return new SparkConf().setIfMissing("spark.broadcast.blockSize", SMALL_BUFFERS);
    }

    private static SearchResult count(SparkSearch<String> search, JavaSparkContext context, String checkpoint)
            throws IOException {
        boolean begun = new WholeFile(new Path(checkpoint), context.hadoopConfiguration()).exists();
        SparkSearch<String> from = begun ? search.resume(checkpoint) : search;
        return from.checkpointTo(checkpoint, EVERY).count();
    }

    private static void print(Progress progress) {
        System.err.println(String.format(
                Locale.ROOT,
                "%.3f %% of the tree, %,d solutions, %,d nodes, %,.0f nodes a second",
                100 * progress.fraction(),
                progress.solutions(),
                progress.nodes(),
                progress.nodesPerSecond()));
    }
}
