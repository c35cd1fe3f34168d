package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import java.util.List;

/**
 * What a thread did in its segment since its last report, and what is left of the segment. {@link Segments} takes in
 * both together. So at any moment, what was reported and what is left make up the whole search.
 *
 * @param found solutions that were found, in the form of {@code Finder.told}
 * @param solutions the number of solutions counted
 * @param share the share of the whole tree that was visited
 */
record SegmentReport(List<int[]> found, Branch position, long solutions, long nodes, long updates, double share) {}
