/** Sudokus and killer Sudokus: read, solve, rate and generate them. */
@NullMarked
package io.github.exactcover.dlx.problems.sudoku;

import org.jspecify.annotations.NullMarked;
