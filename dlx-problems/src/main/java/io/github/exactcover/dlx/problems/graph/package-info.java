/** Graphs: colorings and perfect matchings. */
@NullMarked
package io.github.exactcover.dlx.problems.graph;

import org.jspecify.annotations.NullMarked;
