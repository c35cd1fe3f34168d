/**
 * In which order the items are taken, and what has to be remembered on the way.
 *
 * <p>Take the primary items in some order. Once the first of them are covered, the future depends only on the frontier:
 * the items that options of the past share with options of the future. What is known of these items is the key of a
 * state, and states with the same key have the same completions (frontier-based search, as in Knuth's <em>Simpath</em>,
 * section 7.1.4). Read {@code Frontier} first: it has the layers, the options of each, and the step from one key to the
 * next. {@code KeyLayout} says where in a key an item is, with {@code Palettes} for its colors and {@code Counters} for
 * its bounds, and {@code RowBits} has what an option needs and sets there. {@code StateTable} is a hash table of keys,
 * each with the number of ways to reach it, and {@code Memory} the account of what such tables take.
 *
 * <p>The order decides how many states there are. {@code FrontierWidth} measures an order, {@code ItemGraph} finds
 * orders by walks, and {@code ItemSequence} chooses one. This package uses no search, no sweep and no diagram.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.frontier;

import org.jspecify.annotations.NullMarked;
