package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import io.github.exactcover.dlx.internal.count.symmetry.Certificate;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.table.Patience;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Writes the proof of a count by layers: the order of the items, and how a checker has to go on from each layer. Where
 * states are merged, that depends on the states and on their order, so it goes through the same states in the same
 * order as the checker does.
 */
final class ProvenSweep {

    private final Frontier frontier;
    private final ProofWriter proof;
    private final boolean merges;

    /** By layer: its states. The values do not matter. If no states are merged, all are the same table, for nothing. */
    private final StateTable[] tables;

    /** How many states were left after the last merging. */
    private int left = Sweep.FEWEST_MERGED - 1;

    /**
     * Begins a proof in place of what the writer has so far. The caller has the number of solutions already.
     *
     * @param order the primary items in the order of the layers
     * @param merges whether states are to be merged; then the table has no colors and no bounds, and an item has one
     *     layer
     */
    ProvenSweep(Frontier frontier, int[] order, ProofWriter proof, boolean merges) {
        this.frontier = frontier;
        this.proof = proof;
        this.merges = merges;
        this.tables = new StateTable[frontier.layers + 1];
        Arrays.setAll(tables, of -> merges || of == 0 ? newTable() : tables[0]);
        add(0, new long[frontier.words], 0);
        proof.beginAgain();
        if (IntStream.of(order).allMatch(item -> frontier.table.high(item) == 0)) {
            return; // The root is a solution, and has no steps.
        }
        proof.sweep(order);
        for (int layer = 0; !merges && layer < order.length; layer++) {
            proof.layer(false);
        }
    }

    private StateTable newTable() {
        return new StateTable(new Memory(Long.MAX_VALUE), frontier.words, 1);
    }

    private void add(int to, long[] keys, int at) {
        tables[to].valueOr(keys, at, 1);
    }

    void write() {
        for (int layer = 0; merges && layer < frontier.layers; layer++) {
            Certificate certificate = tables[layer].size() > left ? Certificate.of(frontier, layer, true) : null;
            proof.layer(certificate != null);
            if (certificate != null) {
                merge(layer, certificate);
            }
            StateTable table = tables[layer];
            for (int state = 0; state < table.size(); state++) {
                expand(layer, table.chunk(state), table.place(state));
            }
            table.drop();
        }
    }

    /**
     * Writes numbers for the items of each state, and keeps one of the states whose remaining problems are the same.
     */
    private void merge(int layer, Certificate certificate) {
        StateTable all = tables[layer];
        tables[layer] = newTable();
        Set<ByteBuffer> known = new HashSet<>();
        for (int state = 0; state < all.size(); state++) {
            certificate.write(all.chunk(state), all.place(state));
            Patience.ofThread().spend(certificate.length());
            proof.names(certificate.items());
            if (known.add(ByteBuffer.wrap(Arrays.copyOf(certificate.bytes(), certificate.length())))) {
                add(layer, all.chunk(state), all.place(state));
            }
        }
        left = Math.max(Sweep.FEWEST_MERGED - 1, known.size());
    }

    private void expand(int layer, long[] keys, int at) {
        Patience.ofThread().spend(frontier.rowCount(layer));
        long[] key = new long[frontier.words];
        for (int row = frontier.firstRows[layer]; row < frontier.firstRows[layer + 1]; row++) {
            if (frontier.rows.fits(row, keys, at)) {
                frontier.rows.choose(row, keys, at, key, 0);
                add(frontier.next(layer, key, 0), key, 0);
            }
        }
    }
}
