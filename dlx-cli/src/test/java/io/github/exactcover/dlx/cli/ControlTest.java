package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ControlTest {

    @Test
    void aTimeoutThatFoundSomethingIsSuccessAndSaysThatThereMayBeMore() {
        Run run = dlx("count", "latin", "9", "--timeout", "2s");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("(time is up, there may be more)");
    }

    @Test
    void aTimeoutThatFoundNothingIsNotNoSolution() {
        Run run = dlx("count", "queens", "40", "--item-choice", "first", "--order", "natural", "--timeout", "50ms");

        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(run.out()).isEqualTo("at least 0\n");
        assertThat(run.err()).startsWith("0 solutions (time is up, there may be more), ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1h", "10m", "3600s", "100000ms", "PT1H", "pt1m30s"})
    void aTimeCanBeWrittenInManyWays(String time) {
        assertThat(dlx("count", "queens", "6", "--timeout", time).out()).isEqualTo("4\n");
    }

    @ParameterizedTest
    @CsvSource({
        "--timeout, 5",
        "--timeout, -1s",
        "--timeout, 0s",
        "--timeout, PT-1S",
        "--timeout, soon",
        "--threads, 0",
        "--threads, -2",
        "--threads, many",
        "--seed, x"
    })
    void aValueThatMakesNoSenseIsRefusedInOneLine(String option, String value) {
        Run run = dlx("count", "queens", "4", option + "=" + value);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1);
    }

    @Test
    void threadsShowTheSameSolutionsInTheSameOrder() {
        assertThat(dlx("queens", "7", "--threads", "3").out())
                .isEqualTo(dlx("queens", "7").out());
    }

    @Test
    void aSeedShowsTheSameEachTimeAndLosesNothing() {
        String shown = dlx("queens", "7", "--seed", "5").out();

        assertThat(dlx("queens", "7", "--seed", "5").out()).isEqualTo(shown);
        assertThat(shown).isNotEqualTo(dlx("queens", "7").out());
        assertThat(dlx("count", "queens", "7", "--seed", "5").out()).isEqualTo("40\n");
    }

    @Test
    void aReducedProblemHasTheSameSolutions() {
        assertThat(dlx("count", "queens", "8", "--reduce").out()).isEqualTo("92\n");
    }
}
