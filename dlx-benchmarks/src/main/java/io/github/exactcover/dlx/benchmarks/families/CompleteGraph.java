package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.graph.PerfectMatching;
import java.util.ArrayList;
import java.util.List;

/**
 * The complete graph of n vertices: its perfect matchings, and its one-factorizations. A one-factorization is a set of
 * perfect matchings in which each edge of the graph appears once.
 *
 * <pre>{@code
 * System.out.println(Count.of(CompleteGraph.matchings(8)).solutions()); // 105
 * System.out.println(Count.of(CompleteGraph.factorizations(8, 0)).solutions()); // 6240
 * }</pre>
 *
 * <p>As exact cover: for a matching the vertices are the items and the edges the options; for a factorization the edges
 * are the items and the perfect matchings the options.
 */
public final class CompleteGraph {

    private CompleteGraph() {}

    /**
     * All perfect matchings.
     *
     * @param vertices the number of vertices, from 2 to 100; an odd number leaves no solution
     * @return a new problem, whose options are edges
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public static ExactCoverProblem<String, PerfectMatching.Pair> matchings(int vertices) {
        Sizes.check("a number of vertices", vertices, 2, 100);
        return PerfectMatching.of(Graph.complete(vertices)).problem();
    }

    /**
     * All one-factorizations that contain the given perfect matchings.
     *
     * @param vertices the number of vertices, 4, 6, 8 or 10
     * @param given how many perfect matchings are given, 0, 1 or 2: the first is 0-1, 2-3, ..., and the second is 1-2,
     *     3-4, ...
     * @return a new problem, whose options are perfect matchings
     * @throws IllegalArgumentException if a number is not one of these
     */
    public static ExactCoverProblem<String, String> factorizations(int vertices, int given) {
        Sizes.check("a number of pairs of vertices", vertices / 2, 2, 5);
        Sizes.check("a number of vertices left over:", vertices % 2, 0, 0);
        Sizes.check("a number of given matchings", given, 0, 2);
        List<String> settled = new ArrayList<>();
        for (int vertex = 0; vertex < vertices; vertex++) {
            if (vertex % 2 < given) {
                int next = (vertex + 1) % vertices;
                settled.add(edge(Math.min(vertex, next), Math.max(vertex, next)));
            }
        }
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int a = 0; a < vertices; a++) {
            for (int b = a + 1; b < vertices; b++) {
                if (!settled.contains(edge(a, b))) {
                    builder.primary(edge(a, b));
                }
            }
        }
        addMatchings(builder, new ArrayList<>(), new boolean[vertices], settled);
        return builder.build();
    }

    /** Adds the matchings that contain the given edges and none of the settled ones. */
    private static void addMatchings(
            ProblemBuilder<String, String> builder, List<String> edges, boolean[] matched, List<String> settled) {
        int first = 0;
        while (first < matched.length && matched[first]) {
            first++;
        }
        if (first == matched.length) {
            builder.option(String.join(" ", edges), edges);
            return;
        }
        matched[first] = true;
        for (int second = first + 1; second < matched.length; second++) {
            if (!matched[second] && !settled.contains(edge(first, second))) {
                matched[second] = true;
                edges.add(edge(first, second));
                addMatchings(builder, edges, matched, settled);
                edges.remove(edges.size() - 1);
                matched[second] = false;
            }
        }
        matched[first] = false;
    }

    private static String edge(int a, int b) {
        return a + "-" + b;
    }
}
