package io.github.exactcover.dlx.problems.graph;

import io.github.exactcover.dlx.problems.internal.SvgDrawing;

/** Draws a graph with its vertices on a circle. */
final class GraphDrawing {

    private static final int RADIUS_OF_VERTEX = 18;

    private final Graph graph;
    private final SvgDrawing drawing;
    private final int radius;
    private final int middle;

    GraphDrawing(Graph graph, String title, String description) {
        this.graph = graph;
        this.radius = (int) Math.max(60, graph.vertices() * 50 / (2 * Math.PI));
        this.middle = radius + RADIUS_OF_VERTEX + SvgDrawing.MARGIN;
        this.drawing = new SvgDrawing(2 * middle, 2 * middle, title, description);
    }

    void edge(Graph.Edge edge, String look) {
        drawing.path(look, "M" + x(edge.a()) + " " + y(edge.a()) + "L" + x(edge.b()) + " " + y(edge.b()));
    }

    void vertex(int vertex, String look, String label) {
        int r = RADIUS_OF_VERTEX;
        String circle = "M" + (x(vertex) - r) + " " + y(vertex) + "a" + r + " " + r + " 0 1 0 " + 2 * r + " 0a" + r
                + " " + r + " 0 1 0 -" + 2 * r + " 0z";
        drawing.path(look, circle);
        drawing.path(SvgDrawing.THIN_LINE, circle);
        drawing.text(
                look.equals(SvgDrawing.BLANK) ? SvgDrawing.INK : SvgDrawing.LABEL,
                x(vertex),
                y(vertex),
                label.length() > 4 ? 9 : 13,
                label);
    }

    String svg() {
        return drawing.svg();
    }

    private int x(int vertex) {
        return middle + (int) Math.round(radius * Math.sin(angle(vertex)));
    }

    private int y(int vertex) {
        return middle - (int) Math.round(radius * Math.cos(angle(vertex)));
    }

    private double angle(int vertex) {
        return 2 * Math.PI * vertex / graph.vertices();
    }
}
