package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import io.github.exactcover.dlx.internal.count.disk.Ints;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The solutions of a diagram that have all required options and no forbidden one. At each node, only the solutions with
 * the most required options are kept. At the root, these have all required options, or no solution has. This also drops
 * solutions whose path through the diagram never meets a required option.
 *
 * <p>It goes through the nodes three times: upwards for what is kept, downwards for the nodes that the root still
 * needs, and upwards to make these. Two nodes can only become equal if one of them loses a child, or has a child that
 * became equal to another node. While there is no such node, nodes are only copied. From such a node on they are
 * compared, also with those before it. Where all nodes of some options come one after the other, as in a diagram that
 * was built by layers, that ends with these options.
 */
final class Restrictions {

    // For each node two bits, which of its children the root needs. Its other bits are one more than the number of
    // required options in each solution that is kept, or NOTHING if none is.
    private static final int HIGH = 1 << 30;
    private static final int LOW = 1 << 31;
    private static final int BOTH = HIGH | LOW;
    private static final int NOTHING = 0;

    /** Added to the number of a new node that another node became before. */
    private static final int SAME = 1 << 31;

    private final Diagram diagram;

    /** By option: 1 if it is required, and -1 if it is forbidden. */
    private final byte[] wishes;

    private final int requiredCount;
    private final DiagramBuilder builder;

    /**
     * For each node the bits above. Then, for those that are needed, the node of the new diagram, and {@link #SAME}.
     */
    private final Ints numbers;

    /** The last node that is made for each option; before those of the options, the last AND node. */
    private final int[] lasts;

    /** The first node of the options that are under way, and whether they are compared. */
    private int first;

    private boolean compares;

    private Restrictions(Diagram diagram, int optionCount, BitSet required, BitSet forbidden) {
        this.diagram = diagram;
        this.requiredCount = required.cardinality();
        this.wishes = new byte[optionCount];
        required.stream().forEach(option -> wishes[option] = 1);
        forbidden.stream().forEach(option -> wishes[option] = -1);
        @Nullable
        DiskSpace disk = diagram.disk() == null ? null : diagram.disk().another();
        this.builder = new DiagramBuilder(memory(disk), disk);
        this.numbers = new Ints(disk, diagram.nodeCount());
        this.lasts = new int[optionCount + 1];
    }

    /** How much memory the builder may use. Where the diagram fits in memory, a part of it does too. */
    private static long memory(@Nullable DiskSpace disk) {
        return disk == null ? Long.MAX_VALUE : Runtime.getRuntime().maxMemory() / 8;
    }

    static Diagram of(Diagram diagram, int optionCount, BitSet required, BitSet forbidden) {
        return new Restrictions(diagram, optionCount, required, forbidden).restricted();
    }

    private Diagram restricted() {
        keep();
        int root = Diagram.NONE;
        if (numbers.get(diagram.root()) == requiredCount + 1) {
            select();
            make();
            root = numbers.get(diagram.root()) & ~SAME;
        }
        numbers.cut(0);
        return builder.buildAll(root);
    }

    /** Finds out how many required options the solutions of each node have at most. */
    private void keep() {
        numbers.set(Diagram.UNIT, 1);
        for (int node = Diagram.UNIT + 1; node < diagram.nodeCount(); node++) {
            int high = numbers.get(diagram.high(node));
            int low = numbers.get(diagram.low(node));
            int option = diagram.option(node);
            int most = option == Diagram.AND
                    ? (high == NOTHING || low == NOTHING ? NOTHING : high + low - 1)
                    : Math.max(with(option, high), low);
            numbers.set(node, most);
        }
    }

    /** How many required options there are with an option, if there are so many in the high child. */
    private int with(int option, int high) {
        int wish = wishes[option];
        return high == NOTHING || wish < 0 ? NOTHING : high + wish;
    }

    /** Marks all nodes that the root needs. */
    private void select() {
        need(diagram.root(), numbers.get(diagram.root()));
        for (int node = diagram.root(); node > Diagram.UNIT; node--) {
            int most = numbers.get(node);
            if ((most & BOTH) != 0) {
                select(node, most & ~BOTH);
            }
        }
    }

    private void need(int node, int number) {
        numbers.set(node, number | BOTH);
    }

    private void select(int node, int most) {
        int option = diagram.option(node);
        int high = diagram.high(node);
        int low = diagram.low(node);
        int highNumber = numbers.get(high);
        int lowNumber = numbers.get(low);
        boolean isAnd = option == Diagram.AND;
        boolean keepsHigh = isAnd || with(option, highNumber & ~BOTH) == most;
        boolean keepsLow = isAnd || (lowNumber & ~BOTH) == most;
        numbers.set(node, (keepsHigh ? HIGH : 0) + (keepsLow ? LOW : 0));
        if (keepsHigh) {
            lasts[option + 1] = Math.max(lasts[option + 1], node);
            need(high, highNumber);
        }
        if (keepsLow) {
            need(low, lowNumber);
        }
    }

    /** Makes the nodes that are needed. */
    private void make() {
        numbers.set(Diagram.NONE, Diagram.NONE);
        numbers.set(Diagram.UNIT, Diagram.UNIT);
        BitSet begun = new BitSet();
        int unfinished = 0;
        first = builder.size();
        for (int node = Diagram.UNIT + 1; node <= diagram.root(); node++) {
            int kept = numbers.get(node);
            if (kept == LOW) {
                numbers.set(node, numbers.get(diagram.low(node)) | SAME);
            } else if ((kept & BOTH) != 0) {
                int option = diagram.option(node);
                if (!begun.get(option + 1)) {
                    begun.set(option + 1);
                    unfinished++;
                }
                numbers.set(node, made(node, option, kept));
                if (node == lasts[option + 1] && --unfinished == 0) {
                    first = builder.size();
                    compares = false;
                }
            }
        }
    }

    private int made(int node, int option, int kept) {
        int high = numbers.get(diagram.high(node));
        int oldLow = diagram.low(node);
        int low = kept == BOTH ? numbers.get(oldLow) : Diagram.NONE;
        boolean changed = ((high | low) & SAME) != 0 || (kept == HIGH && oldLow != Diagram.NONE);
        if (changed && !compares) {
            builder.compareFrom(first);
            compares = true;
        }
        if (!compares) {
            return builder.added(option, high, low);
        }
        int size = builder.size();
        int made = option == Diagram.AND
                ? builder.and(high & ~SAME, low & ~SAME)
                : builder.decision(option, high & ~SAME, low & ~SAME);
        return made < size ? made | SAME : made;
    }
}
