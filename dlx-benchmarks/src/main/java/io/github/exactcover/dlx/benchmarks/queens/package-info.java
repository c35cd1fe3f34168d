/** The usual ways to count queens without an exact-cover library. */
@NullMarked
package io.github.exactcover.dlx.benchmarks.queens;

import org.jspecify.annotations.NullMarked;
