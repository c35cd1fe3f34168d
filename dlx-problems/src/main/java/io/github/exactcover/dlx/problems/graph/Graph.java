package io.github.exactcover.dlx.problems.graph;

import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.Limits;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * A graph without loops and double edges, whose vertices have names.
 *
 * <pre>{@code
 * Graph path = Graph.ofDimacs("p edge 3 2\ne 1 2\ne 2 3\n");
 * System.out.println(path.vertices()); // 3
 * System.out.println(path.name(0)); // 1
 * System.out.println(path.edges()); // [Edge[a=0, b=1], Edge[a=1, b=2]]
 * System.out.println(Graph.mycielski(4).vertices()); // 11
 * }</pre>
 *
 * <p>Immutable.
 */
public final class Graph {

    private final List<String> names;
    private final List<Edge> edges;

    /**
     * An edge between two vertices.
     *
     * @param a a vertex, counted from 0
     * @param b a larger one
     */
    public record Edge(int a, int b) {

        /**
         * Checks the vertices.
         *
         * @param a a vertex, counted from 0
         * @param b a larger one
         * @throws IllegalArgumentException if a is negative or not less than b
         */
        public Edge {
            if (a < 0 || a >= b) {
                throw new IllegalArgumentException(
                        "There is no edge from " + a + " to " + b + "; name two vertices, the smaller one first");
            }
        }
    }

    private Graph(List<String> names, List<Edge> edges) {
        this.names = List.copyOf(names);
        this.edges = List.copyOf(edges);
    }

    /** A graph of these names and edges, which were checked. */
    static Graph named(List<String> names, List<Edge> edges) {
        return new Graph(names, edges);
    }

    /** A graph whose vertices are named by their numbers, from {@code first} on. */
    static Graph numbered(int vertices, int first, List<Edge> edges) {
        return new Graph(
                IntStream.range(first, first + vertices)
                        .mapToObj(String::valueOf)
                        .toList(),
                edges);
    }

    /**
     * A graph whose vertices are named 0, 1, 2 and so on.
     *
     * @param vertices how many there are, from 1 to 10,000
     * @param edges the edges; one that comes again is left out
     * @return the graph
     * @throws IllegalArgumentException if the number is out of these bounds, or an edge has a vertex that is not there
     */
    public static Graph of(int vertices, List<Edge> edges) {
        Given.elements(edges, "edges");
        Limits.check("The number of vertices", vertices, 1, 10_000);
        for (Edge edge : edges) {
            check(edge.b(), vertices);
        }
        return numbered(vertices, 0, List.copyOf(new LinkedHashSet<>(edges)));
    }

    /**
     * Reads a graph in the DIMACS format for coloring, as in files {@code .col}. A line begins with
     *
     * <ul>
     *   <li>{@code c}: a comment;
     *   <li>{@code p edge 11 20} (or {@code p col}): the numbers of vertices and edges; further words are ignored, and
     *       so is the number of edges, which is wrong in many files;
     *   <li>{@code e 1 2}: an edge. Vertices are named from 1 on. An edge that comes again, in either direction, is
     *       left out, and so is an edge from a vertex to itself ({@code homer.col} has some, and its known number of
     *       colors is that of the graph without them);
     *   <li>{@code n}, {@code d}, {@code v} or {@code x}: a description of vertices, which is ignored.
     * </ul>
     *
     * @param text the file
     * @return the graph
     * @throws IllegalArgumentException if the text is not in this format; says the line and what to do
     */
    public static Graph ofDimacs(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return DimacsGraph.parse(text);
    }

    /**
     * Reads a graph in the DIMACS format, as {@link #ofDimacs ofDimacs} does, or with an edge in each line.
     *
     * <pre>{@code
     * Graph map = Graph.parse("New York, Boston\nBoston, Portland\nHonolulu\n");
     * System.out.println(map.vertices() + " " + map.name(0) + " " + map.edges().size()); // 4 New York 2
     * }</pre>
     *
     * <p>If a line has the form {@code p edge 11 20}, it is DIMACS. Otherwise:
     *
     * <ul>
     *   <li>A line has two names, with blanks, a tab, a comma or a semicolon between them, in quotes or not; only with
     *       the latter three can names have blanks. {@code a -- b -- c;} is two edges, as in Graphviz.
     *   <li>One name alone is a vertex, which may have no edge.
     *   <li>A first line such as {@code source,target}, or words above numbers, is a heading. Numbers of vertices and
     *       edges (or of vertices only) that fit what follows are sizes.
     *   <li>Edges that come again or lead from a vertex to itself are left out. Empty lines, and lines that begin with
     *       {@code #}, {@code %} or {@code //}, are ignored.
     * </ul>
     *
     * @param text the graph, of up to 10,000 vertices
     * @return the graph; its vertices are in the order in which they are named
     * @throws IllegalArgumentException if the text is neither; says the line and what to do
     */
    public static Graph parse(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return DimacsGraph.isCertain(text) ? DimacsGraph.parse(text) : EdgeList.parse(text);
    }

