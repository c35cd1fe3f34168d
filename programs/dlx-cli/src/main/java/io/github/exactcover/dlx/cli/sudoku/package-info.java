/** The arguments of all commands that read Sudokus, and the Sudokus that they read. */
@NullMarked
package io.github.exactcover.dlx.cli.sudoku;

import org.jspecify.annotations.NullMarked;
