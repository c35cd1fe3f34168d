package io.github.exactcover.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.HelperThreads;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** However a count by several threads ends, it is soon, and none of them is left. The problem would take years. */
@Timeout(120) // Only for a helper that never gets work.
class CountingThreadsTest {

    @AfterEach
    void noThreadIsLeftBehind() {
        assertThat(HelperThreads.alive()).isEmpty();
    }

    /** The names of the helpers that were seen at work so far. */
    private final Set<String> seen = new HashSet<>();

    /** With this little memory a walk soon takes over from a sweep, and has helpers. */
    private static Count<?, ?> hopeless(Counting method) {
        Count<?, ?> question = Count.of(Families.queens(40, false)).threads(4).by(method);
        return method == Counting.FRONTIER ? question.maxMemory(1 << 20) : question;
    }

    private boolean areAllAtWork() {
        seen.addAll(HelperThreads.atWork());
        return seen.size() == 3;
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "AUTO")
    void cancellingEndsThemAll(Counting method) {
        CountResult result = hopeless(method).cancelWhen(this::areAllAtWork).result();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(seen).hasSize(3);
        assertThat(result.solutions()).isNotNegative();
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "AUTO")
    void anInterruptEndsThemAll(Counting method) {
        CountResult result = hopeless(method)
                .cancelWhen(() -> {
                    if (areAllAtWork()) {
                        Thread.currentThread().interrupt();
                    }
                    return false;
                })
                .result();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "AUTO")
    void whatAListenerThrowsEndsThemAllAndReachesTheCaller(Counting method) {
        IllegalStateException thrown = new IllegalStateException("on purpose");
        Count<?, ?> question = hopeless(method).cancelWhen(() -> {
            if (areAllAtWork()) {
                throw thrown;
            }
            return false;
        });
        assertThatThrownBy(question::result).isSameAs(thrown);
    }

    /** Nearly all items are in the frontier at once, so the rows of a sweep alone need more memory than it may have. */
    @Test
    void aTableThatIsTooLargeForASweepIsSearchedByAllThreads() {
        Random random = new Random(1);
        ProblemBuilder<Integer, Integer> pairs = ExactCoverProblem.builder();
        IntStream.range(0, 4_000).forEach(pairs::primary);
        for (int option = 0; option < 100_000; option++) {
            pairs.option(
                    option, random.ints(0, 4_000).distinct().limit(2).boxed().toArray(Integer[]::new));
        }
        CountResult result = Count.of(pairs.build())
                .maxMemory(1 << 28)
                .threads(4)
                .cancelWhen(this::areAllAtWork)
                .result();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(result.counting().method()).isEqualTo(Counting.SEARCH);
        assertThat(seen).hasSize(3);
    }

    /** Its helpers wait while the caller looks whether to end. If it had none, it would count to the end. */
    @Test
    void cancellingEndsThoseOfASweepToo() {
        CountResult result = Count.of(Families.dominoes(20, 20))
                .by(Counting.FRONTIER)
                .threads(4)
                .cancelWhen(() -> HelperThreads.alive().size() == 3)
                .result();
        assertThat(result.end()).isEqualTo(SearchEnd.CANCELLED);
    }

    @Test
    void aSweepDoesTheSameWorkOnAnyNumberOfThreads() {
        Count<?, ?> question = Count.of(Families.dominoes(18, 18)).by(Counting.FRONTIER);
        CountResult alone = question.result();
        for (int threads = 2; threads <= 4; threads++) {
            CountResult shared = question.threads(threads).result();
            assertThat(shared.solutions()).isEqualTo(alone.solutions());
            assertThat(shared.statistics().nodes()).isEqualTo(alone.statistics().nodes());
        }
    }

    /** The number is Kasteleyn's; to find it takes so many nodes that there are helpers long before the end. */
    @Test
    void aCountThatEndsByItselfEndsThemToo() {
        CountResult result = Count.of(Families.dominoes(14, 14))
                .by(Counting.FRONTIER)
                .threads(4)
                .result();
        assertThat(result.solutions()).isEqualTo(new BigInteger("112202208776036178000000"));
        assertThat(result.counting().hits()).isPositive();
    }
}
