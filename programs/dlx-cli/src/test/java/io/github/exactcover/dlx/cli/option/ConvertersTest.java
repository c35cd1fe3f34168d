package io.github.exactcover.dlx.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class ConvertersTest {

    @ParameterizedTest
    @CsvSource({
        "500ms, PT0.5S",
        "30s, PT30S",
        "5m, PT5M",
        "5M, PT5M",
        "2h, PT2H",
        "PT1M30S, PT1M30S",
        "1, PT1S",
        "30, PT30S",
        "0.25, PT0.25S",
        ".5, PT0.5S",
        "1.5s, PT1.5S",
        "2.5ms, PT0.0025S",
        "0.5m, PT30S",
        "1.25h, PT1H15M",
        "0.000000001, PT0.000000001S",
        "999999999h, PT999999999H"
    })
    void aTimeIsInSecondsOrHasAUnit(String text, Duration time) {
        assertThat(new DurationConverter().convert(text)).isEqualTo(time);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "m", "-1s", "1.s", "1.5.5s", "1,5s", "1e3", ".", "s", "5d", "9999999999s", "5 s"})
    void whatIsNoTimeIsCalledThat(String text) {
        assertThatThrownBy(() -> new DurationConverter().convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("'" + text + "' is not a time; write 30 or 1.5s (seconds), 500ms, 5m, 2h or PT1M30S");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0s", "0.0m", "0.0000000001s", "PT0S", "PT-5S"})
    void aTimeIsMoreThanNothing(String text) {
        assertThatThrownBy(() -> new DurationConverter().convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("'" + text + "' is too short; write a time of more than 0, such as 500ms or 30s");
    }

    @ParameterizedTest
    @CsvSource({"7, 7", "500k, 512000", "64m, 67108864", "64M, 67108864", "2g, 2147483648", "1t, 1099511627776"})
    void aSizeOfMemoryIsInBytes(String text, long bytes) {
        assertThat(new MemoryConverter().convert(text)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "0m", "m", "-1m", "1.5g", "5x", "8388608t", "999999999t", "9999999999"})
    void whatIsNoSizeOfMemoryIsCalledThat(String text) {
        assertThatThrownBy(() -> new MemoryConverter().convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("'" + text + "' is not a size of memory; write 500k, 64m or 2g");
    }
}
