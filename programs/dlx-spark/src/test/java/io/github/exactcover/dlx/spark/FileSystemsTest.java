package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.parts.Plan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** File systems of Hadoop that are not the local one: one that renames, and one like S3. */
class FileSystemsTest {

    private static final Duration NEVER = Duration.ofDays(1);

    private static JavaSparkContext spark;
    private static SparkSession session;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        spark = LocalSpark.start();
        session = SparkSession.builder().sparkContext(spark.sc()).getOrCreate();
        ObjectStore.register(spark.hadoopConfiguration());
    }

    @AfterAll
    static void stop() throws IOException {
        session.close();
    }

    @BeforeEach
    void mount() {
        spark.hadoopConfiguration()
                .set("fs.viewfs.mounttable.tests.link./jobs", folder.toUri().toString());
    }

    @AfterEach
    void reconnect() {
        ObjectStore.failing = false;
    }

    private String path(String scheme, String name) {
        return scheme.equals("viewfs") ? "viewfs://tests/jobs/" + name : scheme + "://" + folder.resolve(name);
    }

    private List<String> namesIn(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.endsWith(".crc"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"viewfs", "store"})
    void aSearchGoesOnFromItsCheckpoint(String scheme) throws IOException {
        String file = path(scheme, "new/checkpoint");
        SparkSearch<?> search =
                SparkSearch.on(spark, Plan.of(Problems.permutations(6))).checkpointTo(file, NEVER);
        assertThat(search.cancelWhen(() -> true).count().end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(search.resume(file).count().solutions()).isEqualTo(720);
        assertThat(search.resume(file).count().statistics().nodes()).isPositive();
        assertThat(namesIn(folder.resolve("new"))).containsExactly("checkpoint");
    }

    @ParameterizedTest
    @ValueSource(strings = {"viewfs", "store"})
    void allSolutionsInAFolder(String scheme) {
        String path = path(scheme, "solutions");
        Search<Object, Problems.Opaque> search = DLX.search(Problems.permutations(5));
        SparkSearch<Problems.Opaque> cluster =
                SparkSearch.on(spark, Problems.planner(search)).partTime(Duration.ofMillis(3));
        int[] asked = {0};
        assertThat(cluster.cancelWhen(() -> ++asked[0] > 2).solutions(path).end())
                .isEqualTo(SearchEnd.CANCELLED);
        assertThat(cluster.solutions(path).solutions()).isEqualTo(120);
        assertThat(SparkSearch.read(session, path).collectAsList().stream().map(row -> row.getList(0)))
                .containsExactlyElementsOf(Problems.solutions(search).stream()
                        .map(solution -> solution.indices()
                                .<Object>mapToObj(Integer::valueOf)
                                .toList())
                        .toList());
    }

    @Test
    void whoeverReadsTheFirstSolutionsOnlyLeavesNoFileOpen() {
        String path = path("store", "solutions");
        SparkSearch.on(spark, Plan.of(Problems.permutations(5))).solutions(path);
        assertThat(SparkSearch.read(session, path).takeAsList(1)).hasSize(1);
        assertThat(ObjectStore.OPEN).hasValue(0);
    }

    /** Half a file never takes the place of a whole one. */
    @Test
    void aFileIsReplacedAsAWholeOrNotAtAll() throws IOException {
        Configuration configuration = spark.hadoopConfiguration();
        WholeFile file = new WholeFile(new org.apache.hadoop.fs.Path(path("store", "file")), configuration);
        file.write("first");
        file.write("second");
        assertThat(file.read()).isEqualTo("second");
        ObjectStore.failing = true;
        assertThatThrownBy(() -> file.write("third"))
                .isInstanceOf(IOException.class)
                .hasMessage("The connection is lost");
        assertThat(file.read()).isEqualTo("second");
        assertThat(namesIn(folder)).containsExactly("file");
    }
}
