package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.NodesLeft;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.spark.SparkExecutorInfo;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A cluster gives what one thread gives. */
class SparkSearchTest {

    private static final Duration SHORT = Duration.ofMillis(5);

    /** Longer than any test. */
    private static final Duration NEVER = Duration.ofDays(1);

    private static JavaSparkContext spark;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        spark = LocalSpark.start();
    }

    @AfterAll
    static void stop() {
        spark.close();
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
        assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(result.statistics().nodes()).isEqualTo(one.statistics().nodes());
        assertThat(result.statistics().engine()).isEqualTo(one.statistics().engine());
        assertThat(result.statistics().itemChoice()).isEqualTo(ItemChoice.MRV);
        assertThat(result.checkpointFailure()).isEmpty();
    }

    /** Colors, bounds, secondary items, a seed, a reduction and presets. */
    @Test
    void solutionsInTheOrderOfOneThread() {
        Random random = new Random(20261311);
        int all = 0;
        for (int i = 0; i < 12; i++) {
            ExactCoverProblem<String, Integer> problem = Problems.random(random, i % 2 == 1);
            Search<String, Integer> search = DLX.search(problem).seed(i);
            search = i % 3 == 0 ? search.reduce() : search;
            search = i % 4 == 0 ? search.forbid(7) : search;
            search = i % 4 == 2 ? search.itemChoice(ItemChoice.WTD) : search;
            List<Solution<Integer>> expected = Problems.solutions(search);
            all += expected.size();
            assertThat(Problems.solutions(
                            SparkSearch.on(spark, Problems.planner(search)).partTime(SHORT)))
                    .as("problem %d", i)
                    .isEqualTo(expected);
        }
        assertThat(all).isGreaterThan(100);
    }

    /** With a seed, a reduction, a required and a forbidden option; FRB learns before the search is divided. */
    @ParameterizedTest
    @EnumSource
    void solutionsOfEachEngineAndItemChoice(Engine engine) {
        Random random = new Random(20261701);
        int all = 0;
        int divided = 0;
        for (ItemChoice choice : ItemChoice.values()) {
            boolean bounded = engine == Engine.DANCING_LINKS || engine == Engine.AUTO;
            ExactCoverProblem<String, Integer> problem = Problems.random(random, bounded);
            List<Solution<Integer>> free = Problems.solutions(DLX.search(problem));
            int required =
                    free.get(random.nextInt(free.size())).indices().findFirst().getAsInt();
            int forbidden = required == 7 ? 8 : 7;
            Search<String, Integer> search = DLX.search(problem)
                    .engine(engine)
                    .itemChoice(choice)
                    .seed(random.nextInt(10))
                    .reduce()
                    .requireIndices(required)
                    .forbidIndices(forbidden);
            List<Solution<Integer>> expected = Problems.inParts(search);
            SparkSearch<Integer> cluster =
                    SparkSearch.on(spark, Problems.planner(search)).partTime(SHORT);
            assertThat(Problems.solutions(cluster)).as("%s", choice).isEqualTo(expected);
            assertThat(cluster.count().solutions()).as("%s", choice).isEqualTo(expected.size());
            assertThat(expected)
                    .as("%s", choice)
                    .containsExactlyInAnyOrderElementsOf(free.stream()
                            .filter(solution -> solution.indices().anyMatch(place -> place == required)
                                    && solution.indices().noneMatch(place -> place == forbidden))
                            .toList());
            all += expected.size();
            Ledger ledger = Ledger.of(Problems.planner(search).toSolve());
            ledger.split(20);
            divided += ledger.isComplete() ? 0 : 1;
        }
        assertThat(all).isGreaterThan(100);
        assertThat(divided).as("searches that take parts to end").isGreaterThan(2);
    }

    @Test
    void optionsThatCannotBeSerialized() {
        Search<Object, Problems.Opaque> search = DLX.search(Problems.permutations(6));
        assertThat(Problems.solutions(SparkSearch.on(spark, Problems.planner(search))))
                .hasSize(720)
                .isEqualTo(Problems.solutions(search));
    }

    /** Solutions and ends that are met while the search is divided. */
    @Test
    void treesThatAreSmallerThanTheirParts() {
        ExactCoverProblem<String, String> empty =
                ExactCoverProblem.<String, String>builder().build();
        ExactCoverProblem<String, String> none =
                ExactCoverProblem.<String, String>builder().primary("item").build();
        assertThat(SparkSearch.on(spark, Plan.of(empty)).count().solutions()).isEqualTo(1);
        assertThat(SparkSearch.on(spark, Plan.of(none)).count().solutions()).isEqualTo(0);
        assertThat(Problems.solutions(SparkSearch.on(spark, Plan.of(empty)))).hasSize(1);
        assertThat(Problems.solutions(SparkSearch.on(spark, Plan.of(none)))).isEmpty();
        assertThat(SparkSearch.on(spark, Plan.of(NQueens.of(3).problem()))
                        .count()
                        .solutions())
                .isEqualTo(0);
        assertThat(SparkSearch.on(spark, Plan.of(NQueens.of(4).problem()))
                        .count()
                        .solutions())
                .isEqualTo(2);
    }

    /** All engines but dancing links would see that item 0 decides nothing. */
    @Test
    void onePartWithNearlyAllOfTheTree() {
        Search<Integer, String> search = DLX.search(Problems.lopsided(5)).engine(Engine.DANCING_LINKS);
        List<Progress> progress = new ArrayList<>();
        List<NodesLeft> left = new ArrayList<>();
        List<Solution<String>> solutions = Problems.solutions(SparkSearch.on(spark, Problems.planner(search))
                .partTime(Duration.ofNanos(1))
                .progress(Duration.ofNanos(1), (report, estimate) -> {
                    progress.add(report);
                    left.add(estimate);
                }));
        assertThat(solutions).hasSize(130).isEqualTo(Problems.solutions(search));
        assertThat(progress).isSortedAccordingTo((a, b) -> Double.compare(a.fraction(), b.fraction()));
        assertThat(progress.get(progress.size() - 1).fraction()).isEqualTo(1);
        assertThat(progress.get(progress.size() - 1).solutions()).isEqualTo(130);
        assertThat(progress).filteredOn(report -> report.fraction() < 1).hasSizeGreaterThan(5);
        assertThat(left.get(left.size() - 1)).isEqualTo(new NodesLeft(0, 0, 0));
        assertThat(left).anyMatch(estimate -> estimate.low() < estimate.likely() && estimate.high() < 1e9);
    }

    /** This search would take years, but its first solutions come soon. */
    @Test
    @Timeout(120)
    void theFirstSolutionsAreEnoughForALimit() {
        Search<?, ?> search = DLX.search(NQueens.of(24).problem()).engine(Engine.DANCING_LINKS);
        List<Object> first = new ArrayList<>();
        search.limit(20).forEach(first::add);
        List<Object> seen = new ArrayList<>();
        SearchResult result = SparkSearch.on(spark, Problems.planner(search))
                .limit(20)
                .solve(solution -> {
                    seen.add(solution);
                    return Visit.CONTINUE;
                });
        assertThat(result.end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(result.solutions()).isEqualTo(20);
        assertThat(seen).isEqualTo(first);
    }

    @Test
    void aVisitorMayStopOrThrow() {
        SparkSearch<Problems.Opaque> search = SparkSearch.on(spark, Plan.of(Problems.permutations(6)));
        List<Object> seen = new ArrayList<>();
        SearchResult stopped = search.solve(solution -> {
            seen.add(solution);
            return seen.size() == 3 ? Visit.STOP : Visit.CONTINUE;
        });
        assertThat(stopped.end()).isEqualTo(SearchEnd.STOPPED);
        assertThat(stopped.solutions()).isEqualTo(3);
        assertThat(seen).hasSize(3);
        IllegalStateException failure = new IllegalStateException("the visitor's own");
        assertThatThrownBy(() -> search.solve(solution -> {
                    throw failure;
                }))
                .isSameAs(failure);
        assertThat(search.count().solutions()).isEqualTo(720);
    }

    /** A year of search in parts of a minute ends at once, and leaves no task behind. */
    @Test
    @Timeout(120)
    void tasksEndWithTheirSearch() throws InterruptedException {
        SparkSearch<?> search =
                SparkSearch.on(spark, Plan.of(NQueens.of(27).problem()).engine(Engine.BIT_PARALLEL));
        assertThat(search.timeout(Duration.ofSeconds(1)).count().end()).isEqualTo(SearchEnd.TIMEOUT);
        assertThat(search.cancelWhen(() -> runningTasks() == 2).count().end()).isEqualTo(SearchEnd.CANCELLED);
        Thread.currentThread().interrupt();
        assertThat(search.count().end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(Thread.interrupted()).isTrue();
        while (runningTasks() > 0) {
            Thread.sleep(20);
        }
    }

    private static int runningTasks() {
        int running = 0;
        for (SparkExecutorInfo executor : spark.sc().statusTracker().getExecutorInfos()) {
            running += executor.numRunningTasks();
        }
        return running;
    }

    @Test
    void aSearchGoesOnFromSparkAndSparkFromASearch() {
        String file = folder.resolve("queens.checkpoint").toString();
        Search<?, ?> search = DLX.search(NQueens.of(10).problem());
        SparkSearch<?> first = SparkSearch.on(spark, Problems.planner(search)).checkpointTo(file, NEVER);
        assertThat(first.cancelWhen(() -> true).count().end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(Ledger.resume(Problems.planner(search).toCount(), Path.of(file))
                        .open())
                .hasSizeGreaterThan(10);
        SearchResult threads = search.threads(2).resume(Path.of(file)).count();
        assertThat(threads.solutions()).isEqualTo(724);

        Path other = folder.resolve("other.checkpoint");
        Ledger ledger = Ledger.of(Problems.planner(search).toCount());
        ledger.put(Problems.planner(search)
                .toCount()
                .run(
                        Problems.planner(search).toCount().whole(),
                        Budget.NONE.nodes(100).pieces(3)));
        ledger.write(other);
        SearchResult resumed = SparkSearch.on(spark, Problems.planner(search))
                .resume(other.toString())
                .count();
        assertThat(resumed.solutions()).isEqualTo(724);
        assertThat(resumed.statistics().nodes())
                .isEqualTo(search.solve(solution -> Visit.CONTINUE).statistics().nodes());
    }

    @Test
    void whatWasShownBeforeACheckpointIsNotShownAgain() {
        String file = folder.resolve("checkpoint").toUri().toString();
        Search<Object, Problems.Opaque> search = DLX.search(Problems.permutations(6));
        SparkSearch<Problems.Opaque> written =
                SparkSearch.on(spark, Problems.planner(search)).partTime(SHORT).checkpointTo(file, NEVER);
        List<Solution<Problems.Opaque>> seen = new ArrayList<>();
        SearchResult limited = written.limit(100).solve(solution -> {
            seen.add(solution);
            return Visit.CONTINUE;
        });
        assertThat(limited.end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(limited.solutions()).isEqualTo(100);
        assertThat(seen).hasSize(100);
        seen.addAll(Problems.solutions(written.resume(file).limit(150)));
        assertThat(seen).hasSize(150);
        // A visitor that throws may not have been done with its solution.
        assertThatThrownBy(() -> written.resume(file).solve(solution -> {
                    throw new UnsupportedOperationException();
                }))
                .isInstanceOf(UnsupportedOperationException.class);
        SearchResult rest = search.resume(folder.resolve("checkpoint")).forEach(seen::add);
        assertThat(seen).isEqualTo(Problems.solutions(search));
        assertThat(rest.solutions()).isEqualTo(720);
    }

    @Test
    void countingUpToALimit() {
        SearchResult result = SparkSearch.on(spark, Plan.of(Problems.permutations(7)))
                .limit(33)
                .count();
        assertThat(result.end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(result.solutions()).isEqualTo(33);
    }

    @Test
    @Timeout(120)
    void aLongCountIsAdvisedToRunOnOneMachineWhereAMemoIsFaster() {
        try (LoggedWarnings warnings = new LoggedWarnings(SparkSearch.class)) {
            SparkSearch<?> search = SparkSearch.on(spark, Plan.of(Problems.permutations(12)));
            SparkSearch.on(spark, Plan.of(Problems.permutations(4))).count();
            assertThat(warnings.messages()).isEmpty();
            search.with(changed -> changed.adviceAfter = 0)
                    .cancelWhen(() -> !warnings.messages().isEmpty())
                    .count();
            assertThat(warnings.messages())
                    .singleElement()
                    .asString()
                    .endsWith("would be counted sooner on one machine, by Count");
        }
    }

    @Test
    void whatCannotBeDividedIsRefused() {
        ExactCoverProblem<String, String> dear = ExactCoverProblem.<String, String>builder()
                .primary("item")
                .option("cheap", "item")
                .option("dear", spec -> spec.covers("item").costs(7))
                .build();
        assertThatThrownBy(() -> SparkSearch.on(spark, Plan.of(dear)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("The option 'dear' costs 7, but Spark")
                .hasMessageContaining("cheapest");
        Search<?, ?> queens = DLX.search(NQueens.of(5).problem());
        SparkSearch<?> search = SparkSearch.on(spark, Problems.planner(queens));
        assertThatThrownBy(() -> search.limit(0)).hasMessageContaining("must be at least 1");
        assertThatThrownBy(() -> search.partTime(Duration.ZERO)).hasMessageContaining("must be positive");
        assertThatThrownBy(() -> search.timeout(Duration.ofDays(-1_000_000))).hasMessageContaining("must be positive");
        assertThat(search.timeout(Duration.ofDays(1_000_000)).count().solutions())
                .isEqualTo(10);
    }

    @Test
    void foreignAndMissingCheckpointsAreRefused() throws Exception {
        Search<?, ?> queens = DLX.search(NQueens.of(5).problem());
        SparkSearch<?> search = SparkSearch.on(spark, Problems.planner(queens));
        Path file = folder.resolve("checkpoint");
        Ledger.of(Plan.of(NQueens.of(6).problem()).toCount()).write(file);
        assertThatThrownBy(() -> search.resume(file.toString()).count())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("belongs to another problem");
        Files.writeString(file, "no checkpoint");
        assertThatThrownBy(() -> search.resume(file.toString()).count())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("does not begin with 'dlx checkpoint");
        assertThatThrownBy(
                        () -> search.resume(folder.resolve("none").toString()).count())
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("cannot be read");
        assertThatThrownBy(() -> search.checkpointTo(file.resolve("inside").toString(), NEVER)
                        .count())
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("cannot be written");
    }

    @Test
    void sayingWhatItIs() {
        assertThat(SparkSearch.on(spark, Plan.of(NQueens.of(4).problem())))
                .hasToString("SparkSearch[Planner[8 primary items, 10 secondary, 16 options] on local[2,3]]");
    }
}
