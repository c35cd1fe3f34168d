package io.github.exactcover.dlx.benchmarks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.problems.board.NQueens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamedProblemsTest {

    @ParameterizedTest
    @CsvSource({
        "queens-8, 92",
        "queens-8-pipe-organ, 92",
        "latin-4, 576",
        "latin-4-pipe-organ, 576",
        "latin-4-16-empty, 576",
        "latin-9-0-empty, 1",
        "latin-10-55-empty, 137",
        "latin-10-55-empty-pipe-organ, 137",
        "pentominoes-3x20, 8",
        "langford-8, 300",
        "priced-pentominoes-3x20-1, 8",
        "priced-matchings-6-1, 15",
        "unique-sudoku-9-60-1, 1",
        "unique-quasigroup-9-50-2, 1",
        "unique-sets-30-150-3-3-1, 1",
        "unique-pentominoes-6x10-3, 1"
    })
    void aNameStandsForItsProblem(String name, long solutions) {
        assertThat(Count.of(NamedProblems.get(name)).solutions()).isEqualTo(solutions);
    }

    @Test
    void theOrderReachesTheProblem() {
        assertThat(NamedProblems.get("queens-6"))
                .isEqualTo(NQueens.of(6, ItemOrder.NATURAL).problem());
        assertThat(NamedProblems.get("queens-6-pipe-organ"))
                .isEqualTo(NQueens.of(6, ItemOrder.PIPE_ORGAN).problem())
                .isNotEqualTo(NamedProblems.get("queens-6"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "queens",
                "queens-",
                "queens-8x8",
                "queens-99999",
                "knights-8",
                "pentominoes-6",
                "langford-7-pipe-organ",
                "pentominoes-3x20-pipe-organ",
                "latin-3x3",
                "-pipe-organ"
            })
    void anUnknownNameIsRejectedWithExamples(String name) {
        assertThatThrownBy(() -> NamedProblems.get(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("There is no problem", "queens-8");
    }

    @Test
    void moreEmptyCellsThanCellsAreRejected() {
        assertThatThrownBy(() -> NamedProblems.get("latin-3-10-empty"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("10 empty cells");
    }
}
