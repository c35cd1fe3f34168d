package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.parts.Budget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BudgetPolicyTest {

    private static final long MINUTE = 60_000_000_000L;

    /** Parts of equal share, ten for each of 64 cores, differ in work by more than a factor of ten. */
    private static final double[] SIZES = SimulatedCluster.skewed(7, 6, 0.6, 2);

    private static final double TWO_HOURS = 7_200;

    private static final double TEN_MINUTES = 600;

    private static SimulatedCluster cluster(int workers) {
        return new SimulatedCluster(SIZES, workers, TWO_HOURS);
    }

    /** The figures in docs/scaling-out.md. Most is what static parts reach: one for each worker, and a hundred. */
    @ParameterizedTest
    @CsvSource({"64, 0.20, 0.94", "256, 0.15, 0.88", "1000, 0.08, 0.73"})
    void aClusterIsBusyToTheEnd(int workers, double mostWithOnePart, double mostWithHundred) {
        assertThat(cluster(workers).skew(10 * workers)).isGreaterThan(10);
        assertThat(cluster(workers).busy(new BudgetPolicy(workers, MINUTE))).isBetween(0.983, 1.0);
        assertThat(cluster(workers).busyWithoutPauses(workers)).isLessThan(mostWithOnePart);
        assertThat(cluster(workers).busyWithoutPauses(100 * workers)).isLessThan(mostWithHundred);
    }

    @ParameterizedTest
    @CsvSource({"4000, 0.98, 0.90", "10000, 0.97, 0.81"})
    void aLargeClusterDoesNotWaitForItsDriver(int workers, double inTwoHours, double inTenMinutes) {
        BudgetPolicy policy = new BudgetPolicy(workers, MINUTE);
        assertThat(cluster(workers).busy(policy)).isBetween(inTwoHours, 1.0);
        assertThat(new SimulatedCluster(SIZES, workers, TEN_MINUTES).busy(policy))
                .isBetween(inTenMinutes, 1.0);
    }

    /** The figures in docs/scaling-out.md for {@code spark.task.cpus}: the driver sees fewer and larger workers. */
    @ParameterizedTest
    @CsvSource({
        "1000, 1, 600, 0.95",
        "1000, 4, 600, 0.95",
        "4000, 1, 600, 0.90",
        "4000, 4, 600, 0.94",
        "4000, 4, 7200, 0.994",
        "10000, 1, 600, 0.82",
        "10000, 2, 600, 0.91",
        "10000, 4, 600, 0.93",
        "10000, 8, 600, 0.92",
        "10000, 4, 7200, 0.992"
    })
    void tasksWithSeveralCoresSpareTheDriver(int cores, int cpus, int seconds, double busy) {
        int workers = cores / cpus;
        SimulatedCluster cluster = new SimulatedCluster(SIZES, workers, cpus, seconds);
        double rounding = busy > 0.99 ? 0.0005 : 0.005;
        assertThat(cluster.busy(new BudgetPolicy(workers, MINUTE))).isCloseTo(busy, within(rounding));
        assertThat(cluster.tasks()).isBetween(30_000, 1_000_000);
        assertThat(cluster.mostOpen()).isLessThan(100_000);
    }

    /** A part with nearly the whole tree is cut until all cores have some of it. */
    @Test
    void onePartWithNinetyPercentOfTheTreeIsCut() {
        double[] sizes = new double[10_000];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = i == 4_321 ? 9 * sizes.length : 1;
        }
        assertThat(new SimulatedCluster(sizes, 64, TWO_HOURS).busy(new BudgetPolicy(64, MINUTE)))
                .isBetween(0.97, 1.0);
        assertThat(new SimulatedCluster(sizes, 64, TWO_HOURS).busyWithoutPauses(6_400))
                .isLessThan(0.02);
    }

    @Test
    void manyOpenPartsRunLongAndStayWhole() {
        Budget budget = new BudgetPolicy(4, MINUTE).next(20, Long.MAX_VALUE);
        assertThat(budget).isEqualTo(new Budget(MINUTE, Long.MAX_VALUE, Long.MAX_VALUE, 1));
    }

    @Test
    void theFewerPartsAreOpenTheShorterTheyRun() {
        BudgetPolicy policy = new BudgetPolicy(4, MINUTE);
        long before = MINUTE;
        for (int open = 16; open >= 4; open -= 2) {
            Budget budget = policy.next(open, Long.MAX_VALUE);
            assertThat(budget.nanos()).isLessThan(before);
            assertThat(budget.pieces()).isEqualTo(8);
            before = budget.nanos();
        }
        assertThat(policy.next(1, Long.MAX_VALUE).nanos()).isEqualTo(MINUTE / 8);
        assertThat(new BudgetPolicy(1000, MINUTE).next(1, Long.MAX_VALUE).nanos())
                .as("the driver needs a millisecond for each")
                .isEqualTo(3_000_000_000L);
    }

    @Test
    void aSearchThatHasJustBegunRunsShortParts() {
        BudgetPolicy policy = new BudgetPolicy(4, MINUTE);
        assertThat(policy.next(100, 0).nanos()).isEqualTo(1_000_000_000L);
        assertThat(policy.next(100, MINUTE).nanos()).isEqualTo(MINUTE / 10);
        assertThat(new BudgetPolicy(4, 1).next(1, 0).nanos()).isEqualTo(1);
    }

    @Test
    void jobsAreLargeEnoughToBeWorthIt() {
        BudgetPolicy policy = new BudgetPolicy(10, MINUTE);
        assertThat(policy.firstParts()).isEqualTo(100);
        assertThat(policy.jobSize(0)).isEqualTo(20);
        assertThat(policy.jobSize(15)).isEqualTo(5);
        assertThat(policy.jobSize(16)).isZero();
        assertThat(policy.jobSize(20)).isZero();
        assertThat(new BudgetPolicy(1, MINUTE).jobSize(1)).isEqualTo(1);
        assertThat(new BudgetPolicy(1000, MINUTE).jobSize(0)).isEqualTo(256);
    }
}
