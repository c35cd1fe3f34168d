package io.github.exactcover.dlx.internal.search.bits;

/**
 * Decides how small the nodes are whose subtrees a {@link SubtreeMemo} keeps: how many items they have left at most.
 * If these are few, little is saved each time; if they are many, the memo is too small for all that comes up. So it
 * tries one size after the other, and takes the one that saved the most nodes for what it cost. If none was worth it,
 * as in most problems, the memo is not used any more. It counts and reads no clock, so that each run is the same.
 */
final class MemoSize {

    /** No node is so small: the memo is not used. */
    static final int NONE = -1;

    /** A size is tried for this many nodes, with those that are saved. */
    private static final int TRIAL = 1 << 16;

    /** A size that was taken is looked at again after so many nodes. */
    private static final int LATER = 16 * TRIAL;

    /** After this many look-ups a trial ends early if each has saved fewer nodes than {@link #LEAST}. */
    private static final int EARLY = 1 << 12;

    private static final int LEAST = 2;

    /** How many options are to be chosen below the first nodes that are kept. */
    private static final int FIRST = 4;

    /** A look-up takes about as long as so many nodes. To record a solution takes as long as one. */
    private static final int LOOK_UP = 3;

    /** The memo is worth having if it saves this part of all nodes. */
    private static final double WORTH = 0.1;

    private final int trial;

    /** How many items an option covers. */
    private final int step;

    private int size;
    private int best = NONE;
    private double bestGain = Double.NEGATIVE_INFINITY;
    private boolean decided;

    private long start;
    private long lookUps;
    private long saved;
    private long recorded;

    /**
     * Begins to try sizes.
     *
     * @param length how many items an option has on average
     * @param nodes how many nodes were visited so far
     */
    MemoSize(double length, long nodes) {
        this((int) Math.ceil(length), FIRST, nodes, TRIAL);
    }

    private MemoSize(int step, int options, long nodes, int trial) {
        this.step = step;
        this.size = options * step;
        this.start = nodes;
        this.trial = trial;
    }

    /** Always takes nodes with this many items. For tests. */
    static MemoSize always(int items) {
        return new MemoSize(items, 1, 0, Integer.MAX_VALUE);
    }

    /** How many items may be left at a node that is looked up. */
    int most() {
        return size;
    }

    /** Counts a look-up. */
    void lookUp(long nodes) {
        lookUps++;
        boolean hopeless = lookUps == EARLY && saved < LEAST * lookUps && !decided && trial == TRIAL;
        if (hopeless || nodes - start >= (decided ? LATER : trial)) {
            decide((saved - LOOK_UP * lookUps - recorded) / (double) Math.max(1, nodes - start));
            start = nodes;
            lookUps = 0;
            saved = 0;
            recorded = 0;
        }
    }

    /** Counts nodes that need not be visited. */
    void save(int nodes) {
        saved += nodes;
    }

    /** Counts a solution that was recorded. */
    void record() {
        recorded++;
    }

    private void decide(double gain) {
        boolean better = gain > bestGain;
        if (better) {
            bestGain = gain;
            best = size;
        }
        if (decided) {
            size = gain < WORTH ? NONE : size;
        } else if (bestGain < 0 && size > FIRST * step) {
            size = NONE;
        } else if (better && size >= FIRST * step) {
            size += step;
        } else if (!better && best == FIRST * step && size > best) {
            size = best - step;
        } else {
            decided = true;
            size = bestGain < WORTH ? NONE : best;
        }
    }
}
