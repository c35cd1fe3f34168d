/** Random walks that guess how large a search tree is. */
@NullMarked
package io.github.exactcover.dlx.internal.count.estimate;

import org.jspecify.annotations.NullMarked;
