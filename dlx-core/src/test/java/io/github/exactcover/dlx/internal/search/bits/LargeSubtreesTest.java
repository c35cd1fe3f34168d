package io.github.exactcover.dlx.internal.search.bits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which subtrees are large, and when it is worth packing them. */
class LargeSubtreesTest {

    /** A root with 10 children that have 10 children each, none of which has any, and 4,000 nodes in all. */
    private final LargeSubtrees subtrees = new LargeSubtrees(4);

    LargeSubtreesTest() {
        assertThat(subtrees.enter(0)).isFalse();
        for (int node = 0; node < 10; node++) {
            assertThat(subtrees.enter(1)).isFalse();
            for (int child = 0; child < 10; child++) {
                assertThat(subtrees.enter(2)).isFalse();
            }
        }
    }

    @Test
    void nothingIsLargeUntilSizesAreCompared() {
        assertThat(subtrees.nextLook()).isEqualTo(16_384);
        subtrees.compare(65_536);
        assertThat(subtrees.nextLook()).isEqualTo(81_920);
        assertThat(subtrees.enter(0)).isTrue();
        assertThat(subtrees.enter(1)).isTrue();
        assertThat(subtrees.enter(2)).isFalse();
    }

    @Test
    void aLevelThatIsNotWorthItIsLeftAloneUntilTheNextLook() {
        subtrees.compare(65_536);
        assertThat(subtrees.decide(1_000_000, 2, 1, 65_536)).isFalse();
        assertThat(subtrees.enter(1)).isFalse();
        assertThat(subtrees.enter(0)).isTrue();
        subtrees.compare(81_920);
        assertThat(subtrees.enter(1)).isTrue();
        assertThat(subtrees.decide(1, 2, 1, 81_920)).isTrue();
        assertThat(subtrees.enter(1)).isTrue();
    }

    @Test
    void aSubtreeOfJustTheLimitIsNotLarge() {
        subtrees.compare(5_000 * 10);
        assertThat(subtrees.enter(1)).isFalse();
        subtrees.compare(5_000 * 11 + 1);
        assertThat(subtrees.enter(1)).isTrue();
    }

    @Test
    void levelsBelowOneWithoutParentsAreNotLarge() {
        subtrees.compare(1_000_000);
        assertThat(subtrees.enter(2)).isTrue();
        assertThat(subtrees.enter(3)).isFalse();
    }

    /** As in a search that other threads share, or that goes on from a checkpoint. */
    @Test
    void aBranchHasNoParentsAboveIt() {
        LargeSubtrees branch = new LargeSubtrees(4);
        branch.compare(65_536);
        assertThat(branch.enter(2)).isFalse();
        branch.compare(65_536);
        assertThat(branch.enter(2)).isTrue();
        assertThat(branch.enter(3)).isFalse();
    }

    @Test
    void theAverageOfTheLevelDecidesWhatItIsWorth() {
        // 400 nodes for each of the 10 parents, so 800 words are saved. A packed word counts twice.
        assertThat(subtrees.decide(400, 2, 1, 4_000)).isTrue();
        assertThat(subtrees.decide(401, 2, 1, 4_000)).isFalse();
        assertThat(subtrees.decide(1, 2, 1, 4_000)).isTrue();
        assertThat(subtrees.decide(1, 1.9, 1, 4_000)).isFalse();
    }

    @Test
    void everywhereMeansEverywhere() {
        LargeSubtrees everywhere = LargeSubtrees.everywhere(4);
        everywhere.enter(0);
        everywhere.compare(1);
        assertThat(everywhere.enter(0)).isTrue();
        assertThat(everywhere.decide(1_000_000, -5, 0, 1)).isTrue();
    }
}
