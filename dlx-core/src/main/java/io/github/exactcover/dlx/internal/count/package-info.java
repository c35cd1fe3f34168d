/**
 * Counting and compiling: the race between search, sweeps along a frontier and walks with a memo, for each part of a table.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count;

import org.jspecify.annotations.NullMarked;
