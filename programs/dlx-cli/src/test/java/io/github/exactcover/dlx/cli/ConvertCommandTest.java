package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands convert and partition. */
class ConvertCommandTest {

    private static final String FLIGHTS = "3 4\n10 2 1 2\n4 1 3\n9 2 2 3\n2 1 1\n";

    @TempDir
    Path directory;

    @Test
    void aPartitionIsTheCheapest() throws IOException {
        Path file = directory.resolve("partition.svg");
        Path all = file.resolveSibling("all.svg");
        Run run = withInput(FLIGHTS, "partition", "-", "--svg", file.toString());

        assertThat(run.out()).isEqualTo("1: cost 11\ncolumn 3 | cost 9 | rows 2 3\ncolumn 4 | cost 2 | rows 1\n");
        assertThat(run.err()).startsWith("1 solution (proven: no other is cheaper)");
        assertThat(Files.readString(file)).contains("A partition of 3 rows at cost 11");
        assertThat(withInput(FLIGHTS, "partition", "-", "--cheapest", "5").err())
                .startsWith("2 solutions (all there are, the cheapest first)");
        assertThat(withInput(FLIGHTS, "partition", "-", "--cheapest-all", "--svg", all.toString())
                        .out())
                .isEqualTo(run.out());
        assertThat(Files.readString(all)).isEqualTo(Files.readString(file));
        assertThat(withInput(FLIGHTS, "count", "partition", "-").out()).isEqualTo("2\n");
        assertThat(withInput(FLIGHTS, "count", "partition", "-", "--cheapest", "5"))
                .isEqualTo(new Run(
                        2, "", "dlx: --cheapest cannot be combined with count: it asks for solutions; leave it out\n"));
    }

    @Test
    void aProblemIsWrittenAsAnIntegerProgram() {
        assertThat(withInput(FLIGHTS, "convert", "partition", "-", "--to", "lp").out())
                .contains("\n cost: 10 x1 + 4 x2 + 9 x3 + 2 x4\n", "\n i1: x1 + x4 = 1\n");
    }

    @Test
    void aProblemIsWrittenAsAFormula() {
        Run run = withInput("a b\na\nb\na b\n", "convert", "-", "--to", "cnf");
        assertThat(run).isEqualTo(new Run(0, """
                c 1 = a
                c 2 = b
                c 3 = a b
                p cnf 3 4
                1 3 0
                -1 -3 0
                2 3 0
                -2 -3 0
                """, ""));
        assertThat(withInput(FLIGHTS, "convert", "partition", "-", "--to", "cnf"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: Option 1 costs 10, and CNF has no costs; write the problem as LP, or leave the costs"
                                + " out with --no-costs\n"));
        assertThat(withInput(FLIGHTS, "convert", "partition", "-", "--to", "cnf", "--no-costs")
                        .out())
                .contains("\np cnf ");
    }

    @Test
    void aBuiltInProblemIsWrittenInKnuthsFormat() {
        String queens = dlx("convert", "queens", "6", "--to", "dlx").out();
        assertThat(withInput(queens, "count", "-").out()).isEqualTo("4\n");
    }

    @Test
    void anUnknownFormatIsAnsweredWithTheKnownOnes() {
        assertThat(dlx("convert", "queens", "6", "--to", "mps").err())
                .contains("there is no 'mps', only lp, cnf, dlx, matrix, rows, xc and miniexact");
        assertThat(dlx("convert", "queens", "6").err()).contains("--to=lp|cnf|dlx|matrix|rows|xc|miniexact");
    }
}
