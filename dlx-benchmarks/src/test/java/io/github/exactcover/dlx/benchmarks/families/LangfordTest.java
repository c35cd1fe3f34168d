package io.github.exactcover.dlx.benchmarks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LangfordTest {

    /** Twice OEIS A014552, which counts a row and its mirror image once. */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0", "3, 2", "4, 2", "5, 0", "6, 0", "7, 52", "8, 300", "11, 35584"})
    void countsBothMirrorImages(int n, long count) {
        assertThat(DLX.count(Langford.of(n).problem())).isEqualTo(count);
    }

    @Test
    void putsEachNumberAsFarApartAsItSays() {
        assertThat(DLX.first(Langford.of(3).problem()).orElseThrow().options())
                .containsExactly("1 s2 s4", "2 s3 s6", "3 s1 s5");
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, 0, 1001})
    void rejectsASizeOutOfBounds(int n) {
        assertThatThrownBy(() -> Langford.of(n))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("n = " + n);
    }
}
