package io.github.exactcover.dlx.internal.count.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogNormalMeanTest {

    @Test
    void equalValuesLeaveNoDoubt() {
        LogNormalMean mean = of(7, 7, 7);
        assertThat(DoubleStream.of(mean.low(0), mean.mean(0), mean.high(0))).containsOnly(7.0);
    }

    /** By hand: logarithms 0 and 2 have the mean 1 and the variance 2; Student's t is 12.706. */
    @Test
    void theIntervalIsThatOfCox() {
        LogNormalMean mean = of(1, Math.exp(2));
        double half = 12.706 * Math.sqrt(2.0 / 2 + 4.0 / 2);
        assertThat(mean.mean(0)).isCloseTo((1 + Math.exp(2)) / 2, within(1e-12));
        assertThat(Math.log(mean.low(0))).isCloseTo(2 - half, within(1e-9));
        assertThat(Math.log(mean.high(0))).isCloseTo(2 + half, within(1e-9));
    }

    @Test
    void whatIsCertainIsNotDoubted() {
        LogNormalMean mean = of(1, 3);
        assertThat(DoubleStream.of(mean.low(1e9), mean.mean(1e9), mean.high(1e9)))
                .containsOnly(1e9);
    }

    @Test
    void oneValueThatIsNotZeroHasNoUpperEnd() {
        LogNormalMean mean = of(0, 0, 6);
        assertThat(mean.low(1)).isEqualTo(1);
        assertThat(mean.mean(0)).isEqualTo(2);
        assertThat(mean.high(0)).isEqualTo(Double.POSITIVE_INFINITY);
    }

    @Test
    void aValueTooLargeForADoubleMakesTheMeanTooLarge() {
        LogNormalMean mean = of(3, Double.POSITIVE_INFINITY, 4);
        assertThat(mean.mean(0)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(mean.low(2)).isEqualTo(2);
        assertThat(mean.high(2)).isEqualTo(Double.POSITIVE_INFINITY);
    }

    /** Of 2,000 samples, 95 % would be 1,900. Zeros stand for populations that died out. */
    @ParameterizedTest
    @CsvSource({"10, 0.1, 0", "10, 1, 0", "10, 0.3, 0.2", "40, 0.5, 0.3"})
    void theIntervalHoldsTheTruthAboutAsOftenAsItPromises(int size, double deviation, double zeros) {
        Random random = new Random(5);
        double truth = (1 - zeros) * Math.exp(deviation * deviation / 2);
        long holds = IntStream.range(0, 2_000)
                .filter(i -> {
                    LogNormalMean mean = of(DoubleStream.generate(
                                    () -> random.nextDouble() < zeros ? 0 : Math.exp(deviation * random.nextGaussian()))
                            .limit(size)
                            .toArray());
                    return mean.low(0) <= truth && truth <= mean.high(0);
                })
                .count();
        assertThat(holds).isBetween(1_860L, 1_970L);
    }

    private static LogNormalMean of(double... values) {
        LogNormalMean mean = new LogNormalMean();
        for (double value : values) {
            mean.add(value);
        }
        return mean;
    }
}
