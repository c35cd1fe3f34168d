package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.testing.Families;
import java.math.BigInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** However a count by several threads ends, it is soon, and none of them is left. The problem would take years. */
class CountingThreadsTest {

    private static final Search<?, ?> HOPELESS =
            DLX.search(Families.queens(40, false)).threads(4);

    @AfterEach
    void noThreadIsLeftBehind() {
        assertThat(hasHelpers()).isFalse();
    }

    private static boolean hasHelpers() {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().startsWith("dlx-helper"));
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "AUTO")
    void cancellingEndsThemAll(Counting method) {
        SearchResult result = HOPELESS.counting(method)
                .cancelWhen(CountingThreadsTest::hasHelpers)
                .count();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(result.solutions()).isNotNegative();
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "AUTO")
    void anInterruptEndsThemAll(Counting method) {
        SearchResult result = HOPELESS.counting(method)
                .cancelWhen(() -> {
                    if (hasHelpers()) {
                        Thread.currentThread().interrupt();
                    }
                    return false;
                })
                .count();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "AUTO")
    void whatAListenerThrowsEndsThemAllAndReachesTheCaller(Counting method) {
        IllegalStateException thrown = new IllegalStateException("on purpose");
        Search<?, ?> search = HOPELESS.counting(method).cancelWhen(() -> {
            if (hasHelpers()) {
                throw thrown;
            }
            return false;
        });
        assertThatThrownBy(search::count).isSameAs(thrown);
    }

    /** The number is what plain search counts. */
    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {"AUTO", "SEARCH"})
    void aCountThatEndsByItselfEndsThemToo(Counting method) {
        SearchResult result = DLX.search(Families.tetrominoes(5, 8))
                .counting(method)
                .threads(4)
                .count();
        assertThat(result.solutions()).isEqualTo(BigInteger.valueOf(800_290));
        assertThat(result.statistics().counting().hits()).isPositive();
    }
}
