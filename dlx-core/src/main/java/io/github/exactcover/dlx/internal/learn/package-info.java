/**
 * One solution, or the proof that there is none: the engine that learns from conflicts, and the others that take turns with
 * it.
 */
@NullMarked
package io.github.exactcover.dlx.internal.learn;

import org.jspecify.annotations.NullMarked;
