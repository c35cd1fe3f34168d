package io.github.exactcover.dlx.problems.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EdgeListTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "a b/b c/d ! a b c d: a-b b-c",
                "a;b/b;c/ ! a b c: a-b b-c",
                "# x/% y/// z/1\t2/2\t1/2 2 ! 1 2: 1-2",
                "source,target/1,2/2,3 ! 1 2 3: 1-2 2-3",
                "Person , Friend/1 , 2 ! 1 2: 1-2",
                "Person , Friend/1 , Ann ! Person Friend 1 Ann: Person-Friend 1-Ann",
                "New York,Boston/\"Boston\",'Rome' ! New York Boston Rome: New York-Boston Boston-Rome",
                "graph G {/ a -- b -- c [color=red];/ d;/} ! a b c d: a-b b-c",
                "p edge 3 1/e 1 2 ! 1 2 3: 1-2",
                "c d/e f ! c d e f: c-d e-f",
                "5 4/1 2/2 3/3 4/4 5 ! 1 2 3 4 5: 1-2 2-3 3-4 4-5",
                "4/0 1/2 3 ! 0 1 2 3: 0-1 2-3",
                "6 2/1 2/3 4 ! 1 2 3 4 5 6: 1-2 3-4",
                "5 4/1 2/2 3 ! 5 4 1 2 3: 5-4 1-2 2-3",
            })
    void aLineIsAnEdge(String text, String expected) {
        Graph graph = Graph.parse("\uFEFF" + text.replaceAll("(?<!/)/(?!/)", "\r\n"));

        assertThat(IntStream.range(0, graph.vertices()).mapToObj(graph::name).collect(Collectors.joining(" "))
                        + ": "
                        + graph.edges().stream().map(graph::label).collect(Collectors.joining(" ")))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "'' ! There is no edge",
                "a b/a b c ! line 2: 'c' comes after the two names of an edge",
                "a,/ ! line 1: a name is missing here",
                "a -- b/a -- ! line 2: a name is missing here",
                "-- ! line 1: a name is missing here",
                "p edge x 3/e 1 2 ! line 1: 'x' must be a whole number",
                "p edge 3 1/1 2 ! line 2: '1' starts no line of a DIMACS graph",
            })
    void whatIsNoEdgeIsRefused(String text, String complaint) {
        assertThatThrownBy(() -> Graph.parse(text.replace('/', '\n')))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void tooManyVerticesAreRefused() {
        String path = IntStream.range(0, 10_001).mapToObj(i -> "v" + i).collect(Collectors.joining("\n"));

        assertThatThrownBy(() -> Graph.parse(path))
                .hasMessage("line 10001: this graph has more than 10000 vertices; choose a smaller one");
        assertThatThrownBy(() -> Graph.parse("999999999 1\n1 2")).hasMessageContaining("line 1: this graph has more");
    }

    @Test
    void onlyWhatNobodyElseWritesIsCertain() {
        assertThat(Graph.isGraph("c x\np edge 3 2\ne 1 2\n")).isTrue();
        assertThat(Graph.isGraph("Source,Target\n1,2\n")).isTrue();
        assertThat(Graph.isGraph("digraph {\na -> b\n")).isTrue();
        assertThat(Graph.isGraph("1 2\n2 3\n")).isFalse();
        assertThat(Graph.isGraph("a b c\na b\nc\n")).isFalse();
    }
}
