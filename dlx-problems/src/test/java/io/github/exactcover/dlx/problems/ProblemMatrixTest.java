package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.problems.board.NQueens;
import org.junit.jupiter.api.Test;

class ProblemMatrixTest {

    /** The example of Knuth, Dancing Links (2000), page 2. */
    @Test
    void showsARowForEachOptionAndAColumnForEachItem() {
        ExactCoverProblem<Character, String> problem = ExactCoverProblem.<Character, String>builder()
                .primary('A', 'B', 'C', 'D', 'E', 'F', 'G')
                .option("1", 'C', 'E', 'F')
                .option("2", 'A', 'D', 'G')
                .option("3", 'B', 'C', 'F')
                .option("4", 'A', 'D')
                .option("5", 'B', 'G')
                .option("6", 'D', 'E', 'G')
                .build();

        assertThat(ProblemMatrix.of(problem)).hasToString("""
                          A B C D E F G
                        1 0 0 1 0 1 1 0
                        2 1 0 0 1 0 0 1
                        3 0 1 1 0 0 1 0
                        4 1 0 0 1 0 0 0
                        5 0 1 0 0 0 0 1
                        6 0 0 0 1 1 0 1
                        """);
    }

    @Test
    void setsSecondaryItemsApart() {
        assertThat(ProblemMatrix.of(NQueens.of(3, ItemOrder.NATURAL).problem()).toText())
                .isEqualTo("""
                           r1 a r2 b r3 c | /2 /3 /4 \\2 \\3 \\4
                        a1  1 1  0 0  0 0 |  0  1  0  0  0  0
                        b1  1 0  0 1  0 0 |  0  0  1  1  0  0
                        c1  1 0  0 0  0 1 |  0  0  0  0  1  0
                        a2  0 1  1 0  0 0 |  1  0  0  1  0  0
                        b2  0 0  1 1  0 0 |  0  1  0  0  1  0
                        c2  0 0  1 0  0 1 |  0  0  1  0  0  1
                        a3  0 1  0 0  1 0 |  0  0  0  0  1  0
                        b3  0 0  0 1  1 0 |  1  0  0  0  0  1
                        c3  0 0  0 0  1 1 |  0  1  0  0  0  0
                        """);
    }

    /** After the colored example of Knuth, The Art of Computer Programming, 7.2.2.1 (49). */
    @Test
    void showsColors() {
        ExactCoverProblem<String, Integer> problem = ExactCoverProblem.<String, Integer>builder()
                .primary("p", "q", "r")
                .secondary("x", "y")
                .option(1, spec -> spec.covers("p", "q", "x").colors("y", "A"))
                .option(2, spec -> spec.covers("p", "r").colors("x", "A").covers("y"))
                .option(3, spec -> spec.covers("p").colors("x", "B"))
                .option(4, spec -> spec.covers("q").colors("x", "A"))
                .option(5, spec -> spec.covers("r").colors("y", "long"))
                .build();

        assertThat(ProblemMatrix.of(problem).toText()).isEqualTo("""
                          p q r |  x     y
                        1 1 1 0 |  1    :A
                        2 1 0 1 | :A     1
                        3 1 0 0 | :B     0
                        4 0 1 0 | :A     0
                        5 0 0 1 |  0 :long
                        """);
    }

    @Test
    void aColorIsNotTakenForAnEntryWithoutColor() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .secondary("bit")
                .option("zero", spec -> spec.covers("a").colors("bit", 0))
                .option("one", spec -> spec.covers("a").colors("bit", 1))
                .build();

        assertThat(ProblemMatrix.of(problem).toText()).isEqualTo("""
                             a | bit
                        zero 1 |  :0
                        one  1 |  :1
                        """);
    }

    @Test
    void showsProblemsThatLackItemsOrOptions() {
        assertThat(ProblemMatrix.of(builder().build()).toText()).isEqualTo("\n");
        assertThat(ProblemMatrix.of(builder().primary("a", "b").build()).toText())
                .isEqualTo(" a b\n");
        assertThat(ProblemMatrix.of(builder().secondary("x").option("o", "x").build())
                        .toText())
                .isEqualTo("  | x\no | 1\n");
    }

    @Test
    void keepsEachRowOnOneLineAndCountsCharactersNotCodeUnits() {
        String grinning = Character.toString(0x1F600);
        String text = ProblemMatrix.of(builder()
                        .primary("a\nb", grinning)
                        .option("tab\there", "a\nb")
                        .option(grinning, grinning)
                        .build())
                .toText();

        assertThat(text)
                .isEqualTo("              a\\u000ab " + grinning + "\n" // 13 for the label
                        + "tab\\u0009here        1 0\n" + grinning + "                    0 1\n");
    }

    @Test
    void printsTheLargestMatrixInFull() {
        String text = ProblemMatrix.of(problem(200, 2000)).toText();

        assertThat(text.lines()).hasSize(2001);
        assertThat(text.lines().skip(1))
                .allMatch(line -> line.chars().filter(c -> c == '|').count() == 1);
    }

    @Test
    void refusesAProblemThatIsTooLarge() {
        assertThatThrownBy(() -> ProblemMatrix.of(problem(201, 3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A matrix of 201 items and 3 options is too large to be read;"
                        + " use a problem of at most 200 items and 2000 options");
        assertThatThrownBy(() -> ProblemMatrix.of(problem(1, 2001)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("A matrix of 1 item and 2001 options is too large");
    }

    private static ExactCoverProblem<Integer, Integer> problem(int items, int options) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < items; item++) {
            if (item < items / 2) {
                builder.secondary(item);
            } else {
                builder.primary(item);
            }
        }
        for (int option = 0; option < options; option++) {
            builder.option(option, option % items);
        }
        return builder.build();
    }

    private static ProblemBuilder<String, String> builder() {
        return ExactCoverProblem.builder();
    }
}
