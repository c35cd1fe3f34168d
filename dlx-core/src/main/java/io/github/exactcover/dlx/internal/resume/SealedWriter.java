package io.github.exactcover.dlx.internal.resume;

import java.io.Flushable;
import java.io.IOException;
import java.time.Duration;

/** Writes {@link SealedText} line by line, for texts that do not fit into memory. */
public final class SealedWriter {

    private final Appendable out;
    private final Fingerprint seal = new Fingerprint();
    private long size;

    /** When {@link #touch} wrote something. */
    private long touched = System.nanoTime();

    /**
     * Writes the first line.
     *
     * @param firstLine what the lines are and the version of their format
     */
    public SealedWriter(Appendable out, String firstLine) throws IOException {
        this.out = out;
        add(firstLine);
    }

    /** Writes a line, in ASCII. */
    public void add(String line) throws IOException {
        seal.add(line);
        write(line);
    }

    /**
     * Writes an empty line, which says nothing, if that was not done for a while. Otherwise the file would look like
     * that of a killed program.
     */
    public void touch(Duration after) throws IOException {
        if (System.nanoTime() - touched >= after.toNanos()) {
            touched = System.nanoTime();
            add("");
            if (out instanceof Flushable flushable) {
                flushable.flush();
            }
        }
    }

    /** Writes the check sum. Returns how many bytes all lines take. */
    public long seal() throws IOException {
        write(SealedText.SEAL + seal.text());
        return size;
    }

    private void write(String line) throws IOException {
        out.append(line).append('\n');
        size += line.length() + 1;
    }
}
