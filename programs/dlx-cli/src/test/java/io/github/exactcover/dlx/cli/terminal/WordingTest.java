package io.github.exactcover.dlx.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordingTest {

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "12", "123", "1234", "123456", "1234567", "12345678901234567890123"})
    void numbersAreGroupedAsJavaGroupsThem(String number) {
        BigInteger value = new BigInteger(number);

        assertThat(Wording.counted(value, "node"))
                .isEqualTo(String.format(Locale.ROOT, "%,d node%s", value, number.equals("1") ? "" : "s"));
    }

    @Test
    void whyAFileFailedIsInWords(@TempDir Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("file"));

        assertThat(reason(() -> Files.createDirectory(file))).isEqualTo(file + " exists already");
        assertThat(reason(() -> Files.size(folder.resolve("none"))))
                .isEqualTo(folder.resolve("none") + " does not exist");
        assertThat(Wording.reason(new NotDirectoryException(file.toString())))
                .isEqualTo(file + " needs a folder where there is a file");
        assertThat(Wording.reason(new FileSystemException("x/y", null, "Not a directory")))
                .isEqualTo("x/y needs a folder where there is a file");
        assertThat(Wording.reason(new AccessDeniedException("x"))).isEqualTo("the permissions of x forbid it");
        assertThat(Wording.reason(new FileSystemException("x", null, "No space left on device")))
                .isEqualTo("No space left on device");
        assertThat(Wording.reason(new FileSystemException("x"))).isEqualTo("x, and the system does not say why");
        assertThat(Wording.reason(new IOException("gone"))).isEqualTo("gone");
    }

    private static String reason(Executable failing) {
        return Wording.reason(assertThrows(IOException.class, failing));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0.000 s",
        "499999, 0.000 s",
        "500000, 0.001 s",
        "31000000, 0.031 s",
        "999499999, 0.999 s",
        "999500000, 1.000 s",
        "3723004000000, 3723.004 s"
    })
    void timesAreRoundedToMilliseconds(long nanos, String text) {
        assertThat(Wording.seconds(Duration.ofNanos(nanos))).isEqualTo(text);
    }
}
