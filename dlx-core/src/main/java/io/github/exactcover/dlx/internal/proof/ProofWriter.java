package io.github.exactcover.dlx.internal.proof;

import io.github.exactcover.dlx.internal.file.FileReplacement;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Writes the steps of a proof to a file, packed by gzip, as they come. The page {@code docs/proofs.md} says what they
 * mean. Nothing is kept in memory. Until {@link #end} is called, whoever reads the file finds that it is not whole.
 *
 * <p>If several searches race for an answer, each writes a proof {@linkplain #beside beside} the others, and that of
 * the winner {@linkplain #replaceBy takes the place} of the first one.
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
    private final OutputStream bytes;
    private final OutputStream out;
    private final byte[] buffer = new byte[1 << 16];
    private int size;

    /** Whether nothing more can be written; what comes is ignored. */
    private boolean closed;

    /** How many clauses were written. */
    private int clauses;

    /** The hints of the next conclusion, the last one first. */
    private long[] hints = new long[64];

    private int hintCount;

    /**
     * Begins a proof, in place of any file of that name.
     *
     * @param file the file
     * @param counts the numbers of primary items, secondary items and options of the problem
     */
    public ProofWriter(Path file, int... counts) {
        this(file, counts, new String[0]);
    }

    private ProofWriter(Path file, int[] counts, String[] lines) {
        this.file = file;
        this.counts = counts;
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
        for (String line : lines) {
            line(line);
        }
        line("steps");
    }

    /**
     * Begins another proof about the same problem, in a temporary file. If it does not replace this one, it has to be
     * {@linkplain #delete deleted}.
     *
     * @param lines what its header has beside the size of the problem
     */
    public ProofWriter beside(String... lines) {
        try {
            return new ProofWriter(FileReplacement.temporary(file), counts, lines);
        } catch (IOException e) {
            throw cannotWrite(e);
        }
    }

    /** Puts a proof that has ended in the place of this one, of which nothing is kept. */
    public void replaceBy(ProofWriter other) {
        try {
            abandon();
            FileReplacement.move(other.file, file);
        } catch (IOException e) {
            throw cannotWrite(e);
        }
    }

    /** Deletes the file, if it has not replaced another one. */
    public void delete() {
        try {
            abandon();
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw cannotWrite(e);
        }
    }

    private void abandon() throws IOException {
        closed = true;
        bytes.close();
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
        step('L');
    }

    /** A hint for the next conclusion, which comes before those given so far: an item needs all options it has left. */
    public void hintItem(int item) {
        hint(2L * item);
    }

    /** The same: a clause has only one literal left, or none. */
    public void hintClause(int clause) {
        hint(2L * (clauses - clause) + 1);
    }

    private void hint(long hint) {
        if (hintCount > 0 && hints[hintCount - 1] == hint) {
            return; // An item that needs several options is the reason for each of them.
        }
        if (hintCount == hints.length) {
            hints = Arrays.copyOf(hints, 2 * hintCount);
        }
        hints[hintCount++] = hint;
    }

    private void writeHints() {
        number(hintCount);
        while (hintCount > 0) {
            number(hints[--hintCount]);
        }
    }

    /** The clause that follows from the hints. Returns its number. */
    public int clause(int[] literals, int length) {
        step('C');
        int[] sorted = Arrays.copyOf(literals, length);
        Arrays.sort(sorted);
        number(length);
        for (int at = 0; at < length; at++) {
            number(at == 0 ? sorted[0] : sorted[at] - sorted[at - 1] - 1);
        }
        writeHints();
        return clauses++;
    }

    /** The number of the last clause. */
    public int lastClause() {
        return clauses - 1;
    }

    /** These clauses are not needed any more. */
    public void delete(int[] numbers, int length) {
        step('D');
        number(length);
        for (int at = 0; at < length; at++) {
            number(clauses - numbers[at]);
        }
    }

    /** The hints lead to a contradiction: there is nothing here. */
    public void contradiction() {
        step('H');
        writeHints();
    }

    /** A child in which an option is chosen, or one in which it is dropped; then the node goes on the other way. */
    public void branch(int option, boolean isChosen) {
        step(isChosen ? 'O' : 'W');
        number(option);
    }

    /** New prices of the items, which end the node or drop options. */
    public void prices(long[] before, long[] after) {
        step('P');
        changes(before, after);
    }

    /** Prices of the items that show, without any costs, that there is no solution here. */
    public void argument(long[] prices) {
        step('A');
        changes(new long[prices.length], prices);
    }

    private void changes(long[] before, long[] after) {
        number(IntStream.range(0, after.length)
                .filter(item -> after[item] != before[item])
                .count());
        int last = -1;
        for (int item = 0; item < after.length; item++) {
            if (after[item] != before[item]) {
                long change = after[item] - before[item];
                number(item - last - 1);
                number(change << 1 ^ change >> (Long.SIZE - 1));
                last = item;
            }
        }
    }

    /** The last line: the steps are complete, and have shown that there are this many solutions. */
    public void end(BigInteger count) {
        if (!closed) {
            line("count " + count);
            close();
        }
    }

    /**
     * Says that the proof is not whole; does nothing after the end.
     *
     * @param reason why the search ended early
     */
    public void stop(String reason) {
        if (!closed) {
            step('B');
            line(reason);
            close();
        }
    }

    private void close() {
        flush();
        closed = true;
        try {
            out.close();
        } catch (IOException e) {
            throw failure(e);
        }
    }

    private void step(char letter) {
        number(letter - 'A');
    }

    private void number(long value) {
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
        if (closed) {
            return;
        }
        try {
            out.write(some, 0, length);
        } catch (IOException e) {
            throw failure(e);
        }
    }
}
