package io.github.exactcover.dlx.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens when reading, writing or the program itself fails. */
class OutputTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @AfterEach
    void quietAgain() {
        System.clearProperty("org.slf4j.simpleLogger.defaultLogLevel");
        System.clearProperty("org.slf4j.simpleLogger.showThreadName");
    }

    /** Board 20 has 39,029,188,884 placements, so this ends only if they are written while they are found. */
    @ParameterizedTest
    @ValueSource(strings = {"text", "json"})
    void endsQuietlyWhenTheReaderHasSeenEnough(String format) {
        int exitCode = run(new Full("Broken pipe", 100_000), "queens", "20", "--format", format);

        assertThat(exitCode).isZero();
        assertThat(err.toString(UTF_8)).isEmpty();
    }

    @Test
    void complainsWhenTheOutputCannotBeWritten() {
        int exitCode = run(new Full("No space left on device", 100_000), "queens", "20");

        assertThat(exitCode).isEqualTo(3);
        assertThat(err.toString(UTF_8)).isEqualTo("dlx: The output cannot be written: No space left on device\n");
    }

    @Test
    void complainsWhenNotEvenTheFirstByteCanBeWritten() {
        assertThat(run(new Full("No space left on device", 0), "count", "queens", "4"))
                .isEqualTo(3);
        assertThat(err.toString(UTF_8)).isEqualTo("dlx: The output cannot be written: No space left on device\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "--version", "help queens", "count --help"})
    void helpThatCannotBeWrittenIsNoSuccess(String arguments) {
        String[] args = arguments.split(" ", -1);

        assertThat(run(new Full("Broken pipe", 3), args)).isZero();
        assertThat(err.toString(UTF_8)).isEmpty();
        assertThat(run(new Full("No space left on device", 3), args)).isEqualTo(3);
        assertThat(err.toString(UTF_8)).isEqualTo("dlx: The output cannot be written: No space left on device\n");
    }

    /** So that solutions that come slowly are seen when they are found. */
    @Test
    void whatWasWrittenDoesNotWaitForTheNext() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console = new Console(InputStream.nullInputStream(), out, err);
        console.out().write("one");
        console.flushNowAndThen();
        assertThat(out.toString(UTF_8)).isEqualTo("one");
        console.out().write("two");
        Thread.sleep(101);
        console.flushNowAndThen();
        assertThat(out.toString(UTF_8)).isEqualTo("onetwo");
    }

    @Test
    void aFailureToReadIsBadInput() {
        int exitCode = run(
                new Failing(() -> {
                    throw new IOException("the disk is gone");
                }),
                "solve",
                "-");

        assertThat(exitCode).isEqualTo(2);
        assertThat(err.toString(UTF_8)).isEqualTo("dlx: standard input: the disk is gone\n");
    }

    @Test
    void anUnexpectedFailureIsOneLine() {
        int exitCode = run(
                new Failing(() -> {
                    throw new IllegalStateException("a\nbug");
                }),
                "solve",
                "-");

        assertThat(exitCode).isEqualTo(3);
        assertThat(err.toString(UTF_8))
                .isEqualTo("dlx: Unexpected failure, please report it: java.lang.IllegalStateException: a bug"
                        + " (--verbose shows where)\n");
    }

    /** A name in a file could clear the screen, or rename the window. */
    @Test
    void aTerminalObeysNothingThatAMessageQuotes() {
        String evil = "\u001b[2Jx\u0007\u009b31m\u202ey\u007f";
        run(new ByteArrayInputStream(("a\na b" + evil + "\n").getBytes(UTF_8)), "solve", "-", "--from", "dlx");
        run(InputStream.nullInputStream(), "solve", evil);
        run(InputStream.nullInputStream(), "queens", "4", "--require", evil);
        run(InputStream.nullInputStream(), "queens", "4", evil);

        assertThat(err.toString(UTF_8).lines())
                .hasSize(4)
                .allMatch(line -> line.contains("\\u001B[2Jx\\u0007\\u009B31m\\u202Ey\\u007F"))
                .allMatch(line -> line.matches("dlx: [^\\p{Cc}\\p{Cf}]*"));
    }

    @Test
    void aMessageAboutALongNameIsStillShort() {
        String longName = "x".repeat(20_000);
        assertThat(Run.dlx("solve", longName + " 1").err()).startsWith("dlx: ").hasSizeLessThan(1_100);
        assertThat(Run.dlx("queens", "4", "--require", longName).err())
                .startsWith("dlx: --require 'xxx")
                .endsWith("\n")
                .contains("; ")
                .hasSizeLessThan(1_100);
        run(new ByteArrayInputStream(("a\n" + longName + "\n").getBytes(UTF_8)), "solve", "-");
        assertThat(err.toString(UTF_8)).startsWith("dlx: standard input: ").hasSizeLessThan(1_100);
    }

    @Test
    void anUnexpectedFailureShowsWhereItWasWhenAskedFor() {
        run(
                new Failing(() -> {
                    throw new IllegalStateException("bug");
                }),
                "solve",
                "-",
                "--verbose");

        assertThat(err.toString(UTF_8)).contains("\tat ").contains("OutputTest");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void tooLittleMemoryIsNamed(boolean isExplained) {
        int exitCode = run(
                new Failing(() -> {
                    OutOfMemoryError memory = new OutOfMemoryError();
                    if (isExplained) {
                        throw new IllegalStateException("a diagram needs more", memory);
                    }
                    throw memory;
                }),
                "solve",
                "-");

        assertThat(exitCode).isEqualTo(4);
        assertThat(err.toString(UTF_8))
                .startsWith("dlx: The problem needs more memory")
                .hasLineCount(1);
    }

    private int run(OutputStream out, String... args) {
        return Main.run(new ByteArrayInputStream(new byte[0]), out, err, args);
    }

    private int run(InputStream in, String... args) {
        return Main.run(in, new ByteArrayOutputStream(), err, args);
    }

    /** Takes some bytes and no more. */
    private static final class Full extends OutputStream {

        private final String message;
        private int room;

        Full(String message, int room) {
            this.message = message;
            this.room = room;
        }

        @Override
        public void write(int b) throws IOException {
            if (room-- == 0) {
                throw new IOException(message);
            }
        }
    }

    /** Fails as soon as it is read. */
    private static final class Failing extends InputStream {

        private final Failure failure;

        Failing(Failure failure) {
            this.failure = failure;
        }

        @Override
        public int read() throws IOException {
            return failure.read();
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            return failure.read();
        }
    }

    private interface Failure {
        int read() throws IOException;
    }
}
