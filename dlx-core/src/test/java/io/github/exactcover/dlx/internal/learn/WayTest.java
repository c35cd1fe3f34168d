package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.IdleMachine;
import net.jqwik.api.Example;

class WayTest {

    private final IdleMachine said = new IdleMachine();

    /** A way whose nodes count 2 and whose updates count 0.5. */
    private Way begun(long firstTurn, long second, int share, boolean steady) {
        Way way = new Way(firstTurn, second, share, 2, 0.5, steady, () -> said);
        assertThat(way.machine()).isSameAs(said);
        return way;
    }

    @Example
    void nodesAndUpdatesAreWork() {
        Way way = begun(0, 0, 1, false);
        assertThat(way.work()).isZero();
        said.nodes = 100;
        assertThat(way.work()).isEqualTo(200);
        said.updates = 1_000;
        assertThat(way.work()).isEqualTo(700);
    }

    @Example
    void aTurnEndsAfterItsShareAndTheSecondOneIsLonger() {
        said.nodes = 100;
        assertThat(begun(0, 0, 1, false).isTurnOver(100, 200)).isTrue();
        assertThat(begun(0, 0, 2, false).isTurnOver(100, 200)).isTrue();
        assertThat(begun(0, 0, 3, false).isTurnOver(100, 200)).isFalse();
        assertThat(begun(0, 201, 1, false).isTurnOver(100, 200)).isFalse();
        assertThat(begun(100, 201, 1, false).isTurnOver(100, 200))
                .as("the first one")
                .isTrue();
        assertThat(begun(101, 201, 3, false).isTurnOver(100, 200)).isTrue();
    }

    /** Its 200 are a fifth of its tree, so 800 are left, which is four times as much as the 200 of all ways. */
    @Example
    void whatWillSoonBeAtItsEndGoesOn() {
        said.nodes = 100;
        said.fraction = 0.2;
        assertThat(begun(0, 0, 1, true).isTurnOver(100, 200)).isFalse();
        assertThat(begun(0, 0, 1, true).isTurnOver(100, 199)).isTrue();
        assertThat(begun(0, 0, 1, false).isTurnOver(100, 200))
                .as("not steady, so its fraction says nothing")
                .isTrue();
        said.fraction = 0;
        assertThat(begun(0, 0, 1, true).isTurnOver(100, 1_000_000)).isTrue();
    }
}
