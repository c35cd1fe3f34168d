package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.late;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
                "a b | x/a b/a x/b = note: only one option has 'x', which excludes nothing",
                "a b | x/a b/a x:r/b x:r = note: all options give 'x' the same color, which excludes nothing",
                "a b | x/a b/a x/b x/x = warning: never chosen, since they have no primary item: #4 'x'",
                "a b/a b/a/b/b a = warning: #1 'a b' and #4 'b a' have the same items: each solution with one of them"
                        + " comes again with the others",
                "2:3|a b c/a b/a b/a b/c = warning: #1 'a b', #2 'a b' and #3 'a b' have the same items: each solution"
                        + " with one of them comes again with the others",
                "2:3|a c/a/a/a/c = warning: #1 'a', #2 'a' and #3 'a' have the same items: each solution with some of"
                        + " them, but not all, comes again with the others",
                "a b c/a b c/a b/c = note: 'a' and 'b' are always covered together: 'a' alone says the same",
                "0:2|a b | x/a x b/a x b = note: 'b', 'a' and 'x' are always covered together: 'b' alone says the same",
                "0:2|a b | x/a x/a x/b = note: 'a' and 'x' are always covered together: 'a', with the bounds 0..1, says"
                        + " the same",
                "a 2:2|b/a b/a b = error: 'a' and 'b' have the same options, but no number of them suits the bounds"
                        + " of all: there is no solution",
                "a b c/a b/a b c/b/b c = note: in no solution, since an item would have too few options left: #1 'a b',"
                        + " #3 'b' and #4 'b c'",
                "a b | x/a x:r/b x:s = error: #1 'a x:r' and #2 'b x:s' must all be chosen, since items have no"
                        + " other options, but 'x' cannot be in all of them: there is no solution",
                "a b c d/a b/a c/b c d/d = error: too few options can cover 'a', 'b' and 'c', since the others leave"
                        + " an item with too few options: there is no solution",
                "a b c/a b/c/c b/b = note: in every solution, since an item has no other option: #1 'a b'",
            })
    void namesTheMistake(String problem, String finding) {
        String out = doctor(problem, "--notes").out();

        if (finding.endsWith("none")) {
            assertThat(out).contains("'y'").doesNotContain("'x'");
        } else {
            assertThat(out).contains("  " + finding + "\n");
        }
    }

    private static Run doctor(String problem, String... options) {
        return withInput(
                problem.replace('/', '\n') + "\n",
                Stream.concat(Stream.of("doctor", "-"), Stream.of(options)).toArray(String[]::new));
    }

    /** Colored options share an item, so they do not exclude each other. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a b c/a b/a/b c/c",
                "a b | x/a x:r/a x:s/b x:r/b x:s/a b",
                "2:3|a b c/a b/a c/a/b/c",
                "0:1|a b/a/b a/b",
                "1:5|a b/a b/a/b",
                "0:1|a 0:1|c b d/a/c/b/b d/d/d c a/b c/b a",
            })
    void findsNothingWhereNothingIsWrong(String problem) {
        assertThat(doctor(problem, "--notes").out()).contains("What may be wrong\n  nothing was found\n");
    }

    /** Where all are in each solution, there is no other solution with one in the place of another. */
    @Test
    void equalOptionsThatAreAllNeededAreNoMistake() {
        assertThat(doctor("2|a/a/a", "--notes").out())
                .contains("in every solution")
                .doesNotContain("same items");
    }

    /** What is said of solutions would be idle where there is none, and was a contradiction. */
    @Test
    void nothingIsInEverySolutionAndInNone() {
        Run run = doctor("a b | x/a x:red/b x:blue", "--notes");

        assertThat(run.out()).doesNotContain("solution, for").doesNotContain("note: #");
        assertThat(run.err()).startsWith("1 error, 0 warnings, ");
    }

    @Test
    void notesAreCountedAndShownOnRequest() {
        String puzzle = "a b c/a b c/a b/c";

        assertThat(doctor(puzzle).out()).doesNotContain("note: ");
        assertThat(doctor(puzzle).err()).startsWith("0 errors, 0 warnings, 1 note (see --notes), ");
        assertThat(doctor(puzzle, "--notes").out()).contains("  note: ");
        assertThat(doctor(puzzle, "--notes").err()).startsWith("0 errors, 0 warnings, 1 note, ");
    }

    /** Many findings of a kind are at most ten lines, with the remedy; all of them are counted. */
    @ParameterizedTest
    @CsvSource({"9, 9", "10, 8", "30, 8"})
    void showsAtMostTenLinesOfAKind(int mistakes, int shown) {
        String items = IntStream.range(0, mistakes).mapToObj(i -> "3:4|a" + i).collect(Collectors.joining(" "));
        String options = IntStream.range(0, mistakes).mapToObj(i -> "a" + i).collect(Collectors.joining("\n"));

        Run run = withInput(items + "\n" + options + "\n", "doctor", "-");

        assertThat(run.out().lines().filter(line -> line.contains("must be covered 3 times")))
                .hasSize(shown);
        assertThat(run.out().contains("  error: " + (mistakes - shown) + " more of this kind\n"))
                .isEqualTo(mistakes > shown);
        assertThat(run.out().lines().filter(line -> line.equals("    add options, or let it be covered less often")))
                .hasSize(1);
        assertThat(run.err()).startsWith(mistakes + " errors, ");
    }

    /** A random matrix is nothing but wrong; what follows from that is not listed. */
    @Test
    void aMatrixThatIsWrongIsNoFlood() {
        Random random = new Random(1);
        String matrix = IntStream.range(0, 60)
                .mapToObj(row -> IntStream.range(0, 200)
                        .mapToObj(column -> random.nextInt(70) < column % 5 ? "1" : "0")
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("\n", "", "\n"));

        Run run = withInput(matrix, "doctor", "-", "--notes");

        assertThat(run.err()).contains("\n1 error, 0 warnings, ");
        assertThat(run.out().lines()).hasSizeLessThan(40);
    }

    @ParameterizedTest
    @CsvSource({
        "latin 5",
        "langford 4",
        "kirkman 9",
        "polyomino tetrominoes 5x4 --free 0",
        "macmahon 4 6",
        "steiner 7",
        "sudoku generate"
    })
    void problemsThatAreWellHaveNoWarnings(String problem) {
        Run run = problem.equals("sudoku generate")
                ? withInput(
                        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
                        "doctor",
                        "sudoku",
                        "-")
                : dlx(("doctor " + problem).split(" "));

        assertThat(run.err()).startsWith("0 errors, 0 warnings, ");
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
        Run run = late(last -> last.out().contains("at least"), "", "doctor", "queens", "18");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("  how many  at least ").doesNotContain("  all       all");
    }

    /** 3,000! symmetries: 9,000 digits are not read. */
    @Test
    void largeNumbersAreRounded() {
        String problem = "a b" + "/a".repeat(3_000) + "/b";
        assertThat(doctor(problem).out()).contains("  4.14e9130 symmetries\n");
        assertThat(withInput(problem.replace('/', '\n') + "\n", "doctor", "-", "--format", "json")
                        .out())
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
