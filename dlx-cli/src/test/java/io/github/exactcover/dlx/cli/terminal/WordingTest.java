package io.github.exactcover.dlx.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordingTest {

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "12", "123", "1234", "123456", "1234567", "12345678901234567890123"})
    void numbersAreGroupedAsJavaGroupsThem(String number) {
        BigInteger value = new BigInteger(number);

        assertThat(Wording.counted(value, "node"))
                .isEqualTo(String.format(Locale.ROOT, "%,d node%s", value, number.equals("1") ? "" : "s"));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0.000 s",
        "499999, 0.000 s",
        "500000, 0.001 s",
        "31000000, 0.031 s",
        "999499999, 0.999 s",
        "999500000, 1.000 s",
        "3723004000000, 3723.004 s"
    })
    void timesAreRoundedToMilliseconds(long nanos, String text) {
        assertThat(Wording.seconds(Duration.ofNanos(nanos))).isEqualTo(text);
    }
}
