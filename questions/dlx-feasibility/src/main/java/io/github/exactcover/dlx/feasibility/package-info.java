/**
 * Whether a problem has a solution, whether it has only one, and why it has none: {@link
 * io.github.exactcover.dlx.feasibility.Feasibility}.
 */
@NullMarked
package io.github.exactcover.dlx.feasibility;

import org.jspecify.annotations.NullMarked;
