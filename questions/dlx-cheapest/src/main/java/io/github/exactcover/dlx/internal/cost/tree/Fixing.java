package io.github.exactcover.dlx.internal.cost.tree;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.prices.VolumeAlgorithm;
import io.github.exactcover.dlx.internal.cost.tree.PricePath.Level;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Fixes what is certain at a node of the search by prices. It chooses options that an item needs because it has no
 * others left, and drops or chooses options by their net cost. The bound and the net cost of an option together bound
 * every solution that has the option, if the net cost is positive, and every solution without it, if it is negative.
 */
final class Fixing {

    private final PricedTable table;
    private final Chosen chosen;
    private final PricePath path;
    private final VolumeAlgorithm volume;

    /** Where what is fixed is written down; null if no proof is wanted. */
    private final @Nullable TreeProof proof;

    /** How many options each item has left. */
    private final int[] counts;

    private final boolean[] isForced;

    Fixing(PricedTable table, Chosen chosen, PricePath path, VolumeAlgorithm volume, @Nullable TreeProof proof) {
        this.table = table;
        this.chosen = chosen;
        this.path = path;
        this.volume = volume;
        this.proof = proof;
        this.counts = new int[table.itemCount()];
        this.isForced = new boolean[counts.length];
    }

    /** How many options an item has left, after {@link #settle}. */
    int count(int item) {
        return counts[item];
    }

    /** Chooses what is forced, as long as anything is. Returns false if some item cannot be covered often enough. */
    boolean settle() {
        while (true) {
            count();
            boolean isSomeForced = false;
            for (int item = 0; item < table.primaryCount; item++) {
                int needed = chosen.needed(item);
                if (counts[item] < needed) {
                    if (proof != null) {
                        proof.item(item);
                    }
                    return false;
                }
                isForced[item] = needed > 0 && counts[item] == needed;
                isSomeForced |= isForced[item];
            }
            if (!isSomeForced) {
                tellItems();
                return true;
            }
            if (!chooseForced()) {
                return false;
            }
            Patience.ofThread().spend(counts.length + path.now().size());
        }
    }

    private void count() {
        Arrays.fill(counts, 0);
        Level node = path.now();
        for (int q = node.from; q < node.to; q++) {
            int option = path.options[q];
            int end = table.starts[option + 1];
            for (int cell = table.starts[option]; cell < end; cell++) {
                counts[table.items[cell]]++;
            }
        }
    }

    private boolean chooseForced() {
        int size = chosen.size();
        Level node = path.now();
        for (int q = node.from; q < node.to; q++) {
            int option = path.options[q];
            int item = forcing(option);
            if (item >= 0) {
                if (proof != null) {
                    proof.item(item);
                }
                if (!chosen.fits(option) || (proof != null && hasTooFew(item))) {
                    return false;
                }
                chosen.choose(option);
            }
        }
        path.drop(size);
        return true;
    }

    /** An item that needs all options it has left, this one among them; -1 if there is none. */
    private int forcing(int option) {
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            if (table.items[cell] < table.primaryCount && isForced[table.items[cell]]) {
                return table.items[cell];
            }
        }
        return -1;
    }

    /** Whether some options of an item do not fit any more, and it needed them all: then the proof ends here. */
    private boolean hasTooFew(int item) {
        int needed = chosen.needed(item);
        int fitting = needed > 1 ? 0 : needed; // The one that was looked at fits.
        Level node = path.now();
        for (int q = node.from; q < node.to && fitting < needed; q++) {
            int option = path.options[q];
            fitting += table.has(option, item) && !chosen.has(option) && chosen.fits(option) ? 1 : 0;
        }
        return fitting < needed;
    }

    private void tellItems() {
        volume.clear();
        for (int item = 0; item < counts.length; item++) {
            if (counts[item] > 0 && table.isPriced[item]) {
                int allowed = chosen.allowed(item);
                volume.item(item, chosen.needed(item), counts[item] <= allowed ? Integer.MAX_VALUE : allowed);
            }
        }
    }

    /**
     * Drops what cannot be part of a solution below the limit, and chooses what must be. Returns whether it chose.
     *
     * @param gap how much the limit is above the bound
     */
    boolean dropByNetCost(long gap) {
        Level node = path.now();
        int end = node.from;
        int size = chosen.size();
        for (int q = node.from; q < node.to; q++) {
            long net = volume.net(q);
            if (net > gap) {
                path.countUpdates(1);
            } else if (-net > gap && chosen.fits(path.options[q])) {
                if (proof != null) {
                    proof.mustHave(path.options[q]);
                }
                chosen.choose(path.options[q]);
                path.countUpdates(1);
            } else {
                end = path.put(q, end);
            }
        }
        node.to = end;
        if (chosen.size() == size) {
            return false;
        }
        path.drop(size);
        return true;
    }
}
