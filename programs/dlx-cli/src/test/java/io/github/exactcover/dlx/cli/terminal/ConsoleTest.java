package io.github.exactcover.dlx.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ConsoleTest {

    private static String complaint(String message) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        new Console(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err).complain(message);
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aComplaintIsOneLine() {
        assertThat(complaint("  one \r\n\n two\u2028three  four\n").strip())
                .isEqualTo("dlx: one two\\u2028three  four");
    }

    /** In quadratic time this would take days. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void blanksInAComplaintTakeNoTime() {
        String message = "a" + " ".repeat(10_000_000) + "b";

        assertThat(complaint(message).strip())
                .startsWith("dlx: a ")
                .endsWith(" b")
                .hasSizeLessThan(2_000);
    }

    @Test
    void charactersAreWrittenInAnyPieces() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Console console = new Console(InputStream.nullInputStream(), bytes, OutputStream.nullOutputStream());
        Writer out = console.out();
        out.write('a');
        out.write('\u001b');
        out.write("-\ud83d");
        out.write("\udc1f-\u009b-".toCharArray(), 0, 4);
        out.append("bc\u007fd", 1, 3).append('\r').append("\n");
        console.raw().write("\u001b\r");
        console.flush();

        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualTo("a\\u001B-\ud83d\udc1f-\\u009B-c\\u007F\\u000D\n\u001b\r");
    }
}
