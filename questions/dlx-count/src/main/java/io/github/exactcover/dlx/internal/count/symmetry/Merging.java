package io.github.exactcover.dlx.internal.count.symmetry;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import io.github.exactcover.dlx.internal.race.Crew;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Merges the states of a layer that have the same {@link Certificate}, and drops those that have no solution. Several
 * threads may write certificates. One thread compares them, in the order of the states.
 */
public final class Merging {

    /**
     * How many certificates each thread writes at most before they are compared, and how many options these have at
     * most: about a millisecond of work, so that a run is soon over. A single thread compares each at once.
     */
    private static final int BLOCK = 64;

    private static final int BLOCK_OPTIONS = 32_768;

    private final Frontier frontier;
    private final int layer;
    private final Memory memory;
    private final Crew crew;
    private final StateTable table;
    private final StateTable merged;
    private final CertificateTable known;

    /** The writer of each thread. The last one writes certificates of {@link #merged} again. */
    private final @Nullable Certificate[] writers;

    /** The next state to look at. */
    private int state;

    /** The certificates of the next states, and their lengths; a negative one if the state has no solution. */
    private final byte[][] written;

    private final int[] lengths;

    public Merging(Frontier frontier, int layer, Certificate first, StateTable table, Memory memory, Crew crew) {
        this.frontier = frontier;
        this.layer = layer;
        this.table = table;
        this.memory = memory;
        this.crew = crew;
        this.merged = new StateTable(memory, frontier.words, table.valueWords());
        this.known = new CertificateTable(memory, this::hasCertificate);
        this.writers = new Certificate[crew.size() + 1];
        writers[0] = first;
        int options = frontier.options.length - frontier.firstRows[layer];
        int each = Math.max(1, Math.min(BLOCK, BLOCK_OPTIONS / Math.max(1, options)));
        int block = crew.size() == 1 ? 1 : each * crew.size();
        this.written = new byte[block][0];
        this.lengths = new int[block];
    }

    /** The writer of a thread. Only that thread calls this. */
    private Certificate writer(int thread) {
        Certificate writer = writers[thread];
        if (writer == null) {
            writer = Certificate.of(frontier, layer);
            if (writer == null) {
                throw new AssertionError("There was one for this layer before");
            }
            writers[thread] = writer;
        }
        return writer;
    }

    /** Looks at more states, for about this many steps. Returns whether all are done. */
    public boolean run(long steps) {
        long stop = steps() + steps;
        while (state < table.size() && steps() < stop) {
            int end = Math.min(table.size() - state, lengths.length) + state;
            if (memory.isFull()) {
                for (; state < end; state++) {
                    append();
                }
            } else {
                write(end - state);
                for (int i = 0; state < end; state++, i++) {
                    merge(written[i], lengths[i]);
                }
            }
        }
        table.dropBefore(state);
        return state == table.size();
    }

    /** How many steps the refinements took so far. */
    public long steps() {
        long steps = 0;
        for (Certificate writer : writers) {
            steps += writer == null ? 0 : writer.steps();
        }
        return steps;
    }

    /** Writes the certificates of the next states. */
    private void write(int count) {
        AtomicInteger next = new AtomicInteger();
        crew.run(thread -> {
            Certificate writer = writer(thread);
            for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
                write(i, writer);
            }
        });
    }

    private void write(int i, Certificate writer) {
        boolean solvable = writer.write(table.chunk(state + i), table.place(state + i));
        lengths[i] = solvable ? writer.length() : -1;
        if (lengths[i] > written[i].length) {
            written[i] = new byte[lengths[i] + lengths[i] / 2];
        }
        System.arraycopy(writer.bytes(), 0, written[i], 0, Math.max(0, lengths[i]));
    }

    private void merge(byte[] certificate, int length) {
        if (length >= 0) {
            int before = known.size();
            int number = known.number(certificate, length);
            if (number == before) {
                append();
            } else {
                merged.addTo(number, table.chunk(state), table.place(state) + frontier.words, table.valueWords());
            }
        }
    }

    /** Whether a state that was kept has this certificate. Its own is written again to compare them. */
    public boolean hasCertificate(int number, byte[] certificate, int length) {
        Certificate again = writer(crew.size());
        return again.write(merged.chunk(number), merged.place(number))
                && Arrays.equals(certificate, 0, length, again.bytes(), 0, again.length());
    }

    private void append() {
        long[] chunk = table.chunk(state);
        int place = table.place(state);
        merged.append(chunk, place, chunk, place + frontier.words, table.valueWords());
    }

    /** The states that were kept. */
    public StateTable end() {
        table.drop();
        known.drop();
        merged.dropIndex();
        return merged;
    }
}
