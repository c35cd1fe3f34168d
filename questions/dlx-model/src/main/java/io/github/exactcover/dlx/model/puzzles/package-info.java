/**
 * Puzzles of newspapers and games, each a text that people write, a {@link io.github.exactcover.dlx.model.Model} of a
 * few lines, and a drawing of the answer. Start at {@link io.github.exactcover.dlx.model.puzzles.Puzzle}.
 */
@NullMarked
package io.github.exactcover.dlx.model.puzzles;

import org.jspecify.annotations.NullMarked;
