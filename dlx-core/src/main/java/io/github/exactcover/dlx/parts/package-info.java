/**
 * A search in parts, which other threads, processes and machines can run: a {@link io.github.exactcover.dlx.parts.Plan} is
 * the search, a {@link io.github.exactcover.dlx.parts.Part} is a part of its tree, and a
 * {@link io.github.exactcover.dlx.parts.Ledger} knows which parts are open and puts the results together.
 */
@NullMarked
package io.github.exactcover.dlx.parts;

import org.jspecify.annotations.NullMarked;
