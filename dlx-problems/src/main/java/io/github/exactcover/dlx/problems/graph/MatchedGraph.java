package io.github.exactcover.dlx.problems.graph;

import io.github.exactcover.dlx.problems.Picture;
import io.github.exactcover.dlx.problems.graph.Graph.Edge;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A graph and some of its edges, no two of which share a vertex.
 *
 * <pre>{@code
 * PerfectMatching matching = PerfectMatching.of(Graph.complete(4));
 * MatchedGraph matched = matching.decode(Feasibility.of(matching.problem()).solution().orElseThrow());
 * System.out.println(matched.edges()); // [Edge[a=0, b=1], Edge[a=2, b=3]]
 * }</pre>
 *
 * <p>Immutable.
 */
public final class MatchedGraph implements Picture {

    private final Graph graph;
    private final List<Edge> edges;

    MatchedGraph(Graph graph, List<Edge> edges) {
        this.graph = graph;
        this.edges = List.copyOf(edges);
    }

    /**
     * The chosen edges.
     *
     * @return an immutable list
     */
    public List<Edge> edges() {
        return edges;
    }

    /** One line with the chosen edges, by the names of their vertices. */
    @Override
    public String text() {
        return edges.stream().map(graph::label).collect(Collectors.joining(" ")) + "\n";
    }

    /** The vertices on a circle; the chosen edges are thick. */
    @Override
    public String svg() {
        GraphDrawing drawing = new GraphDrawing(graph, "A graph with a perfect matching", "The edges " + this);
        for (Edge edge : graph.edges()) {
            drawing.edge(edge, edges.contains(edge) ? SvgDrawing.LINE : SvgDrawing.THIN_LINE);
        }
        for (int vertex = 0; vertex < graph.vertices(); vertex++) {
            drawing.vertex(vertex, SvgDrawing.BLANK, graph.name(vertex));
        }
        return drawing.svg();
    }

    /** The line of {@link #text() text}. */
    @Override
    public String toString() {
        return text().strip();
    }
}
