package io.github.exactcover.dlx.web.teavm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.web.standin.SplittableRandom;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What dlx calls in a browser does what the JDK does. */
class ReplacementsTest {

    @Test
    void productsHaveTheSameUpperHalf() {
        java.util.SplittableRandom random = new java.util.SplittableRandom(1);
        for (int i = 0; i < 10_000; i++) {
            long a = random.nextLong() >> random.nextInt(64);
            long b = random.nextLong() >> random.nextInt(64);
            assertThat(Replacements.multiplyHigh(a, b)).as("%d times %d", a, b).isEqualTo(Math.multiplyHigh(a, b));
        }
        assertThat(Replacements.multiplyHigh(Long.MIN_VALUE, Long.MIN_VALUE)).isEqualTo(1L << 62);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a\n", "a\r\nb\rc\n\nd", "\n\n", "\r"})
    void textHasTheSameLines(String text) {
        assertThat(Replacements.lines(text))
                .containsExactlyElementsOf(text.lines().toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a b", " a  b ", "  "})
    void textHasTheSameParts(String text) {
        Pattern blanks = Pattern.compile(" +");
        assertThat(Replacements.splitAsStream(blanks, text))
                .containsExactlyElementsOf(blanks.splitAsStream(text).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a\n\nb", "\r\n\r\n", "a\rb\u000Bc\fd\u0085e\u2028f\u2029g", "a\r\n", "\n"})
    void linesAreSplitAtTheSameEnds(String text) {
        assertThat(Replacements.split(text, "\\R")).isEqualTo(text.split("\\R"));
        assertThat(Replacements.split(text, "\\R", -1)).isEqualTo(text.split("\\R", -1));
        assertThat(Replacements.split(text, "b", 2)).isEqualTo(text.split("b", 2));
    }

    @Test
    void timeNeverStandsStill() {
        long before = Replacements.nanoTime();
        for (int i = 0; i < 100_000; i++) {
            long now = Replacements.nanoTime();
            assertThat(now).isGreaterThan(before);
            before = now;
        }
    }

    @Test
    void timesAndCharactersAreTheSame() {
        Duration time = Duration.ofMillis(1234);
        assertThat(Replacements.dividedBy(time, 10)).isEqualTo(time.dividedBy(10));
        assertThat(Replacements.multipliedBy(time, 4)).isEqualTo(time.multipliedBy(4));
        assertThat(Replacements.toString(0x1F600)).isEqualTo(Character.toString(0x1F600));
        assertThat(Replacements.toString('a')).isEqualTo("a");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u%04x", "\\u%04X"})
    void charactersHaveTheSameDigits(String format) {
        for (int c : new int[] {0, 7, 0x9F, 0x2028, 0xD800}) {
            assertThat(Replacements.format(format, c)).isEqualTo(String.format(format, c));
        }
    }

    @Test
    void refusalsHaveTheSameWords() {
        String format = "Rule '%s' needs more than %,d steps: after %d of its %d variables, %,d";
        for (long number : new long[] {0, 7, 999, 1_000, 26_210, 200_000, 1_234_567, -1, -999, -1_000, -123_456}) {
            assertThat(Replacements.format(format, "sum of %s", number, 7, 10, number))
                    .isEqualTo(String.format(Locale.ROOT, format, "sum of %s", number, 7, 10, number));
        }
    }

    @Test
    void whatComesTwiceIsLeftOut() {
        assertThat(Replacements.distinct(Stream.of("b", "a", "b", "c", "a"))).containsExactly("b", "a", "c");
    }

    @Test
    void theLargestLimitIsNone() {
        assertThat(Replacements.limit(Stream.of(1, 2, 3), Long.MAX_VALUE)).hasSize(3);
        assertThat(Replacements.limit(Stream.of(1, 2, 3), 2)).hasSize(2);
    }

    /** Searches that draw random numbers take the same way only if all of them are the same. */
    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 20_260_101, Long.MIN_VALUE})
    void randomNumbersAreThoseOfTheJdk(long seed) {
        java.util.SplittableRandom jdk = new java.util.SplittableRandom(seed);
        SplittableRandom ours = new SplittableRandom(seed);
        for (int i = 0; i < 1000; i++) {
            int bound = (1 << (i % 31)) + i % 7;
            assertThat(ours.nextLong()).isEqualTo(jdk.nextLong());
            assertThat(ours.nextInt()).isEqualTo(jdk.nextInt());
            assertThat(ours.nextInt(bound)).isEqualTo(jdk.nextInt(bound));
            assertThat(ours.nextDouble()).isEqualTo(jdk.nextDouble());
            assertThat(ours.nextBoolean()).isEqualTo(jdk.nextBoolean());
        }
        assertThat(ours.doubles(100, 0, 1e-3).toArray())
                .containsExactly(jdk.doubles(100, 0, 1e-3).toArray());
    }
}
