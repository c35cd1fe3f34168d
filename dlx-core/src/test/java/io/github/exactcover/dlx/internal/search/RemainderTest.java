package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import java.util.List;
import org.junit.jupiter.api.Test;

class RemainderTest {

    @Test
    void nothingIsLeftWhenNoPartIs() {
        assertThat(Remainder.ALL.pieces().isEmpty()).isFalse();
        assertThat(new Remainder(List.of(), new Effort(3, 4, 5, 1)).pieces().isEmpty())
                .isTrue();
    }

    @Test
    void aSolutionThatIsTakenBackComesFirst() {
        Remainder.Piece part = new Remainder.Piece(List.of(new int[] {8}), Branch.parse("1 2"));
        Remainder before = new Remainder(List.of(part), new Effort(3, 4, 5, 0.5)).startingWith(new int[] {6, 7});

        assertThat(before.pieces()).hasSize(2);
        assertThat(before.pieces().get(0).found()).containsExactly(new int[] {6, 7});
        assertThat(before.pieces().get(0).branch()).isEqualTo(Branch.NONE);
        assertThat(before.pieces().get(1)).isSameAs(part);
        assertThat(before.effort().solutions()).isEqualTo(2);
        assertThat(before.effort().nodes()).isEqualTo(4);
        assertThat(before.effort().updates()).isEqualTo(5);
        assertThat(before.effort().share()).isEqualTo(0.5);
    }
}