    /**
     * Whether a text certainly is a graph that {@link #parse parse} reads: in DIMACS, in DOT, or edges below a heading.
     * Edges alone are not certain, for they could be rows of an exact cover.
     *
     * @param start the first lines of the text
     * @return whether it is
     */
    public static boolean isGraph(String start) {
        Objects.requireNonNull(start, "The start must not be null");
        return DimacsGraph.isCertain(start) || EdgeList.isCertain(start);
    }

    /**
     * The complete graph, in which every two vertices are joined.
     *
     * @param vertices how many there are, from 1 to 1000
     * @return the graph
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public static Graph complete(int vertices) {
        Limits.check("The number of vertices", vertices, 1, 1000);
        List<Edge> edges = new ArrayList<>();
        for (int a = 0; a < vertices; a++) {
            for (int b = a + 1; b < vertices; b++) {
                edges.add(new Edge(a, b));
            }
        }
        return numbered(vertices, 0, edges);
    }

    /**
     * Mycielski's graph (1955) for a number of colors: it needs that many, although it has no triangles.
     *
     * @param colors the number of colors, from 2 to 7
     * @return the graph; for 2 it is an edge, for 3 a pentagon
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public static Graph mycielski(int colors) {
        Limits.check("The number of the Mycielski graph", colors, 2, 7);
        Graph graph = numbered(2, 0, List.of(new Edge(0, 1)));
        for (int step = 2; step < colors; step++) {
            graph = graph.mycielskian();
        }
        return graph;
    }

    /** Each vertex gets a twin with the same neighbors, and one more vertex is joined to all twins. */
    private Graph mycielskian() {
        int n = vertices();
        List<Edge> added = new ArrayList<>(edges);
        for (Edge edge : edges) {
            added.add(new Edge(edge.a(), n + edge.b()));
            added.add(new Edge(edge.b(), n + edge.a()));
        }
        for (int twin = n; twin < 2 * n; twin++) {
            added.add(new Edge(twin, 2 * n));
        }
        return numbered(2 * n + 1, 0, added);
    }

    /**
     * The squares of a chessboard, joined where a queen can move from one to the other.
     *
     * @param n the size of the board, from 1 to 30
     * @return the graph; the squares are numbered rank by rank
     * @throws IllegalArgumentException if n is out of these bounds
     */
    public static Graph queens(int n) {
        Limits.check("The size of the board", n, 1, 30);
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
        return numbered(n * n, 0, moves);
    }

    /**
     * The number of vertices.
     *
     * @return how many there are
     */
    public int vertices() {
        return names.size();
    }

    /**
     * The name of a vertex.
     *
     * @param vertex the vertex, counted from 0
     * @return its name, which no other vertex has
     * @throws IndexOutOfBoundsException if there is no such vertex
     */
    public String name(int vertex) {
        return names.get(vertex);
    }

    /** Refuses what is no vertex of this graph. */
    void check(int vertex) {
        check(vertex, vertices());
    }

    private static void check(int vertex, int vertices) {
        if (vertex < 0 || vertex >= vertices) {
            throw new IllegalArgumentException(
                    "There is no vertex " + vertex + "; choose vertices from 0 to " + (vertices - 1));
        }
    }

    /** An edge by the names of its vertices. */
    String label(Edge edge) {
        return name(edge.a()) + "-" + name(edge.b());
    }

    /**
     * The edges.
     *
     * @return an immutable list, without repetition
     */
    public List<Edge> edges() {
        return edges;
    }

    /**
     * A large set of vertices that are all joined to one another. It is found greedily: from each vertex, the others
     * are tried by their number of neighbors, most first, and the largest set found is the answer. That is often a
     * largest set of the graph, but not always; to find one for certain is a hard problem.
     *
     * @return the vertices, counted from 0
     */
    public List<Integer> clique() {
        List<BitSet> neighbors = neighbors();
        List<Integer> byDegree =
                new ArrayList<>(IntStream.range(0, vertices()).boxed().toList());
        byDegree.sort(Comparator.comparing(vertex -> neighbors.get(vertex).cardinality(), Comparator.reverseOrder()));
        List<Integer> largest = List.of();
        for (int start : byDegree) {
            List<Integer> clique = new ArrayList<>(List.of(start));
            BitSet candidates = (BitSet) neighbors.get(start).clone();
            for (int vertex : byDegree) {
                if (candidates.get(vertex)) {
                    clique.add(vertex);
                    candidates.and(neighbors.get(vertex));
                }
            }
            if (clique.size() > largest.size()) {
                largest = clique;
            }
        }
        return largest;
    }

    /** For each vertex the vertices that it is joined to; a new list of new sets. */
    List<BitSet> neighbors() {
        List<BitSet> neighbors = new ArrayList<>();
        names.forEach(name -> neighbors.add(new BitSet()));
        for (Edge edge : edges) {
            neighbors.get(edge.a()).set(edge.b());
            neighbors.get(edge.b()).set(edge.a());
        }
        return neighbors;
    }
}
