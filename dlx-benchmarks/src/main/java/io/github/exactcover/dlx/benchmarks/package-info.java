/** JMH benchmarks, and programs that measure or compare. The README of this module lists what you can run. */
@NullMarked
package io.github.exactcover.dlx.benchmarks;

import org.jspecify.annotations.NullMarked;
