/**
 * All states of a layer of the frontier, then those of the next. A sweep counts in how many ways each state is reached,
 * or writes down which state leads to which, and of that a diagram is made from the last layer to the first. If the
 * states do not fit in memory, a walk of the room {@code memo} goes on.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.layers;

import org.jspecify.annotations.NullMarked;
