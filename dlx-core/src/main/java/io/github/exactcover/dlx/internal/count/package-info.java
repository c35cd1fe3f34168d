/** Counting and compiling: walks that remember subproblems, and what they remember; it knows nothing of the API. */
@NullMarked
package io.github.exactcover.dlx.internal.count;

import org.jspecify.annotations.NullMarked;
