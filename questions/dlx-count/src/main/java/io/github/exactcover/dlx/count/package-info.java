/**
 * How many solutions a problem has: {@link io.github.exactcover.dlx.count.Count} counts them, and {@link
 * io.github.exactcover.dlx.count.Estimate} guesses how large a search for all of them would be.
 */
@NullMarked
package io.github.exactcover.dlx.count;

import org.jspecify.annotations.NullMarked;
