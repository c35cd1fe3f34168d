package io.github.exactcover.dlx.problems.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.SvgImage;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Langford and Skolem sequences, Costas arrays. */
class SequencesTest {

    /** OEIS A014552, which counts a row and its mirror image once. */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0", "3, 1", "4, 1", "5, 0", "6, 0", "7, 26", "8, 150", "11, 17792"})
    void countsLangfordSequences(int n, long count) {
        assertThat(Count.of(Langford.of(n).problem()).solutions()).isEqualTo(2 * count);
        assertThat(Count.of(Langford.of(n).withoutMirrorImages().problem()).solutions())
                .isEqualTo(count);
    }

    /** OEIS A004075. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 6", "5, 10", "6, 0", "7, 0", "8, 504", "9, 2656"})
    void countsSkolemSequences(int n, long count) {
        assertThat(Count.of(Langford.skolem(n).problem()).solutions()).isEqualTo(count);
        assertThat(Count.of(Langford.skolem(n).withoutMirrorImages().problem()).solutions())
                .isEqualTo((count + 1) / 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 7})
    void putsEachNumberAsFarApartAsItSays(int n) {
        Langford langford = Langford.of(n);
        DLX.stream(langford.problem()).map(langford::decode).forEach(row -> {
            for (int place = 0; place < 2 * n; place++) {
                int number = Integer.parseInt(row.at(0, place));
                int right = place + number + 1;
                int left = place - number - 1;
                assertThat((right < 2 * n && row.at(0, right).equals("" + number))
                                != (left >= 0 && row.at(0, left).equals("" + number)))
                        .isTrue();
            }
        });
        CellGrid row =
                langford.decode(Feasibility.of(langford.problem()).solution().orElseThrow());
        assertThat(SvgImage.of(row).words("text"))
                .containsExactly(row.text().strip().split(" ", -1));
    }

    /** OEIS A008404. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 4", "4, 12", "5, 40", "6, 116", "7, 200"})
    void countsCostasArrays(int n, long count) {
        assertThat(Count.of(CostasArray.of(n).problem()).solutions()).isEqualTo(count);
    }

    @Test
    void theArrowsOfACostasArrayAreDifferent() {
        CostasArray costas = CostasArray.of(8);
        CellGrid board =
                costas.decode(Feasibility.of(costas.problem()).solution().orElseThrow());
        int[] rowOf = new int[8];
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                rowOf[column] += board.at(row, column).equals("X") ? row + 1 : 0;
            }
        }
        assertThat(rowOf).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8);
        Set<String> arrows = new HashSet<>();
        for (int from = 0; from < 8; from++) {
            for (int to = from + 1; to < 8; to++) {
                assertThat(arrows.add((to - from) + " " + (rowOf[to] - rowOf[from])))
                        .isTrue();
            }
        }
        assertThat(SvgImage.of(board).count("rect", SvgDrawing.color(0))).isEqualTo(8);
    }

    @Test
    void aDotOutsideTheBoardIsRefused() {
        for (int row : new int[] {-1, 1}) {
            CostasArray.Dot dot = new CostasArray.Dot(0, row);

            assertThatThrownBy(() -> CostasArray.of(1).decode(Solution.of(List.of(dot), 0)))
                    .hasMessageStartingWith("This is a solution of another problem: ");
        }
    }

    @Test
    void anArrowThatLeavesTheBoardIsRefused() {
        CostasArray.Dot from = new CostasArray.Dot(0, 0);
        CostasArray.Dot to = new CostasArray.Dot(1, 1);
        CostasArray.Arrow away = new CostasArray.Arrow(from, new CostasArray.Dot(1, 2));
        assertThatThrownBy(() -> CostasArray.of(2).decode(Solution.of(List.of(from, to, away), 0, 1, 2)))
                .hasMessageStartingWith("This is a solution of another problem: ");
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, 0, 1001})
    void refusesASizeOutOfBounds(int n) {
        assertThatThrownBy(() -> Langford.of(n))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The largest number is " + n + ", but must be from 1 to 1000");
        assertThatThrownBy(() -> CostasArray.of(n)).hasMessageContaining("The size of the board is " + n);
    }
}
