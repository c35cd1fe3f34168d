package io.github.exactcover.dlx.check;

import static io.github.exactcover.dlx.check.RefusedException.require;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/**
 * Reads the lines and the numbers of a proof. An {@link EOFException} says that the file ends too early, and an
 * {@link InterruptedIOException} why the search was stopped.
 */
class ProofReader {

    /** No line is longer than this many bytes. */
    private static final int LONGEST_LINE = 1 << 24;

    /** How many bytes gzip writes behind what is packed: a checksum, of which a proof has no need. */
    private static final int TRAILER = 8;

    private final InputStream file;
    private final boolean isPacked;
    private final Inflater inflater = new Inflater(true);

    /** The proof, unpacked. */
    private final InputStream in;

    /** A reader of a proof that may be packed by gzip. */
    ProofReader(InputStream proof) throws IOException {
        file = new BufferedInputStream(proof);
        file.mark(1);
        isPacked = file.read() == (GZIPInputStream.GZIP_MAGIC & 255);
        file.reset();
        if (isPacked) {
            new GZIPInputStream(file); // This reads the header, and no more.
        }
        in = isPacked ? new BufferedInputStream(new InflaterInputStream(file, inflater, 1 << 16)) : file;
    }

    /** Whether nothing follows, neither in the proof nor in the file. */
    boolean isAtEnd() throws IOException {
        boolean ends = in.read() < 0;
        int behind = inflater.getRemaining() + file.readNBytes(TRAILER + 1).length;
        if (ends && isPacked && behind < TRAILER) {
            throw new EOFException();
        }
        return ends && behind == (isPacked ? TRAILER : 0);
    }

    private int next() throws IOException {
        int next = in.read();
        if (next < 0) {
            throw new EOFException();
        }
        return next;
    }

    String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = next(); next != '\n'; next = next()) {
            if (next == 'B' - 'A' && line.isEmpty()) { // The step BREAK, in place of the last line.
                throw new InterruptedIOException(line());
            }
            require(next >= ' ' && next <= '~' && line.length() < LONGEST_LINE, "a line of the proof is not text");
            line.append((char) next);
        }
        return line.toString();
    }

    /** A number: 7 bits a byte, the low ones first, and the highest bit says that more follow. */
    long number() throws IOException {
        long value = 0;
        int next = 128;
        for (int shift = 0; next >= 128; shift += 7) {
            next = next();
            require(shift < 63, "a number has more than 63 bits");
            value |= (long) (next & 127) << shift;
        }
        return value;
    }

    int number(long below, String what) throws IOException {
        long value = number();
        require(value < below, "there is no " + what + " " + value);
        return (int) value;
    }
}
