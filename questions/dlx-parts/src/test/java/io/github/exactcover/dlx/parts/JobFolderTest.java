package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.resume.SealedText;
import io.github.exactcover.dlx.testing.Permutations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class JobFolderTest {

    private static final ExactCoverProblem<String, String> PROBLEM = Permutations.of(6);

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
        DLX.forEach(PROBLEM, expected::add);
        JobFolder.create(folder, Plan.of(PROBLEM).toSolve(), 7);
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
        JobFolder job = JobFolder.create(folder, Plan.of(PROBLEM).toCount(), 10);
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
        JobFolder job = JobFolder.create(folder, Plan.of(PROBLEM).toCount(), 100);
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
        JobFolder job = JobFolder.create(folder, Plan.of(Permutations.of(12)).toCount(), 1);
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

    /** Many systems release all locks of a program when it closes the file, whatever thread holds them. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void theLockOfARunOutlastsOtherRunsAndMerges() throws Exception {
        JobFolder job = JobFolder.create(folder, Plan.of(Permutations.of(12)).toCount(), 2);
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
        Plan plan = Plan.of(PROBLEM).toCount();
        JobFolder job = JobFolder.create(folder, plan, 5);
        assertThatThrownBy(() -> JobFolder.create(folder, plan, 5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is not empty");
        assertThatThrownBy(() -> job.merge(-1)).hasMessageContaining("must be at least 0");
        assertThatThrownBy(() -> run(job, 0)).hasMessageContaining("There is no part 0");
        assertThatThrownBy(() -> run(job, 100)).hasMessageContaining("There is no part 100");

        assertThat(job.merge(0).isComplete()).isFalse();
        Files.writeString(folder.resolve("parts"), "dlx parts 1\n1.0 root\ncheck 0\n");
        assertThatThrownBy(job::open)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(folder.resolve("parts") + " cannot be used: it is damaged");
    }

    /** One file that cannot be used stops no program, and spoils no count. */
    @ParameterizedTest
    @ValueSource(strings = {"another part", "another job", "nothing", "cut"})
    void whatIsNotTheResultOfItsPartIsPutAsideAndThePartIsRunAgain(String what) throws IOException {
        JobFolder job = JobFolder.create(folder, Plan.of(PROBLEM).toSolve(), 5);
        while (job.runNext(Budget.NONE, () -> false).isPresent()) {
            // The next one.
        }
        List<Path> results = results(folder);
        Path bad = results.get(1);
        byte[] text = Files.readAllBytes(bad);
        switch (what) {
            case "another part" -> Files.copy(results.get(0), bad, StandardCopyOption.REPLACE_EXISTING);
            case "another job" -> Files.copy(resultOfAnotherJob(), bad, StandardCopyOption.REPLACE_EXISTING);
            case "nothing" -> Files.write(bad, new byte[0]);
            default -> Files.write(bad, Arrays.copyOf(text, text.length - 80));
        }
        byte[] written = Files.readAllBytes(bad);
        assertThat(job.look().open()).as("a look changes nothing").hasSize(1);
        assertThat(bad).hasBinaryContent(written);
        assertThat(job.merge(0).open()).hasSize(1);
        assertThat(bad).doesNotExist();
        try (Stream<Path> aside = Files.list(folder.resolve("bad"))) {
            assertThat(aside.toList())
                    .singleElement()
                    .satisfies(file -> assertThat(file).hasBinaryContent(written));
        }
        assertThat(job.runUntilDone(Duration.ofMinutes(1), () -> false)).isTrue();
        assertThat(bad).hasBinaryContent(text);
        assertThat(job.merge(0).solutions()).isEqualTo(720);
    }

    private Path resultOfAnotherJob() throws IOException {
        Path other = directory.resolve("other");
        run(JobFolder.create(other, Plan.of(Permutations.of(5)).toSolve(), 1), 1);
        return results(other).get(0);
    }

    /** Each time some of them are ended in the middle of their work, and new ones take their places. */
    @Test
    void workersThatComeAndGoFindAllSolutionsInOrder() throws Exception {
        List<Solution<String>> expected = new ArrayList<>();
        ExactCoverProblem<String, String> problem = Permutations.of(7);
        DLX.forEach(problem, expected::add);
        JobFolder.create(folder, Plan.of(problem).toSolve(), 1);
        Random random = new Random(20261126);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            for (int round = 0; round < 6; round++) {
                List<Callable<Boolean>> workers = new ArrayList<>();
                for (int worker = 0; worker < 4; worker++) {
                    AtomicInteger left = new AtomicInteger(1 + random.nextInt(20));
                    JobFolder job = JobFolder.at(folder);
                    workers.add(() -> job.runUntilDone(Duration.ofMillis(3), () -> left.getAndDecrement() <= 0));
                }
                threads.invokeAll(workers);
                assertThat(JobFolder.at(folder).workers())
                        .as("they have said good-bye")
                        .isEmpty();
            }
            JobFolder job = JobFolder.at(folder);
            Callable<Boolean> worker = () -> job.runUntilDone(Duration.ofMillis(20), () -> false);
            for (Future<Boolean> done : threads.invokeAll(List.of(worker, worker, worker))) {
                assertThat(done.get()).isTrue();
            }
        } finally {
            threads.shutdownNow();
        }
        Ledger ledger = JobFolder.at(folder).merge(0);
        assertThat(ledger.isComplete()).isTrue();
        List<Solution<String>> seen = new ArrayList<>();
        ledger.drain(places -> seen.add(Solution.of(Permutations.of(7).options(), places)));
        assertThat(seen).isEqualTo(expected);
        assertThat(JobFolder.at(folder).runUntilDone(Duration.ofMinutes(1), () -> false))
                .as("again")
                .isTrue();
    }

    /** The only part is cut while it is being run, so that all have something to do. */
    @Test
    void noWorkerWaitsForThePartOfAnother() throws Exception {
        JobFolder job = JobFolder.create(folder, Plan.of(Permutations.of(12)).toCount(), 1);
        Set<Thread> ran = ConcurrentHashMap.newKeySet();
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            Callable<Boolean> worker = () -> job.runUntilDone(Duration.ofMillis(50), () -> {
                if (job.size() > 3) {
                    ran.add(Thread.currentThread());
                }
                return ran.size() == 3;
            });
            for (Future<Boolean> done : threads.invokeAll(List.of(worker, worker, worker))) {
                assertThat(done.get()).as("there is more to do").isFalse();
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(job.merge(0).share()).isLessThan(1);
    }

    @Test
    void eachPartBelongsToOneShardAndTheFirstOneCuts() {
        JobFolder.create(folder, Plan.of(PROBLEM).toCount(), 20);
        for (int number = 3; number >= 2; number--) {
            JobFolder shard = JobFolder.at(folder).shard(number, 3);
            while (shard.runNext(Budget.NONE.nodes(30).pieces(2), () -> false).isPresent()) {
                // The next one.
            }
        }
        JobFolder first = JobFolder.at(folder).shard(1, 3);
        int before = first.size();
        int open = first.open().size();
        assertThat(open).isBetween(1, before - 2);
        for (int part = 0; part < open; part++) {
            assertThat(first.runNext(Budget.NONE, () -> false)).isPresent();
        }
        assertThat(first.runNext(Budget.NONE, () -> false)).isEmpty();
        assertThat(JobFolder.at(folder).shard(2, 3).advance(0)).isEmpty();
        assertThat(first.advance(0)).isPresent();
        assertThat(first.size()).as("what the others have left").isGreaterThan(before);
        assertThat(first.shard(1, 1).runUntilDone(Duration.ofSeconds(9), () -> false))
                .isTrue();
        assertThat(first.merge(0).solutions()).isEqualTo(720);
        assertThatThrownBy(() -> first.shard(4, 3)).hasMessageContaining("There is no shard 4 of 3");
    }

    /** A folder remembers which parts have results. */
    @Test
    void aResultThatAMergeMovesAwayIsFoundMissingAtOnce() throws IOException {
        JobFolder job = JobFolder.create(folder, Plan.of(PROBLEM).toCount(), 20);
        while (job.runNext(Budget.NONE, () -> false).isPresent()) {
            // The next one. At the end, it has looked at all results again, which it does once in a minute.
        }
        try (Stream<Path> results = Files.list(folder.resolve("results"))) {
            Files.write(results.sorted().findFirst().orElseThrow(), new byte[0]);
        }
        assertThat(job.runNext(Budget.NONE, () -> false)).isEmpty();
        assertThat(job.merge(0).isComplete()).isFalse();
        assertThat(job.runNext(Budget.NONE, () -> false)).isPresent();
        assertThat(job.merge(0).solutions()).isEqualTo(720);
    }

    /** Who is root may write everywhere, and sees nothing of this. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFolderThatCanOnlyBeReadShowsHowFarItIs() throws IOException {
        JobFolder.create(folder, Plan.of(PROBLEM).toCount(), 20).runNext(Budget.NONE, () -> false);
        List<Path> all = List.of(folder, folder.resolve("results"));
        for (Path path : all) {
            assertThat(path.toFile().setWritable(false)).isTrue();
        }
        try {
            assumeThat(Files.isWritable(folder)).isFalse();
            JobFolder job = JobFolder.at(folder);
            assertThat(job.look().open()).hasSizeGreaterThan(10);
            assertThat(job.workers()).isEmpty();
            String message = "cannot be written to " + folder;
            assertThatThrownBy(() -> job.runNext(Budget.NONE, () -> false)).hasMessageContaining(message);
            assertThatThrownBy(() -> job.runUntilDone(Duration.ofSeconds(1), () -> false))
                    .hasMessageContaining(message);
            assertThatThrownBy(() -> job.merge(100)).hasMessageContaining(message);
        } finally {
            all.forEach(path -> path.toFile().setWritable(true));
        }
    }

    @Test
    void aWorkerSaysThatItIsThere() {
        JobFolder job = JobFolder.create(folder, Plan.of(Permutations.of(12)).toCount(), 4);
        List<JobWorker> seen = new ArrayList<>();
        job.runUntilDone(Duration.ofMillis(10), () -> seen.addAll(job.workers()));
        assertThat(seen).singleElement().satisfies(worker -> {
            assertThat(worker.name()).matches(".+-[0-9a-f]{8}-\\d+");
            assertThat(worker.since()).isBeforeOrEqualTo(Instant.now());
            assertThat(worker.parts()).isZero();
        });
        assertThat(job.workers()).isEmpty();
        assertThatThrownBy(() -> job.runUntilDone(Duration.ZERO, () -> false)).hasMessageContaining("must be positive");
    }

    /** Otherwise a merge would go round in circles, or count a part twice. */
    @ParameterizedTest
    @ValueSource(strings = {"itself", "again", "another", "larger", "reversed"})
    void whatIsLeftOfAPartLiesInIt(String what) throws IOException {
        JobFolder job = JobFolder.create(
                folder, Plan.of(Permutations.of(6)).engine(Engine.DANCING_LINKS).toCount(), 4);
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
        assertThat(job.merge(0).isOpen(result.part())).isTrue();
        assertThat(file).doesNotExist();
    }
}
