package io.github.exactcover.dlx.problems.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.SvgImage;
import io.github.exactcover.dlx.problems.graph.Graph.Edge;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Colorings and perfect matchings. */
class GraphProblemsTest {

    /** The pentagon has (k-1)^5 - (k-1) colorings, the complete graph k!/(k-n)!. */
    @ParameterizedTest
    @CsvSource({"2, 0", "3, 30", "4, 240", "5, 1020"})
    void countsTheColoringsOfThePentagon(int colors, long count) {
        Graph pentagon = Graph.mycielski(3);
        GraphColoring all = GraphColoring.of(pentagon, colors);
        assertThat(Count.of(all.problem()).solutions()).isEqualTo(count);
        // Two joined vertices are fixed, and of k(k-1) ways to color them one is left.
        assertThat(Count.of(all.fixing(pentagon.clique()).problem()).solutions())
                .isEqualTo(count / colors / (colors - 1));
    }

    @ParameterizedTest
    @CsvSource({"4, 3, 0", "4, 4, 12480", "5, 4, 0"})
    void mycielskiGraphsNeedAsManyColorsAsTheirNumberSays(int number, int colors, long count) {
        Graph graph = Graph.mycielski(number);
        assertThat(Count.of(GraphColoring.of(graph, colors).problem()).solutions())
                .isEqualTo(count);
    }

    @Test
    void countsWhatBruteForceCounts() {
        Random random = new Random(20261121);
        for (int i = 0; i < 100; i++) {
            Graph graph = random(random, 2 + random.nextInt(5));
            int colors = 1 + random.nextInt(4);
            assertThat(Count.of(GraphColoring.of(graph, colors).problem()).solutions())
                    .as(graph.edges().toString())
                    .isEqualTo(colorings(graph, new int[graph.vertices()], 0, colors));
            assertThat(Count.of(PerfectMatching.of(graph).problem()).solutions())
                    .as(graph.edges().toString())
                    .isEqualTo(matchings(graph, 0));
        }
    }

    private static Graph random(Random random, int vertices) {
        List<Edge> edges = new ArrayList<>();
        for (Edge edge : Graph.complete(vertices).edges()) {
            if (random.nextInt(3) > 0) {
                edges.add(edge);
            }
        }
        return Graph.of(vertices, edges);
    }

    private static long colorings(Graph graph, int[] colorOf, int vertex, int colors) {
        if (vertex == graph.vertices()) {
            return graph.edges().stream().allMatch(edge -> colorOf[edge.a()] != colorOf[edge.b()]) ? 1 : 0;
        }
        long count = 0;
        for (int color = 0; color < colors; color++) {
            colorOf[vertex] = color;
            count += colorings(graph, colorOf, vertex + 1, colors);
        }
        return count;
    }

    /** The vertices in {@code met}, a set of bits, are done. */
    private static long matchings(Graph graph, int met) {
        int first = Integer.numberOfTrailingZeros(~met);
        return first == graph.vertices()
                ? 1
                : graph.edges().stream()
                        .filter(edge -> edge.a() == first && (met >> edge.b() & 1) == 0)
                        .mapToLong(edge -> matchings(graph, met | 1 << edge.a() | 1 << edge.b()))
                        .sum();
    }

    @Test
    void aColorTooManyIsRefused() {
        GraphColoring three = GraphColoring.of(Graph.complete(3), 3);
        assertThatThrownBy(() -> GraphColoring.of(Graph.complete(3), 2)
                        .decode(Feasibility.of(three.problem()).solution().orElseThrow()))
                .hasMessageStartingWith("This is a solution of another problem: ");
    }

    @Test
    void aColoringIsDecodedAndDrawn() {
        Graph graph = Graph.queens(5);
        GraphColoring coloring = GraphColoring.of(graph, 5).fixing(graph.clique());
        ColoredGraph colored =
                coloring.decode(Feasibility.of(coloring.problem()).solution().orElseThrow());

        assertThat(graph.edges())
                .allSatisfy(edge -> assertThat(colored.colorOf(edge.a())).isNotEqualTo(colored.colorOf(edge.b())));
        assertThat(colored.text()).hasLineCount(5).startsWith("color 1: ");
        SvgImage image = SvgImage.of(colored);
        assertThat(image.count("path", SvgDrawing.color(0))).isEqualTo(5);
        assertThat(image.words("text")).hasSize(25).contains("24:" + (colored.colorOf(24) + 1));
    }

    @Test
    void aMatchingIsDecodedAndDrawn() {
        Graph square = Graph.ofDimacs("p edge 4 4\ne 1 2\ne 2 3\ne 3 4\ne 4 1\n");
        PerfectMatching matching = PerfectMatching.of(square);
        assertThat(DLX.stream(matching.problem()).map(matching::decode).map(MatchedGraph::text))
                .containsExactlyInAnyOrder("1-2 3-4\n", "2-3 1-4\n");

        MatchedGraph matched =
                matching.decode(Feasibility.of(matching.problem()).solution().orElseThrow());
        SvgImage image = SvgImage.of(matched);
        assertThat(image.count("path", SvgDrawing.LINE)).isEqualTo(2);
        assertThat(image.words("text")).containsExactly("1", "2", "3", "4");
    }

    @Test
    void onlyVerticesThatAreJoinedCanBeFixed() {
        GraphColoring coloring = GraphColoring.of(Graph.mycielski(3), 3);
        assertThatThrownBy(() -> coloring.fixing(List.of(0, 1, 2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("fix only vertices that are all joined");
        assertThatThrownBy(() -> coloring.fixing(List.of(5)))
                .hasMessageContaining("There is no vertex 5; choose vertices from 0 to 4");
        assertThatThrownBy(() -> coloring.fixing(List.of(-1))).hasMessageContaining("There is no vertex -1");
        assertThatThrownBy(() -> coloring.fixing(List.of(0, 0))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GraphColoring.of(Graph.complete(3), 0))
                .hasMessage("The number of colors is 0, but must be from 1 to 1000");
    }
}
