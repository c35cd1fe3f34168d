package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AfterContainer;

/** Mutated texts are either problems that survive a round trip, or errors with a place inside the text. */
class DlxFormatFuzzTest {

    private static final String VALID =
            "| example\nA 0:12|B 2|CC | X Y\nA B X:0 Y:0\n\nA CC X:1 Y:1\r\nX:0 Y:1\nB X:1\nCC Y:1\n";

    private static final String ALPHABET = "ABCXY0129|||:::   \t\n\n\r\0\uFEFF\u00E9\uD83D\uDC1F\u2028";

    private static final AtomicInteger ACCEPTED = new AtomicInteger();
    private static final AtomicInteger REJECTED = new AtomicInteger();

    @Property(seed = "20261103", tries = 20_000)
    void aMutatedTextIsReadOrRefusedWithAPlace(@ForAll long seed) {
        String text = mutate(VALID, new Random(seed));
        try {
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            assertThat(DlxFormat.parse(DlxFormat.format(problem))).isEqualTo(problem);
            ACCEPTED.incrementAndGet();
        } catch (DlxFormatException e) {
            assertIsInside(text, e);
            REJECTED.incrementAndGet();
        }
    }

    @AfterContainer
    static void bothCasesWereCommon() {
        assertThat(ACCEPTED.get()).isGreaterThan(1_000);
        assertThat(REJECTED.get()).isGreaterThan(1_000);
    }

    private static void assertIsInside(String text, DlxFormatException e) {
        String[] lines = text.split("\n", -1);
        assertThat(e.line()).isBetween(1, lines.length);
        assertThat(e.column()).isBetween(1, Math.max(1, lines[e.line() - 1].length()));
        assertThat(e)
                .message()
                .startsWith("line " + e.line() + ", column " + e.column() + ": ")
                .doesNotContainPattern("\\p{Cntrl}");
    }

    private static String mutate(String valid, Random random) {
        StringBuilder text = new StringBuilder(valid);
        for (int count = 1 + random.nextInt(5); count > 0; count--) {
            int place = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), place + random.nextInt(4));
            switch (random.nextInt(4)) {
                case 0 -> text.delete(place, end);
                case 1 -> text.insert(random.nextInt(text.length() + 1), text.substring(place, end));
                case 2 -> text.insert(place, letter(random));
                default -> text.replace(place, end, String.valueOf(letter(random)));
            }
        }
        return text.toString();
    }

    private static char letter(Random random) {
        return ALPHABET.charAt(random.nextInt(ALPHABET.length()));
    }
}
