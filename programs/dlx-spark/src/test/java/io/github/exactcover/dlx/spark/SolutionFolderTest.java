package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Solutions in files. */
class SolutionFolderTest {

    private static JavaSparkContext spark;
    private static SparkSession session;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        spark = LocalSpark.start();
        session = SparkSession.builder().sparkContext(spark.sc()).getOrCreate();
    }

    @AfterAll
    static void stop() throws IOException {
        session.close();
    }

    private String path() {
        return folder.resolve("solutions").toString();
    }

    private static List<List<Object>> read(String path) {
        return SparkSearch.read(session, path).collectAsList().stream()
                .map(row -> row.getList(0))
                .toList();
    }

    private static List<List<Object>> places(Search<?, ?> search) {
        return Problems.solutions(search).stream()
                .map(solution ->
                        solution.indices().<Object>mapToObj(Integer::valueOf).toList())
                .toList();
    }

    private long files() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("solutions").resolve("_runs"))) {
            return files.filter(file -> file.toString().endsWith(".parquet")).count();
        }
    }

    /** Some of them are found while the search is divided; Problems.lopsided has them before, between and after. */
    @Test
    void allSolutionsInOrder() throws IOException {
        Search<Integer, String> search = DLX.search(Problems.lopsided(4)).engine(Engine.DANCING_LINKS);
        SearchResult result = SparkSearch.on(spark, Problems.planner(search).engine(Engine.DANCING_LINKS))
                .partTime(Duration.ofNanos(1))
                .solutions(path());
        assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(result.solutions()).isEqualTo(34);
        assertThat(result.statistics().nodes())
                .isEqualTo(search.forEach(solution -> {}).statistics().nodes());
        assertThat(read(path())).isEqualTo(places(search));
        assertThat(files()).isGreaterThan(5);
        List<Row> rows = SparkSearch.read(session, path()).collectAsList();
        assertThat(rows.get(0).getList(1)).isEqualTo(List.of("before 0"));
        assertThat(rows.get(25).getList(1))
                .isEqualTo(Problems.solutions(search).get(25).options());
    }

    @Test
    void sqlOverAllSolutions() {
        SparkSearch.on(spark, Plan.of(NQueens.of(8).problem()))
                .partTime(Duration.ofMillis(3))
                .solutions(path());
        Dataset<Row> solutions = SparkSearch.read(session, path());
        assertThat(solutions.schema().simpleString())
                .isEqualTo("struct<places:array<int>,options:array<string>,number:bigint>");
        assertThat(solutions.rdd().getNumPartitions()).isBetween(2, 8);
        assertThat(solutions.collectAsList().stream().map(row -> row.getLong(2)))
                .containsExactlyElementsOf(LongStream.rangeClosed(1, 92).boxed().toList());
        solutions.createOrReplaceTempView("solutions");
        // Of the 92 ways to place eight queens, this many have one in a corner, in each of the corners.
        assertThat(sql("SELECT option, count(*) FROM (SELECT explode(options) AS option FROM solutions)"
                        + " WHERE option IN ('a1', 'a8', 'h1', 'h8') GROUP BY option ORDER BY option"))
                .containsExactly("[a1,4]", "[a8,4]", "[h1,4]", "[h8,4]");
        assertThat(sql("SELECT count(DISTINCT number) FROM solutions"
                        + " WHERE array_contains(options, 'a1') OR array_contains(options, 'h8')"))
                .containsExactly("[8]");
    }

    private static List<String> sql(String query) {
        return session.sql(query).collectAsList().stream().map(Row::toString).toList();
    }

    /** A file that no part of the manifest names is one of a run that did not count. */
    @Test
    void anUnfinishedFolderGoesOn() throws IOException {
        Search<Object, Problems.Opaque> search = DLX.search(Problems.permutations(5));
        SparkSearch<Problems.Opaque> cluster =
                SparkSearch.on(spark, Problems.planner(search)).partTime(Duration.ofMillis(3));
        int[] asked = {0};
        SearchResult cancelled = cluster.cancelWhen(() -> ++asked[0] > 2).solutions(path());
        assertThat(cancelled.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThatThrownBy(() -> read(path()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("does not have all solutions yet");
        Path orphan = folder.resolve("solutions").resolve("_runs").resolve("orphan.parquet");
        Files.createDirectories(orphan.getParent());
        Files.writeString(orphan, "half of a fi");
        SearchResult result = cluster.solutions(path());
        assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(result.solutions()).isEqualTo(120);
        assertThat(read(path())).isEqualTo(places(search));
        assertThat(orphan).doesNotExist();

        long files = files();
        assertThat(cluster.solutions(path()).solutions()).as("again").isEqualTo(120);
        assertThat(files()).isEqualTo(files);
        assertThat(read(path())).hasSize(120);
    }

    @Test
    void theFirstSolutions() {
        Search<Object, Problems.Opaque> search = DLX.search(Problems.permutations(6));
        SparkSearch<Problems.Opaque> cluster =
                SparkSearch.on(spark, Problems.planner(search)).partTime(Duration.ofMillis(3));
        SearchResult result = cluster.limit(50).solutions(path());
        assertThat(result.end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(result.solutions()).isEqualTo(50);
        assertThat(read(path())).isEqualTo(places(search).subList(0, 50));
        assertThat(cluster.limit(1000).solutions(path()).solutions()).isEqualTo(720);
        assertThat(read(path())).isEqualTo(places(search));
    }

    @Test
    void noSolutionAtAll() {
        SparkSearch<?> cluster = SparkSearch.on(spark, Plan.of(NQueens.of(3).problem()));
        assertThat(cluster.solutions(path()).solutions()).isZero();
        assertThat(read(path())).isEmpty();
    }

    @Test
    void aFolderBelongsToOneSearch() {
        Search<Object, Problems.Opaque> search = DLX.search(Problems.permutations(3));
        SparkSearch.on(spark, Problems.planner(search)).solutions(path());
        assertThatThrownBy(() ->
                        SparkSearch.on(spark, Problems.planner(search.seed(1))).solutions(path()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("has the solutions of another search, or of this one configured otherwise");
        assertThatThrownBy(() -> SparkSearch.on(spark, Problems.planner(search))
                        .resume("file")
                        .solutions(path()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("leave out checkpointTo and resume");
    }
}
