package io.github.exactcover.dlx.internal.count.symmetry;

import io.github.exactcover.dlx.internal.count.frontier.Memory;
import java.util.Arrays;

/**
 * Gives each certificate a number, from 0 on. Certificates are compared in full, so they are kept while there is
 * memory. Of later ones only a hash is kept. When another certificate has the same hash, the state's own is written
 * again.
 */
public final class CertificateTable {

    /** Writes the certificate of an earlier state again. */
    public interface Writer {

        /** Whether the certificate with a number equals a given one. */
        boolean isEqual(int number, byte[] certificate, int length);
    }

    /**
     * Certificates are kept only while the free memory is this many times as large as they are, so that states have
     * room. With 1 and 16, Latin squares of order 6 visit the same nodes in 600 KB.
     */
    private static final int ROOM = 4;

    private final Memory memory;
    private final Writer writer;

    /** The certificates that are kept, one after the other; the one of number n ends where that of n + 1 begins. */
    private byte[] bytes = new byte[1 << 8];

    private int[] starts = new int[16];

    /** How many are kept: the first ones. */
    private int kept;

    private boolean keepsMore = true;

    /** By number: the hash. */
    private long[] hashes = new long[16];

    private int size;

    /** By hash: the number of a certificate plus one, or 0. */
    private int[] index = new int[32];

    private long taken;

    public CertificateTable(Memory memory, Writer writer) {
        this.memory = memory;
        this.writer = writer;
        take(bytes.length + 4L * starts.length + 8L * hashes.length + 4L * index.length);
    }

    private void take(long more) {
        taken += more;
        memory.take(more);
    }

    public int size() {
        return size;
    }

    /** The number of a certificate; {@link #size} as it was before if it is new. */
    public int number(byte[] certificate, int length) {
        long hash = hash(certificate, length);
        int slot = slot(hash);
        while (index[slot] != 0) {
            int number = index[slot] - 1;
            if (hashes[number] == hash && isEqual(number, certificate, length)) {
                return number;
            }
            slot = slot + 1 & index.length - 1;
        }
        index[slot] = size + 1;
        add(hash, certificate, length);
        return size - 1;
    }

    private boolean isEqual(int number, byte[] certificate, int length) {
        return number < kept
                ? Arrays.equals(bytes, starts[number], starts[number + 1], certificate, 0, length)
                : writer.isEqual(number, certificate, length);
    }

    private void add(long hash, byte[] certificate, int length) {
        if (size == hashes.length) {
            take(8L * size);
            hashes = Arrays.copyOf(hashes, 2 * size);
        }
        hashes[size++] = hash;
        if (2 * size > index.length) {
            growIndex();
        }
        keepsMore = keepsMore && makeRoom(length);
        if (keepsMore) {
            keep(certificate, length);
        }
    }

    /** Makes room for a certificate. Returns false if it would take too much of the memory that is left. */
    private boolean makeRoom(int length) {
        long end = (long) starts[kept] + length;
        if (end <= bytes.length) {
            return true;
        }
        long longer = Math.max(end, bytes.length + (bytes.length >> 1));
        if (longer > Integer.MAX_VALUE - 8 || ROOM * longer > memory.limit() - memory.used()) {
            return false;
        }
        take(longer - bytes.length);
        bytes = Arrays.copyOf(bytes, (int) longer);
        return true;
    }

    private void keep(byte[] certificate, int length) {
        System.arraycopy(certificate, 0, bytes, starts[kept], length);
        if (++kept == starts.length) {
            take(4L * kept);
            starts = Arrays.copyOf(starts, 2 * kept);
        }
        starts[kept] = starts[kept - 1] + length;
    }

    private void growIndex() {
        take(4L * index.length);
        index = new int[2 * index.length];
        for (int number = 0; number < size; number++) {
            int slot = slot(hashes[number]);
            while (index[slot] != 0) {
                slot = slot + 1 & index.length - 1;
            }
            index[slot] = number + 1;
        }
    }

    private int slot(long hash) {
        return (int) (hash ^ hash >>> 32) & index.length - 1;
    }

    private static long hash(byte[] bytes, int length) {
        long code = 0;
        for (int i = 0; i < length; i++) {
            code = (code + bytes[i]) * 0x9E3779B97F4A7C15L;
            code ^= code >>> 29;
        }
        return code;
    }

    /** Gives the memory back. */
    public void drop() {
        memory.give(taken);
        taken = 0;
        bytes = new byte[0];
    }
}
