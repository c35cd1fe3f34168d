/**
 * The cheapest solutions: two searches race for the cheapest one, and the one that proves it finds the others.
 *
 * <p>{@link io.github.exactcover.dlx.internal.cost.MinimumCost} runs the race. {@code PriceSearch} has the better
 * bounds, and {@code LinksSearch}, which is dancing links with a bound ({@code LinksBound}), has the faster nodes. Both
 * work in rounds, one after the other or on two threads, and tell each other at the end of a round what they found.
 * Rounds are measured by work, in cells that were looked at. The
 * clock plays no part, so the result is the same on every machine and with any number of threads.
 *
 * <p>{@code PriceSearch} searches in budgets: first for solutions that cost a little more than the bound, then for
 * dearer ones. If a search finds nothing, its budget is a proven bound. The cheapest solution so far is the incumbent.
 * {@code Finds} keeps incumbents until the cheapest is proven, and from then on as many of the cheapest solutions as
 * are wanted. {@code CostState} is what a checkpoint keeps of all this.
 */
@NullMarked
package io.github.exactcover.dlx.internal.cost;

import org.jspecify.annotations.NullMarked;
