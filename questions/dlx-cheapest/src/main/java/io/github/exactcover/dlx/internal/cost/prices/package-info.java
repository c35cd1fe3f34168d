/**
 * Prices of items, and the bound that they give.
 *
 * <p>Each item has a price, which says what it is worth to cover it. In the words of linear programs, prices are the
 * duals of the relaxation in which an option can be taken in part. What an option costs beyond the prices of its items
 * is its net cost (its reduced cost). Whatever the prices are, no solution costs less than all prices together, each as
 * often as its item is covered, plus all negative net costs. Better prices give a higher bound. {@code VolumeAlgorithm}
 * looks for them step by step, and on its way averages the options with negative net costs. That average comes close to
 * the best fractional solution, so it shows where to branch. {@code Sieve} leaves out options that make no difference
 * to a step.
 *
 * <p>Prices and costs are whole numbers in small units, see {@code PricedTable}, so a bound is exact. Only the
 * direction of a step is computed with floating-point numbers. {@code Chosen} is what has been chosen of a table, and
 * how often each item is still to be covered.
 *
 * <p>Where some costs are so large that prices are too coarse for the others, {@code SmallCosts} make penalties no
 * larger than they must be, and {@code Narrowing} makes a table with smaller costs for the solutions near a bound.
 *
 * <p>Sets of options that exclude each other can be further items, which raise the bound. {@code ColorCliques} say to a
 * linear program what colors say. {@code SubsetRows} have two of three items, so a solution has at most one of them.
 */
@NullMarked
package io.github.exactcover.dlx.internal.cost.prices;

import org.jspecify.annotations.NullMarked;
