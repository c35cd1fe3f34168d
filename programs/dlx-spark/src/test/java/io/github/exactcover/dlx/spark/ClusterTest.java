package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.NodesLeft;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerSpeculativeTaskSubmitted;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Executors, workers and drivers are killed, and tasks run twice. The search takes so long that all of this happens
 * while it runs. Minutes in all; the profile spark-cluster runs these tests.
 */
@Tag("cluster")
@Timeout(600)
class ClusterTest {

    private static final Duration OFTEN = Duration.ofMillis(50);
    private static final Duration PART = Duration.ofMillis(300);

    /** Queens 13: 73,712 solutions. */
    private static final Search<?, ?> QUEENS =
            DLX.search(NQueens.of(13).problem()).engine(Engine.DANCING_LINKS);

    private static final int SOLUTIONS = 73_712;

    @TempDir
    private Path folder;

    /** Kills an executor each time another tenth of the tree is done, three times. */
    private static final class Killer implements BiConsumer<Progress, NodesLeft> {

        private final Set<Long> killed = new HashSet<>();
        private final ProcessHandle worker;

        Killer(ProcessHandle worker) {
            this.worker = worker;
        }

        @Override
        public void accept(Progress progress, NodesLeft left) {
            if (killed.size() < 3 && progress.fraction() > 0.1 * (1 + killed.size()) && progress.fraction() < 1) {
                executors(worker).stream().limit(1).forEach(executor -> {
                    killed.add(executor.pid());
                    Processes.kill(executor);
                });
            }
        }
    }

    /** A worker starts nothing else, whether it is a process or a thread of this one. */
    private static List<ProcessHandle> executors(ProcessHandle worker) {
        return worker.children().toList();
    }

    private static SearchResult one() {
        return QUEENS.count();
    }

