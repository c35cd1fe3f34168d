package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder;

/**
 * What is left of a branch that a thread has visited, or has still to visit.
 *
 * @param whole the branch as it was when it was split off; parts of it may have been split off since
 * @param piece what was found in it and not handed out, and what is left to visit
 */
public record SegmentLeft(Branch whole, Remainder.Piece piece) {}
