/**
 * Solving as people do: one small conclusion after the other, of the easiest kind that there is.
 *
 * <p>Begin with {@link io.github.exactcover.dlx.internal.steps.Solver}, which looks for the next step. {@code Position}
 * is what is left of a problem after some steps, and each kind of conclusion is a class of its own: {@code Excluded},
 * {@code Within}, {@code Chain} and {@code Trial}.
 */
@NullMarked
package io.github.exactcover.dlx.internal.steps;

import org.jspecify.annotations.NullMarked;
