/**
 * Solutions that differ in chosen items, options or keys: {@link io.github.exactcover.dlx.projection.Projection}.
 */
@NullMarked
package io.github.exactcover.dlx.projection;

import org.jspecify.annotations.NullMarked;
