package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;

class RestartsTest {

    @Example
    void modesAndPhasesChangeAndSearchesBeginAgain() {
        Restarts restarts = new Restarts();
        assertThat(restarts.decide()).isFalse();
        for (int conflict = 0; conflict < 999; conflict++) {
            restarts.learned(5);
            assertThat(restarts.changesMode() || restarts.changesPhases()).isFalse();
            assertThat(restarts.decide()).as("nothing is worse than usual").isFalse();
        }
        restarts.learned(5);
        assertThat(restarts.conflicts()).isEqualTo(1_000);
        assertThat(restarts.changesPhases()).isTrue();
        assertThat(restarts.changesPhases()).isFalse();
        assertThat(restarts.changesMode()).isTrue();
        assertThat(restarts.isStable()).isTrue();
        assertThat(due(restarts, 1_000, 50)).as("seldom").isZero();
        assertThat(restarts.changesMode()).isTrue();
        assertThat(restarts.isStable()).isFalse();
        assertThat(due(restarts, 100, 50))
                .as("often while it is worse than usual")
                .isGreaterThan(10);
    }

    /** How often the search has to begin again in this many conflicts. */
    private static int due(Restarts restarts, int conflicts, int levels) {
        int due = 0;
        for (int conflict = 0; conflict < conflicts; conflict++) {
            restarts.learned(levels + conflict);
            due += restarts.decide() ? 1 : 0;
        }
        return due;
    }
}
