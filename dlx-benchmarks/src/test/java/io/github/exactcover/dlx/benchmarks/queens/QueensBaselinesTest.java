package io.github.exactcover.dlx.benchmarks.queens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Comparing with a baseline that counts wrong would be worthless. */
class QueensBaselinesTest {

    /** OEIS A000170, beginning with n = 1. */
    private static final long[] COUNTS = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724};

    static List<Arguments> baselines() {
        return List.of(
                baseline("filtering", FilteredQueens::count),
                baseline("arrays", ArrayQueens::count),
                baseline("bit masks", BitMaskQueens::count));
    }

    private static Arguments baseline(String name, IntToLongFunction count) {
        return Arguments.of(name, count);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("baselines")
    void countsTheQueensOfTheLiterature(String name, IntToLongFunction count) {
        for (int n = 1; n <= COUNTS.length; n++) {
            assertThat(count.applyAsLong(n)).as("%s, n = %d", name, n).isEqualTo(COUNTS[n - 1]);
        }
    }
}
