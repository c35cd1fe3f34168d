package io.github.exactcover.dlx.problems.graph;

import io.github.exactcover.dlx.problems.graph.Graph.Edge;
import io.github.exactcover.dlx.problems.internal.InputLines;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads a graph in the DIMACS format; see {@link Graph#ofDimacs}. */
final class DimacsGraph {

    private static final Pattern SIZE = Pattern.compile("\\s*p\\s+(edges?|col)\\s+\\S+\\s+\\S+.*");

    private final Set<Edge> edges = new LinkedHashSet<>();

    /** 0 until the line {@code p} is read. */
    private int vertices;

    private DimacsGraph() {}

    static Graph parse(String text) {
        DimacsGraph graph = new DimacsGraph();
        InputLines lines = new InputLines(text);
        while (lines.next()) {
            graph.read(lines);
        }
        if (graph.vertices == 0) {
            throw new IllegalArgumentException("This is not a DIMACS graph: it has no line like 'p edge 11 20';"
                    + " add one with the numbers of vertices and edges before the first edge");
        }
        return Graph.numbered(graph.vertices, 1, List.copyOf(graph.edges));
    }

    /** Whether a line has the numbers of vertices and edges. */
    static boolean isCertain(String text) {
        return Texts.lines(text).stream().anyMatch(line -> SIZE.matcher(line).matches());
    }

    private void read(InputLines line) {
        switch (line.word(0)) {
            // Comments, and what some files say about vertices, such as weights and positions.
            case "c", "n", "d", "v", "x" -> {}
            case "p" -> readSize(line);
            case "e", "a" -> readEdge(line);
            default ->
                throw line.error(Texts.quoted(line.word(0)) + " starts no line of a DIMACS graph; write c (comment),"
                        + " p edge VERTICES EDGES, or e VERTEX VERTEX");
        }
    }

    private void readSize(InputLines line) {
        if (vertices > 0) {
            throw line.error("the numbers of vertices and edges come a second time; leave one graph in the file");
        }
        // Some files also give a known number of colors.
        if (line.wordCount() < 4) {
            throw line.error("this line must have four words, as in p edge 11 20");
        }
        vertices = line.number(2, 1, 10_000);
    }

    private void readEdge(InputLines line) {
        if (vertices == 0) {
            throw line.error("an edge comes before the line 'p edge VERTICES EDGES'; move that line to the top");
        }
        if (line.wordCount() < 3) {
            throw line.error("an edge has two vertices, as in e 1 2");
        }
        int one = line.number(1, 1, vertices) - 1;
        int other = line.number(2, 1, vertices) - 1;
        if (one != other) {
            edges.add(new Edge(Math.min(one, other), Math.max(one, other)));
        }
    }
}
