package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TellingTest {

    /** Options that were forced are told as their complements. */
    @Test
    void aSolutionIsPutInTheOrderOfTheSearch() {
        int[] told = {~9, 5, ~7, ~3, 2, ~8, ~1};
        assertThat(Telling.FORCED_NEXT.inOrder(told)).containsExactly(9, 5, 3, 7, 2, 1, 8);
        assertThat(Telling.options(told)).containsExactly(9, 5, 7, 3, 2, 8, 1);
        int[] plain = {3, 1, 2};
        assertThat(Telling.IN_ORDER.inOrder(plain)).containsExactly(3, 1, 2);
        assertThat(Telling.FORCED_NEXT.inOrder(new int[] {~5, 0, ~2, ~1})).containsExactly(5, 0, 1, 2);
    }

    @Test
    void whatIsSortedTogetherChangesTogether() {
        int[] told = {~9, 5, ~7, ~3, 2, ~8, ~1};
        assertThat(same(told, 9, 5)).isZero();
        assertThat(same(told, ~9, 6)).isEqualTo(1);
        assertThat(same(told, ~9, 5, ~7, ~4)).isEqualTo(2);
        assertThat(same(told, ~9, 5, ~7, ~3, 4)).isEqualTo(4);
        assertThat(same(told, ~9, 5, ~7, ~3, ~6)).as("5 6 7 and 3 5 7").isEqualTo(2);
        assertThat(same(told, ~9, 5, ~7, ~3)).isEqualTo(2);
        assertThat(same(told, ~9, 5, ~7, ~3, 2, ~8, ~0)).isEqualTo(5);
        assertThat(same(told)).isZero();
        assertThat(Telling.IN_ORDER.same(new int[] {3, 1, 2}, new int[] {3, 1, 4}))
                .isEqualTo(2);
        assertThat(Telling.IN_ORDER.same(new int[] {3, 1}, new int[] {3, 1, 4})).isEqualTo(2);
    }

    private static int same(int[] told, int... before) {
        int same = Telling.FORCED_NEXT.same(before, told);
        assertThat(Telling.FORCED_NEXT.same(told, before)).isEqualTo(same);
        return same;
    }

    @Test
    void manyForcedOptionsAreSortedToo() {
        int[] told = IntStream.range(0, 60).map(i -> i == 20 ? 99 : ~(59 - i)).toArray();
        assertThat(Telling.FORCED_NEXT.inOrder(told))
                .startsWith(IntStream.range(40, 60).toArray())
                .containsSequence(59, 99, 0)
                .endsWith(IntStream.range(0, 39).toArray());
    }
}
