package io.github.exactcover.dlx.problems.graph;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.graph.Graph.Edge;
import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Color the vertices of a graph so that no edge joins two of the same color.
 *
 * <pre>{@code
 * Graph pentagon = Graph.ofDimacs("p edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n");
 * GraphColoring coloring = GraphColoring.of(pentagon, 3);
 * System.out.println(Count.of(coloring.problem()).solutions()); // 30
 * System.out.println(Count.of(coloring.fixing(pentagon.clique()).problem()).solutions()); // 5
 * System.out.print(coloring.decode(Feasibility.of(coloring.problem()).solution().orElseThrow()).text());
 * // prints color 1: 1 3
 * // prints color 2: 2 4
 * // prints color 3: 5
 * }</pre>
 *
 * <p>As exact cover: the vertices are primary items. The edges are covered by cliques, which are sets of vertices that
 * are all joined. In a clique each color comes at most once, so each clique has a secondary item for each color. An
 * option gives a color to a vertex; it covers the vertex, and that color in each clique of the vertex.
 *
 * <p>Immutable.
 */
public final class GraphColoring implements ProblemModel<GraphColoring.Choice, ColoredGraph> {

    private final Graph graph;
    private final int colors;
    private final List<Integer> fixed;

    /**
     * An option: a color for a vertex.
     *
     * @param vertex the vertex, counted from 0
     * @param name the name of the vertex
     * @param color the color, counted from 0
     */
    public record Choice(int vertex, String name, int color) {

        /**
         * An option.
         *
         * @param vertex the vertex
         * @param name its name
         * @param color its color
         */
        public Choice {
            Objects.requireNonNull(name, "The name must not be null");
        }

        /** The name of the vertex and its color counted from 1, such as {@code 7=2}. */
        @Override
        public String toString() {
            return name + "=" + (color + 1);
        }
    }

    private GraphColoring(Graph graph, int colors, List<Integer> fixed) {
        this.graph = Objects.requireNonNull(graph, "The graph must not be null");
        this.colors = colors;
        this.fixed = List.copyOf(fixed);
    }

    /**
     * The problem. Colorings that differ only in the names of the colors are all counted.
     *
     * @param graph the graph
     * @param colors the number of colors, from 1 to 1000
     * @return the problem
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public static GraphColoring of(Graph graph, int colors) {
        Limits.check("The number of colors", colors, 1, 1000);
        return new GraphColoring(graph, colors, List.of());
    }

    /**
     * The same problem with the colors of some vertices given: the first has the first color, the second the second,
     * and so on. These vertices are all joined, so their colors differ anyway; of all colorings that differ only in the
     * names of these colors, one is left. With more vertices than colors there is no solution.
     *
     * @param clique vertices, every two of which are joined, such as {@link Graph#clique() Graph.clique}
     * @return the problem with these vertices fixed, and no others
     * @throws IllegalArgumentException if one is no vertex of the graph, or if two of them are not joined
     */
    public GraphColoring fixing(List<Integer> clique) {
        Given.elements(clique, "vertices of the clique");
        Set<Edge> edges = Set.copyOf(graph.edges());
        for (int i = 0; i < clique.size(); i++) {
            graph.check(clique.get(i));
            for (int j = 0; j < i; j++) {
                int a = Math.min(clique.get(i), clique.get(j));
                int b = Math.max(clique.get(i), clique.get(j));
                if (a >= b || !edges.contains(new Edge(a, b))) {
                    throw new IllegalArgumentException("Vertices " + a + " and " + b
                            + " are not joined, so their colors could be the same; fix only vertices that"
                            + " are all joined");
                }
            }
        }
        return new GraphColoring(graph, colors, clique);
    }

    /**
     * The vertex with name 1 is item {@code v1}; the first clique has the items {@code c0.0, c0.1, ...}, one for each
     * color.
     */
    @Override
    public ExactCoverProblem<String, Choice> problem() {
        ProblemBuilder<String, Choice> builder = ExactCoverProblem.builder();
        List<List<Integer>> cliques = EdgeCliques.of(graph);
        List<List<Integer>> cliquesOf = new ArrayList<>();
        for (int vertex = 0; vertex < graph.vertices(); vertex++) {
            builder.primary(item(vertex));
            cliquesOf.add(new ArrayList<>());
        }
        for (int clique = 0; clique < cliques.size(); clique++) {
            for (int vertex : cliques.get(clique)) {
                cliquesOf.get(vertex).add(clique);
            }
            for (int color = 0; color < colors; color++) {
                builder.secondary(conflict(clique, color));
            }
        }
        for (int vertex = 0; vertex < graph.vertices(); vertex++) {
            int given = fixed.indexOf(vertex);
            for (int color = 0; color < colors; color++) {
                if (given < 0 || given == color) {
                    addOption(builder, vertex, color, cliquesOf.get(vertex));
                }
            }
        }
        return builder.build();
    }

    private void addOption(ProblemBuilder<String, Choice> builder, int vertex, int color, List<Integer> cliques) {
        List<String> items = new ArrayList<>(List.of(item(vertex)));
        cliques.forEach(clique -> items.add(conflict(clique, color)));
        builder.option(new Choice(vertex, graph.name(vertex), color), items);
    }

    private String item(int vertex) {
        return "v" + graph.name(vertex);
    }

    private static String conflict(int clique, int color) {
        return "c" + clique + "." + color;
    }

    /**
     * The graph with its colors.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public ColoredGraph decode(Solution<Choice> solution) {
        SolutionCheck.check(
                solution,
                IntStream.range(0, graph.vertices()).boxed().toList(),
                choice -> isPossible(choice) ? List.of(choice.vertex()) : List.of());
        int[] colorOf = new int[graph.vertices()];
        solution.options().forEach(choice -> colorOf[choice.vertex()] = choice.color());
        return new ColoredGraph(graph, colorOf);
    }

    private boolean isPossible(Choice choice) {
        return choice.vertex() >= 0
                && choice.vertex() < graph.vertices()
                && choice.name().equals(graph.name(choice.vertex()))
                && choice.color() >= 0
                && choice.color() < colors;
    }
}
