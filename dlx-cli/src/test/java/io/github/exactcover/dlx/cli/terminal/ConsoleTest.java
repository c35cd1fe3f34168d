package io.github.exactcover.dlx.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
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
}
