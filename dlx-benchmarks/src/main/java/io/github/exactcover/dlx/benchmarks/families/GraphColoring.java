package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.List;

/**
 * Color the vertices of a graph so that no edge joins two of the same color.
 *
 * <pre>{@code
 * System.out.println(DLX.count(GraphColoring.of(Graph.mycielski(3), 3, 1))); // 10
 * }</pre>
 *
 * <p>As exact cover: the vertices are primary items; each edge has a secondary item for each color; an option colors a
 * vertex, and has the items of its edges in that color.
 *
 * <p>The first vertices can be given different colors beforehand, which makes sense if they are all joined.
 */
public final class GraphColoring {

    private GraphColoring() {}

    /**
     * The problem.
     *
     * @param graph the graph
     * @param colors the number of colors, from 1 to 30
     * @param given so many first vertices have the first color, the second, and so on
     * @return a new problem, whose options are written as vertex and color
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(Graph graph, int colors, int given) {
        Sizes.check("a number of colors", colors, 1, 30);
        Sizes.check("a number of given vertices", given, 0, Math.min(colors, graph.vertices()));
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int vertex = 0; vertex < graph.vertices(); vertex++) {
            builder.primary("v" + vertex);
        }
        List<List<Integer>> edgesOf = new ArrayList<>();
        for (int vertex = 0; vertex < graph.vertices(); vertex++) {
            edgesOf.add(new ArrayList<>());
        }
        for (int edge = 0; edge < graph.edges().size(); edge++) {
            edgesOf.get(graph.edges().get(edge).a()).add(edge);
            edgesOf.get(graph.edges().get(edge).b()).add(edge);
            for (int color = 0; color < colors; color++) {
                builder.secondary(conflict(edge, color));
            }
        }
        for (int vertex = 0; vertex < graph.vertices(); vertex++) {
            for (int color = 0; color < colors; color++) {
                if (vertex >= given || color == vertex) {
                    addOption(builder, vertex, color, edgesOf.get(vertex));
                }
            }
        }
        return builder.build();
    }

    private static void addOption(ProblemBuilder<String, String> builder, int vertex, int color, List<Integer> edges) {
        List<String> items = new ArrayList<>(List.of("v" + vertex));
        edges.forEach(edge -> items.add(conflict(edge, color)));
        builder.option("v" + vertex + "=" + color, items);
    }

    private static String conflict(int edge, int color) {
        return "e" + edge + "." + color;
    }
}
