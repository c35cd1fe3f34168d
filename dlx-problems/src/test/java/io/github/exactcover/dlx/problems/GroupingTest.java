package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GroupingTest {

    /** XML has no way at all to write some characters, a terminal would obey others, and names may have any. */
    @Test
    void theImageOfNamesWithAnyCharactersIsXml() {
        String grinning = Character.toString(0x1F600);
        List<String> names =
                List.of("bell\u0007", "half\uD83D", "<&>", "no\uFFFFcharacter", grinning, "\u2028", "\u007f\u009b31m");
        SvgImage image = SvgImage.of(Grouping.of("Names\u0000", List.of(List.of(names))));

        assertThat(image.words("text"))
                .containsExactly("bell\uFFFD half\uFFFD <&> no\uFFFDcharacter " + grinning + " \u2028 \uFFFD\uFFFD31m");
    }
}
