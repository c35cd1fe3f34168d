/** The ways in which people count queens without an exact-cover library. */
@NullMarked
package io.github.exactcover.dlx.benchmarks.queens;

import org.jspecify.annotations.NullMarked;
