package io.github.exactcover.dlx.benchmarks.families;

import java.util.ArrayList;
import java.util.List;

/**
 * A graph to be colored.
 *
 * <pre>{@code
 * System.out.println(Graph.mycielski(4).vertices()); // 11, the graph of Grötzsch
 * }</pre>
 *
 * @param vertices how many there are; they are numbered from 0 on
 * @param edges each as two numbers, the smaller first
 */
public record Graph(int vertices, List<Edge> edges) {

    /**
     * An edge.
     *
     * @param a the smaller vertex
     * @param b the larger vertex
     */
    public record Edge(int a, int b) {}

    /**
     * The graph.
     *
     * @param vertices how many there are
     * @param edges the edges
     */
    public Graph {
        edges = List.copyOf(edges);
    }

    /**
     * Mycielski's graphs (1955): they have no triangles, but need as many colors as their number says.
     *
     * @param colors the number of colors, from 2 to 7
     * @return the graph; for 2 it is an edge, for 3 a pentagon
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public static Graph mycielski(int colors) {
        Sizes.check("the Mycielski graph number", colors, 2, 7);
        Graph graph = new Graph(2, List.of(new Edge(0, 1)));
        for (int step = 2; step < colors; step++) {
            graph = graph.mycielskian();
        }
        return graph;
    }

    /** Each vertex gets a twin with the same neighbors, and one more vertex is joined to all twins. */
    private Graph mycielskian() {
        List<Edge> added = new ArrayList<>(edges);
        for (Edge edge : edges) {
            added.add(new Edge(edge.a(), vertices + edge.b()));
            added.add(new Edge(edge.b(), vertices + edge.a()));
        }
        for (int twin = vertices; twin < 2 * vertices; twin++) {
            added.add(new Edge(twin, 2 * vertices));
        }
        return new Graph(2 * vertices + 1, added);
    }

    /**
     * The squares of a chessboard, joined where a queen can move from one to the other.
     *
     * @param n the size of the board, from 1 to 30
     * @return the graph; the squares are numbered rank by rank
     * @throws IllegalArgumentException if n is out of these bounds
     */
    public static Graph queens(int n) {
        Sizes.check("a board of size", n, 1, 30);
        List<Edge> moves = new ArrayList<>();
        for (int from = 0; from < n * n; from++) {
            for (int to = from + 1; to < n * n; to++) {
                int ranks = to / n - from / n;
                int files = Math.abs(to % n - from % n);
                if (ranks == 0 || files == 0 || ranks == files) {
                    moves.add(new Edge(from, to));
                }
            }
        }
        return new Graph(n * n, moves);
    }
}
