package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MatrixCommandTest {

    @Test
    void printsTheQueensProblem() {
        Run run = dlx("matrix", "queens", "2", "--order", "natural");

        assertThat(run).isEqualTo(new Run(0, """
                   r1 a r2 b | /2 \\2
                a1  1 1  0 0 |  1  0
                b1  1 0  0 1 |  0  1
                a2  0 1  1 0 |  0  1
                b2  0 0  1 1 |  1  0
                """, ""));
    }

    @Test
    void printsAFile() {
        assertThat(withInput("a b | x\na x:red\nb\n", "matrix", "-")).isEqualTo(new Run(0, """
                        a b |    x
                a x:red 1 0 | :red
                b       0 1 |    0
                """, ""));
    }

    @Test
    void printsLatinSquares() {
        assertThat(dlx("matrix", "latin", "1").out()).isEqualTo("       r1c1 r1s1 c1s1\nr1c1=1    1    1    1\n");
        assertThat(withInput("1.\n..", "matrix", "latin", "--given", "-").out()).startsWith("       r1c2 r2c1 r2c2 ");
    }

    @Test
    void refusesWhatNobodyCouldRead() {
        Run run = dlx("matrix", "queens", "100");

        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("dlx: A matrix of 594 items and 10000 options is too large")
                .hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
