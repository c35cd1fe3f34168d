/** The cheapest solutions. */
@NullMarked
package io.github.exactcover.dlx.internal.cost;

import org.jspecify.annotations.NullMarked;
