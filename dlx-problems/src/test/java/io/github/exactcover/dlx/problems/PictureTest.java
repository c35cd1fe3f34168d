package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PictureTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8, 20})
    void queensStandOnABoardWithCoordinates(int n) {
        NQueens problem = NQueens.of(n);
        Queens queens = problem.decode(DLX.first(problem.problem()).orElseThrow());

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

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 14})
    void aLatinSquareHasAColorForEachSymbol(int n) {
        LatinSquare problem = LatinSquare.of(n);
        LatinGrid grid = problem.decode(DLX.first(problem.problem()).orElseThrow());

        SvgImage image = SvgImage.of(grid);
        assertThat(image.words("text")).containsExactly(grid.text().strip().split("\\s+"));
        assertThat(image.count("rect", SvgDrawing.color(0))).isEqualTo(n > 12 ? 2 * n : n);
    }

    @Test
    void wordsAreEscaped() {
        String words = "<&>\"' \u00e4";
        Picture picture = new Picture() {
            @Override
            public String text() {
                return words;
            }

            @Override
            public String svg() {
                return new SvgDrawing(90, 50, words, words)
                        .text(SvgDrawing.INK, 20, 20, 12, words)
                        .svg();
            }
        };

        SvgImage image = SvgImage.of(picture);
        assertThat(image.words("title")).containsExactly(words);
        assertThat(image.words("text")).containsExactly(words);
    }
}
