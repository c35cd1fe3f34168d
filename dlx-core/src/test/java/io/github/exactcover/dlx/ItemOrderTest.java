package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
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