    /** Also with a serializer that cannot handle a plan. */
    @Test
    void aCountWhileExecutorsAreKilled() {
        SparkConf conf = LocalSpark.configuration("local-cluster[2,1,1024]")
                .set("spark.serializer", "org.apache.spark.serializer.KryoSerializer");
        Killer killer = new Killer(ProcessHandle.current());
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            SearchResult result = SparkSearch.on(spark, Problems.planner(QUEENS).engine(Engine.DANCING_LINKS))
                    .partTime(PART)
                    .progress(OFTEN, killer)
                    .count();
            assertThat(killer.killed).hasSize(3);
            assertThat(result.solutions()).isEqualTo(SOLUTIONS);
            assertThat(result.statistics().nodes()).isEqualTo(one().statistics().nodes());
        }
    }

    @Test
    void solutionsInOrderWhileExecutorsAreKilled() throws Exception {
        List<? extends Solution<?>> expected = Problems.solutions(QUEENS);
        Killer killer = new Killer(ProcessHandle.current());
        String path = folder.resolve("solutions").toString();
        try (JavaSparkContext spark = new JavaSparkContext(LocalSpark.configuration("local-cluster[2,1,1024]"));
                SparkSession session =
                        SparkSession.builder().sparkContext(spark.sc()).getOrCreate()) {
            assertThat(Problems.solutions(
                            SparkSearch.on(spark, Problems.planner(QUEENS).engine(Engine.DANCING_LINKS))
                                    .partTime(PART)
                                    .progress(OFTEN, killer)))
                    .isEqualTo(expected);
            Killer again = new Killer(ProcessHandle.current());
            SearchResult result = SparkSearch.on(spark, Problems.planner(QUEENS).engine(Engine.DANCING_LINKS))
                    .partTime(PART)
                    .progress(OFTEN, again)
                    .solutions(path);
            assertThat(result.solutions()).isEqualTo(SOLUTIONS);
            assertThat(killer.killed).hasSize(3);
            assertThat(again.killed).hasSize(3);
            List<Row> rows = SparkSearch.read(session, path).collectAsList();
            assertThat(rows).hasSize(SOLUTIONS);
            for (int i = 0; i < SOLUTIONS; i++) {
                assertThat(rows.get(i).<Integer>getList(0))
                        .isEqualTo(expected.get(i).indices().boxed().toList());
            }
        }
    }

    /** The second driver goes on from the checkpoint of the first, after a worker was killed, too. */
    @Test
    void aStandaloneClusterWhoseWorkerAndDriverAreKilled() throws Exception {
        Path problem = folder.resolve("queens.dlx");
        DlxFormat.write(NQueens.of(15).problem(), problem);
        Path checkpoint = folder.resolve("checkpoint");
        try (Processes cluster = new Processes(folder)) {
            cluster.startMaster();
            Process worker = cluster.startWorker("127.0.0.1");
            String[] count = {
                "count", problem.toString(), checkpoint.toString(), "--part-time", "1s", "--checkpoint-every", "200ms"
            };
            Process driver = cluster.submit(count);
            while (saved(problem, checkpoint) == 0
                    || executors(worker.toHandle()).isEmpty()) {
                Thread.sleep(20);
            }
            cluster.startWorker("127.0.0.1");
            executors(worker.toHandle()).forEach(Processes::kill);
            Processes.kill(worker.toHandle());
            Thread.sleep(3_000);
            assertThat(driver.isAlive())
                    .as("a search that takes longer than this")
                    .isTrue();
            Processes.kill(driver.toHandle());
            assertThat(driver.waitFor()).isNotZero();
            long saved = saved(problem, checkpoint);
            assertThat(saved).isBetween(1L, 2_279_183L);
            Process brief = cluster.submit(Stream.concat(Stream.of(count), Stream.of("--timeout", "1ms"))
                    .toArray(String[]::new));
            assertThat(Long.parseLong(Processes.output(brief).strip()))
                    .as("what the next driver begins with")
                    .isBetween(saved, 2_279_183L);
            assertThat(Processes.output(cluster.submit(count))).isEqualTo("2279184\n");
        }
        assertThat(DLX.search(DlxFormat.read(problem))
                        .resume(checkpoint)
                        .count()
                        .solutions())
                .isEqualTo(2_279_184);
    }

    /** How many solutions a checkpoint has. */
    private static long saved(Path problem, Path checkpoint) throws IOException {
        return Files.exists(checkpoint)
                ? Ledger.resume(Plan.of(DlxFormat.read(problem)).toCount(), checkpoint)
                        .solutions()
                : 0;
    }

    /** Spark runs no second attempt on the host of the first, so there must be two. */
    @Test
    void tasksThatRunTwice() throws Exception {
        AtomicInteger twice = new AtomicInteger();
        try (Processes cluster = new Processes(folder)) {
            cluster.startMaster();
            cluster.startWorker("127.0.0.1");
            cluster.startWorker("127.0.0.2");
            SparkConf conf = LocalSpark.configuration(cluster.master())
                    .set("spark.speculation", "true")
                    .set("spark.speculation.interval", "10ms")
                    .set("spark.speculation.multiplier", "1.01")
                    .set("spark.speculation.quantile", "0.1")
                    .set("spark.speculation.minTaskRuntime", "1ms")
                    .set("spark.speculation.efficiency.enabled", "false");
            try (JavaSparkContext spark = new JavaSparkContext(conf)) {
                spark.sc().addSparkListener(new SparkListener() {
                    @Override
                    public void onSpeculativeTaskSubmitted(SparkListenerSpeculativeTaskSubmitted event) {
                        twice.incrementAndGet();
                    }
                });
                while (spark.sc().statusTracker().getExecutorInfos().length < 3) {
                    Thread.sleep(20);
                }
                SearchResult result = SparkSearch.on(
                                spark, Problems.planner(QUEENS).engine(Engine.DANCING_LINKS))
                        .partTime(PART)
                        .count();
                assertThat(result.solutions()).isEqualTo(SOLUTIONS);
                assertThat(result.statistics().nodes())
                        .isEqualTo(one().statistics().nodes());
                String path = folder.resolve("solutions").toString();
                assertThat(SparkSearch.on(spark, Problems.planner(QUEENS).engine(Engine.DANCING_LINKS))
                                .partTime(PART)
                                .solutions(path)
                                .solutions())
                        .isEqualTo(SOLUTIONS);
                SparkSession session =
                        SparkSession.builder().sparkContext(spark.sc()).getOrCreate();
                Set<List<Object>> different = new HashSet<>();
                List<Row> rows = SparkSearch.read(session, path).collectAsList();
                rows.forEach(row -> different.add(row.getList(0)));
                assertThat(rows).hasSize(SOLUTIONS);
                assertThat(different).hasSize(SOLUTIONS);
            }
        }
        assertThat(twice).hasPositiveValue();
    }
}
