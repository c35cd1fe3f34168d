package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.late;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ControlTest {

    @Test
    void aTimeoutThatFoundSomethingSaysThatThereMayBeMore() {
        Run run = late("", "count", "latin", "9");

        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(run.err()).contains("(time is up, there may be more)").contains("\n--estimate guesses how much");
    }

    @Test
    void aTimeoutThatFoundNothingIsNotNoSolution() {
        Run run = late("", "count", "queens", "40", "--item-choice", "first", "--order", "natural");

        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(run.out()).isEqualTo("at least 0\n");
        assertThat(run.err()).startsWith("0 solutions (time is up, there may be more), ");
    }

    /** Each of them has found something when its time is up, and none could see everything. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "queens 20",
                "queens 20 --format json",
                "queens 20 --limit 1000000000",
                "queens 20 --up-to-symmetry",
                "count queens 20 --counting search",
                "count queens 20 --counting search --threads 2",
                "count queens 20 --distinct-by [a-p]\\d+",
                "solve - --cheapest-all",
                "diagram polyomino dominoes 8x8 --list",
                "queens 8 --estimate 2000000000"
            })
    void anAnswerThatATimeoutEndedIsNotWhole(String command) {
        Run run = late(Problems.latin(12), command.split(" ", -1));

        assertThat(run.exitCode()).as(run.err()).isEqualTo(4);
        assertThat(run.err()).contains("time is up");
    }

    @ParameterizedTest
    @ValueSource(strings = {"queens 20", "count queens 20 --counting search", "diagram queens 8 --list"})
    void anAnswerThatMetItsLimitIsWhole(String command) {
        Run run = dlx((command + " --limit 3").split(" ", -1));

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.err()).contains("limit reached");
    }

    /**
     * Standard input that begins and never ends. Each command has its own: readers that share a pipe wake each other
     * again and again, and then closing it can wait for minutes.
     */
    @ParameterizedTest
    @ValueSource(strings = {"solve -", "count -", "diagram - --format json"})
    void aTimeoutHoldsWhileTheProblemIsBuilt(String command) throws IOException {
        try (PipedInputStream in = new PipedInputStream();
                PipedOutputStream never = new PipedOutputStream(in)) {
            never.write("a b\n".getBytes(StandardCharsets.UTF_8));

            assertThat(withInput(in, (command + " --timeout 100ms").split(" ")))
                    .isEqualTo(new Run(
                            4, "", "dlx: time was up while the problem was built; allow more with --timeout\n"));
        }
    }

    @Test
    void withATimeoutAProblemThatCannotBeBuiltIsRefusedAsWithout() {
        for (List<String> command : List.of(
                List.of("queens", "0"),
                List.of("count", "queens", "8", "--nope"),
                List.of("count", "no-such-file.dlx"),
                List.of("queens", "8", "--require", "z9"))) {
            List<String> arguments = new ArrayList<>(command);
            Run without = dlx(arguments.toArray(String[]::new));
            arguments.addAll(List.of("--timeout", "1h"));

            assertThat(dlx(arguments.toArray(String[]::new))).isEqualTo(without);
            assertThat(without.exitCode()).isEqualTo(2);
        }
    }

    @Test
    void whatTheUserWaitedForIsToldAsElapsed() throws IOException {
        InputStream slow = new FilterInputStream(new ByteArrayInputStream("a\na\n".getBytes(StandardCharsets.UTF_8))) {

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                try {
                    Thread.sleep(250);
                } catch (InterruptedException e) {
                    throw new InterruptedIOException();
                }
                return super.read(bytes, from, length);
            }
        };
        Map<String, Object> told =
                Json.document(withInput(slow, "solve", "-", "--format", "json").out());

        assertThat((Double) told.get("elapsedSeconds")).isGreaterThan(0.2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"100", "100.5", "1h", "10m", "3600s", "100000ms", "PT1H", "PT9999999999999H", "pt1m30s"})
    void aTimeCanBeWrittenInManyWays(String time) {
        assertThat(dlx("count", "queens", "6", "--timeout", time).out()).isEqualTo("4\n");
    }

    @ParameterizedTest
    @CsvSource({
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
