/** Crosswords, word rectangles and word searches. */
@NullMarked
package io.github.exactcover.dlx.problems.word;

import org.jspecify.annotations.NullMarked;
