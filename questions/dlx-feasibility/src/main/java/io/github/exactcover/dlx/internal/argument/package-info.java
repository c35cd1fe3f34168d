/**
 * Proofs by arithmetic that a table has no solution.
 *
 * <p>A {@code Certificate} is the proof: weights of items and of groups, whole numbers that can be added up by hand.
 * {@code Argument} looks for one, in two ways. {@code LinearArgument} looks for weights such that all items together
 * are worth more than any options can pay: too many pigeons for the holes. {@code Cliques} are groups of options of
 * which at most one can be chosen, which make it see much more: nine exams that cannot be at the same time, and eight
 * times. {@code ModularArgument} looks for weights such that those of each option add up to a multiple of a number, and
 * those of all items do not: 40 items, and options with three. {@code Shortening} makes a reason of the first kind
 * short enough to be told.
 */
@NullMarked
package io.github.exactcover.dlx.internal.argument;

import org.jspecify.annotations.NullMarked;
