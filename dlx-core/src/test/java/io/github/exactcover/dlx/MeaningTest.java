package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a problem means where one could argue about it. */
class MeaningTest {

    private static ProblemBuilder<String, String> builder() {
        return ExactCoverProblem.builder();
    }

    @Test
    void theEmptyProblemHasOneSolutionTheEmptyOne() {
        ExactCoverProblem<String, String> empty = builder().build();
        assertThat(DLX.stream(empty).map(Solution::options)).containsExactly(List.of());
        assertThat(DLX.search(empty).count().solutions()).isEqualTo(1);
        assertThat(DLX.search(empty).count().statistics().nodes()).isEqualTo(1);
    }

    @Test
    void withoutPrimaryItemsThereIsOneSolutionWhateverTheOptions() {
        ExactCoverProblem<String, String> problem =
                builder().secondary("x", "y").option("x", "x").option("y", "y").build();
        assertThat(DLX.stream(problem).map(Solution::options)).containsExactly(List.of());
    }

    @Test
    void aPrimaryItemWithoutOptionsCannotBeCovered() {
        ExactCoverProblem<String, String> problem =
                builder().primary("a", "b").option("a", "a").build();
        assertThat(DLX.search(problem).first()).isEmpty();
        assertThat(DLX.search(problem).count().end()).isEqualTo(SearchEnd.EXHAUSTED);
    }

    @Test
    void anOptionWithoutAPrimaryItemIsNeverChosen() {
        ExactCoverProblem<String, String> problem = builder()
                .primary("a")
                .secondary("x", "y")
                .option("free", "x")
                .option("a", "a", "y")
                .build();
        assertThat(DLX.stream(problem).map(Solution::options)).containsExactly(List.of("a"));
    }

    @Test
    void optionsWithTheSameItemsAreDifferentOptions() {
        ExactCoverProblem<String, String> problem =
                builder().primary("a").option("same", "a").option("same", "a").build();
        List<Solution<String>> solutions = DLX.stream(problem).toList();
        assertThat(solutions).hasSize(2).doesNotHaveDuplicates();
        assertThat(solutions.get(1).indices().boxed()).containsExactly(1);
    }

    @Test
    void aSecondaryItemWithoutAColorIsNotShared() {
        ExactCoverProblem<String, String> problem = builder()
                .primary("a", "b")
                .secondary("x")
                .option("a", "a", "x")
                .option("b plain", "b", "x")
                .option("b red", spec -> spec.covers("b").colors("x", "red"))
                .build();
        assertThat(DLX.search(problem).count().solutions()).isZero();
    }

    /** The example of Knuth's program DLX2. */
    @Test
    void knuthsColoredExampleHasItsOneSolution() {
        ExactCoverProblem<String, String> problem = builder()
                .primary("A", "B", "C")
                .secondary("X", "Y")
                .option("A B X:0 Y:0", s -> s.covers("A", "B").colors("X", 0).colors("Y", 0))
                .option("A C X:1 Y:1", s -> s.covers("A", "C").colors("X", 1).colors("Y", 1))
                .option("X:0 Y:1", s -> s.colors("X", 0).colors("Y", 1))
                .option("B X:1", s -> s.covers("B").colors("X", 1))
                .option("C Y:1", s -> s.covers("C").colors("Y", 1))
                .build();
        assertThat(DLX.stream(problem).map(Solution::options)).containsExactly(List.of("A C X:1 Y:1", "B X:1"));
    }

    /** The example of Knuth's paper and of his program DLX1. */
    @Test
    void knuthsFirstExampleHasItsOneSolution() {
        ExactCoverProblem<String, String> problem = builder()
                .primary("A", "B", "C", "D", "E")
                .secondary("F", "G")
                .option("C E F", "C", "E", "F")
                .option("A D G", "A", "D", "G")
                .option("B C F", "B", "C", "F")
                .option("A D", "A", "D")
                .option("B G", "B", "G")
                .option("D E G", "D", "E", "G")
                .build();
        SearchResult result = DLX.search(problem).engine(Engine.DANCING_LINKS).solve(solution -> {
            assertThat(solution.options()).containsExactly("C E F", "A D", "B G");
            assertThat(solution.searchOrder()).containsExactly("A D", "C E F", "B G");
            return Visit.CONTINUE;
        });
        assertThat(result.solutions()).isEqualTo(1);
        // What DLX1 and DLX2 report for it.
        assertThat(result.statistics().nodes()).isEqualTo(6);
        assertThat(result.statistics().updates()).isEqualTo(30);
    }

