/** What JMH measures, and the programs around it. */
@NullMarked
package io.github.exactcover.dlx.benchmarks;

import org.jspecify.annotations.NullMarked;
