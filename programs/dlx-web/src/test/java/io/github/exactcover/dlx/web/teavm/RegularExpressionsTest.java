package io.github.exactcover.dlx.web.teavm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.web.standin.RegularExpressions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RegularExpressionsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "\\d+,\\d+ \\d+,\\d+",
                "a\\s*b a[\u00A0\\t-\\r]*b",
                "[\\s|]+ [\u00A0\\t-\\r|]+",
                "[^\\s:,|\\p{Cntrl}]+ [^\u00A0\\t-\\r:,|\\0-\\x1F\\x7F]+",
                "\\[(\\p{L}{2}[^\\]\\[,;]*)] \\[(\\p{L}{2}[^\\]\\[,;]*)\\]",
                "[\\](){}] [\\](){}]",
                "\\\\s \\\\s"
            })
    void anExpressionIsWrittenAsABrowserWantsIt(String java, String browser) {
        // A separator of columns is no blank in a browser's expression.
        assertThat(RegularExpressions.ofBrowser(java)).isEqualTo(browser.replace('\u00A0', ' '));
    }
}
