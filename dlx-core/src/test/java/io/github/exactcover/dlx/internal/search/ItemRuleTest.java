package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ItemRuleTest {

    private static final int HALF = Float.floatToIntBits(0.5f);
    private static final int TWO = Float.floatToIntBits(2);

    private static final ItemRule WEIGHTED = ItemRule.weighted(new float[] {0.5f, 2});

    @Test
    void aRuleIsMadeOfItsNumbers() {
        for (ItemRule rule : List.of(
                ItemRule.SMALLEST, ItemRule.LEFTMOST, WEIGHTED, WEIGHTED.learning(2), ItemRule.SMALLEST.learning(9))) {
            assertThat(ItemRule.of(rule.numbers(), 2)).isEqualTo(rule).hasSameHashCodeAs(rule);
        }
        assertThat(WEIGHTED.learning(7).numbers()).containsExactly(0, 7, HALF, TWO);
        assertThat(ItemRule.LEFTMOST.numbers()).containsExactly(1, 0);
    }

    @Test
    void rulesThatDifferAreNotEqual() {
        List<ItemRule> rules = List.of(
                ItemRule.SMALLEST,
                ItemRule.LEFTMOST,
                WEIGHTED,
                ItemRule.weighted(new float[] {2, 0.5f}),
                ItemRule.SMALLEST.learning(2),
                ItemRule.SMALLEST.learning(3));
        assertThat(rules).doesNotHaveDuplicates();
        assertThat(rules.stream().map(ItemRule::hashCode)).doesNotHaveDuplicates();
        assertThat(WEIGHTED.learning(5).settled()).isEqualTo(WEIGHTED);
    }

    @Test
    void otherNumbersAreRefused() {
        for (int[] numbers :
                new int[][] {{}, {0}, {0, 0, HALF}, {0, 0, HALF, TWO, TWO}, {-1, 0}, {2, 0}, {0, -1}, {0, 1}}) {
            assertThatThrownBy(() -> ItemRule.of(numbers, 2))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("these are not the numbers of an item rule");
        }
        for (float weight : new float[] {0, -1, Float.NaN}) {
            assertThatThrownBy(() -> ItemRule.of(new int[] {0, 0, HALF, Float.floatToIntBits(weight)}, 2))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("the weight of item 1 is not positive");
        }
    }

    @Test
    void degreesOfNoneAndOneComeBeforeAllOthers() {
        float light = 1e-30f;
        assertThat(ItemRule.score(0, 5)).isEqualTo(-2);
        assertThat(ItemRule.score(1, 5)).isEqualTo(-1);
        assertThat(ItemRule.score(2, light)).isEqualTo(2 * light).isPositive();
        assertThat(ItemRule.score(3, 0.5f)).isEqualTo(1.5f);
    }

    @Test
    void theMoreAnItemWeighsTheLessItCosts() {
        assertThat(WEIGHTED.isWeighted()).isTrue();
        assertThat(WEIGHTED.weight(1)).isEqualTo(2);
        assertThat(WEIGHTED.price(1)).isEqualTo(0.5f);
        assertThat(WEIGHTED.prices()).containsExactly(2, 0.5f);
        assertThat(ItemRule.SMALLEST.isWeighted()).isFalse();
        assertThat(ItemRule.SMALLEST.weight(7)).isEqualTo(1);
        assertThat(ItemRule.SMALLEST.prices()).isEmpty();
    }

    @Test
    void aRuleSaysWhatItDoes() {
        assertThat(ItemRule.LEFTMOST).hasToString("leftmost");
        assertThat(ItemRule.LEFTMOST.isLeftmost()).isTrue();
        assertThat(ItemRule.SMALLEST.isLeftmost()).isFalse();
        assertThat(WEIGHTED).hasToString("smallest by [0.5, 2.0]");
        assertThat(ItemRule.SMALLEST.learning(8)).hasToString("smallest, learning from 8 nodes at a time");
        assertThat(ItemRule.SMALLEST.learning(8).lesson()).isEqualTo(8);
        assertThat(ItemRule.SMALLEST.learning(8).isLearning()).isTrue();
        assertThat(ItemRule.SMALLEST.isLearning()).isFalse();
    }
}
