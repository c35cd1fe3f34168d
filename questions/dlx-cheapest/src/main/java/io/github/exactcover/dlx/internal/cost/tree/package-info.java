/**
 * Branch and bound with prices.
 *
 * <p>{@code PriceTree} visits nodes depth first. At each node it chooses what is forced, looks for prices, and gives up
 * if their bound is above the limit. Then {@code Fixing} drops each option whose net cost is larger than the gap
 * between bound and limit, and chooses those that no solution below the limit can do without. If options are left,
 * {@code Branching} says what the children are: one for each option of an item, or two, with an option and without it.
 * {@code PricePath} is the path from the whole problem to the node, with the options that are left at each node on it.
 *
 * <p>Where items are covered several times, as in rosters, {@code Corners} lets a linear program improve the prices at
 * each node. Its vertex is often a solution. Elsewhere {@code Cuts} raise the bound of the whole problem. A dive is a
 * search that follows the averaged solution of the prices, or the vertex, to any solution. The tree depends on the
 * table and the limits only, so a search can be repeated with another limit, and its results do not depend on the
 * machine.
 */
@NullMarked
package io.github.exactcover.dlx.internal.cost.tree;

import org.jspecify.annotations.NullMarked;
