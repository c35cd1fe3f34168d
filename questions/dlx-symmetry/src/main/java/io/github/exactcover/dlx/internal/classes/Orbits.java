package io.github.exactcover.dlx.internal.classes;

import java.util.Arrays;

/** Nodes that permutations take to each other, as trees: by node, one of its orbit on the way to the root. */
final class Orbits {

    private Orbits() {}

    /** The orbits of the nodes. */
    static int[] of(int nodeCount, Iterable<int[]> images) {
        int[] parents = new int[nodeCount];
        Arrays.setAll(parents, node -> node);
        for (int[] image : images) {
            for (int node = 0; node < nodeCount; node++) {
                if (image[node] != node) {
                    parents[root(parents, node)] = root(parents, image[node]);
                }
            }
        }
        return parents;
    }

    /** The same for all nodes of an orbit. */
    static int root(int[] orbits, int node) {
        int at = node;
        while (orbits[at] != at) {
            orbits[at] = orbits[orbits[at]];
            at = orbits[at];
        }
        return at;
    }
}
