/**
 * A question with its settings, and what starts, watches and ends the work on it.
 *
 * <p>{@code Asked} is a problem with its table and the {@code Settings}. {@code Start} makes of the problem a {@code
 * View} (a table, and the way back to the problem's options and items), of the settings a {@code Strategy}, and of both
 * a machine. {@code Run} runs the machine in short turns and looks in between whether it has to end, who wants to know
 * its progress, and whether a checkpoint is due ({@code Checkpointer}). {@code SolutionSpliterator} is a run as a
 * stream. Each question makes its own machine, or leaves that to {@code Start}.
 *
 * <p>This package and the one that users see use each other, but no two files do.
 */
@NullMarked
package io.github.exactcover.dlx.internal.run;

import org.jspecify.annotations.NullMarked;
