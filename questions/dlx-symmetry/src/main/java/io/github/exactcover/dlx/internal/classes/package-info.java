/**
 * One solution of each class, where solutions are in one class if a symmetry takes one to the other.
 *
 * <p>If the group of symmetries is small, {@link io.github.exactcover.dlx.internal.classes.SolutionClasses} lists its
 * elements and makes searches that show one solution of each class, and {@code BurnsideMachine} counts classes without
 * finding them. If the group is large, {@link io.github.exactcover.dlx.internal.classes.GrownClasses} grows solutions
 * from smaller sets of options: of sets with the same {@code CanonicalForm} it keeps one.
 *
 * <p>Counting has symmetries of another kind, see {@code internal.count.symmetry}: it compares remaining problems with
 * each other, and needs no group.
 */
@NullMarked
package io.github.exactcover.dlx.internal.classes;

import org.jspecify.annotations.NullMarked;
