package io.github.exactcover.dlx.internal.cost.prices;

/** Options in a row, and prices of their items, which {@link VolumeAlgorithm} improves. */
public class Subproblem {

    /** The place of the first option. */
    public int from;

    /** The place after the last option. */
    public int to;

    /** The price of each item of the table. */
    public long[] prices = {};

    /** The length of the first step towards better prices. */
    public double step = 0.1;
}
