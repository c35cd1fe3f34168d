/** Other solvers that count the solutions of our problems. */
@NullMarked
package io.github.exactcover.dlx.benchmarks.peers;

import org.jspecify.annotations.NullMarked;
