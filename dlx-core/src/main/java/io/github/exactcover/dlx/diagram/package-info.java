/** The set of all solutions of a problem, compiled: to be counted, sampled, listed and asked about without a search. */
@NullMarked
package io.github.exactcover.dlx.diagram;

import org.jspecify.annotations.NullMarked;
