/**
 * The set of all solutions of a problem, compiled into a diagram. It can be counted, sampled and listed without a
 * search.
 */
@NullMarked
package io.github.exactcover.dlx.diagram;

import org.jspecify.annotations.NullMarked;
