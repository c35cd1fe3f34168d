package io.github.exactcover.dlx.problems.graph;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.graph.Graph.Edge;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Choose edges of a graph so that each vertex has exactly one.
 *
 * <pre>{@code
 * PerfectMatching matching = PerfectMatching.of(Graph.complete(4));
 * System.out.println(Count.of(matching.problem()).solutions()); // 3
 * System.out.print(matching.decode(Feasibility.of(matching.problem()).solution().orElseThrow()).text()); // 0-1 2-3
 * }</pre>
 *
 * <p>As exact cover: the vertices are the items and the edges are the options. Use this to find all matchings, to count
 * them, or to find the cheapest few. For a single matching of a large graph there are algorithms that take polynomial
 * time (Edmonds 1965).
 *
 * <p>Immutable.
 */
public final class PerfectMatching implements ProblemModel<PerfectMatching.Pair, MatchedGraph> {

    private final Graph graph;

    /**
     * An option: two vertices that are matched.
     *
     * @param edge the edge between them
     * @param name the names of both vertices, with a hyphen between
     */
    public record Pair(Edge edge, String name) {

        /**
         * An option.
         *
         * @param edge the edge
         * @param name the names of both vertices
         */
        public Pair {
            Objects.requireNonNull(edge, "The edge must not be null");
            Objects.requireNonNull(name, "The name must not be null");
        }

        /** The names of both vertices, such as {@code 1-2}. */
        @Override
        public String toString() {
            return name;
        }
    }

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

    /** The vertex with name 1 is item {@code v1}. The options are the edges. */
    @Override
    public ExactCoverProblem<String, Pair> problem() {
        ProblemBuilder<String, Pair> builder = ExactCoverProblem.builder();
        for (int vertex = 0; vertex < graph.vertices(); vertex++) {
            builder.primary("v" + graph.name(vertex));
        }
        for (Edge edge : graph.edges()) {
            builder.option(pair(edge), "v" + graph.name(edge.a()), "v" + graph.name(edge.b()));
        }
        return builder.build();
    }

    private Pair pair(Edge edge) {
        return new Pair(edge, graph.label(edge));
    }

    /**
     * The graph with its chosen edges.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public MatchedGraph decode(Solution<Pair> solution) {
        Set<Pair> known = graph.edges().stream().map(this::pair).collect(Collectors.toSet());
        SolutionCheck.check(
                solution,
                IntStream.range(0, graph.vertices()).boxed().toList(),
                pair -> known.contains(pair)
                        ? List.of(pair.edge().a(), pair.edge().b())
                        : List.of());
        return new MatchedGraph(
                graph, solution.options().stream().map(Pair::edge).toList());
    }
}
