/** The engine for items with bounds: budgets of items, many in a word, and options as bits. */
@NullMarked
package io.github.exactcover.dlx.internal.search.budgets;

import org.jspecify.annotations.NullMarked;
