/**
 * The states of the frontier depth first, for when a layer does not fit in memory.
 *
 * <p>Read {@code FrontierWalk} first: it is a search that always covers the first item that is not covered, and keeps
 * in a memo what it found below each state. So it goes into each state only once, as long as the memo remembers. Its
 * states are those of a sweep, with keys that also say their layers. {@code WalkMachine} is the walk as a machine, and
 * lets several threads walk in different orders with one memo: what one has found, the others look up.
 *
 * <p>What a walk makes is a {@code Sums}: numbers of solutions ({@code Counts}) or nodes of a diagram
 * ({@code DiagramSums}). {@code MemoTable} is the memo, in segments with a lock each; {@code MemoSlots} is the hash
 * table in a segment. When the memory is full, an entry replaces another one that was no more work to find. Keys are
 * always compared in full, so forgetting takes time, but never makes a count wrong.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.memo;

import org.jspecify.annotations.NullMarked;
