package io.github.exactcover.dlx.internal.proof;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Writes the steps of a proof to a file, packed by gzip, as they come. The page {@code docs/proofs.md} says what they
 * mean. Nothing is kept in memory. Until {@link #end} is called, whoever reads the file finds that it is not whole.
 *
 * <p>For one thread. What cannot be written is an {@link UncheckedIOException} that names the file.
 */
public final class ProofWriter {

    /** The step that branches on an item is this and the number of the item. */
    private static final int ITEM = 26;

    /** How many bytes a number takes at most. */
    private static final int LONGEST_NUMBER = 10;

    private final Path file;
    private final int[] counts;
    private OutputStream bytes;
    private OutputStream out;
    private final byte[] buffer = new byte[1 << 16];
    private int size;
    private boolean closed;

    /**
     * Begins a proof, in place of any file of that name.
     *
     * @param file the file
     * @param counts the numbers of primary items, secondary items and options of the problem
     */
    public ProofWriter(Path file, int... counts) {
        this.file = file;
        this.counts = counts;
        begin();
    }

    private void begin() {
        try {
            bytes = Files.newOutputStream(file);
            out = new Packed(bytes);
        } catch (IOException e) {
            throw cannotWrite(e);
        }
        StringBuilder problem = new StringBuilder("problem");
        for (int number : counts) {
            problem.append(' ').append(number);
        }
        line("exact cover proof 1");
        line(problem.toString());
        line("steps");
    }

    /** Drops all that was written, because there is a shorter proof. */
    public void beginAgain() {
        close();
        begin();
        closed = false;
    }

    /** Packs fast: a proof gets smaller by a third if it is packed well, and takes three times as long. */
    private static final class Packed extends GZIPOutputStream {

        Packed(OutputStream out) throws IOException {
            super(out, 1 << 16);
            def.setLevel(Deflater.BEST_SPEED);
        }
    }

    /** Whatever fails, no more is tried. */
    private UncheckedIOException failure(IOException e) {
        closed = true;
        try {
            bytes.close(); // The stream around it stays open when its last bytes cannot be written.
        } catch (IOException second) {
            e.addSuppressed(second);
        }
        return cannotWrite(e);
    }

    private UncheckedIOException cannotWrite(IOException e) {
        return new UncheckedIOException("The proof " + file + " cannot be written", e);
    }

    /** Each option of a primary item in turn. */
    public void item(int item) {
        number(ITEM + item);
    }

    /** A solution that leaves items room for more options, though there are none. */
    public void leaf() {
        number('L' - 'A');
    }

    /** A part of a step that has no method of its own. */
    public void numbers(int[] all) {
        for (int each : all) {
            number(each);
        }
    }

    /** The last line: the steps are complete, and have shown that there are this many solutions. */
    public void end(BigInteger count) {
        line("count " + count);
        close();
    }

    /**
     * Says that the proof is not whole; does nothing after {@link #end}.
     *
     * @param reason why the search ended early
     */
    public void stop(String reason) {
        if (!closed) {
            number('B' - 'A');
            line(reason);
            close();
        }
    }

    private void close() {
        closed = true;
        flush();
        try {
            out.close();
        } catch (IOException e) {
            throw failure(e);
        }
    }

    /** A part of a step that has no method of its own. */
    public void number(long value) {
        if (size > buffer.length - LONGEST_NUMBER) {
            flush();
        }
        long rest = value;
        while (rest >>> 7 != 0) {
            buffer[size++] = (byte) ((rest & 127) | 128);
            rest >>>= 7;
        }
        buffer[size++] = (byte) rest;
    }

    private void line(String text) {
        flush();
        byte[] line = (text + "\n").getBytes(StandardCharsets.US_ASCII);
        write(line, line.length);
    }

    private void flush() {
        write(buffer, size);
        size = 0;
    }

    private void write(byte[] some, int length) {
        try {
            out.write(some, 0, length);
        } catch (IOException e) {
            throw failure(e);
        }
    }
}
