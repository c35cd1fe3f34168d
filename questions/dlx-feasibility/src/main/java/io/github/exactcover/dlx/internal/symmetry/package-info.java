/**
 * The symmetries of a problem: permutations of its options that come from permutations of items, and of the colors of
 * an item, and that keep bounds and costs. They take solutions to solutions.
 *
 * <p>Begin with {@link io.github.exactcover.dlx.internal.symmetry.SymmetryGraph}, which makes a graph of a table: its
 * automorphisms are the symmetries. {@code Cells} divides nodes that no automorphism can exchange, and {@link
 * io.github.exactcover.dlx.internal.symmetry.SymmetryFinder} finds generators and the order of the group.
 */
@NullMarked
package io.github.exactcover.dlx.internal.symmetry;

import org.jspecify.annotations.NullMarked;
