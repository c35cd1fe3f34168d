package io.github.exactcover.dlx.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Measures how long a count takes to return after it was told to end by a timeout, a condition or an interrupt.
 *
 * <p>The table has the median, the 90 % quantile and the worst time in milliseconds. Its last column is the most
 * processor time that the process used between the request and the return. If the worst time is much longer than that,
 * other programs kept the processors busy.
 *
 * <pre>
 * java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.CancelLatency 20
 * </pre>
 *
 * <p>The argument is the number of searches for each line, 10 if there is none. RESULTS.md does not have this table,
 * because the times only mean something on an idle machine.
 */
public final class CancelLatency {

    /** How a search is told to end. */
    enum Request {
        TIMEOUT,
        CONDITION,
        INTERRUPT
    }

    /** What the search does besides searching. */
    enum Setting {
        PLAIN,
        PROGRESS,
        CHECKPOINTS
    }

    private static final OperatingSystemMXBean PROCESS =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    /** By then the engine of the largest problem is set up, and the search is running. */
    private static final int SHORTEST_MILLIS = 500;

    private final PrintStream out;
    private final int repeats;
    private final Path checkpoint;
    private final Random random = new Random(20261121);

    private CancelLatency(PrintStream out, int repeats, Path checkpoint) {
        this.out = out;
        this.repeats = repeats;
        this.checkpoint = checkpoint;
    }

    /**
     * The program.
     *
     * @param args the number of searches for each line
     * @throws IOException if the temporary directory for checkpoints cannot be made
     */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("dlx-latency");
        Path checkpoint = folder.resolve("checkpoint");
        try {
            int repeats = args.length == 0 ? 10 : Integer.parseInt(args[0]);
            CancelLatency latency = new CancelLatency(System.out, repeats, checkpoint);
            System.out.println("| problem | threads | with | ended by | median | 90 % | worst | worst CPU |");
            System.out.println("|:--|--:|:--|:--|--:|--:|--:|--:|");
            latency.measure("queens 20", NQueens.of(20).problem());
            latency.measure("100,000 items", hundredThousandItems());
        } finally {
            Files.deleteIfExists(checkpoint);
            Files.delete(folder);
        }
    }

    /** A problem with more solutions than can be counted, each made of 50,000 options. */
    static ExactCoverProblem<Integer, Integer> hundredThousandItems() {
        int size = 50_000;
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int i = 0; i < 2 * size; i++) {
            builder.primary(i);
        }
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < 3; k++) {
                builder.option(i, i, size + (i + k) % size);
            }
        }
        return builder.build();
    }

    private void measure(String name, ExactCoverProblem<?, ?> problem) {
        for (int threads : new int[] {1, 2}) {
            for (Setting setting : Setting.values()) {
                for (Request request : Request.values()) {
                    line(name, threads, setting, request, configured(problem, threads, setting));
                }
            }
        }
    }

    private Search<?, ?> configured(ExactCoverProblem<?, ?> problem, int threads, Setting setting) {
        Search<?, ?> search = DLX.search(problem).threads(threads);
        return switch (setting) {
            case PLAIN -> search;
            case PROGRESS -> search.progress(Duration.ofMillis(20), progress -> {});
            case CHECKPOINTS -> search.checkpointTo(checkpoint, Duration.ofMillis(200));
        };
    }

    private void line(String name, int threads, Setting setting, Request request, Search<?, ?> search) {
        double[] millis = new double[repeats];
        double worstCpu = 0;
        for (int i = 0; i < repeats; i++) {
            Latency latency = end(search, request);
            millis[i] = latency.nanos() / 1e6;
            worstCpu = Math.max(worstCpu, latency.cpu() / 1e6);
        }
        Arrays.sort(millis);
        out.printf(
                "| %s | %d | %s | %s | %.1f | %.1f | %.1f | %.1f |%n",
                name,
                threads,
                setting.name().toLowerCase(java.util.Locale.ROOT),
                request.name().toLowerCase(java.util.Locale.ROOT),
                millis[repeats / 2],
                millis[Math.min(repeats - 1, repeats * 9 / 10)],
                millis[repeats - 1],
                worstCpu);
    }

    /**
     * The time from the request to the return, and the processor time of the process meanwhile, both in nanoseconds.
     */
    record Latency(long nanos, long cpu) {}

    /** Tells a search to end, and remembers when, and how much processor time the process had used by then. */
    private static final class Alarm extends Thread {

        private final Duration after;
        private final Runnable action;
        private long rang;
        private long cpu;

        Alarm(Duration after, Runnable action) {
            this.after = after;
            this.action = action;
        }

        @Override
        public void run() {
            try {
                Thread.sleep(after.toMillis());
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            cpu = PROCESS.getProcessCpuTime();
            rang = System.nanoTime();
            action.run();
        }

        Latency latency() {
            long now = System.nanoTime();
            long spent = PROCESS.getProcessCpuTime();
            try {
                join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return new Latency(now - rang, spent - cpu);
        }
    }

    private Latency end(Search<?, ?> search, Request request) {
        Duration after = Duration.ofMillis(SHORTEST_MILLIS + random.nextInt(100));
        Thread caller = Thread.currentThread();
        AtomicBoolean condition = new AtomicBoolean();
        Alarm alarm = switch (request) {
            case TIMEOUT -> new Alarm(after, () -> {});
            case CONDITION -> new Alarm(after, () -> condition.set(true));
            case INTERRUPT -> new Alarm(after, caller::interrupt);
        };
        alarm.start();
        Search<?, ?> told = switch (request) {
            case TIMEOUT -> search.timeout(after);
            case CONDITION -> search.cancelWhen(condition::get);
            case INTERRUPT -> search;
        };
        SearchEnd end = told.count().end();
        // A flag that stays set would end the next search.
        boolean interrupted = Thread.interrupted();
        Latency latency = alarm.latency();
        if (!List.of(SearchEnd.TIMEOUT, SearchEnd.CANCELLED).contains(end)
                || interrupted != (request == Request.INTERRUPT)) {
            throw new IllegalStateException("The search ended by itself: " + end);
        }
        return latency;
    }
}
