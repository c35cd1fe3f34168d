/**
 * The public API of the exact-cover library.
 *
 * <p>An {@link io.github.exactcover.dlx.ExactCoverProblem} holds items and options,
 * {@link io.github.exactcover.dlx.DLX} is the short way to its solutions, and {@link io.github.exactcover.dlx.Search}
 * the one with all settings.
 *
 * <p>The terms are those of Donald E. Knuth, <em>The Art of Computer Programming</em>, volume 4B, section 7.2.2.1.
 */
@NullMarked
package io.github.exactcover.dlx;

import org.jspecify.annotations.NullMarked;
