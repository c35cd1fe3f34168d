/** From JMH's results to tables and charts. */
@NullMarked
package io.github.exactcover.dlx.benchmarks.report;

import org.jspecify.annotations.NullMarked;
