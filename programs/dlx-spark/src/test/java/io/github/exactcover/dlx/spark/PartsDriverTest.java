package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Part;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Tasks that fail. */
class PartsDriverTest {

    private static JavaSparkContext spark;

    private final Plan plan = Plan.of(NQueens.of(8).problem()).toCount();
    private final Ledger ledger = Ledger.of(plan);
    private final UUID run = UUID.randomUUID();

    @BeforeAll
    static void start() {
        spark = LocalSpark.start();
    }

    @AfterAll
    static void stop() {
        spark.close();
    }

    /** Fails at the first attempts at each part. A task is tried three times before its job fails. */
    private static final class Failing extends AbstractFunction1<Iterator<String>, String> implements Serializable {

        private static final long serialVersionUID = 1;

        /**
         * How often each part was tried, for each run. The tasks are in this JVM. A job that was cancelled may still
         * start a task, while the next run counts its own.
         */
        private static final Map<UUID, Map<String, Integer>> ATTEMPTS = new ConcurrentHashMap<>();

        private final UUID run;
        private final PartTask task;
        private final int failures;

        Failing(UUID run, PartTask task, int failures) {
            this.run = run;
            this.task = task;
            this.failures = failures;
        }

        static Map<String, Integer> attempts(UUID run) {
            return ATTEMPTS.computeIfAbsent(run, any -> new ConcurrentHashMap<>());
        }

        @Override
        public String apply(Iterator<String> parts) {
            String part = parts.next();
            String branch = part.split(" ", 6)[5];
            int attempt = attempts(run).merge(branch, 1, Integer::sum);
            if (attempt <= failures) {
                throw new IllegalArgumentException("Attempt " + attempt);
            }
            return task.apply(new scala.collection.AbstractIterator<>() {
                private boolean taken;

                @Override
                public boolean hasNext() {
                    return !taken;
                }

                @Override
                public String next() {
                    taken = true;
                    return part;
                }
            });
        }
    }

    private SearchEnd run(int failures) throws InterruptedException {
        Broadcast<String> shipped = spark.broadcast(String.join("\n", plan.lines()));
        PartTask task = new PartTask(plan.fingerprint(), shipped, null);
        Budget budget = Budget.NONE.time(Duration.ofSeconds(1));
        return new PartsDriver(spark, ledger, new Failing(run, task, failures), budget).run(() -> null, () -> false);
    }

    @Test
    void tasksThatFailAreTriedAgain() throws InterruptedException {
        ledger.split(10);
        assertThat(run(2)).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(ledger.solutions()).isEqualTo(92);
        assertThat(Failing.attempts(run).values()).containsOnly(3);
    }

    @Test
    void thePartsOfJobsThatFailAreSubmittedAgain() throws InterruptedException {
        ledger.split(4);
        assertThat(run(4)).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(ledger.solutions()).isEqualTo(92);
        assertThat(Failing.attempts(run).values()).allMatch(attempts -> attempts >= 5);
    }

    @Test
    void aPartThatAlwaysFailsEndsTheSearch() {
        ledger.split(4);
        assertThatThrownBy(() -> run(Integer.MAX_VALUE))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("was in 3 jobs that failed; see the cause, and go on from the last checkpoint")
                .hasCauseInstanceOf(SparkException.class);
        assertThat(ledger.isComplete()).isFalse();
    }

    /** Each part says the 20,000 choices above it. */
    @Test
    void aTreeTooDeepToBeCutIsReported() throws InterruptedException {
        int depth = 20_000;
        Plan deep =
                Plan.of(Problems.deep(depth, 8)).engine(Engine.DANCING_LINKS).toCount();
        Ledger parts = Ledger.of(deep);
        parts.put(deep.run(deep.whole(), Budget.NONE.nodes(depth + 1)));
        parts.split(5_000);
        int open = parts.open().size();
        Broadcast<String> shipped = spark.broadcast(String.join("\n", deep.lines()));
        PartTask task = new PartTask(deep.fingerprint(), shipped, null);
        try (LoggedWarnings warnings = new LoggedWarnings(SparkSearch.class)) {
            PartsDriver driver = new PartsDriver(spark, parts, task, Budget.NONE);
            driver.run(() -> parts.open().size() < open - 4 ? SearchEnd.STOPPED : null, () -> false);
            assertThat(warnings.messages())
                    .singleElement()
                    .asString()
                    .startsWith("The tree is so deep that more parts would take too much memory; the " + open);
        }
        long left = parts.open().stream()
                .mapToLong(part -> deep.run(part, Budget.NONE).solutions())
                .sum();
        assertThat(parts.solutions() + left).isEqualTo(40_320);
    }

    /** The first open part is run nevertheless, or the solutions kept would wait for it for ever. */
    @Test
    void onlyTheFirstPartRunsWhileTheDriverHasNoRoom() throws InterruptedException {
        ledger.split(20);
        Broadcast<String> shipped = spark.broadcast(String.join("\n", plan.lines()));
        PartTask task = new PartTask(plan.fingerprint(), shipped, null);
        PartsDriver driver = new PartsDriver(spark, ledger, task, Budget.NONE);
        List<Part> all = ledger.open();
        SearchEnd end = driver.run(
                () -> {
                    List<Part> left = ledger.open();
                    assertThat(left).isEqualTo(all.subList(all.size() - left.size(), all.size()));
                    return left.size() + 5 <= all.size() ? SearchEnd.STOPPED : null;
                },
                () -> true);
        assertThat(end).isEqualTo(SearchEnd.STOPPED);
    }

    @Test
    void aContextThatWasStoppedIsReported() {
        spark.close();
        try {
            assertThatThrownBy(() -> run(0))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("stopped");
        } finally {
            start();
        }
    }
}
