package io.github.exactcover.dlx.problems.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.SvgImage;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QueensTest {

    private final Queens queens = new Queens(new int[] {2, 0, 3, 1});

    @Test
    void boardShowsTheHighestRankFirst() {
        assertThat(queens.text()).isEqualTo("""
                        . Q . .
                        . . . Q
                        Q . . .
                        . . Q .
                        """);
        assertThat(new Queens(new int[] {0}).text()).isEqualTo("Q\n");
    }

    @Test
    void chessNotationNamesTheSquaresByFile() {
        assertThat(queens.toChessNotation()).isEqualTo("a2 b4 c1 d3");
        assertThat(queens).hasToString("a2 b4 c1 d3");
    }

    @Test
    void areEqualWhenOnTheSameSquares() {
        assertThat(queens)
                .isEqualTo(new Queens(new int[] {2, 0, 3, 1}))
                .hasSameHashCodeAs(new Queens(new int[] {2, 0, 3, 1}))
                .isNotEqualTo(new Queens(new int[] {1, 3, 0, 2}))
                .isNotEqualTo(new Object());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 4})
    void refusesARankThatIsNotOnTheBoard(int rank) {
        assertThatThrownBy(() -> queens.fileOf(rank))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("There is no rank " + rank + "; the board has 4, counted from 0");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, a1",
        "4, 3, e4",
        "25, 0, z1",
        "26, 8, aa9",
        "51, 9, az10",
        "52, 0, ba1",
        "701, 0, zz1",
        "702, 0, aaa1"
    })
    void squareIsNamedByFileAndRank(int file, int rank, String name) {
        assertThat(new Square(file, rank)).hasToString(name);
    }

    @Test
    void refusesASquareThatIsOnNoBoard() {
        assertThatThrownBy(() -> new Square(-1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("File -1, rank 0");
        assertThatThrownBy(() -> new Square(0, -2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("File 0, rank -2");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8, 20})
    void queensStandOnABoardWithCoordinates(int n) {
        NQueens problem = NQueens.of(n);
        Queens queens =
                problem.decode(Feasibility.of(problem.problem()).solution().orElseThrow());

        SvgImage image = SvgImage.of(queens);
        assertThat(image.words("desc").get(0)).endsWith(queens.toChessNotation());
        assertThat(image.words("text")).hasSize(2 * n).contains("1", "a", String.valueOf(n), Square.fileName(n - 1));
        assertThat(image.count("path", SvgDrawing.INK)).isEqualTo(n);
    }

    /** So that the coordinates can be read when the board is made smaller. */
    @Test
    void aLargeBoardHasFewerCoordinates() {
        SvgImage image = SvgImage.of(new Queens(IntStream.range(0, 50).toArray()));

        assertThat(image.words("text")).hasSize(2 * 17).contains("1", "4", "49", "a", "d", "aw");
        assertThat(image.count("path", SvgDrawing.INK)).isEqualTo(50);
    }
}
