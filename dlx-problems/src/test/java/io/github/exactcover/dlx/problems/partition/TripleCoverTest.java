package io.github.exactcover.dlx.problems.partition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.SvgImage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TripleCoverTest {

    /** The triples of 3n points can be chosen in (3n)! / (6^n n!) ways, OEIS A025035. */
    @ParameterizedTest
    @CsvSource({"3, 1", "6, 10", "9, 280", "12, 15400"})
    void countsThePartitionsIntoTriples(int points, long count) {
        StringBuilder text = new StringBuilder();
        for (int a = 0; a < points; a++) {
            for (int b = 0; b < a; b++) {
                for (int c = 0; c < b; c++) {
                    text.append(a + " " + b + "\t" + c + "\n");
                }
            }
        }
        assertThat(Count.of(TripleCover.parse(text.toString()).problem()).solutions())
                .isEqualTo(count);
    }

    @Test
    void aCoverIsDecodedAndDrawn() {
        TripleCover cover = TripleCover.parse("# teams\nAnn Ben Cleo\n\nDora Eli Fay\nBen Cleo Fay\n");
        Grouping chosen =
                cover.decode(Feasibility.of(cover.problem()).solution().orElseThrow());

        assertThat(chosen.text()).isEqualTo("Ann Ben Cleo\nDora Eli Fay\n");
        assertThat(chosen).hasToString("Ann Ben Cleo / Dora Eli Fay");
        assertThat(SvgImage.of(chosen).words("text")).containsExactly("Ann Ben Cleo", "Dora Eli Fay");
    }

    @Test
    void aTripleThatComesAgainInAnyOrderIsOneTriple() {
        assertThat(Count.of(TripleCover.parse("a b c\nc b a\na b c\n").problem())
                        .solutions())
                .isEqualTo(1);
        assertThat(TripleCover.of(List.of("a", "b", "c", "a"), List.of(List.of("b", "a", "c"), List.of("a", "b", "c")))
                        .problem()
                        .options())
                .extracting(Object::toString)
                .containsExactly("b a c");
    }

    @Test
    void equalNamesAreEqualHoweverTheyAreEncoded() {
        assertThat(Count.of(TripleCover.parse("\uFEFFa b c\na d \u00e9\nd e\u0301 f\n")
                                .problem())
                        .solutions())
                .isEqualTo(1);
    }

    @Test
    void saysWhichLineIsWrong() {
        assertThatThrownBy(() -> TripleCover.parse("a b c\na b\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("line 2: a triple is three different words, and this line has a b;");
        assertThatThrownBy(() -> TripleCover.parse("a b a\n")).hasMessageStartingWith("line 1: ");
        assertThatThrownBy(() -> TripleCover.parse("# none\n")).hasMessageStartingWith("There is no triple; write");
        assertThatThrownBy(() -> TripleCover.of(List.of("a", "b"), List.of(List.of("a", "b", "c"))))
                .hasMessageContaining("is not a triple; give three different ones of the 2 members");
    }
}