    @Test
    void theOrderOfItemsDecidesBetweenEquallySmallOnes() {
        ExactCoverProblem<String, String> problem = builder()
                .primary("b", "a")
                .option("a1", "a")
                .option("b1", "b")
                .option("a2", "a")
                .option("b2", "b")
                .build();
        assertThat(DLX.stream(problem).map(Solution::searchOrder))
                .containsExactly(List.of("b1", "a1"), List.of("b1", "a2"), List.of("b2", "a1"), List.of("b2", "a2"));
    }

    @Test
    void firstTakesTheItemsAsTheyComeAndMrvTheSmallest() {
        ExactCoverProblem<String, String> problem = builder()
                .primary("a", "b")
                .option("a1", "a")
                .option("a2", "a")
                .option("b1", "b")
                .build();
        assertThat(DLX.search(problem).engine(Engine.DANCING_LINKS).itemChoice(ItemChoice.FIRST).stream()
                        .map(Solution::searchOrder))
                .containsExactly(List.of("a1", "b1"), List.of("a2", "b1"));
        assertThat(DLX.search(problem).engine(Engine.DANCING_LINKS).itemChoice(ItemChoice.MRV).stream()
                        .map(Solution::searchOrder))
                .containsExactly(List.of("b1", "a1"), List.of("b1", "a2"));
    }

    /** The number of ways to choose between {@code low} and {@code high} of five. */
    private static int choices(int low, int high) {
        ProblemBuilder<String, Integer> five = ExactCoverProblem.builder();
        five.bounded("a", low, high);
        IntStream.range(0, 5).forEach(option -> five.option(option, "a"));
        return DLX.search(five.build()).count().solutions().intValueExact();
    }

    @Test
    void anItemWithBoundsIsCoveredInEveryWayThatKeepsThem() {
        assertThat(choices(2, 2)).isEqualTo(10);
        assertThat(choices(1, 3)).isEqualTo(5 + 10 + 10);
        assertThat(choices(0, 5)).isEqualTo(32);
        assertThat(choices(0, Integer.MAX_VALUE)).isEqualTo(32);
        assertThat(choices(5, 7)).isEqualTo(1);
        assertThat(choices(6, 7)).isZero();
        assertThat(choices(0, 0)).isEqualTo(1);
    }

    @Test
    void anItemThatMayBeCoveredOnceIsNotASecondaryItem() {
        ProblemBuilder<String, String> secondary = builder().primary("a").secondary("x");
        ProblemBuilder<String, String> optional = builder().primary("a").bounded("x", 0, 1);
        for (ProblemBuilder<String, String> either : List.of(secondary, optional)) {
            either.option("a", "a").option("a and x", "a", "x").option("x", "x");
        }
        assertThat(DLX.stream(secondary.build()).map(Solution::options))
                .containsExactly(List.of("a"), List.of("a and x"));
        assertThat(DLX.stream(optional.build()).map(Solution::options))
                .containsExactlyInAnyOrder(List.of("a"), List.of("a", "x"), List.of("a and x"));
    }

    @Test
    void anOptionWithAnItemThatMustNotBeCoveredIsNeverChosen() {
        ExactCoverProblem<String, String> problem = builder()
                .primary("a")
                .bounded("never", 0, 0)
                .option("a", "a")
                .option("a and never", "a", "never")
                .build();
        assertThat(DLX.stream(problem).map(Solution::options)).containsExactly(List.of("a"));
    }

    /** The example of Knuth's program DLX3. */
    @Test
    void knuthsExampleWithBoundsHasItsOneSolution() {
        ExactCoverProblem<String, String> problem = builder()
                .primary("A", "B")
                .bounded("C", 2, 3)
                .secondary("X", "Y")
                .option("A B X:0 Y:0", s -> s.covers("A", "B").colors("X", 0).colors("Y", 0))
                .option("A C X:1 Y:1", s -> s.covers("A", "C").colors("X", 1).colors("Y", 1))
                .option("C X:0", s -> s.covers("C").colors("X", 0))
                .option("B X:1", s -> s.covers("B").colors("X", 1))
                .option("C Y:1", s -> s.covers("C").colors("Y", 1))
                .build();
        assertThat(DLX.stream(problem).map(Solution::options))
                .containsExactly(List.of("A C X:1 Y:1", "B X:1", "C Y:1"));
    }
}
