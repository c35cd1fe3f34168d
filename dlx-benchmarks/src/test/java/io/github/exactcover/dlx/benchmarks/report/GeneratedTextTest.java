package io.github.exactcover.dlx.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GeneratedTextTest {

    private static final String DOCUMENT = """
            Before.
            <!-- begin generated a -->
            old
            <!-- end generated a -->
            Between.
            <!-- begin generated b -->
            <!-- end generated b -->
            After.
            """;

    @Test
    void onlyTheNamedBlockIsReplaced() {
        assertThat(GeneratedText.replace(DOCUMENT, "a", "new $1\n"))
                .isEqualTo(DOCUMENT.replace("old\n", "\nnew $1\n\n"))
                .contains("Between.");
    }

    @Test
    void replacingTwiceIsReplacingOnce() {
        String once = GeneratedText.replace(DOCUMENT, "b", "text");
        assertThat(GeneratedText.replace(once, "b", "text")).isEqualTo(once);
    }

    @Test
    void aMissingBlockIsNamedWithTheLinesToAdd() {
        assertThatThrownBy(() -> GeneratedText.replace(DOCUMENT, "c", "text"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("'c'", "<!-- begin generated c -->", "<!-- end generated c -->");
    }
}
