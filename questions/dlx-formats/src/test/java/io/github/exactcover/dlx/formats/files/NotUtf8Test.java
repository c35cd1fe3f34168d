package io.github.exactcover.dlx.formats.files;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A byte that is not UTF-8 is refused with its place, by each format of texts. */
class NotUtf8Test {

    /** What comes before the byte, in line 2, column 3, where a blank line and two characters will not do. */
    private static final Map<String, String> BEGINNINGS = Map.of(
            "json", "[\n[1",
            "lp", "Minimize\nob",
            "mps", "ROWS\n E",
            "mtx", "%%MatrixMarket matrix coordinate pattern general\n% ");

    static Stream<ProblemFormat> texts() {
        return ProblemFormats.all().stream().filter(format -> !format.name().equals("npy"));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void thePlaceIsNamed(ProblemFormat format) {
        String beginning = BEGINNINGS.getOrDefault(format.name(), "\n12");
        byte[] bytes = (beginning + "\u00a0\n").getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> format.read(new ByteArrayInputStream(bytes)))
                .isInstanceOf(DlxFormatException.class)
                .hasMessage("line 2, column 3: byte 0xA0 is not UTF-8 text; save the file as UTF-8");
    }
}
