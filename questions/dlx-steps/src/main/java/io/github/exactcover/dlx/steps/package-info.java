/**
 * The way in which a person would solve a problem: one step after the other, and a grade that says how hard the steps
 * are.
 *
 * <p>A {@link io.github.exactcover.dlx.steps.Step} is one conclusion, such as that an option must be chosen because it
 * is the only one left for an item. A {@link io.github.exactcover.dlx.steps.Grade} sums up all steps of a problem.
 */
@NullMarked
package io.github.exactcover.dlx.steps;

import org.jspecify.annotations.NullMarked;
