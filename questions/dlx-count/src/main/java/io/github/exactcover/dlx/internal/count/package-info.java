/**
 * How many solutions a table has, and all of them as a diagram.
 *
 * <p>Read {@code CountingMachine} first: it begins with a search, and if that does not end soon, it looks whether the
 * table falls apart into components. Each component has a {@code CountingRace}: the search goes on, and a sweep along a
 * frontier (package {@code layers}) gets a small part of its work, and leads as soon as it has less to do. A race
 * depends on numbers of nodes only, never on the clock, so the same table is always counted in the same way. If one
 * item holds the table together, {@code HubMachine} tries its options one by one, since what each leaves falls apart. A
 * {@code DiagramMachine} does the same for diagrams: {@code SearchCompiler} makes one of the solutions that a search
 * finds, and races against layers.
 *
 * <p>{@code PartsMachine} is what these have in common: a machine for each part, one after the other, and a way to
 * combine their answers. {@code TableParts} takes a table apart. Counts are {@code BigInteger}s and never overflow.
 * {@code CountingCosts} is what a count took, and {@code CountingTrial} answers whether one machine counts sooner than
 * a search divided among many.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count;

import org.jspecify.annotations.NullMarked;
