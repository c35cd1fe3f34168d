package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CostOptionTest {

    @TempDir
    private Path folder;

    private String problem = "";

    @BeforeEach
    void writeProblem() throws IOException {
        problem = written("p.dlx", "a b\na b |4\na |1\nb |2\nb |1\n");
    }

    private String written(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private Run solve(String costs) throws IOException {
        return dlx("solve", problem, "--cheapest", "1", "--cost", written("costs.txt", costs));
    }

    @Test
    void theFileSaysWhatOptionsCost() throws IOException {
        assertThat(solve("| prices\n\n-7 b a\n").out()).isEqualTo("1: cost -7\n a b\n");
        assertThat(solve("10 a\n").out()).isEqualTo("1: cost 4\n a b\n");
    }

    /** The others keep the cost that they have in the file. */
    @Test
    void equalOptionsGetTheSameCostUnlessTheyAreNumbered() throws IOException {
        assertThat(solve("5 b\n").out()).isEqualTo("1: cost 4\n a b\n");
        assertThat(solve("5 #4\n").out()).isEqualTo("1: cost 3\n a\n b\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            quoteCharacter = '"',
            value = {
                "x a = line 1: 'x' is not a whole number of 64 bits; begin the line with the cost",
                "5 = line 1: '5' is no cost and an option; write both, as in 5 and the option",
                "1 a/2 c = line 2: 'c': there is no such option; write the items of one line of the file",
                "1 a/|/2 a = line 3: 'a' has its cost on line 1 already; leave one of them out",
                "1 #5 = line 1: '#5': the options are numbered from #1 to #4",
            })
    void errorsNameTheLine(String costs, String message) throws IOException {
        Run run = solve(costs.replace('/', '\n'));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("costs.txt: " + message);
    }

    @Test
    void costsThatNobodyAsksForAreRefused() throws IOException {
        String costs = written("costs.txt", "1 a\n");

        assertThat(dlx("solve", problem, "--cost", costs).err())
                .isEqualTo("dlx: --cost needs --cheapest or --cheapest-all; add one, or leave out --cost\n");
        assertThat(dlx("diagram", problem, "--cost", costs).err())
                .isEqualTo("dlx: --cost needs --cheapest or --dearest; add one, or leave out --cost\n");
    }

    @Test
    void problemsThatHaveNoCostsGetThem() throws IOException {
        String costs = written("costs.txt", "5 a2\n1 b4\n");

        assertThat(dlx("diagram", "queens", "4", "--dearest", "1", "--cost", costs)
                        .out())
                .endsWith("1: cost 6\n. Q . .\n. . . Q\nQ . . .\n. . Q .\n");
        assertThat(dlx("diagram", "queens", "4", "--cheapest", "1", "--cost", costs)
                        .out())
                .endsWith("1: cost 0\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n");
    }
}
