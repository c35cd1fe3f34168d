package io.github.exactcover.dlx.cli.terminal;

import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Collectors;

/**
 * Where a run of the command reads and writes, and what tells it to end. All of it is UTF-8, whatever the locale, so
 * that names that were read are written as they were, as far as they can be seen.
 */
public final class Console {

    /** How long a solution may wait in the buffer when others follow it. */
    private static final long PATIENCE_NANOS = 100_000_000;

    private static final int LONGEST_MESSAGE = 1_000;

    private static final Duration MOMENT = Duration.ofNanos(1);

    private final InputStream in;
    private boolean taken;
    private final Writer raw;
    private final Writer out;
    private Colors colors;
    private final PrintWriter err;
    private final Interruption interruption;
    private final long started = System.nanoTime();
    private long flushed = System.nanoTime() - PATIENCE_NANOS;

    public Console(InputStream in, OutputStream out, OutputStream err) {
        this.in = in;
        this.raw = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
        this.out = new VisibleWriter(raw);
        this.colors = Colors.off(this.out);
        this.err = new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true);
        this.interruption = new Interruption(this.err);
    }

    /** Standard input; can be asked for only once. */
    InputStream takeInput() {
        if (taken) {
            throw new BadInputException("standard input can be read only once; put one of the two into a file");
        }
        taken = true;
        return in;
    }

    /** Standard output, on which nothing but a line feed is obeyed by a terminal. */
    public Writer out() {
        return out;
    }

    /** Standard output for programs, to which all characters go unchanged. */
    public Writer raw() {
        return raw;
    }

    /** Writes solutions to standard output, in colors if they are on. */
    public Colors colors() {
        return colors;
    }

    public void useColors() {
        colors = Colors.on(raw);
    }

    public PrintWriter err() {
        return err;
    }

    /** Whether the user wants the command to end. */
    public Interruption interruption() {
        return interruption;
    }

    /** How long the user has been waiting: the time since the command was started. */
    public Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - started);
    }

    /** What is left of a time that began with the command, a moment at least. */
    public Duration left(Duration time) {
        Duration left = time.minus(elapsed());
        return left.compareTo(MOMENT) < 0 ? MOMENT : left;
    }

    /**
     * Flushes the output unless that was done a moment ago. So slow output is seen at once, and a flood does not cost a
     * system call each.
     */
    public void flushNowAndThen() throws IOException {
        long now = System.nanoTime();
        if (now - flushed >= PATIENCE_NANOS) {
            flushed = now;
            out.flush();
        }
    }

    /** Sends out at once what was written so far. For the inside of a search, which can fail in other ways too. */
    public void flush() {
        try {
            out.flush();
        } catch (IOException failure) {
            throw new OutputException(failure);
        }
    }

    /** Writes the summary to standard error; returns the exit code. */
    public int conclude(String summary, int exitCode) throws IOException {
        out.flush();
        err.println(summary);
        return exitCode;
    }

    /** Writes a message about what went wrong, as one line of plain text. */
    public void complain(String message) {
        err.println("dlx: " + oneLine(message.strip()));
    }

    /**
     * Messages quote arguments, and names and contents of files. So line breaks become blanks, other control characters
     * are written as escapes (a terminal would obey them), and very long messages are cut in the middle.
     */
    private static String oneLine(String message) {
        String shortened = message.length() <= LONGEST_MESSAGE
                ? message
                : message.substring(0, LONGEST_MESSAGE / 2) + " ... "
                        + message.substring(message.length() - LONGEST_MESSAGE / 2);
        String line = shortened
                .lines()
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
        return PlainText.visible(line);
    }
}
