/** Knuth's dancing links, and the searches that watch them work. */
@NullMarked
package io.github.exactcover.dlx.internal.search.links;

import org.jspecify.annotations.NullMarked;
