package io.github.exactcover.dlx.internal.simplex;

/** What a linear program has found for a subproblem. */
public interface LinearSolution {

    /** The price of an item, in price units. */
    double price(int item);

    /** Whether these are the best prices, so that the shares are a fractional solution. */
    boolean isBest();

    /** How much of an option is in the fractional solution. */
    double share(int option);
}
