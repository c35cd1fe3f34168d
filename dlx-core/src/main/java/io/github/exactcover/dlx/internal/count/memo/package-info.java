/**
 * The states of the frontier depth first, for when a layer does not fit in memory: walks that go into each subproblem
 * only once, and the memo of what they found there, which can forget. From outside, a walk is a
 * {@link io.github.exactcover.dlx.internal.count.memo.WalkMachine} over
 * {@link io.github.exactcover.dlx.internal.count.frontier.Frontier}.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.memo;

import org.jspecify.annotations.NullMarked;
