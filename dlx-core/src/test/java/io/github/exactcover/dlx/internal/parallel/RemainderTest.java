package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import java.util.List;
import org.junit.jupiter.api.Test;

class RemainderTest {

    @Test
    void nothingIsLeftWhenNoPartIs() {
        assertThat(Remainder.ALL.isNothing()).isFalse();
        assertThat(new Remainder(List.of(), 3, 4, 5, 1).isNothing()).isTrue();
    }

    @Test
    void aSolutionThatIsTakenBackComesFirst() {
        Remainder.Part part = new Remainder.Part(List.of(new int[] {8}), Branch.parse("1 2"));
        Remainder before = new Remainder(List.of(part), 3, 4, 5, 0.5).startingWith(new int[] {6, 7});

        assertThat(before.parts()).hasSize(2);
        assertThat(before.parts().get(0).found()).containsExactly(new int[] {6, 7});
        assertThat(before.parts().get(0).branch()).isEqualTo(Branch.NONE);
        assertThat(before.parts().get(1)).isSameAs(part);
        assertThat(before.solutions()).isEqualTo(2);
        assertThat(before.nodes()).isEqualTo(4);
        assertThat(before.updates()).isEqualTo(5);
        assertThat(before.share()).isEqualTo(0.5);
    }
}
