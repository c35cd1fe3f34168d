/**
 * The cheapest solutions: two searches race for the cheapest one, and the one that proves it finds the others.
 *
 * <p>Begin with {@link io.github.exactcover.dlx.internal.cost.MinimumCost}, which runs the race. {@code PriceSearch}
 * has the better bounds: it gives items prices, and prices give a bound (see {@code prices}). {@code LinksSearch} has
 * the faster nodes: it is dancing links that skip what {@code LinksBound} rules out. Both work in rounds, one after the
 * other or on two threads, and tell each other at the end of a round what they found. Rounds are measured by work, in
 * cells that were looked at. The clock plays no part, so the result is the same on every machine and with any number of
 * threads.
 *
 * <p>As long as there is no solution, {@code AnySolution} takes turns with them, a machine that knows nothing of costs.
 * Later {@code NearSearch} does, which looks near the cheapest solution so far. Where there is a linear program, it
 * begins sooner, and looks near the best fractional solution too.
 *
 * <p>{@code PriceSearch} searches in budgets: first for solutions that cost a little more than the bound, then for
 * dearer ones. If a search finds nothing, its budget is a proven bound. The cheapest solution so far is the incumbent.
 * {@code Stages} says what follows what, {@code Budget} what is looked for, and {@code Trees} has the tree under way.
 * {@code Finds} keeps incumbents until the cheapest is proven, and from then on as many of the cheapest solutions as
 * are wanted. {@code CostState} is what a checkpoint keeps of all this.
 *
 * <p>Below are {@code prices} (bounds from prices of items) and {@code tree} (branch and bound with them). The best
 * prices, by a linear program, come from {@code internal.simplex} of dlx-feasibility.
 */
@NullMarked
package io.github.exactcover.dlx.internal.cost;

import org.jspecify.annotations.NullMarked;
