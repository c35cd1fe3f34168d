package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import scala.jdk.javaapi.CollectionConverters;

/** Tasks with two cores: their threads share a part. */
class SharedTasksTest {

    private static final Duration SHORT = Duration.ofMillis(5);

    private static JavaSparkContext spark;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        spark = new JavaSparkContext(LocalSpark.configuration("local[4,3]").set("spark.task.cpus", "2"));
    }

    @AfterAll
    static void stop() {
        spark.close();
    }

    /** Kills tasks as they begin. */
    private static final class Killer extends SparkListener {

        private final AtomicInteger left;
        private final Set<Long> told = ConcurrentHashMap.newKeySet();
        private final AtomicInteger killed = new AtomicInteger();

        Killer(int kills) {
            left = new AtomicInteger(kills);
        }

        @Override
        public void onTaskStart(SparkListenerTaskStart started) {
            if (left.getAndDecrement() > 0) {
                long task = started.taskInfo().taskId();
                told.add(task);
                spark.sc().killTaskAttempt(task, task % 2 == 0, "a test");
            }
        }

        @Override
        public void onTaskEnd(SparkListenerTaskEnd ended) {
            if (told.contains(ended.taskInfo().taskId()) && ended.taskInfo().killed()) {
                killed.incrementAndGet();
            }
        }
    }

    /** One thread would leave one piece. */
    @Test
    void aTaskHasAThreadForEachOfItsCores() {
        Plan plan = Plan.of(NQueens.of(20).problem()).toCount();
        PartTask task = new PartTask(plan.fingerprint(), spark.broadcast(String.join("\n", plan.lines())), null);
        String part = PartTask.text(plan.whole(), Budget.NONE.nodes(100_000));
        String text = spark.parallelize(List.of(part), 1)
                .mapPartitions(parts ->
                        List.of(task.apply(CollectionConverters.asScala(parts))).iterator())
                .first();
        assertThat(Delivery.parse(text))
                .singleElement()
                .satisfies(delivery -> assertThat(delivery.result().rest()).hasSizeGreaterThan(1));
    }

    @ParameterizedTest
    @EnumSource
    void countsOfEachEngine(Engine engine) {
        Search<?, ?> search = DLX.search(NQueens.of(9).problem()).engine(engine);
        SearchResult one = search.count();
        SearchResult result = SparkSearch.on(spark, Problems.planner(search).engine(engine))
                .partTime(SHORT)
                .count();
        assertThat(result.solutions()).isEqualTo(352);
        assertThat(result.statistics().nodes()).isEqualTo(one.statistics().nodes());
    }

    @Test
    void solutionsInTheOrderOfOneThread() {
        Search<?, ?> search = DLX.search(Problems.permutations(7));
        List<Object> expected = new ArrayList<>();
        search.forEach(expected::add);
        List<Object> seen = new ArrayList<>();
        SparkSearch.on(spark, Problems.planner(search)).partTime(SHORT).solve(solution -> {
            seen.add(solution);
            return Visit.CONTINUE;
        });
        assertThat(seen).isEqualTo(expected);
        assertThat(SparkSearch.on(spark, Problems.planner(search))
                        .limit(33)
                        .count()
                        .end())
                .isEqualTo(SearchEnd.LIMIT);
    }

    @Test
    @Timeout(300)
    void solutionsInFilesAlsoIfTasksAreKilled() {
        Search<?, ?> search = DLX.search(NQueens.of(10).problem()).engine(Engine.DANCING_LINKS);
        List<List<Integer>> expected = new ArrayList<>();
        search.forEach(solution -> expected.add(solution.indices().boxed().toList()));
        Killer killer = new Killer(6);
        spark.sc().addSparkListener(killer);
        SearchResult result = SparkSearch.on(spark, Problems.planner(search).engine(Engine.DANCING_LINKS))
                .partTime(SHORT)
                .solutions(folder.toString());
        spark.sc().removeSparkListener(killer);
        assertThat(result.solutions()).isEqualTo(724);
        assertThat(result.statistics().nodes())
                .isEqualTo(search.count().statistics().nodes());
        SparkSession session = SparkSession.builder().sparkContext(spark.sc()).getOrCreate();
        List<List<Integer>> read = new ArrayList<>();
        for (Row row : SparkSearch.read(session, folder.toString()).collectAsList()) {
            read.add(row.getList(row.fieldIndex("places")));
        }
        assertThat(read).isEqualTo(expected);
    }

    /** Parts of a second, so that tasks die in the middle. */
    @Test
    @Timeout(300)
    void aCountIsExactIfTasksAreKilled() {
        Search<?, ?> search = DLX.search(NQueens.of(12).problem()).engine(Engine.DANCING_LINKS);
        Killer killer = new Killer(8);
        spark.sc().addSparkListener(killer);
        SearchResult result = SparkSearch.on(spark, Problems.planner(search).engine(Engine.DANCING_LINKS))
                .partTime(Duration.ofSeconds(1))
                .count();
        spark.sc().removeSparkListener(killer);
        assertThat(result.solutions()).isEqualTo(14_200);
        assertThat(killer.killed).hasPositiveValue();
    }
}
