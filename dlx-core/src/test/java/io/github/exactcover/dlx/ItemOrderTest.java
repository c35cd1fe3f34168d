package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ItemOrderTest {

    @Test
    void pipeOrganGoesFromTheMiddleOutwards() {
        assertThat(ItemOrder.PIPE_ORGAN.arrange(List.of(0, 1, 2, 3, 4))).containsExactly(2, 1, 3, 0, 4);
        assertThat(ItemOrder.PIPE_ORGAN.arrange(List.of(0, 1, 2, 3, 4, 5))).containsExactly(3, 2, 4, 1, 5, 0);
        assertThat(ItemOrder.PIPE_ORGAN.arrange(List.of())).isEmpty();
    }

    @Test
    void naturalLeavesThingsAsTheyAre() {
        assertThat(ItemOrder.NATURAL.arrange(List.of("a", "b", "c"))).containsExactly("a", "b", "c");
    }

    @Property(seed = "20261211")
    void everyMemberStandsAtOnePosition(@ForAll ItemOrder order, @ForAll @IntRange(min = 1, max = 200) int size) {
        List<Integer> members = IntStream.range(0, size).boxed().toList();
        assertThat(order.arrange(members)).containsExactlyInAnyOrderElementsOf(members);
    }

    @Property(tries = 2_000, seed = "20261405")
    void anOrderOfConflictsKeepsTheSolutions(@ForAll("problems") SmallProblem small) {
        ExactCoverProblem<String, Integer> problem = small.problem(option -> option);
        ExactCoverProblem<String, Integer> ordered = problem.inOrderOfConflicts();
        assertThat(ordered.primaryItems()).containsExactlyInAnyOrderElementsOf(problem.primaryItems());
        assertThat(ordered.secondaryItems()).isEqualTo(problem.secondaryItems());
        assertThat(ordered.primaryItems())
                .allSatisfy(item -> assertThat(ordered.boundsOf(item)).isEqualTo(problem.boundsOf(item)));
        for (int option = 0; option < problem.options().size(); option++) {
            assertThat(ordered.itemsOf(option)).isEqualTo(problem.itemsOf(option));
            assertThat(ordered.colorsOf(option)).isEqualTo(problem.colorsOf(option));
            assertThat(ordered.costOf(option)).isEqualTo(problem.costOf(option));
        }
        assertThat(DLX.stream(ordered).map(solution -> Set.copyOf(solution.options())))
                .containsExactlyInAnyOrderElementsOf(small.solutions());
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    /** In natural order of ranks and files, the middle of the board has the most conflicts. */
    @Test
    void queensBeginInTheMiddle() {
        ExactCoverProblem<Integer, Integer> natural = Families.queens(10, false);
        SearchResult counted = counted(natural.inOrderOfConflicts());
        assertThat(counted.solutions()).isEqualTo(724);
        assertThat(counted.statistics().nodes())
                .isLessThan(counted(natural).statistics().nodes() * 3 / 4);
    }

    private static SearchResult counted(ExactCoverProblem<Integer, Integer> problem) {
        return DLX.search(problem)
                .engine(Engine.DANCING_LINKS)
                .itemChoice(ItemChoice.MRV)
                .count();
    }

    @Test
    void thereIsNoOverflow() {
        int max = Integer.MAX_VALUE;
        assertThat(ItemOrder.PIPE_ORGAN.memberAt(max - 1, max)).isEqualTo(max - 1);
    }

    @Test
    void aPositionOutsideIsRefused() {
        assertThatThrownBy(() -> ItemOrder.PIPE_ORGAN.memberAt(3, 3))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("There is no position 3 among 3 items; it must be 0..2");
        assertThatThrownBy(() -> ItemOrder.NATURAL.memberAt(-1, 3)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
