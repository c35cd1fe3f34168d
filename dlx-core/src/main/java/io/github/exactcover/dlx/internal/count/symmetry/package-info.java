/**
 * Which states of a layer are alike up to symmetry. The remaining problem of a state is written down with numbers that
 * depend on its structure only, and states for which the same is written down are one.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.symmetry;

import org.jspecify.annotations.NullMarked;
