package io.github.exactcover.dlx.internal.count.layers;

/** Merges the states of a layer that have the same {@link Certificate}, and drops those that have no solution. */
final class Merging {

    /** With more bytes of certificates than this, the states that are left are not looked at. */
    private static final long MOST_BYTES = 1L << 29;

    private final Memory memory;
    private final int words;
    private final Certificate certificate;
    private final StateTable table;
    private final StateTable merged;
    private final CertificateTable known;

    /** The next state to look at. */
    private int state;

    private final long usedBefore;

    Merging(Certificate certificate, int words, StateTable table, Memory memory) {
        this.certificate = certificate;
        this.words = words;
        this.table = table;
        this.memory = memory;
        this.usedBefore = memory.used();
        this.merged = new StateTable(memory, words, table.valueWords());
        this.known = new CertificateTable(memory);
    }

    /** Looks at more states until that took about so many steps. Says whether all are done. */
    boolean run(long steps) {
        long stop = certificate.steps() + steps;
        while (state < table.size() && certificate.steps() < stop) {
            if (memory.isFull() || memory.used() - usedBefore > MOST_BYTES) {
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
