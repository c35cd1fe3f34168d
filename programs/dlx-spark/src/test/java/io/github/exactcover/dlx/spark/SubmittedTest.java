package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.parts.NodesLeft;
import java.math.BigInteger;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words behind {@code spark-submit}. */
class SubmittedTest {

    private static Submitted parsed(String words) {
        return Submitted.parse(words.split(" ", -1));
    }

    @Test
    void optionsStandAnywhere() {
        Submitted asked =
                parsed("count --engine bit-parallel a.dlx --seed=-7 b --limit 10 --item-choice mrv --part-time 1.5s");
        assertThat(asked.question()).isEqualTo(Submitted.Question.COUNT);
        assertThat(asked.problem()).isEqualTo("a.dlx");
        assertThat(asked.target()).isEqualTo("b");
        assertThat(asked.method().engine()).contains(Engine.BIT_PARALLEL);
        assertThat(asked.method().itemChoice()).contains(ItemChoice.MRV);
        assertThat(asked.method().seed()).hasValue(-7);
        assertThat(asked.effort().limit()).hasValue(10);
        assertThat(asked.effort().partTime()).contains(Duration.ofMillis(1_500));
        assertThat(asked.effort().timeout()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"30, 30000", "1.5s, 1500", "500ms, 500", "5m, 300000", "2h, 7200000"})
    void timesAreThoseOfTheCommand(String text, long millis) {
        assertThat(parsed("first a.dlx --timeout " + text).effort().timeout()).contains(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                            | there are 'count FILE CHECKPOINT', 'solutions FILE FOLDER', 'first FILE'
            count                         | Missing required parameters: 'FILE', 'CHECKPOINT'
            count a b c                   | Unmatched argument at index 3: 'c'
            split a b                     | 'split'
            count a b --engine            | Missing required parameter for option '--engine'
            count a b --seed 1 --seed 2   | option '--seed' (N) should be specified only once
            count a b --colour red        | Unknown option
            first a --limit 3             | Unknown option
            count a b --engine links      | '--engine': 'links' cannot be used; write one of auto
            count a b --limit 0           | '--limit': '0' cannot be used; write a whole number from 1 on
            count a b --seed x            | '--seed': 'x' cannot be used; write a whole number
            count a b --timeout 0s        | '--timeout': '0s' cannot be used; write a time of more than 0
            count a b --part-time 1d      | '--part-time': '1d' cannot be used; write a time of more than 0
            """)
    void otherWordsAreRefused(String words, String message) {
        assertThatThrownBy(() -> parsed(words))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message.strip());
    }

    /** What goes to standard error while a search runs. */
    @Test
    void theProgressSaysHowLongItMayTake() {
        OptionalLong none = OptionalLong.empty();
        Progress progress =
                new Progress(0.25, BigInteger.TWO, 1_000, 10, Duration.ofSeconds(100), none, none, none, none);
        String known = "25.000 % of the tree, 2 solutions, 1,000 nodes, 10 nodes a second";
        assertThat(SparkMain.text(progress, new NodesLeft(500, 3_000, 6e6)))
                .isEqualTo(known + "; about 5 min left (50 s to 7 days)");
        assertThat(SparkMain.text(progress, new NodesLeft(1e5, 3e5, Double.POSITIVE_INFINITY)))
                .isEqualTo(known);
    }
}
