/**
 * A search shown step by step: while it runs, or recorded to look at afterwards or to write as JSON.
 *
 * <p>A {@link io.github.exactcover.dlx.trace.Trace} is a search that tells its steps to a {@link
 * io.github.exactcover.dlx.trace.SearchListener}. A {@link io.github.exactcover.dlx.trace.SearchTrace} is a listener
 * that records them. It keeps the steps up to a limit, so a long search cannot fill the memory, and goes on counting
 * them. The page that shows a search to learners reads its JSON.
 */
@NullMarked
package io.github.exactcover.dlx.trace;

import org.jspecify.annotations.NullMarked;
