package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.testing.Permutations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Prints what a result costs, and what putting all of them together costs, in a job folder with many results: real
 * files. No part of the build. {@code docs/contributing/decisions.md} has the command and the figures.
 */
class FolderCost {

    /** So many parts are run as a worker does, each time. */
    private static final int RUNS = 1_000;

    @TempDir
    private Path folder;

    /** Seconds since it was made: of CPU of this program, and of the clock. */
    private static final class Watch {

        private final double cpu = cpu();
        private final long clock = System.nanoTime();

        void print(String what) {
            double seconds = cpu() - cpu;
            System.out.println(String.format(
                    Locale.ROOT, "  %-28s %8.3f s of CPU, %8.3f s", what, seconds, (System.nanoTime() - clock) / 1e9));
        }
    }

    @Test
    void ofAResult() throws IOException {
        Plan plan = Plan.of(Permutations.of(10)).engine(Engine.DANCING_LINKS).toCount();
        Path path = folder.resolve("job");
        Watch making = new Watch();
        JobFolder job = JobFolder.create(path, plan, Integer.getInteger("parts", 60_000));
        making.print("dlx split, " + job.size() + " parts");
        List<Part> parts = Ledger.resume(plan, path.resolve("start")).open();
        int next = parts.size(); // The last parts first, since the first ones are next for a worker.
        for (int results : List.of(1_000, 60_000, parts.size())) {
            while (parts.size() - next < results && next > 8 * RUNS) {
                next--;
                Part part = parts.get(next);
                Files.write(
                        path.resolve(JobResults.FOLDER).resolve(part.name()),
                        plan.run(part, Budget.NONE).lines());
            }
            System.out.println(String.format(Locale.ROOT, "%,d results", parts.size() - next));
            run(job, "by a worker that knows");
            run(JobFolder.at(path), "by a new worker");
        }
        Watch looking = new Watch();
        JobFolder.at(path).open();
        looking.print("which parts are open");
        Watch merging = new Watch();
        Ledger merged = JobFolder.at(path).count(0);
        merging.print("dlx merge");
        System.out.println(String.format(Locale.ROOT, "  %,d of %,d solutions", merged.solutions(), 3_628_800));
        assertThat(merged.solutions()).isBetween(1L, 3_628_800L);
    }

    private static double cpu() {
        return ProcessHandle.current()
                        .info()
                        .totalCpuDuration()
                        .orElse(Duration.ZERO)
                        .toMillis()
                / 1e3;
    }

    private static void run(JobFolder job, String who) {
        Watch running = new Watch();
        for (int i = 0; i < RUNS; i++) {
            Optional<PartResult> result = job.runNext(Budget.NONE, () -> false);
            assertThat(result).isPresent();
        }
        running.print(RUNS + " parts " + who);
    }
}
