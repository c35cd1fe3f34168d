package io.github.exactcover.dlx.internal.count.layers;

import java.util.Arrays;

/** Gives each certificate a number, from 0 on. Certificates are compared in full. */
final class CertificateTable {

    private final Memory memory;

    /** All certificates, one after the other; the one of number n ends where that of n + 1 begins. */
    private byte[] bytes = new byte[1 << 12];

    private int[] starts = new int[64];
    private int size;

    /** By hash: the number of a certificate plus one, or 0. */
    private int[] index = new int[128];

    private long taken;

    CertificateTable(Memory memory) {
        this.memory = memory;
        take(bytes.length + 4L * starts.length + 4L * index.length);
    }

    private void take(long more) {
        taken += more;
        memory.take(more);
    }

    int size() {
        return size;
    }

    /** The number of a certificate; {@link #size} as it was before if it is new. */
    int number(byte[] certificate, int length) {
        int mask = index.length - 1;
        int slot = hash(certificate, 0, length) & mask;
        for (; index[slot] != 0; slot = slot + 1 & mask) {
            int number = index[slot] - 1;
            if (Arrays.equals(bytes, starts[number], starts[number + 1], certificate, 0, length)) {
                return number;
            }
        }
        index[slot] = size + 1;
        append(certificate, length);
        return size - 1;
    }

    private void append(byte[] certificate, int length) {
        int start = starts[size];
        if (start + length > bytes.length) {
            int longer = Math.max(start + length, bytes.length + (bytes.length >> 1));
            take(longer - bytes.length);
            bytes = Arrays.copyOf(bytes, longer);
        }
        System.arraycopy(certificate, 0, bytes, start, length);
        if (++size == starts.length) {
            take(4L * starts.length);
            starts = Arrays.copyOf(starts, 2 * starts.length);
        }
        starts[size] = start + length;
        if (2 * size > index.length) {
            growIndex();
        }
    }

    private void growIndex() {
        take(4L * index.length);
        index = new int[2 * index.length];
        int mask = index.length - 1;
        for (int number = 0; number < size; number++) {
            int slot = hash(bytes, starts[number], starts[number + 1]) & mask;
            while (index[slot] != 0) {
                slot = slot + 1 & mask;
            }
            index[slot] = number + 1;
        }
    }

    private static int hash(byte[] bytes, int from, int to) {
        long code = 0;
        for (int i = from; i < to; i++) {
            code = (code + bytes[i]) * 0x9E3779B97F4A7C15L;
            code ^= code >>> 29;
        }
        return (int) (code ^ code >>> 32);
    }

    /** Nothing is needed any more. */
    void drop() {
        memory.give(taken);
        taken = 0;
        bytes = new byte[0];
    }
}
