/**
 * The cheapest solutions, and related questions.
 *
 * <ul>
 *   <li>{@link io.github.exactcover.dlx.cheapest.Cheapest}: the cheapest ones, with a proof
 *   <li>{@link io.github.exactcover.dlx.cheapest.AllCheapest}: all that cost as little as the cheapest one
 *   <li>{@link io.github.exactcover.dlx.cheapest.ParetoFront}: those that no other one beats in two costs
 *   <li>{@link io.github.exactcover.dlx.cheapest.CostRange}: the cheapest and the dearest one
 *   <li>{@link io.github.exactcover.dlx.cheapest.BestPartial}: how much can be covered where there is no solution
 * </ul>
 */
@NullMarked
package io.github.exactcover.dlx.cheapest;

import org.jspecify.annotations.NullMarked;
