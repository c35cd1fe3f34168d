package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.testing.JavaProcess;
import io.github.exactcover.dlx.testing.Permutations;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Workers that are killed at random moments, mostly while they write solutions, leave nothing behind that counts. The
 * number of kills is the system property {@code dlx.kills}, 6 unless told otherwise.
 */
class JobKillTest {

    private static final int KILLS = Integer.getInteger("dlx.kills", 6);

    /** Milliseconds from the beginning of the work to the kill. */
    private static final int LONGEST = 250;

    /** The result of a part is written after this time, in milliseconds. */
    private static final String PART_TIME = "40";

    /** Of eleven things. */
    private static final long PERMUTATIONS = 39_916_800;

    @TempDir
    private Path folder;

    @Test
    void allSolutionsComeInOrderHoweverManyWorkersAreKilled() throws IOException, InterruptedException {
        Random random = new Random(20261127);
        int kills = 0;
        for (int number = 0; kills < KILLS; number++) {
            Path job = folder.resolve("job" + number);
            JobFolder.create(job, Plan.of(Permutations.of(8)).toSolve(), 1);
            boolean isDone = false;
            while (!isDone) {
                Process worker = JavaProcess.start(JobWorkerProcess.class, job.toString(), PART_TIME);
                try (BufferedReader output = worker.inputReader(StandardCharsets.UTF_8)) {
                    assertThat(output.readLine()).isEqualTo("STARTED");
                    if (kills < KILLS && !worker.waitFor(random.nextInt(LONGEST), TimeUnit.MILLISECONDS)) {
                        worker.destroyForcibly().waitFor();
                        kills++;
                    } else {
                        assertThat(output.readLine()).isEqualTo("true");
                        isDone = true;
                    }
                }
                if (random.nextBoolean()) {
                    JobFolder.at(job).merge(random.nextInt(3));
                }
            }
            check(JobFolder.at(job).merge(0));
        }
    }

    /**
     * A machine that stops for minutes loses its locks on some network disks, and its parts are run elsewhere. Then
     * another worker does all that is open. What the first one writes when it wakes up counts once.
     */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theLateResultOfAWorkerThatHungCountsOnce() throws IOException, InterruptedException {
        boolean hung = false;
        for (int number = 0; !hung; number++) {
            hung = isDoneByAnotherWhileOneHangs(folder.resolve("job" + number));
        }
    }

    /** Returns false if the worker was done before it could be stopped. */
    private static boolean isDoneByAnotherWhileOneHangs(Path path) throws IOException, InterruptedException {
        JobFolder job = JobFolder.create(path, Plan.of(Permutations.of(11)).toCount(), 1);
        Path lock = path.resolve("lock");
        Process hanging = JavaProcess.start(JobWorkerProcess.class, path.toString(), "600000");
        try (BufferedReader output = hanging.inputReader(StandardCharsets.UTF_8)) {
            assertThat(output.readLine()).isEqualTo("STARTED");
            while ((job.workers().isEmpty() || Files.notExists(lock)) && hanging.isAlive()) {
                Thread.onSpinWait();
            }
            List<JobWorker> workers = job.workers();
            signal(hanging, "STOP");
            if (workers.isEmpty() || job.open().isEmpty()) {
                return false;
            }
            Files.delete(lock);
            Files.setLastModifiedTime(
                    path.resolve("workers").resolve(workers.get(0).name()),
                    FileTime.from(Instant.now().minus(Duration.ofMinutes(2))));
            assertThat(job.workers()).as("it is silent").isEmpty();
            assertThat(job.runUntilDone(Duration.ofMillis(20), () -> false)).isTrue();
            assertThat(job.size()).as("the part was cut").isGreaterThan(1);
            assertThat(job.merge(0).solutions()).isEqualTo(PERMUTATIONS);
            signal(hanging, "CONT");
            assertThat(output.readLine()).isEqualTo("true");
            Ledger late = JobFolder.at(path).merge(0);
            assertThat(late.isComplete()).isTrue();
            assertThat(late.solutions()).isEqualTo(PERMUTATIONS);
            return true;
        } finally {
            hanging.destroyForcibly().waitFor();
        }
    }

    private static void signal(Process process, String name) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("kill", "-" + name, "" + process.pid())
                        .start()
                        .waitFor())
                .isZero();
    }

    private static void check(Ledger ledger) {
        assertThat(ledger.isComplete()).isTrue();
        List<Solution<String>> found = new ArrayList<>();
        ledger.drain(places -> found.add(Solution.of(Permutations.of(8).options(), places)));
        try (Stream<Solution<String>> all = DLX.search(Permutations.of(8)).stream()) {
            assertThat(found).isEqualTo(all.toList());
        }
    }
}
