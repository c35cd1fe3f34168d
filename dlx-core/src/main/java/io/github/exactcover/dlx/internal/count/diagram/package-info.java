/** The set of all solutions as a graph, and how it is built. Knows nothing of the ways to find solutions. */
@NullMarked
package io.github.exactcover.dlx.internal.count.diagram;

import org.jspecify.annotations.NullMarked;
