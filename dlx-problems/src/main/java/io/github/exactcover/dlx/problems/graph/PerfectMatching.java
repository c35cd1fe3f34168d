package io.github.exactcover.dlx.problems.graph;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.graph.Graph.Edge;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Choose edges of a graph so that each vertex has exactly one.
 *
 * <pre>{@code
 * PerfectMatching matching = PerfectMatching.of(Graph.complete(4));
 * System.out.println(DLX.count(matching.problem())); // 3
 * System.out.print(matching.decode(DLX.first(matching.problem()).orElseThrow()).text()); // 0-1 2-3
 * }</pre>
 *
 * <p>As exact cover: the vertices are the items and the edges the options. To find one matching of a large graph there
 * are algorithms that take polynomial time (Edmonds 1965); this is for finding all, counting them, or the cheapest few.
 *
 * <p>Immutable.
 */
public final class PerfectMatching {

    private final Graph graph;

    private PerfectMatching(Graph graph) {
        this.graph = Objects.requireNonNull(graph, "The graph must not be null");
    }

    /**
     * The problem.
     *
     * @param graph the graph
     * @return the problem
     */
    public static PerfectMatching of(Graph graph) {
        return new PerfectMatching(graph);
    }

    /**
     * The exact-cover problem. The vertex with name 1 is item {@code v1}.
     *
     * @return a new problem, whose options are edges, written as two vertices, as in {@code 1-2}
     */
    public ExactCoverProblem<String, String> problem() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int vertex = 0; vertex < graph.vertices(); vertex++) {
            builder.primary("v" + graph.name(vertex));
        }
        for (Edge edge : graph.edges()) {
            builder.option(graph.label(edge), "v" + graph.name(edge.a()), "v" + graph.name(edge.b()));
        }
        return builder.build();
    }

    /**
     * Reads a solution as a matching.
     *
     * @param solution a solution of {@link #problem()}
     * @return the graph with its chosen edges
     * @throws IllegalArgumentException if it is a solution of another problem
     */
    public MatchedGraph decode(Solution<String> solution) {
        Set<String> chosen = new HashSet<>(solution.options());
        List<Edge> edges = graph.edges().stream()
                .filter(edge -> chosen.contains(graph.label(edge)))
                .toList();
        BitSet met = new BitSet();
        for (Edge edge : edges) {
            met.set(edge.a());
            met.set(edge.b());
        }
        if (2 * chosen.size() != graph.vertices() || met.cardinality() != graph.vertices()) {
            throw new IllegalArgumentException(
                    "This is a solution of another problem: " + solution.options() + " do not meet each vertex once");
        }
        return new MatchedGraph(graph, edges);
    }
}
