/**
 * The translation of variables and rules into items and options.
 *
 * <p>{@link io.github.exactcover.dlx.internal.model.Translation} is the whole of it. Each kind of rule is a {@link
 * io.github.exactcover.dlx.internal.model.Statement}, which writes items and tables into a {@link
 * io.github.exactcover.dlx.internal.model.Draft}; then {@link io.github.exactcover.dlx.internal.model.OptionWriter}
 * makes the options.
 *
 * <p><b>The invariant:</b> every auxiliary option is a function of the assignment. For each assignment that keeps all
 * rules, there is exactly one choice of the other options, so solutions can be counted. Therefore the rows of a table
 * are all different, states are functions of the values before them, and auxiliary items are covered exactly once, so
 * that nothing is left to choose.
 */
@NullMarked
package io.github.exactcover.dlx.internal.model;

import org.jspecify.annotations.NullMarked;
