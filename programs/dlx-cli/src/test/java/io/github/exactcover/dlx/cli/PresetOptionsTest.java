package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PresetOptionsTest {

    private static final String COLORED = """
            p q r | x y
            p q x y:A
            p r x:A y
            p x:B
            q x:A
            r y:B
            """;

    /** Two options that look the same, with different costs. */
    private static final String TWINS = "a b\na |1\na |2\nb\na b\n";

    /** On every square there is a queen in as many placements as in those that have none there less. */
    @ParameterizedTest
    @ValueSource(strings = {"a1", "e4", "h8", "d1"})
    void aRequiredAndAForbiddenSquarePartTheQueens(String square) {
        String shown = dlx("queens", "8", "--require", square).out();
        long with = shown.lines().filter(line -> line.contains(": ")).count();

        assertThat(shown.lines().filter(line -> line.contains(": ")))
                .isNotEmpty()
                .allMatch(line -> (line + " ").contains(" " + square + " "));
        assertThat(dlx("count", "queens", "8", "--forbid", square).out()).isEqualTo((92 - with) + "\n");
    }

    @Test
    void bothCanBeRepeated() {
        String[] rows = {"--require", "r1c1=1", "--require", "r1c2=2", "--forbid", "r1c3=4", "--forbid", "r1c4=3"};

        // 576 squares of size 4, of which one in 4! has the first row 1 2 3 4.
        assertThat(dlx("count", "latin", "4", rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6], rows[7])
                        .out())
                .isEqualTo("24\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"p r x:A y", "y x:A r p", "  p  r x:A   y ", "#2"})
    void anOptionOfAFileIsItsItemsInAnyOrderOrItsNumber(String option) {
        assertThat(withInput(COLORED, "solve", "-", "--require", option).out()).isEqualTo("1:\n p r x:A y\n q x:A\n");
        assertThat(withInput(COLORED, "solve", "-", "--forbid", option).exitCode())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"p r", "p r x y", "p r x:B y", "p r x:A y z", "", "#", "two"})
    void whatIsNoOptionOfTheFileIsAnsweredWithTheWayToWriteOne(String option) {
        assertThat(withInput(COLORED, "solve", "-", "--require", option))
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: --require '" + option
                                + "': there is no such option; write the items of one line of the file, without its"
                                + " cost, or its number, as in #1 for the first option\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#0", "#6", "#999999999"})
    void aNumberTooLargeIsAnsweredWithTheLast(String option) {
        assertThat(withInput(COLORED, "solve", "-", "--forbid", option).err())
                .isEqualTo("dlx: --forbid '" + option + "': the options are numbered from #1 to #5\n");
    }

    @Test
    void ofEqualOptionsOneIsRequiredByItsNumberAndAllAreForbidden() {
        Run run = withInput(TWINS, "solve", "-", "--require", "a");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("dlx: --require 'a': there are 2 such options, the first of which are #1 and #2; name one by"
                        + " its number, as in --require '#1'\n");
        assertThat(withInput(TWINS, "solve", "-", "--require", "#2", "--cheapest", "1")
                        .out())
                .isEqualTo("1: cost 2\n a\n b\n");
        assertThat(withInput(TWINS, "solve", "-", "--forbid", "a").out()).isEqualTo("1:\n a b\n");
    }

    @ParameterizedTest
    @CsvSource({
        "queens, e9, write a square from a1 to h8",
        "queens, 'a1 b3', write a square from a1 to h8",
        "latin, r1c1, 'write a cell and its symbol, as in r1c2=3; cells that are given, and what they exclude,"
                + " are not options'",
        "latin, r9c1=1, 'write a cell and its symbol, as in r1c2=3; cells that are given, and what they exclude,"
                + " are not options'"
    })
    void squaresAndCellsThatAreNotThereAreComplainedAbout(String kind, String option, String remedy) {
        assertThat(dlx("count", kind, "8", "--require", option))
                .isEqualTo(
                        new Run(2, "", "dlx: --require '" + option + "': there is no such option; " + remedy + "\n"));
    }

    @Test
    void whatExcludesItselfHasNoSolution() {
        Run run = dlx("count", "queens", "8", "--require", "a1", "--forbid", "a1");

        assertThat(run.out()).isEqualTo("0\n");
        assertThat(run.exitCode()).isEqualTo(1);
    }
}
