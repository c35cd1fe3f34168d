package io.github.exactcover.dlx.internal.cost.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PseudoCostsTest {

    @Test
    void whatWasLearnedForOneShareHoldsForAnother() {
        PseudoCosts costs = new PseudoCosts(2);

        assertThat(costs.learn(0, 0.25, 3, 1)).isEqualTo(3);
        // A whole option raises the bound by 4 if it is chosen, and by 4 if it is dropped.
        assertThat(costs.score(0, 0.5)).isCloseTo(2 * 2, within(1e-9));
        assertThat(costs.score(0, 0.75)).isCloseTo(1 * 3, within(1e-9));
    }

    @Test
    void whatWasNeverTriedCountsLikeTheOthersInTheMean() {
        PseudoCosts costs = new PseudoCosts(3);
        assertThat(costs.score(2, 0.5)).isCloseTo(0.25, within(1e-9));

        costs.learn(0, 0.5, 1, 2);
        costs.learn(1, 0.5, 3, 6);

        assertThat(costs.score(2, 0.5)).isCloseTo(2 * 4, within(1e-9));
    }

    @Test
    void anOptionWithoutEffectOnOneSideStillCountsByTheOther() {
        PseudoCosts costs = new PseudoCosts(2);

        assertThat(costs.learn(0, 0.5, 0, 5))
                .isGreaterThan(costs.learn(1, 0.5, 0, 2))
                .isPositive();
    }

    @Test
    void fourTrialsAreEnough() {
        PseudoCosts costs = new PseudoCosts(1);
        for (int trial = 0; trial < 4; trial++) {
            assertThat(costs.isReliable(0)).isFalse();
            costs.learn(0, 0.5, 1, 1);
        }
        assertThat(costs.isReliable(0)).isTrue();
    }
}
