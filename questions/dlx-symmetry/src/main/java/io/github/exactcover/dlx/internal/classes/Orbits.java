package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.table.Roots;

/** Nodes that permutations take to each other, as sets with {@link Roots}. */
final class Orbits {

    private Orbits() {}

    /** The orbits of the nodes. */
    static int[] of(int nodeCount, Iterable<int[]> images) {
        int[] parents = Roots.apart(nodeCount);
        for (int[] image : images) {
            for (int node = 0; node < nodeCount; node++) {
                if (image[node] != node) {
                    parents[Roots.of(parents, node)] = Roots.of(parents, image[node]);
                }
            }
        }
        return parents;
    }
}
