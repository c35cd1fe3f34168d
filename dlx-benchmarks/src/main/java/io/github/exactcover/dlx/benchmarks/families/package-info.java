/** Families of problems of any size, to measure searches with. */
@NullMarked
package io.github.exactcover.dlx.benchmarks.families;

import org.jspecify.annotations.NullMarked;
