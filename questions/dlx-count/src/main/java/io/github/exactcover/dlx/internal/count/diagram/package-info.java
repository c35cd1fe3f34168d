/**
 * The set of all solutions as a graph, and how it is built.
 *
 * <p>Read {@code Diagram} first: a decision node has the solutions with an option and those without it, and an AND node
 * the combinations of a solution of each child. Equal nodes are one node, so a diagram can be far smaller than the list
 * of its solutions. {@code DiagramBuilder} sees to that with a hash table, from the leaves up. {@code SolutionPaths}
 * feeds it the solutions of a search, one after the other. Layers and walks call it themselves.
 *
 * <p>Nodes are three ints each, in memory or on a disk, and children come before their parents. So every question is
 * one pass over the nodes. {@code SolutionDiagram}, in the public package {@code diagram}, has the questions. This
 * package uses none of the ways to find solutions.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.diagram;

import org.jspecify.annotations.NullMarked;
