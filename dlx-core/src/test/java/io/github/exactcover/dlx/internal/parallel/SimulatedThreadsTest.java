package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.race.Pace;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What more threads than this machine has processors would give: the real {@link Worker workers} on real {@link
 * Segments}, each with a clock of its own that its nodes move forward. The one whose clock is behind goes next, so the
 * outcome is the same everywhere.
 */
class SimulatedThreadsTest {

    /** With this, a slice settles at 32 nodes; the real ones take as long and have some thousands. */
    private static final long NANOS_PER_NODE = 40_000;

    /** Going to another branch costs as much as some nodes. */
    private static final long NANOS_PER_BRANCH = 5 * NANOS_PER_NODE;

    /** A worker that has nothing to do is counted as one that waits for work. */
    private static final class Simulated {
        private final SearchEngine engine;
        private final Worker worker;
        private long waited;
        private @Nullable Segment segment;

        Simulated(Segments segments, OptionTable table) {
            engine = new DancingLinks(table, ItemRule.SMALLEST, true, Branch.NONE);
            worker = new Worker(segments, () -> new Reporter(engine, true, false), Pace.ofSlices(this::clock), () -> 0);
            segments.changeWaiting(1);
        }

        long clock() {
            return waited + engine.nodes() * NANOS_PER_NODE;
        }

        /** Takes a branch, if there is one, that another gave away at a certain time. */
        void take(Segments segments, long time) {
            segment = segments.takeWork();
            if (segment != null) {
                segments.changeWaiting(-1);
                waited += Math.max(0, time - clock()) + NANOS_PER_BRANCH;
                worker.enter(segment);
            }
        }

        void goOn(Segments segments) {
            if (!worker.visitSlice(Objects.requireNonNull(segment), Machine.UNLIMITED)) {
                segment = null;
                segments.changeWaiting(1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2, false, 1.9", "8, false, 7", "64, false, 40", "2, true, 1.9", "64, true, 40"})
    void workIsShared(int threads, boolean heavyFirst, double floor) {
        OptionTable table = queens(12, heavyFirst);
        SearchEngine alone = new DancingLinks(table, ItemRule.SMALLEST, true, Branch.ROOT);
        alone.run(SearchEngine.UNLIMITED);

        Segments segments = new Segments(Remainder.ALL, threads, true, Segments.MAX_KEPT);
        List<Simulated> workers = IntStream.range(0, threads)
                .mapToObj(i -> new Simulated(segments, table))
                .toList();
        simulate(segments, workers);

        assertThat(segments.isDone()).isTrue();
        assertThat(segments.effort().solutions()).isEqualTo(alone.solutions());
        assertThat(segments.effort().nodes()).isEqualTo(alone.nodes());
        assertThat(workers).allMatch(worker -> worker.engine.nodes() > 0, "has visited nodes");
        long time = workers.stream().mapToLong(Simulated::clock).max().orElseThrow();
        double speedup = (double) alone.nodes() * NANOS_PER_NODE / time;
        System.out.printf(
                "%d threads%s: %.1f times as fast%n", threads, heavyFirst ? ", heavy first branch" : "", speedup);
        assertThat(speedup).isGreaterThan(floor).isLessThanOrEqualTo(threads);
    }

    private static void simulate(Segments segments, List<Simulated> workers) {
        workers.get(0).take(segments, 0);
        Optional<Simulated> next = behind(workers);
        while (next.isPresent()) {
            next.get().goOn(segments);
            long time = next.get().clock();
            workers.stream().filter(worker -> worker.segment == null).forEach(idle -> idle.take(segments, time));
            next = behind(workers);
        }
    }

    /** Of those who are at work, the one whose clock is behind those of the others. */
    private static Optional<Simulated> behind(List<Simulated> workers) {
        return workers.stream()
                .filter(worker -> worker.segment != null)
                .min(Comparator.comparingLong(Simulated::clock));
    }

    private static OptionTable queens(int n, boolean heavyFirst) {
        OptionTableBuilder builder = new OptionTableBuilder();
        int gate = 0;
        int diagonals = 2 * n - 1;
        int primaryCount = 2 * n + 1;
        if (heavyFirst) {
            builder.addCell(gate, OptionTable.NO_COLOR);
            builder.endOption();
        }
        IntStream.range(0, primaryCount).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
        builder.endOption();
        if (!heavyFirst) {
            builder.addCell(gate, OptionTable.NO_COLOR);
            builder.endOption();
        }
        for (int rank = 0; rank < n; rank++) {
            for (int file = 0; file < n; file++) {
                builder.addCell(1 + rank, OptionTable.NO_COLOR);
                builder.addCell(1 + n + file, OptionTable.NO_COLOR);
                builder.addCell(primaryCount + rank + file, OptionTable.NO_COLOR);
                builder.addCell(primaryCount + diagonals + rank - file + n - 1, OptionTable.NO_COLOR);
                builder.endOption();
            }
        }
        return builder.build(
                primaryCount, IntStream.range(0, primaryCount + 2 * diagonals).toArray());
    }
}
