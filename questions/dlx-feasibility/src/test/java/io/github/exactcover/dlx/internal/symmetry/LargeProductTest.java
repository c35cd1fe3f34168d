package io.github.exactcover.dlx.internal.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.table.Patience;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LargeProductTest {

    private static int[] factors(int count) {
        return new Random(count).ints(count, 1, Integer.MAX_VALUE).toArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 100, 30_000})
    void itIsThatOfOneFactorAfterTheOther(int count) {
        BigInteger expected = Arrays.stream(factors(count))
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ONE, BigInteger::multiply);
        assertThat(LargeProduct.of(factors(count)).equals(expected)).isTrue();
    }

    @Test
    void patienceEndsIt() {
        int[] factors = factors(1_000_000);
        assertThatThrownBy(() -> Patience.during(() -> LargeProduct.of(factors), () -> true))
                .isInstanceOf(Patience.OverException.class);
    }
}
