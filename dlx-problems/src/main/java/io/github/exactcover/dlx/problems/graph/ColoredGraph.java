package io.github.exactcover.dlx.problems.graph;

import io.github.exactcover.dlx.problems.Picture;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.Arrays;
import java.util.StringJoiner;

/**
 * A graph whose vertices have colors.
 *
 * <pre>{@code
 * GraphColoring coloring = GraphColoring.of(Graph.mycielski(3), 3);
 * ColoredGraph colored = coloring.decode(Feasibility.of(coloring.problem()).solution().orElseThrow());
 * System.out.println(colored.colorOf(0) != colored.colorOf(1)); // true
 * }</pre>
 *
 * <p>Immutable.
 */
public final class ColoredGraph implements Picture {

    private final Graph graph;
    private final int[] colors;

    /** Keeps the array: the color of each vertex, from 0. */
    ColoredGraph(Graph graph, int[] colors) {
        this.graph = graph;
        this.colors = colors;
    }

    /**
     * The color of a vertex.
     *
     * @param vertex the vertex, counted from 0
     * @return the color, counted from 0
     * @throws IndexOutOfBoundsException if there is no such vertex
     */
    public int colorOf(int vertex) {
        return colors[vertex];
    }

    /** A line for each color that is used: the vertices that have it. */
    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        int most = Arrays.stream(colors).max().orElse(-1);
        for (int color = 0; color <= most; color++) {
            StringJoiner line = new StringJoiner(" ", "color " + (color + 1) + ": ", "\n").setEmptyValue("");
            for (int vertex = 0; vertex < colors.length; vertex++) {
                if (colors[vertex] == color) {
                    line.add(graph.name(vertex));
                }
            }
            text.append(line);
        }
        return text.toString();
    }

    /** The vertices on a circle, each with its name, a colon and the number of its color. */
    @Override
    public String svg() {
        long used = Arrays.stream(colors).distinct().count();
        GraphDrawing drawing = new GraphDrawing(graph, "A graph in " + Texts.count(used, "color"), toString());
        graph.edges().forEach(edge -> drawing.edge(edge, SvgDrawing.THIN_LINE));
        for (int vertex = 0; vertex < colors.length; vertex++) {
            drawing.vertex(vertex, SvgDrawing.color(colors[vertex]), graph.name(vertex) + ":" + (colors[vertex] + 1));
        }
        return drawing.svg();
    }

    /** The lines of {@link #text() text} as one line. */
    @Override
    public String toString() {
        return text().strip().replace("\n", "; ");
    }
}
