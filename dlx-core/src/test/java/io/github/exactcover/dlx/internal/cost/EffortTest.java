package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How long a search may take before it begins again. */
class EffortTest {

    private final Effort effort = new Effort(Effort.EASY_NODES);

    @Test
    void eachBriefSearchMayTakeTwiceAsManyNodes() {
        for (int most = 32; most <= 1024; most *= 2) {
            effort.searchBriefly(10_000);
            assertThat(effort.last()).isEqualTo(10_000 + most);
            assertThat(effort.isOver(10_000 + most - 1)).isFalse();
            assertThat(effort.isOver(10_000 + most)).isTrue();
        }
    }

    @Test
    void aBriefSearchAlwaysMayTakeANode() {
        Effort none = new Effort(0);
        none.searchBriefly(7);
        assertThat(none.last()).isEqualTo(8);
    }

    @Test
    void anEasySearchTakesFewNodesAndAHardOneAsManyAsItLikes() {
        assertThat(effort.isHard()).isFalse();
        effort.search(1_000, 70);
        assertThat(effort.last()).isEqualTo(1_000 + Effort.EASY_NODES);
        effort.harden();
        assertThat(effort.isHard()).isTrue();
        effort.search(1_000, 70);
        assertThat(effort.last()).isEqualTo(Long.MAX_VALUE);
    }

    /** Each of them 400 nodes, and all together 1000. */
    @Test
    void samplesGetWiderUntilThereWereEnoughNodes() {
        effort.sample(5_000);
        assertThat(effort.narrowness()).isEqualTo(12);
        assertThat(effort.last()).isEqualTo(5_400);
        assertThat(effort.sampleMore(5_400)).isTrue();
        assertThat(effort.narrowness()).isEqualTo(11);
        assertThat(effort.last()).isEqualTo(5_800);
        assertThat(effort.sampleMore(5_800)).isTrue();
        assertThat(effort.last()).isEqualTo(6_000);
        assertThat(effort.sampleMore(5_999)).isTrue();
        assertThat(effort.sampleMore(6_000)).isFalse();
    }

    @Test
    void samplesEndAtTheWidest() {
        effort.sample(0);
        for (int narrowness = 11; narrowness >= 6; narrowness--) {
            assertThat(effort.sampleMore(1)).isTrue();
            assertThat(effort.narrowness()).isEqualTo(narrowness);
        }
        assertThat(effort.sampleMore(1)).isFalse();
    }

    /** The search began with a gap of 100 above the base, which is 1000. */
    @ParameterizedTest
    @CsvSource({
        "true, 1079, 0.24, true",
        "true, 1080, 0.24, false",
        "true, 1100, 0.24, false",
        "true, 900, 0.24, true",
        "true, 1079, 0.25, false",
        "false, 1079, 0.24, false",
    })
    void aHardSearchThatFindsMuchEarlyBeginsAgain(boolean isHard, long cost, double fraction, boolean isOutdated) {
        if (isHard) {
            effort.harden();
        }
        effort.search(0, 1_100);
        assertThat(effort.isOutdated()).isFalse();
        effort.found(cost, 1_000, fraction);
        assertThat(effort.isOutdated()).isEqualTo(isOutdated);
        assertThat(effort.isOver(1)).isEqualTo(isOutdated);
        effort.found(1_099, 1_000, 0.9);
        assertThat(effort.isOutdated()).as("what is outdated stays so").isEqualTo(isOutdated);
        effort.search(0, 1_100);
        assertThat(effort.isOutdated()).isFalse();
    }
}
