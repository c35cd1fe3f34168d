/**
 * The symmetries of a problem, {@link io.github.exactcover.dlx.symmetry.Symmetries}, and one solution of each class
 * up to symmetry, {@link io.github.exactcover.dlx.symmetry.UpToSymmetry}.
 */
@NullMarked
package io.github.exactcover.dlx.symmetry;

import org.jspecify.annotations.NullMarked;
