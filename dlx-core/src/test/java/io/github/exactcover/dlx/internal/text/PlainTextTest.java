package io.github.exactcover.dlx.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlainTextTest {

    private static final String FISH = "\uD83D\uDC1F";

    @Test
    void halfOfASurrogatePairIsFoundWhereverItIs() {
        assertThat(PlainText.hasLoneSurrogate("a" + FISH)).isFalse();
        assertThat(PlainText.hasLoneSurrogate("a\uD83D")).isTrue();
        assertThat(PlainText.isLoneSurrogate("a" + FISH, 0)).isFalse();
        assertThat(PlainText.isLoneSurrogate("a" + FISH, 1)).isFalse();
        assertThat(PlainText.isLoneSurrogate("a" + FISH, 2)).isFalse();
        assertThat(PlainText.isLoneSurrogate("\uD83Db", 0)).isTrue();
        assertThat(PlainText.isLoneSurrogate("b\uD83D", 1)).isTrue();
        assertThat(PlainText.isLoneSurrogate("\uDC1F", 0)).isTrue();
        assertThat(PlainText.isLoneSurrogate("b\uDC1F", 1)).isTrue();
    }

    @Test
    void whatHasNoShapeIsWrittenAsItsNumber() {
        assertThat(PlainText.visible("a \u001B\t\u2028\u200E\uD83D" + FISH))
                .isEqualTo("a \\u001B\\u0009\\u2028\\u200E\\uD83D" + FISH);
        assertThat(PlainText.visible("\uDB40\uDC41")).isEqualTo("\\uDB40\\uDC41");
        assertThat(PlainText.inOneLine(" a \n\u2028 b\u0000 ")).isEqualTo("a b\\u0000");
    }

    @Test
    void aMessageShowsTheStartOfALongText() {
        assertThat(PlainText.quoted("a\n")).isEqualTo("'a\\u000A'");
        assertThat(PlainText.start("x".repeat(80))).isEqualTo("x".repeat(80));
        assertThat(PlainText.start("x".repeat(81))).isEqualTo("x".repeat(80) + "...");
        String pair = "\uD83E\uDDE9";
        assertThat(PlainText.start(pair.repeat(80))).isEqualTo(pair.repeat(80));
        assertThat(PlainText.start(pair.repeat(81))).isEqualTo(pair.repeat(80) + "...");
    }
}
