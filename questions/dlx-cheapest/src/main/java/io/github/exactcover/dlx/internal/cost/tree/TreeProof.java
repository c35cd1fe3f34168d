package io.github.exactcover.dlx.internal.cost.tree;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Writes the tree of a {@link PriceTree} as a proof. The checker adds up the same prices to the same bounds, so it
 * drops what the tree drops.
 */
final class TreeProof {

    private final ProofWriter writer;
    private final PricedTable table;
    private final Chosen chosen;
    private final PricePath path;

    /** The prices that the proof has at each level of the path, in its own unit. */
    private long[][] written;

    TreeProof(ProofWriter writer, PricedTable table, Chosen chosen, PricePath path) {
        this.writer = writer;
        this.table = table;
        this.chosen = chosen;
        this.path = path;
        this.written = new long[][] {new long[table.itemCount()]};
    }

    /** Before the path goes down to a child: chooses its option, if the node branches on an item. */
    void descend() {
        int depth = path.depth() + 1;
        if (depth == written.length) {
            written = Arrays.copyOf(written, 2 * depth);
        }
        written[depth] = written[depth - 1].clone();
        int option = path.nextCandidate();
        if (option >= 0) {
            writer.branch(option, true);
        }
    }

    /** After the last child of a node: if it branches on an item, that has too few options left. */
    void leave() {
        int item = path.now().item();
        if (item >= 0) {
            writer.item(item);
        }
    }

    /** A node that branches on an option. */
    void branchOnOption(int option, boolean isChosenFirst) {
        writer.branch(option, isChosenFirst);
    }

    /** An item that needs all options it has left, or has too few. */
    void item(int item) {
        writer.item(item);
    }

    /**
     * The prices of the node.
     *
     * @param counts how many options each item has left; if it has none, its price does not matter
     */
    void prices(long[] prices, IntUnaryOperator counts) {
        long[] before = written[path.depth()];
        long[] after = before.clone();
        for (int item = 0; item < after.length; item++) {
            after[item] = counts.applyAsInt(item) > 0 ? prices[item] * table.unit() : after[item];
        }
        writer.prices(before, after);
        written[path.depth()] = after;
    }

    /** An option must be chosen, because without it the prices are too high. */
    void mustHave(int option) {
        writer.branch(option, false);
        writer.prices(written[path.depth()], written[path.depth()]);
    }

    /** A solution; it has to be said where an item has room for more. */
    void solution() {
        for (int item = 0; item < table.primaryCount; item++) {
            if (chosen.allowed(item) > 0) {
                writer.leaf();
                return;
            }
        }
    }
}
