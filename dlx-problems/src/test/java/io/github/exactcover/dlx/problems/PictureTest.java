package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.design.LatinGrid;
import io.github.exactcover.dlx.problems.design.LatinSquare;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PictureTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 14})
    void aLatinSquareHasAColorForEachSymbol(int n) {
        LatinSquare problem = LatinSquare.of(n);
        LatinGrid grid =
                problem.decode(Feasibility.of(problem.problem()).solution().orElseThrow());

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
