/**
 * The set of all solutions of a problem, compiled into a diagram that answers questions without a search.
 *
 * <p>A {@link io.github.exactcover.dlx.diagram.SolutionDiagram} counts, lists and samples solutions. It says in how
 * many of them each option is, finds the cheapest and the dearest, and can be restricted, saved and drawn. Each path
 * from the root to the end is a solution, and paths share what they have in common. So a diagram can be far smaller
 * than the list of its solutions, and most questions take one pass over its nodes: first the children, then their
 * parents.
 *
 * <p>Numbers of solutions can have any size. Numbers for each node lie where the diagram lies, in memory or on a disk.
 * {@link io.github.exactcover.dlx.diagram.PricedOptions} is a solution with its cost.
 */
@NullMarked
package io.github.exactcover.dlx.diagram;

import org.jspecify.annotations.NullMarked;
