package io.github.exactcover.dlx.problems.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.feasibility.Feasibility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How partial squares are read, and what is refused. A slash stands for a line break here. */
class LatinTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12./2../...",
                "120/200/000",
                "1 2 ./2 . ./. . .",
                " 1  2 0 //\t2\t0\t. /...",
                "12./2 0 0/. . .//",
                "/12./2../.../",
            })
    void theSameSquareCanBeWrittenInManyWays(String text) {
        LatinSquare square = LatinSquare.completing(lines(text));

        assertThat(square.problem())
                .isEqualTo(LatinSquare.completing(new int[][] {{1, 2, 0}, {2, 0, 0}, {0, 0, 0}})
                        .problem());
    }

    @Test
    void linesCanEndInAnyWay() {
        assertThat(LatinText.parse("12\r\n21\r\n")).isDeepEqualTo(new int[][] {{1, 2}, {2, 1}});
        assertThat(LatinText.parse("12\r21")).isDeepEqualTo(new int[][] {{1, 2}, {2, 1}});
    }

    @Test
    void symbolsAboveNineAreLettersOrNumbers() {
        assertThat(LatinText.parse("9AbZz.")).isDeepEqualTo(new int[][] {{9, 10, 11, 35, 35, 0}});
        assertThat(LatinText.parse("9 10 b 35 z 100 . 00")).isDeepEqualTo(new int[][] {{9, 10, 11, 35, 35, 100, 0, 0}});
        assertThat(LatinText.parse("10")).isDeepEqualTo(new int[][] {{1, 0}});
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 9, 10, 12})
    void aPrintedSquareCanBeReadAgain(int n) {
        LatinSquare empty = LatinSquare.of(n);
        LatinGrid grid = empty.decode(Feasibility.of(empty.problem()).solution().orElseThrow());
        LatinSquare full = LatinSquare.completing(grid.text());

        assertThat(full.decode(Feasibility.of(full.problem()).solution().orElseThrow()))
                .isEqualTo(grid);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12/2?  | Cell r2c2 has '?', which is not a symbol",
                "1 2/2 -1 | Cell r2c2 has '-1', which is not a symbol",
                "1 AB/2 1 | Cell r1c2 has 'AB', which is not a symbol",
                "1 9999999999/2 1 | Cell r1c2 has '9999999999', which is not a symbol",
                "\uff11\uff12/21 | Cell r1c1 has '\uff11', which is not a symbol",
                "12/.3 | Cell r2c2 has symbol 3; it must be from 1 to 2, or 0 for an empty cell",
                "A. /.. | Cell r1c1 has symbol 10; it must be from 1 to 2",
                "121/.../... | Cell r1c3 has symbol 1, and so has r1c1 in the same row",
                ".3./.../.3. | Cell r3c2 has symbol 3, and so has r1c2 in the same column",
                "123/23/312 | Row 2 has 2 cells and the square 3 rows; give each row as many cells as there are rows",
                "12/21/12 | Row 1 has 2 cells and the square 3 rows",
                "123 | Row 1 has 3 cells and the square 1 row",
            })
    void refusesWhatIsNoPartialSquareAndNamesTheCell(String text, String message) {
        assertThatThrownBy(() -> LatinSquare.completing(lines(text)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  /  /"})
    void refusesATextWithoutRows(String text) {
        assertThatThrownBy(() -> LatinSquare.completing(lines(text)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A Latin square of size 0 is not possible; choose a size from 1 to 100");
    }

    @Test
    void refusesArraysThatAreNoPartialSquare() {
        assertThatThrownBy(() -> LatinSquare.completing(new int[][] {{0, 0}, {0, -1}}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Cell r2c2 has symbol -1");
        assertThatThrownBy(() -> LatinSquare.completing(new int[][] {{0, 0}, {}}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Row 2 has 0 cells");
        assertThatThrownBy(() -> LatinSquare.completing(new int[101][101]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("A Latin square of size 101");
    }

    private static String lines(String text) {
        return text.replace('/', '\n');
    }
}
