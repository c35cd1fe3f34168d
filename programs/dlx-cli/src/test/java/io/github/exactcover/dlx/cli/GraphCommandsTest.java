package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The commands coloring, matching and triples. */
class GraphCommandsTest {

    private static final String SQUARE = "c a square\np edge 4 4\ne 1 2\ne 2 3\ne 3 4\ne 4 1\n";

    @Test
    void colorsAGraph() {
        Run run = withInput(SQUARE, "coloring", "-", "--colors", "2", "--require", "1=2");
        assertThat(run.out()).isEqualTo("1:\ncolor 1: 2 4\ncolor 2: 1 3\n");
        assertThat(withInput(SQUARE, "count", "coloring", "-", "--colors", "3").out())
                .isEqualTo("18\n");
        assertThat(withInput(SQUARE, "count", "coloring", "-", "--colors", "3", "--fix-clique")
                        .out())
                .isEqualTo("3\n");
    }

    @Test
    void findsMatchings() {
        assertThat(withInput(SQUARE, "matching", "-", "--forbid", "1-2").out()).isEqualTo("1:\n2-3 1-4\n");
        assertThat(withInput("p edge 3 1\ne 1 2\n", "matching", "-").exitCode()).isEqualTo(1);
    }

    @Test
    void coversByTriples() {
        assertThat(withInput("a b c\nd e f\nb c d\n", "triples", "-").out()).isEqualTo("1:\na b c\nd e f\n");
    }

    @Test
    void badInputIsRefusedWithItsLine() {
        Run graph = withInput("p edge 2 1\ne 1 3\n", "coloring", "-", "--colors", "2");
        assertThat(graph)
                .isEqualTo(new Run(2, "", "dlx: standard input: line 2: '3' must be a whole number from 1 to 2\n"));
        assertThat(withInput(SQUARE, "coloring", "-").err()).contains("--colors=K");
        assertThat(withInput(SQUARE, "coloring", "-", "--colors", "0").err())
                .startsWith("dlx: The number of colors is 0, but must be");
        assertThat(withInput("a b\n", "triples", "-").err())
                .startsWith("dlx: standard input: line 1: a triple is three different words");
    }
}
