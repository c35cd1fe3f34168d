package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.PricePath.Level;

/**
 * Tries several pairs of items before a node branches on one of them: some steps for prices tell how much the bound rises if
 * the two items are together, and how much if they are apart. A pair that raises both makes the tree much smaller than one of
 * which the averaged solution is merely least sure. This costs more than the node itself, so it pays only in long searches.
 */
final class Trials {

    /** How many pairs are tried near the root, where a good choice counts most, and below. */
    private static final int MOST_PAIRS = Pairs.MOST_FOUND;

    private static final int MOST_PAIRS_BELOW = 8;
    private static final int TOP = 6;

    /** Deeper down, subtrees are too small. */
    private static final int DEEPEST = 20;

    private static final int STEPS = 60;

    /** The cells that the trials of a node may look at; some tens of milliseconds. */
    private static final long MOST_CELLS = 1 << 25;

    /** What part of the gap counts as the least gain, so that the other gain plays a part too. */
    private static final double LEAST_GAIN = 1e-3;

    private final PricedTable table;
    private final PricePath path;
    private final Choice choice;
    private final VolumeAlgorithm volume;
    private final Pairs pairs;
    private final long[] prices;

    Trials(PricedTable table, PricePath path, Choice choice, VolumeAlgorithm volume, Pairs pairs) {
        this.table = table;
        this.path = path;
        this.choice = choice;
        this.volume = volume;
        this.pairs = pairs;
        this.prices = new long[table.itemCount()];
    }

    /** The number of the best of the pairs that were found. */
    int best(long limit) {
        int count = count();
        if (count < 2) {
            return 0;
        }
        Level node = path.now();
        path.reserve(node.to + node.size());
        long bound = volume.bound();
        double gap = (double) limit - bound;
        int best = 0;
        double most = -1;
        for (int pair = 0; pair < count; pair++) {
            double together = gain(pair, true, bound, limit);
            double apart = gain(pair, false, bound, limit);
            if (Math.max(together, apart) > gap) {
                return pair;
            }
            double score = Math.max(together, gap * LEAST_GAIN) * Math.max(apart, gap * LEAST_GAIN);
            if (score > most) {
                most = score;
                best = pair;
            }
        }
        return best;
    }

    private int count() {
        int depth = path.depth();
        if (depth > DEEPEST) {
            return 0;
        }
        Level node = path.now();
        long cells = 1;
        for (int q = node.from; q < node.to; q++) {
            cells += table.starts[path.options[q] + 1] - table.starts[path.options[q]];
        }
        int most = depth <= TOP ? MOST_PAIRS : MOST_PAIRS_BELOW;
        return (int) Math.min(Math.min(pairs.count(), most), MOST_CELLS / (2 * STEPS * cells));
    }

    /** How much the bound rises in one of the two children; more than the gap if that child has no solutions. */
    private double gain(int pair, boolean together, long bound, long limit) {
        Level node = path.now();
        int end = path.keepPair(node, node.to, pairs.first(pair), pairs.second(pair), together);
        System.arraycopy(node.prices, 0, prices, 0, prices.length);
        volume.start(
                path.options, path.shares, node.to, end, choice.cost(), prices, node.step, STEPS, limit, false, false);
        while (!volume.run()) {
            // It pauses after some milliseconds. These steps are few, so they need no pause.
        }
        return (double) volume.bound() - bound;
    }
}
