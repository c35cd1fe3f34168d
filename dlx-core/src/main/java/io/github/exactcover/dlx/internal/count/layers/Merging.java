package io.github.exactcover.dlx.internal.count.layers;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Merges the states of a layer that have the same {@link Certificate}, and drops those that have no solution. */
final class Merging {

    private final Frontier frontier;
    private final int layer;
    private final Memory memory;
    private final int words;
    private final Certificate certificate;

    /** Writes certificates of {@link #merged} once more; null as long as that was not necessary. */
    private @Nullable Certificate second;

    private final StateTable table;
    private final StateTable merged;
    private final CertificateTable known;

    /** The next state to look at. */
    private int state;

    Merging(Frontier frontier, int layer, Certificate certificate, StateTable table, Memory memory) {
        this.frontier = frontier;
        this.layer = layer;
        this.certificate = certificate;
        this.words = frontier.words;
        this.table = table;
        this.memory = memory;
        this.merged = new StateTable(memory, words, table.valueWords());
        this.known = new CertificateTable(memory, this::hasCertificate);
    }

    /** Looks at more states until that took about so many steps. Says whether all are done. */
    boolean run(long steps) {
        long stop = certificate.steps() + steps;
        while (state < table.size() && certificate.steps() < stop) {
            if (memory.isFull()) {
                copy();
            } else {
                merge(table.chunk(state), table.place(state));
            }
            state++;
        }
        table.dropBefore(state);
        return state == table.size();
    }

    private void merge(long[] chunk, int place) {
        if (certificate.write(chunk, place)) {
            int before = known.size();
            int number = known.number(certificate.bytes(), certificate.length());
            if (number == before) {
                merged.append(chunk, place, chunk, place + words, table.valueWords());
            } else {
                merged.addTo(number, chunk, place + words, table.valueWords());
            }
        }
    }

    private boolean hasCertificate(int number, byte[] bytes, int length) {
        Certificate other = second == null ? Certificate.of(frontier, layer) : second;
        second = other;
        return other != null
                && other.write(merged.chunk(number), merged.place(number))
                && Arrays.equals(bytes, 0, length, other.bytes(), 0, other.length());
    }

    private void copy() {
        long[] chunk = table.chunk(state);
        int place = table.place(state);
        merged.append(chunk, place, chunk, place + words, table.valueWords());
    }

    /** The states that are left. */
    StateTable end() {
        table.drop();
        known.drop();
        merged.dropIndex();
        return merged;
    }
}
