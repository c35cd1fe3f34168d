/** Which engines there are, and which of them suits a table. */
@NullMarked
package io.github.exactcover.dlx.internal.search.choose;

import org.jspecify.annotations.NullMarked;
