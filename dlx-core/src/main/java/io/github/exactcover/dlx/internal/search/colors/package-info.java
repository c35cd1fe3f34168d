/** The engine that keeps the colors of secondary items consistent at every node. */
@NullMarked
package io.github.exactcover.dlx.internal.search.colors;

import org.jspecify.annotations.NullMarked;
