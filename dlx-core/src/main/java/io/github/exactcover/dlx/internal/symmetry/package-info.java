/**
 * The symmetries of a problem: permutations of its options that come from permutations of items, and of the colors of
 * an item, and that keep bounds and costs. They take solutions to solutions.
 *
 * <p>Begin with {@link io.github.exactcover.dlx.internal.symmetry.SymmetryGraph}, which makes a graph of a table: its
 * automorphisms are the symmetries. {@code Cells} divides nodes that no automorphism can exchange, and {@link
 * io.github.exactcover.dlx.internal.symmetry.SymmetryFinder} finds generators and the order of the group. If the group
 * is small, {@link io.github.exactcover.dlx.internal.symmetry.SolutionClasses} lists its elements and makes searches
 * that show one solution of each class. If it is large, {@link
 * io.github.exactcover.dlx.internal.symmetry.GrownClasses} grows solutions from smaller sets of options: of sets with
 * the same {@code CanonicalForm} it keeps one.
 *
 * <p>Counting has symmetries of another kind, see {@code count.symmetry}: it compares remaining problems with each
 * other, and needs no group.
 */
@NullMarked
package io.github.exactcover.dlx.internal.symmetry;

import org.jspecify.annotations.NullMarked;
