package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SharedWorkTest {

    private static final Duration LONGEST = Duration.ofMinutes(5);

    /** The figures in docs/scaling-out.md. Parts of equal share differ in work by more than a factor of ten. */
    @ParameterizedTest
    @CsvSource({
        "8, 600, 40, 0.6, 0.98",
        "8, 600, 40, 1.0, 0.95",
        "8, 7200, 40, 0.6, 0.99",
        "8, 7200, 40, 1.0, 0.99",
        "64, 7200, 64, 0.6, 0.98",
        "64, 7200, 64, 1.0, 0.98"
    })
    void workersAreBusyToTheEnd(int workers, double each, int parts, double spread, double least)
            throws InterruptedException {
        SimulatedFolder folder = new SimulatedFolder(SimulatedFolder.skewed(7, 6, spread, 2), workers, each, parts);
        assertThat(folder.busy(LONGEST)).isBetween(least, 1.0);
        assertThat(folder.searched()).as("nothing is left out or done twice").isCloseTo(each * workers, within(1e-3));
    }

    @Test
    void aPartWithNearlyTheWholeTreeIsCutUntilAllWorkersHaveSomeOfIt() throws InterruptedException {
        double[] sizes = new double[10_000];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = i == 4_321 ? 9 * sizes.length : 1;
        }
        assertThat(new SimulatedFolder(sizes, 64, 7_200, 64).busy(LONGEST)).isBetween(0.97, 1.0);
    }

    /** A job whose only part is run by another worker, which ends after so many looks. */
    private static final class Waiting implements SharedWork.Job {

        private final int looksUntilDone;
        private int looks;
        private int pauses;

        private Waiting(int looksUntilDone) {
            this.looksUntilDone = looksUntilDone;
        }

        @Override
        public int size() {
            return 1;
        }

        @Override
        public int open() {
            return 1;
        }

        @Override
        public boolean runNext(Budget budget, BooleanSupplier cancelled) {
            looks++;
            return false;
        }

        @Override
        public int workers() {
            return 2;
        }

        @Override
        public OptionalInt advance(int parts) {
            return OptionalInt.empty();
        }

        @Override
        public boolean isDone() {
            return looks == looksUntilDone;
        }

        @Override
        public void pause(long nanos) {
            assertThat(nanos).isGreaterThan(Duration.ofMillis(100).toNanos());
            pauses++;
        }
    }

    @Test
    void aWorkerWithNothingToRunPausesBeforeItLooksAgain() {
        Waiting job = new Waiting(5);
        assertThat(new SharedWork(job, LONGEST, () -> false).run()).isTrue();
        assertThat(job.pauses).isEqualTo(4);
    }

    @Test
    void aWorkerThatIsCancelledEndsAndSaysWhetherAllIsDone() {
        Waiting job = new Waiting(5);
        assertThat(new SharedWork(job, LONGEST, () -> job.looks == 3).run()).isFalse();
        assertThat(job.looks).isEqualTo(3);
    }
}
