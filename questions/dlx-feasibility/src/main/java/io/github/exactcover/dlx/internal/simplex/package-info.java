/**
 * The best prices of a subproblem, and the best fractional solution: a linear program.
 *
 * <p>{@code LinearProgram} is a dual simplex method with bounds on all variables. A variable is an option, or the slack
 * of an item. A basis has as many variables as there are items with prices, and the values of all others are at one of
 * their bounds. In each step (a pivot), a variable whose value is out of its bounds leaves the basis, and
 * {@code RatioTest} says which one enters, so that net costs keep their signs. When all values are within their bounds,
 * the fractional solution is a vertex (a corner) of all fractional solutions, and the prices are the best ones.
 * {@code BasisInverse} is the inverse of the basis as a product of factors, one for each pivot, which is computed anew
 * after some 100 pivots, in an order that {@code PivotOrder} chooses to keep it short. {@code Basis} keeps both
 * together and estimates which variable had best leave.
 *
 * <p>All is computed with floating-point numbers, the same on every machine. Nothing is proven by them: the prices are
 * rounded, and the bound is that of the rounded prices.
 */
@NullMarked
package io.github.exactcover.dlx.internal.simplex;

import org.jspecify.annotations.NullMarked;
