/**
 * Solutions that differ in what you name: each projection is found once, with one solution that has it.
 *
 * <p>A {@link io.github.exactcover.dlx.internal.project.ProjectionKeys} says which keys an option has. In the table
 * that is searched, {@code KeyedTable}, each key is one more primary item, so how often a key occurs is how often its
 * item is covered. {@code KeysFirst} decides that for all keys, and then asks whether the rest can be completed.
 * {@code Remaining} is what is left of the table on the way, and {@code NextDecision} says what to decide next. Where
 * nearly all solutions differ, a search for all of them is faster, so {@link
 * io.github.exactcover.dlx.internal.project.DistinctSearch} lets the two take turns. Where the projection is only
 * counted, {@code ProjectionRace} also tries a diagram that has nothing but what matters.
 */
@NullMarked
package io.github.exactcover.dlx.internal.project;

import org.jspecify.annotations.NullMarked;
