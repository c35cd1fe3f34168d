/**
 * A search that goes on elsewhere: after a crash, in another process, or on another machine.
 *
 * <p>What a search has left to do is a {@link io.github.exactcover.dlx.internal.search.Remainder}: branches of the
 * tree, and solutions that were found but not shown yet. A
 * {@link io.github.exactcover.dlx.internal.resume.CheckpointFile} keeps one in a file, which is replaced whole, so a
 * killed program leaves the checkpoint before. A branch means something only for the same table, item rule and engine.
 * So the file also names the search it belongs to, by {@link io.github.exactcover.dlx.internal.resume.Fingerprint}s,
 * and is refused for any other. A plan of dlx-parts goes one step further and carries the table, rule and engine with
 * it: a machine that has the plan needs nothing else.
 *
 * <p>All of these are {@link io.github.exactcover.dlx.internal.resume.SealedText}: lines of text with a check sum at
 * the end, so damage is noticed. Somebody may still forge a file, so
 * {@link io.github.exactcover.dlx.internal.resume.RemainderCheck} makes sure that each solution is one, and that each
 * branch can be entered and is there once.
 */
@NullMarked
package io.github.exactcover.dlx.internal.resume;

import org.jspecify.annotations.NullMarked;
