/**
 * A search that is divided into parts, for other threads, processes and machines.
 *
 * <p>A {@link io.github.exactcover.dlx.parts.Plan} is the search, ready to begin. A
 * {@link io.github.exactcover.dlx.parts.Part} is a part of its tree, and running it gives a
 * {@link io.github.exactcover.dlx.parts.PartResult}. A {@link io.github.exactcover.dlx.parts.Ledger} knows which parts
 * are open and puts the results together; a {@link io.github.exactcover.dlx.parts.JobFolder} keeps all of it in a
 * folder.
 */
@NullMarked
package io.github.exactcover.dlx.parts;

import org.jspecify.annotations.NullMarked;
