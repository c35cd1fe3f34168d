package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How long a search may take before it begins again. */
class EffortTest {

    @Test
    void eachBriefSearchMayTakeTwiceAsManyNodes() {
        Effort effort = new Effort(Effort.EASY_NODES);
        for (int most = 32; most <= 1024; most *= 2) {
            effort.searchBriefly(10_000);
            assertThat(effort.last()).isEqualTo(10_000 + most);
            assertThat(effort.isOver(10_000 + most - 1)).isFalse();
            assertThat(effort.isOver(10_000 + most)).isTrue();
        }
    }

    @Test
    void aBriefSearchAlwaysMayTakeANode() {
        Effort effort = new Effort(0);
        effort.searchBriefly(7);
        assertThat(effort.last()).isEqualTo(8);
    }
}
