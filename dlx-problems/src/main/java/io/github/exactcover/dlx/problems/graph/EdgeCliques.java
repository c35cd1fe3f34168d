package io.github.exactcover.dlx.problems.graph;

import io.github.exactcover.dlx.problems.graph.Graph.Edge;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Covers the edges of a graph by cliques, which are sets of vertices that are all joined: each edge is in at least one.
 * The cliques are built greedily to be large. To find the smallest number of cliques is a hard problem.
 */
final class EdgeCliques {

    private final List<BitSet> neighbors;

    /** For each vertex the neighbors with which it is in no clique yet. */
    private final List<BitSet> uncovered;

    private EdgeCliques(Graph graph) {
        this.neighbors = graph.neighbors();
        this.uncovered = graph.neighbors();
    }

    /** The cliques, each with at least two vertices. */
    static List<List<Integer>> of(Graph graph) {
        EdgeCliques cover = new EdgeCliques(graph);
        List<List<Integer>> cliques = new ArrayList<>();
        for (Edge edge : graph.edges()) {
            if (cover.uncovered.get(edge.a()).get(edge.b())) {
                cliques.add(cover.clique(edge));
            }
        }
        return cliques;
    }

    /** Adds one vertex after another: of those that cover a new edge, the one that leaves the most candidates. */
    private List<Integer> clique(Edge edge) {
        BitSet clique = new BitSet();
        clique.set(edge.a());
        clique.set(edge.b());
        BitSet candidates = common(neighbors.get(edge.a()), neighbors.get(edge.b()));
        while (!candidates.isEmpty()) {
            int best = -1;
            int most = -1;
            for (int vertex = candidates.nextSetBit(0); vertex >= 0; vertex = candidates.nextSetBit(vertex + 1)) {
                int left = uncovered.get(vertex).intersects(clique)
                        ? common(candidates, neighbors.get(vertex)).cardinality()
                        : -1;
                if (left > most) {
                    best = vertex;
                    most = left;
                }
            }
            if (best < 0) {
                break;
            }
            clique.set(best);
            candidates.and(neighbors.get(best));
        }
        clique.stream().forEach(vertex -> uncovered.get(vertex).andNot(clique));
        return clique.stream().boxed().toList();
    }

    private static BitSet common(BitSet some, BitSet others) {
        BitSet common = (BitSet) some.clone();
        common.and(others);
        return common;
    }
}
