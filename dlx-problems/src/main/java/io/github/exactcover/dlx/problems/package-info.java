/** Well-known problems: each model builds an exact-cover problem and reads its solutions back. */
@NullMarked
package io.github.exactcover.dlx.problems;

import org.jspecify.annotations.NullMarked;
