package io.github.exactcover.dlx.internal.search.bits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How many words items need. Where their bits are is tested by searching with them. */
class BitLayoutTest {

    @Test
    void onlyItemsWithMoreThan64OptionsHaveWordsOfTheirOwn() {
        assertThat(BitLayout.wideWords(new int[] {0, 1, 64})).isZero();
        assertThat(BitLayout.wideWords(new int[] {65, 128, 3, 129, 200})).isEqualTo(2 + 2 + 3 + 4);
    }

    @Test
    void narrowItemsShareWords() {
        assertThat(BitLayout.mostNarrowWords(new int[] {64, 65, 64})).isEqualTo(2);
        assertThat(BitLayout.mostNarrowWords(new int[] {8, 8, 8, 8, 8, 8, 8, 8, 8}))
                .isEqualTo(72 / 32 + 1);
    }

    @Test
    void aGuardNeedsABit() {
        assertThat(BitLayout.guardedWords(new int[] {63, 0, 31, 31, 1})).isEqualTo(3);
        assertThat(BitLayout.guardedWords(new int[] {64})).isEqualTo(Integer.MAX_VALUE);
    }
}
