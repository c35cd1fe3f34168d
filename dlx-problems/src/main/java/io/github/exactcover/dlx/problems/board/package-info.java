/** Problems on boards: queens, and squares with colored edges. */
@NullMarked
package io.github.exactcover.dlx.problems.board;

import org.jspecify.annotations.NullMarked;
