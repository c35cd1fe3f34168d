package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DoctorCommandTest {

    /** Each mistake alone, in a problem that is otherwise fine. A slash is a line feed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            maxCharsPerColumn = 400,
            value = {
                "a b c/a b/a b/a/b = error: no option covers 'c', which must be covered: there is no solution",
                "3:4|a b/a b/a/b/b = error: 'a' must be covered 3 times, and only 2 options can: there is no solution",
                "a b | x/a b/a/b = warning: no option has 'x', which need not be covered",
                "a b | x y/a b x/a/b/a x:r = note: none",
                "a b | x/a b/a x/b = warning: only one option has 'x', so it excludes nothing",
                "a b | x/a b/a x:r/b x:r = warning: all options give 'x' the same color, so it excludes nothing",
                "0:2|a b/a b/b/a = warning: 'a' has no more options than may be chosen, so the bounds always hold",
                "a b | x/a b/a x/b x/x = warning: #4 'x' has no primary item, and is therefore never chosen",
                "a b/a b/a/b/b a = warning: #1 'a b' and #4 'b a' have the same items: each solution with one of them"
                        + " comes again with the others",
                "a b c/a b c/a b/c = warning: 'a' and 'b' are covered by the same 2 options, always together",
                "a 2:2|b/a b/a b = error: 'a' and 'b' have the same options, but no number of them suits the bounds"
                        + " of all: there is no solution",
                "a b c/a b/a b c/b/b c = warning: all options of 'a' also have 'b', so what has only 'b' is never"
                        + " chosen: #3 'b' and #4 'b c'",
                "1:5|a b/a b/a/b = warning: 'a' may be covered 5 times, but only 2 options can",
                "0:1|a b c/a b/b/c/a c = note: 'a' has the bounds 0..1, which is what a secondary item means",
                "a b c/a b/c/c b/b = note: #1 'a b' is in every solution, for an item has no other option",
                "a b c d/a b/a/b/c d/c/d = note: the problem falls into 2 parts that share no item; the numbers of"
                        + " their solutions multiply",
                "a b c d/a b/c d/a c/b d/a d = note: #5 'a d' can be in no solution, for it leaves an item with too"
                        + " few options",
            })
    void namesTheMistake(String problem, String finding) {
        String out = doctor(problem).out();

        if (finding.endsWith("none")) {
            assertThat(out).contains("'y'").doesNotContain("'x'");
        } else {
            assertThat(out).contains("  " + finding + "\n");
        }
    }

    private static Run doctor(String problem) {
        return withInput(problem.replace('/', '\n') + "\n", "doctor", "-");
    }

    /** Colored options share an item, so they do not exclude each other. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a b c/a b/a/b c/c",
                "a b | x/a x:r/a x:s/b x:r/b x:s/a b",
                "2:3|a b c/a b/a c/a/b/c",
            })
    void findsNothingWhereNothingIsWrong(String problem) {
        assertThat(doctor(problem).out()).contains("What may be wrong\n  nothing was found\n");
    }

    @Test
    void queensAreHealthy() {
        Run run = dlx("doctor", "queens", "8");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("  16 primary items, 26 secondary, 64 options\n")
                .contains("  8 symmetries: --up-to-symmetry shows one solution of each class\n")
                .contains("  one       found in ")
                .contains("  all       all 92 solutions in ")
                .contains("  how many  92 in ")
                .contains("  estimate  about ")
                .doesNotContain("cheapest");
        assertThat(run.err()).startsWith("0 errors, 0 warnings, ").doesNotContain("no time");
    }

    @Test
    void whereThereIsNoSolutionItSaysWhy() {
        assertThat(doctor("a b c/a b/b c/a c").out())
                .contains("  one       there is no solution, seen in ")
                .contains("  why none  'a', 'b', 'c' cannot be covered together, found in ")
                .doesNotContain("how many");
    }

    @Test
    void costsAreAskedAbout() {
        assertThat(doctor("a b/a b |7/a |2/b |3").out())
                .contains("  costs from 2 to 7\n")
                .contains("  cheapest  cost 5, proven in ");
    }

    @Test
    void boundsChooseTheEngine() {
        assertThat(doctor("2:3|a b/a b/a/a/a/b a").out())
                .contains("  1 primary item with other bounds than once\n")
                .contains("budgets by mrv: some items have bounds, for which this engine is made");
    }

    @Test
    void presetsAreForTheQuestions() {
        assertThat(dlx("doctor", "queens", "8", "--require", "a1").out()).contains("  how many  4 in ");
    }

    @Test
    void itEndsInTime() {
        Run run = dlx("doctor", "queens", "18", "--timeout", "2s");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("  how many  at least ").doesNotContain("  all       all");
    }

    /** 3,000! symmetries: nobody reads 9,000 digits. */
    @Test
    void largeNumbersAreRounded() {
        String problem = "a b" + "/a".repeat(3_000) + "/b";
        assertThat(doctor(problem).out()).contains("  4.14e9130 symmetries\n");
        assertThat(withInput(problem.replace('/', '\n') + "\n", "doctor", "-", "--format", "json").out())
                .containsPattern("\"order\" ?: ?4.14e9130,");
    }

    @Test
    void json() {
        Map<String, Object> document =
                Json.document(withInput("a b c\na b\nc |4\nb c\nc b\n", "doctor", "-", "--format", "json")
                        .out());

        assertThat(document.keySet())
                .containsExactly(
                        "problem",
                        "looks",
                        "symmetries",
                        "findings",
                        "questions",
                        "estimate",
                        "leftOut",
                        "end",
                        "elapsedSeconds");
        assertThat((List<?>) requireNonNull(document.get("findings"))).anySatisfy(finding -> {
            Map<?, ?> equal = (Map<?, ?>) finding;
            assertThat(equal.get("level")).isEqualTo("WARNING");
            assertThat(equal.get("kind")).isEqualTo("EQUAL_OPTIONS");
            assertThat(equal.get("options")).hasToString("[3, 4]");
        });
        assertThat((List<?>) requireNonNull(document.get("questions"))).hasSize(4);
        assertThat(document.get("end")).isEqualTo("DONE");
    }

    @Test
    void refusesWhatHasNoMeaning() {
        Run run = dlx("doctor", "queens", "8", "--progress");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--progress cannot be combined with doctor: it takes some seconds");
    }
}
