package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TellingTest {

    /** Options that were forced are told as their complements. */
    @Test
    void aSolutionIsPutInTheOrderOfTheSearch() {
        int[] told = {~9, 5, ~7, ~3, 2, ~8, ~1};
        assertThat(Telling.FORCED_LAST.inOrder(told)).containsExactly(5, 2, 1, 3, 7, 8, 9);
        assertThat(Telling.FORCED_NEXT.inOrder(told)).containsExactly(9, 5, 3, 7, 2, 1, 8);
        assertThat(Telling.options(told)).containsExactly(9, 5, 7, 3, 2, 8, 1);
        int[] plain = {3, 1, 2};
        assertThat(Telling.IN_ORDER.inOrder(plain)).containsExactly(3, 1, 2);
        assertThat(Telling.FORCED_LAST.inOrder(new int[] {~1, 0, ~3})).containsExactly(0, 1, 3);
        assertThat(Telling.FORCED_NEXT.inOrder(new int[] {~5, 0, ~2, ~1})).containsExactly(5, 0, 1, 2);
    }
}
