package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import java.util.List;

/**
 * What a thread did in its segment since its last report, and what is left of the segment. {@link Segments} takes in
 * both together. So at any moment, what was reported and what is left make up the whole search.
 *
 * @param found solutions that were found, in the form of {@code Finder.told}
 * @param effort what was done; of solutions, those that were counted
 */
record SegmentReport(List<int[]> found, Branch position, Effort effort) {}
