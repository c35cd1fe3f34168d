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
    @CsvSource({"500ms, PT0.5S", "30s, PT30S", "5m, PT5M", "5M, PT5M", "2h, PT2H", "PT1M30S, PT1M30S"})
    void aTimeHasAUnit(String text, Duration time) {
        assertThat(new DurationConverter().convert(text)).isEqualTo(time);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "m", "-1s", "1.5s", "5d", "9999999999s"})
    void whatIsNoTimeIsCalledThat(String text) {
        assertThatThrownBy(() -> new DurationConverter().convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("'" + text + "' is not a time; write 500ms, 30s, 5m, 2h or PT1M30S");
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
