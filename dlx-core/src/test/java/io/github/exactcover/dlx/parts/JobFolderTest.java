package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.resume.SealedText;
import io.github.exactcover.dlx.testing.Permutations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class JobFolderTest {

    private static final Search<String, String> SEARCH = DLX.search(Permutations.of(6));

    @TempDir
    private Path directory;

    private Path folder;

    @BeforeEach
    void folder() {
        folder = directory.resolve("job");
    }

    private static Optional<PartResult> run(JobFolder job, int number) {
        return job.run(number, Budget.NONE, () -> false);
    }

    private static List<Path> results(Path job) throws IOException {
        try (Stream<Path> files = Files.list(job.resolve("results"))) {
            return files.toList();
        }
    }

    /** Merges now and then, with more or fewer parts, and begins each time with what is in the folder. */
    @Test
    void theSolutionsOfTheSearchInItsOrder() {
        List<Solution<String>> expected = new ArrayList<>();
        SEARCH.forEach(expected::add);
        JobFolder.create(folder, SEARCH.planToSolve(), 7);
        Random random = new Random(20261122);
        Ledger ledger = JobFolder.at(folder).merge(0);
        while (!ledger.isComplete()) {
            JobFolder job = JobFolder.at(folder);
            List<Integer> open = job.open();
            int number = open.get(random.nextInt(open.size()));
            job.run(number, Budget.NONE.nodes(1 + random.nextInt(90)).pieces(3), () -> false);
            assertThat(run(job, number)).as("it has a result").isEmpty();
            ledger = job.merge(random.nextInt(20));
            List<Solution<String>> seen = new ArrayList<>();
            ledger.drain(places -> seen.add(Solution.of(Permutations.of(6).options(), places)));
            assertThat(seen).isEqualTo(expected.subList(0, seen.size()));
        }
        assertThat(ledger.solutions()).isEqualTo(720);
        assertThat(JobFolder.at(folder).open()).isEmpty();
        assertThat(JobFolder.at(folder).merge(50).solutions()).as("again").isEqualTo(720);
    }

    @Test
    void aNumberStaysThatOfItsPart() throws IOException {
        JobFolder job = JobFolder.create(folder, SEARCH.planToCount(), 10);
        List<String> before = Files.readAllLines(folder.resolve("parts"));
        int size = job.size();
        job.run(3, Budget.NONE.nodes(5).pieces(4), () -> false);
        job.merge(40);
        List<String> after = Files.readAllLines(folder.resolve("parts"));
        assertThat(after.subList(0, size + 1)).isEqualTo(before.subList(0, size + 1));
        assertThat(job.open()).hasSizeBetween(40, 46).doesNotContain(3);
    }

    /** Half of them at a time; who comes late finds nothing to do. */
    @Test
    void severalThreadsRunAllParts() throws Exception {
        JobFolder job = JobFolder.create(folder, SEARCH.planToCount(), 100);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Callable<Long> runner = () -> Stream.generate(() -> job.runNext(Budget.NONE, () -> false))
                    .takeWhile(Optional::isPresent)
                    .count();
            long parts = 0;
            for (Future<Long> count : threads.invokeAll(List.of(runner, runner, runner, runner))) {
                parts += count.get();
            }
            assertThat(parts).isEqualTo(job.size());
            assertThat(job.merge(0).solutions()).isEqualTo(720);
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aPartThatIsRunIsLeftAlone() throws Exception {
        JobFolder job = JobFolder.create(folder, DLX.search(Permutations.of(12)).planToCount(), 1);
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch merged = new CountDownLatch(1);
        Thread runner = new Thread(() -> job.run(1, Budget.NONE.pieces(3), () -> {
            running.countDown();
            return merged.getCount() == 0;
        }));
        runner.start();
        running.await();
        assertThat(job.runNext(Budget.NONE, () -> false)).isEmpty();
        assertThat(run(JobFolder.at(folder), 1)).isEmpty();
        assertThat(job.merge(20).open()).as("it is not divided").hasSize(1);
        merged.countDown();
        runner.join();
        assertThat(job.merge(0).open()).hasSize(3);
    }

    /** Many systems release all locks of a program when it closes the file, whoever holds them. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void theLockOfARunOutlastsOtherRunsAndMerges() throws Exception {
        JobFolder job = JobFolder.create(folder, DLX.search(Permutations.of(12)).planToCount(), 2);
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch looked = new CountDownLatch(1);
        Thread runner = new Thread(() -> job.run(1, Budget.NONE, () -> {
            running.countDown();
            return looked.getCount() == 0;
        }));
        runner.start();
        running.await();
        assertThat(locks()).isEqualTo(1);
        Thread.currentThread().interrupt();
        assertThat(job.run(2, Budget.NONE.nodes(9), () -> false)).isPresent();
        assertThat(Thread.interrupted()).isTrue();
        job.merge(20);
        assertThat(locks()).isEqualTo(1);
        looked.countDown();
        runner.join();
        assertThat(locks()).isZero();
    }

    /** How many locks there are on the lock file. */
    private long locks() throws IOException {
        String inode = ":" + Files.getAttribute(folder.resolve("lock"), "unix:ino") + " ";
        return Files.readAllLines(Path.of("/proc/locks")).stream()
                .filter(line -> line.contains(inode))
                .count();
    }

    @Test
    void whatIsNotAJobIsRefused() throws IOException {
        assertThatThrownBy(() -> JobFolder.at(directory))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("There is no job in the folder " + directory + ": 'plan' is missing");
        Plan plan = SEARCH.planToCount();
        JobFolder job = JobFolder.create(folder, plan, 5);
        assertThatThrownBy(() -> JobFolder.create(folder, plan, 5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is not empty");
        assertThatThrownBy(() -> job.merge(-1)).hasMessageContaining("must be at least 0");
        assertThatThrownBy(() -> run(job, 0)).hasMessageContaining("There is no part 0");
        assertThatThrownBy(() -> run(job, 100)).hasMessageContaining("There is no part 100");

        run(job, 1);
        run(job, 2);
        List<Path> results = results(folder);
        Files.copy(results.get(0), results.get(1), StandardCopyOption.REPLACE_EXISTING);
        assertThatThrownBy(() -> job.merge(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the result of another part")
                .hasMessageContaining(results.get(1).toString());
        Files.writeString(results.get(1), "nothing");
        assertThatThrownBy(() -> job.merge(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("This is not the result of a part");
        Files.delete(results.get(1));
        assertThat(job.merge(0).isComplete()).isFalse();
        Files.writeString(folder.resolve("parts"), "dlx parts 1\n1.0 root\ncheck 0\n");
        assertThatThrownBy(job::open)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(folder.resolve("parts") + " cannot be used: it is damaged");
    }

    /** Otherwise a merge would go round in circles, or count a part twice. */
    @ParameterizedTest
    @ValueSource(strings = {"itself", "again", "another", "larger", "reversed"})
    void whatIsLeftOfAPartLiesInIt(String what) throws IOException {
        JobFolder job = JobFolder.create(
                folder,
                DLX.search(Permutations.of(6)).engine(Engine.DANCING_LINKS).planToCount(),
                4);
        PartResult result =
                job.run(2, Budget.NONE.nodes(2).pieces(3), () -> false).orElseThrow();
        List<String> lines = new ArrayList<>(result.lines());
        lines.remove(lines.size() - 1);
        int first = lines.size() - result.rest().size();
        assertThat(result.rest()).hasSize(3);
        String other = "rest " + Files.readAllLines(folder.resolve("parts")).get(3);
        switch (what) {
            case "itself" -> lines.set(first, "rest " + result.part());
            case "again" -> lines.set(first, lines.get(first + 1));
            case "another" -> lines.set(first + 2, other);
            case "larger" -> lines.set(first, "rest 1.0 root");
            default -> Collections.reverse(lines.subList(first, lines.size()));
        }
        SealedText.seal(lines);
        Path file = results(folder).get(0);
        Files.write(file, lines);
        assertThatThrownBy(() -> job.merge(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(file + " cannot be used: ");
    }

    @Test
    void aResultOfAnotherJobIsRefused() throws IOException {
        JobFolder job = JobFolder.create(folder, SEARCH.planToCount(), 1);
        Path other = directory.resolve("other");
        JobFolder foreign =
                JobFolder.create(other, DLX.search(Permutations.of(5)).planToCount(), 1);
        run(foreign, 1);
        for (Path result : results(other)) {
            Files.copy(result, folder.resolve("results").resolve(result.getFileName()));
        }
        assertThatThrownBy(() -> job.merge(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("belongs to another plan");
    }
}
