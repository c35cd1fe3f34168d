package io.github.exactcover.dlx.parts;

/**
 * How many nodes a search in parts may still have to visit, as {@link Ledger#nodesLeft Ledger.nodesLeft} estimates it
 * from the results so far.
 *
 * <pre>{@code
 * Ledger ledger = Ledger.of(Plan.of(NQueens.of(8).problem()).toCount());
 * System.out.println(ledger.nodesLeft().high()); // Infinity
 * }</pre>
 *
 * <p>It is the ratio estimator of sampling theory (Cochran, Sampling Techniques, chapter 6): nodes for each share of
 * the tree. The interval holds in about 95 of 100 cases if the parts that are left are like those that were run. They
 * need not be: some parts of a tree are much larger than all that was seen before. Immutable.
 *
 * @param low the lower end of the interval, at least 0
 * @param likely the estimate
 * @param high the upper end, infinite as long as less than three parts were run
 */
public record NodesLeft(double low, double likely, double high) {

    /** How many standard errors the interval has to each side. */
    private static final double ERRORS = 2;

    /**
     * An estimate.
     *
     * @param low the lower end of the interval
     * @param likely the estimate
     * @param high the upper end
     * @throws IllegalArgumentException if these are not in ascending order
     */
    public NodesLeft {
        if (!(low <= likely && likely <= high)) {
            throw new IllegalArgumentException("The estimate " + likely + " does not lie from " + low + " to " + high);
        }
    }

    /** Sums over the parts that were run, of their nodes and of the shares of the tree that were visited in them. */
    static final class Sums {

        private int parts;
        private double nodes;
        private double shares;
        private double nodesSquared;
        private double sharesSquared;
        private double products;

        void add(double nodes, double share) {
            parts++;
            this.nodes += nodes;
            shares += share;
            nodesSquared += nodes * nodes;
            sharesSquared += share * share;
            products += nodes * share;
        }

        /** What is left when this share of the tree is not visited yet. */
        NodesLeft left(double share) {
            if (share == 0) {
                return new NodesLeft(0, 0, 0);
            }
            if (parts < 3 || shares == 0) {
                return new NodesLeft(0, shares == 0 ? 0 : nodes / shares * share, Double.POSITIVE_INFINITY);
            }
            double ratio = nodes / shares;
            double residuals = Math.max(0, nodesSquared - 2 * ratio * products + ratio * ratio * sharesSquared);
            double error = Math.sqrt(residuals * parts / (parts - 1)) / shares;
            return new NodesLeft(
                    Math.max(0, ratio - ERRORS * error) * share, ratio * share, (ratio + ERRORS * error) * share);
        }
    }
}
