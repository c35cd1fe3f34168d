package io.github.exactcover.dlx.internal.search.links;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.Quasigroup;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class LearnedWeightsTest {

    /** Whatever is chosen for item 0 takes item 1, and with it all that there is for item 2. */
    private static final SmallProblem FAILS_AT_2 = new SmallProblem(
            3,
            3,
            List.of(List.of(1, 1, 0), List.of(1, 1, 0), List.of(0, 1, 1), List.of(0, 1, 1), List.of(0, 1, 1)),
            List.of(1, 1, 1),
            List.of(1, 1, 1));

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 1_000, seed = "20261411")
    void whatIsLearnedIsPositiveAndAlwaysTheSame(
            @ForAll("problems") SmallProblem problem, @ForAll SomeRule start, @ForAll LearnedWeights.Method method) {
        OptionTable table = problem.table();
        ItemRule learned = LearnedWeights.learn(table, start.of(table), method, 500);

        assertThat(learned).isEqualTo(LearnedWeights.learn(table, start.of(table), method, 500));
        for (int item = 0; item < table.primaryCount(); item++) {
            assertThat(learned.weight(item)).isPositive();
        }
    }

    @Test
    void theItemThatFailsWeighsMore() {
        ItemRule learned =
                LearnedWeights.learn(FAILS_AT_2.table(), ItemRule.SMALLEST, LearnedWeights.Method.WEIGHTED_DEGREE, 500);

        assertThat(learned.weight(0)).isEqualTo(1);
        assertThat(learned.weight(2)).isGreaterThan(1);
    }

    /** Here it is the choice that is blamed, not the item that has nothing left. */
    @Test
    void theItemWhoseChoicesFailWeighsMore() {
        ItemRule learned =
                LearnedWeights.learn(FAILS_AT_2.table(), ItemRule.SMALLEST, LearnedWeights.Method.FAILURE_RATE, 500);

        assertThat(learned.weight(0)).isGreaterThan(0.5f);
        assertThat(learned.weight(1)).isEqualTo(0.5f);
    }

    /**
     * Each node looks at all items twice, and 20 million looks are enough. Otherwise a search would wait for seconds.
     */
    @Test
    void ofManyItemsFewerNodesAreLearnedFrom() {
        OptionTable table = LargerProblem.langfordAndOthers(9_967);
        ItemRule learned = LearnedWeights.learn(table, ItemRule.SMALLEST, LearnedWeights.Method.WEIGHTED_DEGREE, 4_000);
        assertThat(learned)
                .isEqualTo(LearnedWeights.learn(table, ItemRule.SMALLEST, LearnedWeights.Method.WEIGHTED_DEGREE, 1_000))
                .isNotEqualTo(
                        LearnedWeights.learn(table, ItemRule.SMALLEST, LearnedWeights.Method.WEIGHTED_DEGREE, 500));
    }

    @Test
    void aHardQuasigroupBecomesEasier() {
        ExactCoverProblem<String, String> problem = Quasigroup.withHoles(30, 290, 1);
        SearchResult mrv = count(problem, ItemChoice.MRV);
        SearchResult learned = count(problem, ItemChoice.WTD);

        assertThat(mrv.solutions()).isEqualTo(6).isEqualTo(learned.solutions());
        assertThat(learned.statistics().nodes()).isLessThan(mrv.statistics().nodes() / 2);
    }

    private static SearchResult count(ExactCoverProblem<String, String> problem, ItemChoice choice) {
        return DLX.search(problem)
                .engine(Engine.DANCING_LINKS)
                .itemChoice(choice)
                .count();
    }
}
