package io.github.exactcover.dlx.check;

import static io.github.exactcover.dlx.check.RefusedException.require;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/** Reads the lines and the numbers of a proof. An {@link EOFException} says that it ends too early. */
class ProofReader {

    /** No line is longer than this many bytes. */
    private static final int LONGEST_LINE = 1 << 24;

    private final InputStream in;

    /** A reader of a proof that may be packed by gzip. */
    ProofReader(InputStream proof) throws IOException {
        InputStream bytes = new BufferedInputStream(proof);
        bytes.mark(1);
        boolean packed = bytes.read() == (GZIPInputStream.GZIP_MAGIC & 255);
        bytes.reset();
        in = packed ? new BufferedInputStream(new GZIPInputStream(bytes, 1 << 16)) : bytes;
    }

    /** Whether nothing follows. */
    boolean isAtEnd() throws IOException {
        return in.read() < 0;
    }

    private int next() throws IOException {
        int next = in.read();
        if (next < 0) {
            throw new EOFException("the file ends too early");
        }
        return next;
    }

    String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = next(); next != '\n'; next = next()) {
            if (next == 'B' - 'A' && line.isEmpty()) { // The step BREAK, in place of the last line.
                throw new EOFException(line());
            }
            require(next >= ' ' && next <= '~' && line.length() < LONGEST_LINE, "a line of the proof is not text");
            line.append((char) next);
        }
        return line.toString();
    }

    /** A number: 7 bits a byte, the low ones first, and the highest bit says that more follow. */
    long number() throws IOException {
        long value = 0;
        for (int shift = 0; ; shift += 7) {
            int next = next();
            require(shift < 63, "a number has more than 63 bits");
            value |= (long) (next & 127) << shift;
            if (next < 128) {
                return value;
            }
        }
    }

    int number(long below, String what) throws IOException {
        long value = number();
        require(value < below, "there is no " + what + " " + value);
        return (int) value;
    }
}
