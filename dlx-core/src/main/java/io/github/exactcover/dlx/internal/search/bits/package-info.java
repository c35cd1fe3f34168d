/** The engine that keeps the remaining options as bits. */
@NullMarked
package io.github.exactcover.dlx.internal.search.bits;

import org.jspecify.annotations.NullMarked;
