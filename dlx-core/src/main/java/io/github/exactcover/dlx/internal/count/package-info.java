/**
 * How many solutions there are, and a diagram of all of them: a race between a search and a sweep along a frontier, for
 * each part of a table.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count;

import org.jspecify.annotations.NullMarked;
