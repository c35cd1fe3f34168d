package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;

/** A job that looks for one solution ends soon after any worker has found one. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class FirstSolutionTest {

    @TempDir
    private Path directory;

    private Path folder;

    @BeforeEach
    void folder() {
        folder = directory.resolve("job");
    }

    private static boolean runUntilDone(JobFolder job) {
        return job.runUntilDone(Duration.ofSeconds(10), () -> false);
    }

    /**
     * Pigeons for which one hole is missing, and an option that gets around them. The search begins with the pigeons.
     */
    private static ExactCoverProblem<String, String> pigeons(int count, boolean hasSolution) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        List<String> pigeons =
                IntStream.range(0, count).mapToObj(i -> "pigeon " + i).toList();
        builder.primary("way").primary(pigeons.toArray(new String[0]));
        IntStream.range(1, count).forEach(i -> builder.secondary("hole " + i));
        builder.option("try", "way");
        if (hasSolution) {
            List<String> all = new ArrayList<>(pigeons);
            all.add("way");
            builder.option("fly", all.toArray(new String[0]));
        }
        for (String pigeon : pigeons) {
            for (int hole = 1; hole < count; hole++) {
                builder.option(pigeon + " in " + hole, pigeon, "hole " + hole);
            }
        }
        return builder.build();
    }

    private static Plan plan(ExactCoverProblem<?, ?> problem) {
        return Plan.of(problem)
                .engine(Engine.DANCING_LINKS)
                .itemChoice(ItemChoice.MRV)
                .toSolve();
    }

    /** One of them hangs until all is over, and comes back then. */
    @Test
    void aSolutionEndsTheWorkOfAllOthers() throws Exception {
        ExactCoverProblem<String, String> problem = pigeons(14, true);
        JobFolder job = JobFolder.createForFirst(folder, plan(problem), 2);
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch merged = new CountDownLatch(1);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Future<Optional<PartResult>> hangs = threads.submit(() -> job.run(1, Budget.NONE, () -> {
                running.countDown();
                await(merged);
                return false;
            }));
            running.await();
            Callable<Boolean> worker = () -> JobFolder.at(folder).runUntilDone(Duration.ofMillis(20), () -> false);
            assertThat(threads.submit(worker).get()).isTrue();
            assertThat(JobFolder.at(folder).runNext(Budget.NONE, () -> false)).isEmpty();
            long nodes = job.look().nodes();
            Ledger ledger = job.merge(50);
            assertThat(ledger.nodes()).as("nothing more is searched").isEqualTo(nodes);
            assertThat(ledger.poll()).as("an open part comes first").isEmpty();
            assertThat(answer(problem, ledger)).hasToString("Optional[[fly]]");
            merged.countDown();
            assertThat(hangs.get().orElseThrow().rest()).isNotEmpty();
        } finally {
            threads.shutdownNow();
        }
        Ledger ledger = job.merge(0);
        assertThat(ledger.solutions()).isEqualTo(1);
        assertThat(ledger.isComplete()).isFalse();
        assertThat(answer(problem, job.look())).hasToString("Optional[[fly]]");
        assertThat(runUntilDone(job)).as("again").isTrue();
        assertThat(job.merge(0).nodes()).isEqualTo(ledger.nodes());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static <O> Optional<Solution<O>> answer(ExactCoverProblem<?, O> problem, Ledger ledger) {
        return ledger.anySolution().map(places -> Solution.of(problem.options(), places));
    }

    @Test
    void withoutASolutionAllPartsAreRun() {
        JobFolder job = JobFolder.createForFirst(folder, plan(pigeons(7, false)), 20);
        assertThat(runUntilDone(JobFolder.at(folder))).isTrue();
        Ledger ledger = job.merge(0);
        assertThat(ledger.isComplete()).isTrue();
        assertThat(ledger.anySolution()).isEmpty();
    }

    @Test
    void aSolutionThatIsNoneIsPutAsideAndTheSearchGoesOn() throws IOException {
        ExactCoverProblem<String, String> problem = pigeons(5, true);
        JobFolder job = JobFolder.createForFirst(folder, plan(problem), 2);
        assertThat(job.run(job.size(), Budget.NONE, () -> false)).isPresent();
        try (Stream<Path> results = Files.list(folder.resolve("results"))) {
            for (Path result : results.toList()) {
                String text = Files.readString(result);
                Files.writeString(result, text.replaceFirst("found 1\n", "found 2\n"));
            }
        }
        assertThat(JobFolder.at(folder).look().anySolution()).isEmpty();
        assertThat(job.runNext(Budget.NONE, () -> false))
                .as("a file says that it is done")
                .isEmpty();
        assertThat(job.merge(0).anySolution()).isEmpty();
        assertThat(folder.resolve("bad")).isNotEmptyDirectory();
        assertThat(runUntilDone(JobFolder.at(folder))).isTrue();
        assertThat(answer(problem, job.merge(0))).hasToString("Optional[[fly]]");
    }

    /** A worker that was killed between the two files has left a result. */
    @Test
    void aMergeSaysWhatTheFinderCouldNotSay() throws IOException {
        JobFolder job = JobFolder.createForFirst(folder, plan(pigeons(5, true)), 2);
        job.run(job.size(), Budget.NONE, () -> false);
        Files.delete(folder.resolve("done"));
        job.merge(0);
        assertThat(folder.resolve("done")).exists();
        Files.delete(folder.resolve("done"));
        assertThat(JobFolder.at(folder).advance(3)).hasValue(0);
        assertThat(folder.resolve("done")).exists();
    }

    @Test
    void aPlanThatOnlyCountsFindsNoSolution() {
        Plan counting = Plan.of(pigeons(3, true)).toCount();
        assertThatThrownBy(() -> JobFolder.createForFirst(folder, counting, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("This plan only counts; to find a solution, use that of toSolve()");
        assertThat(folder).doesNotExist();
        assertThat(JobFolder.create(folder, counting, 2).isForFirst()).isFalse();
        Path other = directory.resolve("other");
        assertThat(JobFolder.createForFirst(other, plan(pigeons(3, true)), 2).isForFirst())
                .isTrue();
        assertThat(JobFolder.at(other).shard(1, 2).isForFirst()).isTrue();
    }

    /** Workers come and go, and each result is that of a part, so the answer is a solution if there is one. */
    @Property(tries = 30)
    void theAnswerIsOneOfTheSolutionsIfThereAreAny(@ForAll("problems") SmallProblem small, @ForAll long seed)
            throws IOException {
        Random random = new Random(seed);
        Set<Solution<Integer>> all = new HashSet<>();
        DLX.forEach(small.problem(), all::add);
        Path parent = Files.createTempDirectory("first");
        Path path = parent.resolve("job");
        JobFolder.createForFirst(path, Plan.of(small.problem()).toSolve(), 1 + random.nextInt(4));
        for (int round = random.nextInt(5); round > 0; round--) {
            JobFolder job = JobFolder.at(path);
            job.runNext(Budget.NONE.nodes(1 + random.nextInt(4)).pieces(3), () -> false);
            job.merge(random.nextInt(6));
        }
        JobFolder job = JobFolder.at(path);
        assertThat(runUntilDone(job)).isTrue();
        Ledger ledger = job.merge(0);
        Optional<Solution<Integer>> answer = answer(small.problem(), ledger);
        assertThat(answer.isPresent()).isEqualTo(!all.isEmpty());
        answer.ifPresent(solution -> assertThat(all).contains(solution));
        assertThat(ledger.isComplete() || answer.isPresent()).isTrue();
        ResultFileTest.delete(parent);
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }
}
