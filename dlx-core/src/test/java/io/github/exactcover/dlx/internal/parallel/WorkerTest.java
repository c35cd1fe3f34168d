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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
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
        Segments segments = new Segments(Remainder.ALL, 1, true, Segments.MAX_KEPT);
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
        assertThat(segments.effort().solutions()).isEqualTo(52);
        assertThat(segments.effort().nodes()).isEqualTo(worker.nodes());
    }

    @Test
    void theSearchIsLeftWhenItIsClosed() {
        Segments segments = new Segments(Remainder.ALL, 1, true, Segments.MAX_KEPT);
        Worker worker = new Worker(segments, () -> reporter(0), Pace.ofSlices(System::nanoTime), () -> now);
        Segment segment = Objects.requireNonNull(segments.takeWork());
        worker.enter(segment);
        assertThat(worker.visitSlice(segment, 1)).isTrue();
        segments.close();
        long nodes = worker.nodes();
        assertThat(worker.visitSlice(segment, Long.MAX_VALUE)).isFalse();
        assertThat(worker.nodes()).isEqualTo(nodes);
        assertThat(segments.remainder().pieces()).hasSize(1);
    }

    /**
     * The clock of the slices stands still, so each slice is twice as long as the one before, if it was visited whole.
     */
    @Test
    void aSliceGrowsOnlyIfItWasVisitedWhole() {
        Segments segments = new Segments(Remainder.ALL, 1, true, Segments.MAX_KEPT);
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

    /** A sink that counts. */
    private static final class Counter implements Sink {
        private final Runnable atTheSecond;
        private int solutions;

        Counter(Runnable atTheSecond) {
            this.atTheSecond = atTheSecond;
        }

        @Override
        public void accept(int[] told) {
            solutions++;
            if (solutions == 2) {
                atTheSecond.run();
            }
        }

        @Override
        public Sink append(Sink later) {
            throw new AssertionError("there is no other");
        }
    }

    private Worker collecting(Segments segments, Sink sink, BooleanSupplier called) {
        SearchEngine engine = new DancingLinks(LargerProblem.langford(7), ItemRule.SMALLEST, false, Branch.NONE);
        return new Worker(segments, () -> new Reporter(engine, true, false), Pace.ofSlices(() -> now), () -> now)
                .collectInto(() -> sink, true, called);
    }

    @Test
    void aWorkerThatCollectsReportsAfterAWhileOrWhenAnotherOneWaits() {
        Segments segments = new Segments(Remainder.ALL, 1, true, Segments.MAX_KEPT);
        Counter counter = new Counter(() -> {});
        Worker worker = collecting(segments, counter, () -> false);
        Segment segment = Objects.requireNonNull(segments.takeWork());
        worker.enter(segment);
        now += 20_000_000;
        worker.visitSlice(segment, 1);
        long reported = segments.effort().nodes();
        assertThat(reported).isPositive();
        now += 19_999_999;
        while (counter.solutions == 0) {
            assertThat(worker.visitSlice(segment, 10)).isTrue();
        }
        assertThat(segments.effort().nodes()).isEqualTo(reported);
        assertThat(segments.effort().solutions()).isZero();
        now++;
        worker.visitSlice(segment, 1);
        assertThat(segments.effort().nodes()).isEqualTo(worker.nodes());
        assertThat(segments.effort().solutions()).isEqualTo(counter.solutions);
        segments.changeWaiting(1);
        worker.visitSlice(segment, 1);
        assertThat(segments.effort().nodes()).isEqualTo(worker.nodes());
        assertThat(segments.takeWork()).as("a branch was given away").isNotNull();
    }

    /** How many solutions a slice takes in that has the second one, if something happens at that one. */
    private int solutionsOfASlice(Segments segments, Runnable happens, BooleanSupplier called) {
        Counter counter = new Counter(happens);
        Worker worker = collecting(segments, counter, called);
        Segment segment = Objects.requireNonNull(segments.takeWork());
        worker.enter(segment);
        while (counter.solutions < 2) {
            worker.visitSlice(segment, Long.MAX_VALUE);
        }
        return counter.solutions;
    }

    @Test
    void aSliceEndsAtASolutionIfTheSearchIsClosedOrItsCallerWantsIt() {
        Segments segments = new Segments(Remainder.ALL, 1, true, Segments.MAX_KEPT);
        assertThat(solutionsOfASlice(new Segments(Remainder.ALL, 1, true, Segments.MAX_KEPT), () -> {}, () -> false))
                .isGreaterThan(2);
        assertThat(solutionsOfASlice(segments, segments::close, () -> false)).isEqualTo(2);
        assertThat(segments.effort().solutions())
                .as("what was collected counts")
                .isEqualTo(2);
        AtomicBoolean called = new AtomicBoolean();
        assertThat(solutionsOfASlice(
                        new Segments(Remainder.ALL, 1, true, Segments.MAX_KEPT), () -> called.set(true), called::get))
                .isEqualTo(2);
    }

    @Test
    void aSliceEndsAtASolutionIfItTakesLongWhileAnotherThreadWaits() {
        for (boolean waits : new boolean[] {false, true}) {
            for (boolean isLong : new boolean[] {false, true}) {
                Segments segments = new Segments(Remainder.ALL, 1, true, Segments.MAX_KEPT);
                Runnable happens = () -> {
                    segments.changeWaiting(waits ? 1 : 0);
                    now += isLong ? 2_000_000 : 1_999_999;
                };
                assertThat(solutionsOfASlice(segments, happens, () -> false) == 2)
                        .isEqualTo(waits && isLong);
            }
        }
    }

    /** The engine is three levels deep, and a report about it costs some microseconds. */
    @Test
    void aWorkerWithoutAReportNoticesThatTheSearchIsClosed() {
        Segments segments = new Segments(Remainder.ALL, 1, true, Segments.MAX_KEPT);
        SearchEngine engine = new DancingLinks(LargerProblem.langford(7), ItemRule.SMALLEST, true, Branch.NONE);
        Worker worker = new Worker(
                segments, () -> new Reporter(engine, true, true, () -> now), Pace.ofSlices(() -> 0), () -> now);
        Segment segment = Objects.requireNonNull(segments.takeWork());
        worker.enter(segment);
        worker.visitSlice(segment, 3);
        worker.visitSlice(segment, 3);
        long reported = segments.effort().nodes();
        assertThat(worker.visitSlice(segment, 3)).isTrue();
        assertThat(segments.effort().nodes()).as("no report is due").isEqualTo(reported);
        segments.close();
        assertThat(worker.visitSlice(segment, 3)).isFalse();
    }
}
