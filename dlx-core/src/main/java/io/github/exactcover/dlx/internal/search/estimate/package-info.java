/** Random walks that guess how large a search tree is. */
@NullMarked
package io.github.exactcover.dlx.internal.search.estimate;

import org.jspecify.annotations.NullMarked;
