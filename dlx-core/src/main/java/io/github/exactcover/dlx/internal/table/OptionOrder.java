package io.github.exactcover.dlx.internal.table;

import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A table whose options were put into another order, for engines try options in the order of their table, and the way
 * back to the numbers that the options had before. Immutable.
 */
public final class OptionOrder {

    private final OptionTable table;

    /** The old number of each option; empty if no number has changed. */
    private final int[] originals;

    private OptionOrder(OptionTable table, int[] originals) {
        this.table = table;
        this.originals = originals;
    }

    /** The order that the table has. */
    public static OptionOrder unchanged(OptionTable table) {
        return new OptionOrder(table, new int[0]);
    }

    /** A random order, which is the same for the same seed and number of options on every machine. */
    public static OptionOrder shuffled(OptionTable table, long seed) {
        int[] originals = IntStream.range(0, table.optionCount()).toArray();
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = originals.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int moved = originals[i];
            originals[i] = originals[j];
            originals[j] = moved;
        }
        return new OptionOrder(table.reordered(originals), originals);
    }

    /** The table in the new order. */
    public OptionTable table() {
        return table;
    }

    /** The old numbers of some options, in the same order. */
    public int[] originals(int[] options) {
        if (originals.length == 0) {
            return options;
        }
        int[] found = new int[options.length];
        for (int i = 0; i < options.length; i++) {
            found[i] = originals[options[i]];
        }
        return found;
    }
}
