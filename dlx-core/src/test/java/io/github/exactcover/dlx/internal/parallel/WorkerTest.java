package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.race.Pace;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.testing.LargerProblem;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkerTest {

    private long now = 1_000;
    private int engines;

    private Reporter reporter(long tookMillis) {
        now += TimeUnit.MILLISECONDS.toNanos(tookMillis);
        engines++;
        SearchEngine engine = new DancingLinks(LargerProblem.langford(7), ItemRule.SMALLEST, true, Branch.NONE);
        return new Reporter(engine, true, false);
    }

    @ParameterizedTest
    @CsvSource({"0, 50, 1", "0, 51, 2", "2, 200, 1", "2, 201, 2", "10, 1001, 2", "11, 1000000, 1"})
    void anEngineIsReplacedWhenItIsNoLongerFresh(long madeInMillis, long usedForMillis, int expected) {
        Segments segments = new Segments(Remainder.ALL, 1, true);
        Worker worker = new Worker(segments, () -> reporter(madeInMillis), Pace.ofSlices(System::nanoTime), () -> now);
        Segment segment = Objects.requireNonNull(segments.takeWork());
        worker.enter(segment);
        worker.visitSlice(segment, 10);
        segments.leave(segment, worker.engine().position());
        long nodes = worker.nodes();

        now += TimeUnit.MILLISECONDS.toNanos(usedForMillis);
        worker.enter(Objects.requireNonNull(segments.takeWork()));

        assertThat(engines).isEqualTo(expected);
        assertThat(worker.nodes()).isEqualTo(nodes).isPositive();
        while (worker.visitSlice(segment, Long.MAX_VALUE)) {
            assertThat(segments.isDone()).isFalse();
        }
        assertThat(segments.solutions()).isEqualTo(52);
        assertThat(segments.nodes()).isEqualTo(worker.nodes());
    }

    @Test
    void theSearchIsLeftWhenItIsClosed() {
        Segments segments = new Segments(Remainder.ALL, 1, true);
        Worker worker = new Worker(segments, () -> reporter(0), Pace.ofSlices(System::nanoTime), () -> now);
        Segment segment = Objects.requireNonNull(segments.takeWork());
        worker.enter(segment);
        assertThat(worker.visitSlice(segment, 1)).isTrue();
        segments.close();
        for (int slice = 0; slice < 1_000; slice++) {
            assertThat(worker.visitSlice(segment, Long.MAX_VALUE)).isFalse();
        }
        assertThat(worker.engine().fraction()).isEqualTo(1);
        assertThat(segments.remainder().pieces())
                .as("what is found now counts no more")
                .hasSize(1);
    }

    /**
     * The clock of the slices stands still, so each slice is twice as long as the one before, if it was visited whole.
     */
    @Test
    void aSliceGrowsOnlyIfItWasVisitedWhole() {
        Segments segments = new Segments(Remainder.ALL, 1, true);
        Worker worker = new Worker(segments, () -> reporter(0), Pace.ofSlices(() -> 0), () -> now);
        Segment segment = Objects.requireNonNull(segments.takeWork());
        worker.enter(segment);
        long before = 0;
        for (int nodes : new int[] {1, 2, 4, 8}) {
            worker.visitSlice(segment, Long.MAX_VALUE);
            assertThat(worker.nodes() - before).isEqualTo(nodes);
            before = worker.nodes();
        }
        worker.visitSlice(segment, 15);
        worker.visitSlice(segment, 16);
        worker.visitSlice(segment, 32);
        assertThat(worker.nodes() - before).isEqualTo(15 + 16 + 32);
    }

    /** The engine is three levels deep, and a report about it costs some microseconds. */
    @Test
    void aWorkerWithoutAReportNoticesThatTheSearchIsClosed() {
        Segments segments = new Segments(Remainder.ALL, 1, true);
        SearchEngine engine = new DancingLinks(LargerProblem.langford(7), ItemRule.SMALLEST, true, Branch.NONE);
        Worker worker = new Worker(
                segments, () -> new Reporter(engine, true, true, () -> now), Pace.ofSlices(() -> 0), () -> now);
        Segment segment = Objects.requireNonNull(segments.takeWork());
        worker.enter(segment);
        worker.visitSlice(segment, 3);
        worker.visitSlice(segment, 3);
        long reported = segments.nodes();
        assertThat(worker.visitSlice(segment, 3)).isTrue();
        assertThat(segments.nodes()).as("no report is due").isEqualTo(reported);
        segments.close();
        assertThat(worker.visitSlice(segment, 3)).isFalse();
    }
}
