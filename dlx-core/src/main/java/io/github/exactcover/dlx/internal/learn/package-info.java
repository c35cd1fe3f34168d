/** One solution, or the proof that there is none: the engine that learns from conflicts. */
@NullMarked
package io.github.exactcover.dlx.internal.learn;

import org.jspecify.annotations.NullMarked;
