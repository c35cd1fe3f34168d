package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.Families;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What makes counting short does so: the numbers of nodes, which are the same each time. */
class CountingEffortTest {

    @Test
    void aFullMemoKeepsWhatTookTheMostWork() {
        Search<?, ?> search = DLX.search(Families.dominoes(10, 10)).counting(Counting.FRONTIER);
        assertThat(search.count().statistics().nodes()).isEqualTo(6_167);
        // With room for half of the subproblems; if any entry could go for any other, it would be half as many again.
        SearchResult little = search.maxMemory(40_000).count();
        assertThat(little.statistics().counting().evictions()).isPositive();
        assertThat(little.statistics().nodes()).isLessThan(7_500);
    }

    @Test
    void whatNoOptionToComeNeedsIsNotPartOfASubproblem() {
        SearchResult result = DLX.search(Families.queens(9, false))
                .counting(Counting.FRONTIER)
                .count();
        assertThat(result.solutions()).isEqualTo(352);
        assertThat(result.statistics().nodes()).isEqualTo(8_009);
    }

    @Test
    void aWalkDoesNotDependOnTheOrderInWhichAFloorIsWrittenDown() {
        List<Integer> squares = new ArrayList<>(IntStream.range(0, 36).boxed().toList());
        Collections.shuffle(squares, new Random(1));
        ProblemBuilder<Integer, String> floor = ExactCoverProblem.builder();
        squares.forEach(floor::primary);
        for (int square = 0; square < 36; square++) {
            if (square % 6 != 5) {
                floor.option("across " + square, square, square + 1);
            }
            if (square < 30) {
                floor.option("down " + square, square, square + 6);
            }
        }
        SearchResult result =
                DLX.search(floor.build()).counting(Counting.FRONTIER).count();
        assertThat(result.solutions()).isEqualTo(6_728);
        assertThat(result.statistics().nodes()).isLessThan(1_000);
    }

    @Test
    void whereOnePartHasNoSolutionTheOthersAreNotCounted() {
        ProblemBuilder<String, String> problem = ExactCoverProblem.builder();
        problem.primary("a", "b", "c").option("ab", "a", "b").option("bc", "b", "c");
        for (int i = 0; i < 1_000; i++) {
            problem.primary("x" + i).option("one " + i, "x" + i).option("other " + i, "x" + i);
        }
        SearchResult result =
                DLX.search(problem.build()).counting(Counting.BRANCH).count();
        assertThat(result.solutions()).isZero();
        assertThat(result.statistics().nodes()).isLessThan(10);
    }
}
