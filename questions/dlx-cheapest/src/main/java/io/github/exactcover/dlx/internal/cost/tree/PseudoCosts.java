package io.github.exactcover.dlx.internal.cost.tree;

/**
 * How much the bound rises when an option is chosen or dropped, learned from trials. A fractional option is chosen to
 * {@code 1 - share} and dropped by {@code share}, so what is remembered is the rise for a whole option.
 *
 * <p>Source: T. Achterberg, T. Koch, A. Martin, "Branching rules revisited", Operations Research Letters 33, 2005.
 */
final class PseudoCosts {

    /** An option without any effect on one side still counts, by what it does on the other. */
    private static final double LEAST = 1e-6;

    /** After so many trials, the average of an option is good enough. */
    private static final int RELIABLE = 4;

    private final double[] rises;
    private final double[] falls;
    private final int[] trials;
    private double allRises;
    private double allFalls;
    private int allTrials;

    PseudoCosts(int options) {
        this.rises = new double[options];
        this.falls = new double[options];
        this.trials = new int[options];
    }

    /** Whether there were enough trials of an option. */
    boolean isReliable(int option) {
        return trials[option] >= RELIABLE;
    }

    /** How good it is to branch on an option: by the expected rises of the bound in both children. */
    double score(int option, double share) {
        boolean isKnown = trials[option] > 0;
        int number = isKnown ? trials[option] : Math.max(1, allTrials);
        double chosen = (isKnown ? rises[option] : allTrials == 0 ? 1 : allRises) / number;
        double dropped = (isKnown ? falls[option] : allTrials == 0 ? 1 : allFalls) / number;
        return product(chosen * (1 - share), dropped * share);
    }

    /** Learns from a trial, in which the bound rose by so much, and returns how good it is to branch there. */
    double learn(int option, double share, double ifChosen, double ifDropped) {
        rises[option] += ifChosen / (1 - share);
        falls[option] += ifDropped / share;
        trials[option]++;
        allRises += ifChosen / (1 - share);
        allFalls += ifDropped / share;
        allTrials++;
        return product(ifChosen, ifDropped);
    }

    private static double product(double one, double other) {
        return Math.max(LEAST, one) * Math.max(LEAST, other);
    }
}
