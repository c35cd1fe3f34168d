package io.github.exactcover.dlx.problems.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.problems.graph.Graph.Edge;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraphTest {

    @Test
    void readsADimacsFile() {
        Graph graph = Graph.ofDimacs("""
                c FILE: small.col

                p col 4 99
                n 1 2
                e 2 1
                e 1 2
                e  4   3 17
                """);

        assertThat(graph.vertices()).isEqualTo(4);
        assertThat(graph.name(0)).isEqualTo("1");
        assertThat(graph.edges()).containsExactly(new Edge(0, 1), new Edge(2, 3));
    }

    /** A known number of colors behind the size, a loop, edges in both directions, descriptions of vertices. */
    @Test
    void readsWhatIsOddInFilesThatGoRound() {
        String text = """
                c odd
                p edge 3 4 2
                d 2 0 1
                v 1 0.5 0.5
                x rounding 0
                e 1 2
                e 2 1
                e 3 3
                e 3 2
                """;
        Graph graph = Graph.ofDimacs(text.replace("\n", "\r\n"));

        assertThat(graph.vertices()).isEqualTo(3);
        assertThat(graph.edges()).containsExactly(new Edge(0, 1), new Edge(1, 2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "c only comments ! no line like 'p edge 11 20'",
                "e 1 2 ! line 1: an edge comes before the line 'p edge VERTICES EDGES'; move",
                "p edge 3;p edge 4 4 ! line 1: this line must have four words",
                "p edge 3 1;p edge 4 4 ! line 2: the numbers of vertices and edges come a second time",
                "p edge x 1 ! line 1: 'x' must be a whole number from 1 to 10000",
                "p edge 0 1 ! line 1: '0' must be a whole number from 1",
                "p edge 3 1;;e 1 4 ! line 3: '4' must be a whole number from 1 to 3",
                "p edge 3 1;e 1 ! line 2: an edge has two vertices, as in e 1 2",
                "p edge 3 1;1 2 ! line 2: '1' starts no line of a DIMACS graph; write"
            })
    void saysWhatIsWrongWithAFile(String text, String complaint) {
        assertThatThrownBy(() -> Graph.ofDimacs(text.replace(';', '\n')))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void aByteOrderMarkIsPassedOver() {
        assertThat(Graph.ofDimacs("\uFEFFp edge 2 1\ne 1 2\n").edges()).hasSize(1);
    }

    @Test
    void refusesEdgesWithoutVertices() {
        assertThatThrownBy(() -> Graph.of(3, List.of(new Edge(1, 3))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There is no vertex 3; choose vertices from 0 to 2");
        assertThatThrownBy(() -> new Edge(2, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Graph.of(2, List.of(new Edge(0, 1), new Edge(0, 1))).edges()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 1", "3, 5, 5", "4, 11, 20", "5, 23, 71", "6, 47, 236"})
    void mycielskiGraphsAreThoseOfTheDimacsCollection(int number, int vertices, int edges) {
        Graph graph = Graph.mycielski(number);
        assertThat(graph.vertices()).isEqualTo(vertices);
        assertThat(graph.edges()).hasSize(edges).doesNotHaveDuplicates();
        assertThat(graph.clique()).hasSize(2); // They have no triangles.
    }

    @Test
    void aCliqueIsAllJoined() {
        Graph queens = Graph.queens(5);
        List<Integer> clique = queens.clique();
        assertThat(clique).hasSizeGreaterThanOrEqualTo(4).doesNotHaveDuplicates();
        for (int a : clique) {
            for (int b : clique) {
                assertThat(a >= b || queens.edges().contains(new Edge(a, b))).isTrue();
            }
        }
        assertThat(Graph.complete(6).clique()).hasSize(6);
    }

    /** Four joined vertices beside a star whose center has more neighbors than any of them; and a row of the board. */
    @Test
    void aCliqueIsFoundAwayFromTheVertexWithTheMostNeighbors() {
        Graph graph = Graph.ofDimacs("""
                p edge 11 12
                e 1 2
                e 1 3
                e 1 4
                e 1 5
                e 1 6
                e 1 7
                e 8 9
                e 8 10
                e 8 11
                e 9 10
                e 9 11
                e 10 11
                """);

        assertThat(graph.clique()).containsExactlyInAnyOrder(7, 8, 9, 10);
        assertThat(Graph.queens(7).clique()).hasSize(7);
    }
}
