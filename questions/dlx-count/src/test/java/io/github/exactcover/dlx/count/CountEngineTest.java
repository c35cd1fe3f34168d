package io.github.exactcover.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.Quasigroup;
import org.junit.jupiter.api.Test;

/** What a count chooses if nothing is said: an engine, an item choice, a way to count items with bounds. */
class CountEngineTest {

    /** OEIS A001205, graphs in which every vertex has two edges, and A001499, square 0-1 matrices with sums of two. */
    @Test
    void boundsGiveTheCountsOfTheLiterature() {
        ProblemBuilder<String, String> graphs = ExactCoverProblem.builder();
        ProblemBuilder<String, String> matrices = ExactCoverProblem.builder();
        for (int one = 0; one < 9; one++) {
            graphs.bounded("v" + one, 2, 2);
            for (int other = 0; other < one; other++) {
                graphs.option(one + " " + other, "v" + one, "v" + other);
            }
        }
        for (int row = 0; row < 6; row++) {
            matrices.bounded("row " + row, 2, 2).bounded("column " + row, 2, 2);
        }
        for (int cell = 0; cell < 36; cell++) {
            matrices.option("" + cell, "row " + cell / 6, "column " + cell % 6);
        }
        assertThat(Count.of(graphs.build()).threads(2).result().solutions()).isEqualTo(30_016);
        assertThat(Count.of(matrices.build()).result().solutions()).isEqualTo(67_950);
    }

    @Test
    void aLongCountOfShortOptionsWorksOnBitsAndAShortOneOnCells() {
        assertThat(Count.of(Permutations.of(9)).result().statistics().engine()).isEqualTo(Engine.BIT_PARALLEL);
        assertThat(Count.of(Quasigroup.withHoles(33, 330, 2))
                        .result()
                        .statistics()
                        .engine())
                .isEqualTo(Engine.DANCING_CELLS);
    }

    @Test
    void weightsAreLearnedWhereTheySolveWhatIsHardWithout() {
        CountResult result = Count.of(Quasigroup.withHoles(30, 300, 35)).result();

        assertThat(result.solutions()).isEqualTo(200);
        assertThat(result.statistics().itemChoice()).isEqualTo(ItemChoice.FRB);
    }

    @Test
    void whatIsChosenIsAlwaysTheSame() {
        ExactCoverProblem<String, String> problem = Quasigroup.withHoles(30, 290, 10);
        SearchStatistics once = Count.of(problem).result().statistics();
        SearchStatistics again = Count.of(problem).result().statistics();

        assertThat(again.nodes()).isEqualTo(once.nodes());
        assertThat(again.updates()).isEqualTo(once.updates());
    }
}
