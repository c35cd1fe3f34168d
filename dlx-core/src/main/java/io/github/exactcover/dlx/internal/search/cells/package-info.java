/** Dancing cells: sparse sets in place of linked lists. */
@NullMarked
package io.github.exactcover.dlx.internal.search.cells;

import org.jspecify.annotations.NullMarked;
