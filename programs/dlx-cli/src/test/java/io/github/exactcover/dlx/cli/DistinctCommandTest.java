package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DistinctCommandTest {

    private static final String EXAMS = """
            maths physics | hall.1 hall.2 library.1 library.2
            maths hall.1
            maths hall.2
            maths library.1
            maths library.2
            physics hall.1
            physics hall.2
            physics library.1
            physics library.2
            """;

    @Test
    void solutionsAreDistinctOnItems() {
        Run run = withInput(EXAMS, "solve", "-", "--distinct-on", "maths");

        assertThat(run.out().lines().filter(line -> line.contains("maths")))
                .containsExactlyInAnyOrder(" maths hall.1", " maths hall.2", " maths library.1", " maths library.2");
        assertThat(run.out().lines().filter(line -> line.contains("physics"))).hasSize(4);
        assertThat(run.summary()).startsWith("4 solutions without repetitions (all), ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "--distinct-on;maths physics = 12",
                "--distinct-on;maths;--distinct-on;physics = 12",
                "--distinct-on;maths physics;--counting;search = 12",
                "--distinct-on;hall.1 = 3",
                "--distinct-by;^(\\S+).*([12]) = 1",
                "--distinct-by;maths.*[.]([12]) = 2",
                "--distinct-by;[.]. = 3",
                "--distinct-by;library.* = 4",
                "--distinct-by;library.*;--require;maths hall.1 = 3",
            })
    void counts(String arguments, String count) {
        assertThat(withInput(EXAMS, ("count;-;" + arguments).split(";", -1)).out())
                .isEqualTo(count + "\n");
    }

    @Test
    void builtInProblemsHaveIt() {
        assertThat(dlx("queens", "8", "--distinct-by", "^a", "--format", "json").out())
                .contains("\"solutionCount\":1,");
        assertThat(dlx("count", "queens", "8", "--distinct-by", "[ab]\\d").out())
                .isEqualTo("36\n");
        assertThat(dlx("queens", "8", "--distinct-by", "a\\d", "--unique").out())
                .startsWith("MULTIPLE\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "--distinct-on;nobody = the problem has no item nobody; write it as in the file",
                "--distinct-on;maths;--distinct-by;a = are two ways to say what matters; leave out one of them",
                "--distinct-by;(a = is no regular expression: Unclosed group; write one such as",
                "--distinct-by;a;--engine;dancing-links = it has a search of its own; leave it out",
                "--distinct-on;maths;--up-to-symmetry = each has a search of its own; leave it out",
                "--distinct-on;maths;--counting;frontier = a memo counts all solutions; leave it out",
                "--distinct-on;maths;--checkpoint;c = it cannot be saved; leave it out",
                "--distinct-on;maths;--proof;p = a proof is about all solutions; leave it out",
            })
    void whatCannotBeDoneSaysSo(String arguments, String message) {
        Run run = withInput(EXAMS, ("count;-;" + arguments).split(";", -1));

        assertThat(run.err()).contains(message);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }
}
