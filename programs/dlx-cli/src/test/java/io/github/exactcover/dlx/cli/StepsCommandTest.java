package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StepsCommandTest {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void eachStepIsALine() {
        Run run = withInput("a b c\na b\nb c\na\n", "steps", "-");

        assertThat(run.out()).isEqualTo("SINGLE c: take b c\nSINGLE a: take a\n");
        assertThat(run.summary()).startsWith("2 steps to the only solution; hardest: SINGLE of length 1");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void theFirstIsAHint() {
        Run run = dlx("steps", "queens", "6", "--require", "b1", "--limit", "1");

        assertThat(run.out()).isEqualTo("EXCLUDED r2: not e3\n");
        assertThat(run.summary()).contains("1 step (as many as --limit asks for, there may be more)");
        assertThat(dlx("steps", "queens", "6", "--limit", "0").err()).contains("--limit 0 is too few");
    }

    @Test
    void theGradeSumsThemUp() {
        assertThat(dlx("steps", "queens", "6", "--require", "b1", "--grade").out())
                .isEqualTo("TRIAL of length 2: 5 x SINGLE, 5 x EXCLUDED, 1 x CHAIN, 3 x TRIAL\n");
    }

    @Test
    void stepsSayHowTheyEnd() {
        Run stuck = dlx("steps", "queens", "5");
        assertThat(stuck.out()).startsWith("STUCK ").hasLineCount(1);
        assertThat(stuck.summary()).contains("perhaps there are several solutions");
        assertThat(stuck.exitCode()).isZero();
        Run none = withInput("a b\na b\na\n", "steps", "-", "--forbid", "a b");
        assertThat(none.out()).isEqualTo("CONTRADICTION b\n");
        assertThat(none.exitCode()).isEqualTo(1);
        Run late = dlx("steps", "queens", "5", "--timeout", "1ms");
        assertThat(late.exitCode()).isEqualTo(4);
    }

    @Test
    void jsonHasStepsAndGrade() {
        Map<String, Object> json = Json.document(withInput("a b c\na b\nb c\na\n", "steps", "-", "--format", "json")
                .out());

        assertThat(json)
                .containsEntry(
                        "steps",
                        List.of(
                                Map.of(
                                        "kind",
                                        "SINGLE",
                                        "items",
                                        List.of("c"),
                                        "taken",
                                        List.of("b c"),
                                        "removed",
                                        List.of("a b"),
                                        "length",
                                        1),
                                Map.of(
                                        "kind",
                                        "SINGLE",
                                        "items",
                                        List.of("a"),
                                        "taken",
                                        List.of("a"),
                                        "removed",
                                        List.of(),
                                        "length",
                                        1)))
                .containsEntry("grade", Map.of("hardest", "SINGLE", "length", 1, "counts", Map.of("SINGLE", 2)))
                .containsEntry("end", "DONE");
        assertThat(dlx("steps", "queens", "5", "--grade", "--format", "json").out())
                .doesNotContain("\"steps\"");
    }

    @Test
    void sudokusHaveHintsInWords() {
        assertThat(dlx("sudoku", "hint", EASY).out())
                .isEqualTo("naked single: r5c5 = 5, because no other symbol can stand there\n");
        assertThat(dlx("sudoku", "hint", EASY, "--all").out()).hasLineCount(51);
        Run full = dlx("sudoku", "hint", "1243342143122134");
        assertThat(full.out()).isEmpty();
        assertThat(full.err()).contains("all cells are filled");
        assertThat(dlx("sudoku", "hint", "12....34........").exitCode()).isEqualTo(1);
    }

    @Test
    void sudokusAreGraded() {
        String file = EASY + "\n1.....2..3......\n";
        assertThat(withInput(file, "sudoku", "grade", "-").out())
                .isEqualTo("NAKED_SINGLE 1 " + EASY + "\nSTUCK 0 1.....2..3......\n");
    }

    @Test
    void killersHaveNoNames() {
        String cages = "aabb\naccd\neefd\nghhd\na=6 b=7 c=6 d=7 e=7 f=1 g=2 h=4\n";
        assertThat(withInput(cages, "sudoku", "hint", "--cages", "-").err()).contains("dlx steps sudoku --cages");
        assertThat(withInput(cages, "steps", "sudoku", "--cages", "-").exitCode())
                .isZero();
    }

    @Test
    void sudokusOfAGradeAreMade() {
        for (String name : List.of("NAKED_PAIR", "naked-pair")) {
            Run made = dlx("sudoku", "generate", "--grade", name, "--seed", "3", "--count", "2");
            assertThat(made.exitCode()).isZero();
            assertThat(withInput(made.out(), "sudoku", "grade", "-").out().lines())
                    .hasSize(2)
                    .allMatch(line -> line.startsWith("NAKED_PAIR 2 "));
            assertThat(withInput(made.out(), "sudoku", "unique", "-").out()).isEqualTo("UNIQUE\nUNIQUE\n");
        }
    }

    @Test
    void whereNoSudokuHasTheGradeTheNextSeedIsTried() {
        Run none = dlx("sudoku", "generate", "--box", "2x2", "--grade", "jellyfish", "--seed", "3", "--count", "2");

        assertThat(none.out()).isEmpty();
        assertThat(none.err().lines())
                .hasSize(2)
                .allMatch(line -> line.contains("is graded JELLYFISH, but") && line.contains("x NAKED_SINGLE"));
        assertThat(none.err()).contains("seed 3").contains("seed 4");
        assertThat(none.exitCode()).isEqualTo(4);
        Run stuck = dlx("sudoku", "generate", "--grade", "STUCK");
        assertThat(stuck.err()).contains("choose a technique from NAKED_SINGLE to TRIAL");
        assertThat(stuck.exitCode()).isEqualTo(2);
        assertThat(dlx("sudoku", "generate", "--grade", "x-wings").err()).contains("there is no 'x-wings'", "x-wing,");
    }

    @Test
    void optionsOfASearchAreRefused() {
        for (String option : List.of("--seed=3", "--reduce", "--progress")) {
            Run run = dlx("steps", "queens", "5", option);
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).contains("There is no option '" + option.replaceFirst("=.*", ""));
        }
    }
}
