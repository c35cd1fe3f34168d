/** Problems of any size, for measuring. */
@NullMarked
package io.github.exactcover.dlx.benchmarks.families;

import org.jspecify.annotations.NullMarked;
