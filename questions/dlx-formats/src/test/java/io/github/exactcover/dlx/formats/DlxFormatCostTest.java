package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.exactcover.dlx.ExactCoverProblem;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DlxFormatCostTest {

    @Test
    void costsAddUpWhereverTheyStandAfterTheFirstItem() {
        ExactCoverProblem<String, String> problem = DlxFormat.parse("a b\na |3 b |4\nb |-7 |2\na\nb |007\n");

        assertThat(problem.options()).containsExactly("a b", "b", "a", "b");
        assertThat(problem.costOf(0)).isEqualTo(7);
        assertThat(problem.costOf(1)).isEqualTo(-5);
        assertThat(problem.costOf(2)).isZero();
        assertThat(problem.costOf(3)).isEqualTo(7);
    }

    @Test
    void aLineThatStartsWithACostIsAComment() {
        assertThat(DlxFormat.parse("a\n|3 a\n |4 a\n").options()).isEmpty();
    }

    @Test
    void oneCostIsWrittenAfterTheItemsAndNoneIfItIsZero() {
        String text = "a | x\na x:red |2 |3\na |1 |-1\na |-4 x\n";

        assertThat(DlxFormat.format(DlxFormat.parse(text))).isEqualTo("a | x\na x:red |5\na\na x |-4\n");
    }

    @Property(seed = "5")
    void everyCostIsReadAsItWasWritten(@ForAll long cost) {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("a", spec -> spec.covers("a").costs(cost))
                .build();

        ExactCoverProblem<String, String> again = DlxFormat.parse(DlxFormat.format(problem));

        assertThat(again).isEqualTo(problem);
        assertThat(again.costOf(0)).isEqualTo(cost);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a |; 3; no number after '|'",
                "a | 5; 3; no number after '|'",
                "a |-; 3; no number after '|-'",
                "a |1.5; 5; illegal digit in the cost '|1.5'",
                "a |+5; 4; illegal digit in the cost '|+5'",
                "a |--5; 5; illegal digit in the cost '|--5'",
                "a |x; 4; illegal digit in the cost '|x'",
                "a |٣; 4; illegal digit in the cost '|٣'",
                "a|5; 2; stray '|' in an option",
                "a |9223372036854775808; 3; the cost of this option is too large",
                "a |9223372036854775807 |1; 24; the cost of this option is too large",
                "a |-9223372036854775808 |-1; 25; the cost of this option is too large"
            })
    void aCostThatIsNoneIsRefusedWhereItStands(String option, int column, String problem) {
        assertThatExceptionOfType(DlxFormatException.class)
                .isThrownBy(() -> DlxFormat.parse("a\n" + option + "\n"))
                .withMessageStartingWith("line 2, column " + column + ": " + problem);
    }
}
