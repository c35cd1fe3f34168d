package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.problems.graph.Graph;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Random graphs to be colored with three colors. About 2.3 edges for each vertex make the hardest ones.
 *
 * <pre>{@code
 * Graph graph = RandomGraph.flat(100, 230, 1); // can be colored with three colors
 * System.out.println(Feasibility.of(GraphColoring.of(graph, 3).problem()).solution().isPresent()); // true
 * }</pre>
 */
public final class RandomGraph {

    private static final int COLORS = 3;

    private RandomGraph() {}

    /**
     * A graph with a planned coloring: all edges join vertices of different colors.
     *
     * @param vertices the number of vertices, from 3 to 5000
     * @param edges the number of edges, at most three for each vertex
     * @param seed the seed for the coloring and the edges
     * @return the graph
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static Graph flat(int vertices, int edges, int seed) {
        Random random = new Random(seed);
        List<Integer> colors = new ArrayList<>(IntStream.range(0, vertices)
                .map(vertex -> vertex % COLORS)
                .boxed()
                .toList());
        Collections.shuffle(colors, random);
        return graph(vertices, edges, random, colors);
    }

    /**
     * A graph with any edges; there may be no coloring.
     *
     * @param vertices the number of vertices, from 3 to 5000
     * @param edges the number of edges, at most three for each vertex
     * @param seed the seed for the edges
     * @return the graph
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static Graph of(int vertices, int edges, int seed) {
        return graph(
                vertices,
                edges,
                new Random(seed),
                IntStream.range(0, vertices).boxed().toList());
    }

    private static Graph graph(int vertices, int edges, Random random, List<Integer> colors) {
        Sizes.check("a number of vertices", vertices, 3, 5000);
        // Even in the smallest graph, three vertices of three colors, there are so many edges.
        Sizes.check("a number of edges", edges, 0, vertices == 3 ? 3 : 3 * (vertices - 3));
        Set<Graph.Edge> drawn = new LinkedHashSet<>();
        while (drawn.size() < edges) {
            int a = random.nextInt(vertices);
            int b = random.nextInt(vertices);
            if (!colors.get(a).equals(colors.get(b))) {
                drawn.add(new Graph.Edge(Math.min(a, b), Math.max(a, b)));
            }
        }
        return Graph.of(vertices, List.copyOf(drawn));
    }
}
