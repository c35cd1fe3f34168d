package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.PricePath.Level;

/**
 * Chooses an option to branch on, with a linear program: one for which the bound rises whether it is taken or not. How much the
 * bound rises is tried out at first, and estimated from earlier trials later. If it does not rise for any option, what is missing
 * is a solution, not a bound: then the option of which the fractional solution has most is chosen.
 */
final class OptionTrials {

    private static final int TAKEN = 1;
    private static final int LEFT_OUT = 0;

    /** How many options are looked at, and how many exchanges of the basis a trial takes. */
    private static final int MOST_TRIED = 8;

    private static final int STEPS = 20;

    /** An option that was tried so often is not tried again. */
    private static final int ENOUGH = 2;

    /** After so many trials, it is clear whether they pay. */
    private static final int MANY = 64;

    /** What part of the gap is worth a trial, and what part counts as the least gain so that the other gain plays a part too. */
    private static final double WORTHWHILE = 1e-2;

    private static final double LEAST_GAIN = 1e-3;

    /** What share counts as none. */
    private static final double ZERO = 1e-6;

    private final PricePath path;

    /** How much the bound rose for each unit by which the share of an option was changed, in sum, and how often this was tried. */
    private final double[][] gains;

    private final int[][] times;
    private final double[] allGains = new double[2];
    private final int[] allTimes = new int[2];

    /** The places of the options that are looked at, the best first, and their scores. */
    private final int[] places = new int[MOST_TRIED];

    private final double[] scores = new double[MOST_TRIED];
    private int found;

    OptionTrials(PricedTable table, PricePath path) {
        this.path = path;
        this.gains = new double[2][table.optionCount()];
        this.times = new int[2][table.optionCount()];
    }

    /**
     * The place of the option to branch on.
     *
     * @param program has the fractional solution of the node
     * @param gap how much the bound must rise for nothing to be left
     */
    int best(LinearProgram program, long bound, double gap) {
        find(gap);
        boolean tries = allTimes[TAKEN] < MANY || mean(TAKEN) + mean(LEFT_OUT) > WORTHWHILE * gap;
        int best = 0;
        double most = -1;
        double highest = 0;
        for (int i = 0; i < found; i++) {
            int place = places[i];
            double taken = estimate(TAKEN, place);
            double leftOut = estimate(LEFT_OUT, place);
            if (tries && isUncertain(path.options[place])) {
                taken = trial(program, TAKEN, place, bound, gap);
                leftOut = trial(program, LEFT_OUT, place, bound, gap);
            }
            if (Math.max(taken, leftOut) > gap) {
                return place;
            }
            highest = Math.max(highest, Math.max(taken, leftOut));
            double score = score(taken, leftOut, gap);
            if (score > most) {
                most = score;
                best = place;
            }
        }
        return highest > WORTHWHILE * gap ? best : largestShare();
    }

    private boolean isUncertain(int option) {
        return Math.min(times[TAKEN][option], times[LEFT_OUT][option]) < ENOUGH;
    }

    private double trial(LinearProgram program, int way, int place, long bound, double gap) {
        int option = path.options[place];
        double gain = program.trial(option, way == TAKEN, bound, STEPS);
        double each = Math.min(gain, gap) / distance(way, place);
        gains[way][option] += each;
        times[way][option]++;
        allGains[way] += each;
        allTimes[way]++;
        return gain;
    }

    private double distance(int way, int place) {
        return way == TAKEN ? 1 - path.shares[place] : path.shares[place];
    }

    private double mean(int way) {
        return allTimes[way] == 0 ? 1 : allGains[way] / allTimes[way];
    }

    private double estimate(int way, int place) {
        int option = path.options[place];
        double each = times[way][option] == 0 ? mean(way) : gains[way][option] / times[way][option];
        return each * distance(way, place);
    }

    private static double score(double one, double other, double gap) {
        return Math.max(one, LEAST_GAIN * gap) * Math.max(other, LEAST_GAIN * gap);
    }

    /** Finds the options that promise most. */
    private void find(double gap) {
        found = 0;
        Level node = path.now();
        for (int q = node.from; q < node.to; q++) {
            double share = path.shares[q];
            if (share > ZERO && share < 1 - ZERO) {
                // Of options that promise the same, those of which the fractional solution is least sure come first.
                double least = 1e-9 * gap * gap * Math.min(share, 1 - share);
                propose(q, score(estimate(TAKEN, q), estimate(LEFT_OUT, q), gap) + least);
            }
        }
    }

    private void propose(int place, double score) {
        if (found == MOST_TRIED && score <= scores[found - 1]) {
            return;
        }
        int i = found < MOST_TRIED ? found++ : found - 1;
        for (; i > 0 && score > scores[i - 1]; i--) {
            places[i] = places[i - 1];
            scores[i] = scores[i - 1];
        }
        places[i] = place;
        scores[i] = score;
    }

    /** The option of which the fractional solution has most, but not all; if there is none, any. */
    private int largestShare() {
        Level node = path.now();
        int best = -1;
        for (int q = node.from; q < node.to; q++) {
            if (path.shares[q] < 1 - ZERO && (best < 0 || path.shares[q] > path.shares[best])) {
                best = q;
            }
        }
        return Math.max(best, node.from);
    }
}
