/** A search seen step by step: its steps recorded, to be looked at or written as JSON. */
@NullMarked
package io.github.exactcover.dlx.trace;

import org.jspecify.annotations.NullMarked;
