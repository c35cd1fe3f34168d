package io.github.exactcover.dlx.problems.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.problems.Placement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatinGridTest {

    private final LatinGrid grid = new LatinGrid(new int[][] {{1, 2}, {2, 1}});

    @Test
    void gridHasARowOnEachLine() {
        assertThat(grid.text()).isEqualTo("1 2\n2 1\n");
        assertThat(new LatinGrid(new int[][] {{1}}).text()).isEqualTo("1\n");
    }

    @Test
    void gridIsAlignedWhereNumbersHaveTwoDigits() {
        int[][] cyclic = new int[10][10];
        for (int row = 0; row < 10; row++) {
            for (int column = 0; column < 10; column++) {
                cyclic[row][column] = (row + column) % 10 + 1;
            }
        }

        assertThat(new LatinGrid(cyclic).text())
                .startsWith(" 1  2  3  4  5  6  7  8  9 10\n 2  3  4  5  6  7  8  9 10  1\n")
                .endsWith("\n10  1  2  3  4  5  6  7  8  9\n");
    }

    @Test
    void toStringIsOneLine() {
        assertThat(grid).hasToString("1 2 / 2 1");
    }

    @Test
    void areEqualWhenTheyHaveTheSameSymbols() {
        assertThat(grid)
                .isEqualTo(new LatinGrid(new int[][] {{1, 2}, {2, 1}}))
                .hasSameHashCodeAs(new LatinGrid(new int[][] {{1, 2}, {2, 1}}))
                .isNotEqualTo(new LatinGrid(new int[][] {{2, 1}, {1, 2}}))
                .isNotEqualTo(new Object());
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "2, 0", "0, 2"})
    void refusesACellOutside(int row, int column) {
        assertThatThrownBy(() -> grid.symbolAt(row, column))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("There is no row " + row + ", column " + column
                        + "; the square has size 2, and both are counted from 0");
    }

    @ParameterizedTest
    @CsvSource({"-1, 0, 1", "0, -1, 1", "0, 0, 0"})
    void refusesAPlacementThatIsInNoGrid(int row, int column, int symbol) {
        assertThatThrownBy(() -> new Placement(row, column, symbol))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Symbol " + symbol + " in row " + row + ", column " + column);
    }
}
