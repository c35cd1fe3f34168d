/** Polyominoes and polycubes that fill a box. */
@NullMarked
package io.github.exactcover.dlx.problems.packing;

import org.jspecify.annotations.NullMarked;
