package io.github.exactcover.dlx.problems.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.steps.Grade;
import io.github.exactcover.dlx.steps.Step;
import io.github.exactcover.dlx.steps.Step.Kind;
import io.github.exactcover.dlx.steps.Steps;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SudokuStepTest {

    /** By Arto Inkala, 2012, who called it the hardest. */
    private static final String INKALA =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    private static final String PAIR =
            "2..5.63.1.........6..9.34.2..2..7....9..8.614..1.....3..6...5....7.2...98........";

    private static List<SudokuStep> steps(String cells) {
        Sudoku sudoku = Sudoku.of(cells);
        return SudokuSolver.of(sudoku.rules()).steps(sudoku).toList();
    }

    private static SudokuTechnique hardest(String cells) {
        return steps(cells).stream()
                .map(SudokuStep::technique)
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** All but Inkala's are by the generator of dlx. */
    @ParameterizedTest
    @CsvSource({
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, NAKED_SINGLE",
        "......86342.............7...6..4..35....67...8...2...1..8..23.......8.24..41735.., HIDDEN_SINGLE",
        PAIR + ", HIDDEN_PAIR",
        "6.287....81.3...9........72..4...28.....3....7.....5.4...1...6...8..9..3....4...5, NAKED_PAIR",
        ".......8..8.63......5..89..17...98...5..2........4......9.1..43.6...2.........61., TRIAL",
        INKALA + ", TRIAL",
        "1.....2..3......, STUCK",
        "12....34........, CONTRADICTION",
    })
    void puzzlesNeedDifferentTechniques(String cells, SudokuTechnique expected) {
        assertThat(hardest(cells)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({PAIR, INKALA})
    void stepsLeadToTheSolution(String cells) {
        Sudoku sudoku = Sudoku.of(cells);
        SudokuGrid solved = SudokuSolver.of(sudoku.rules()).solutions(sudoku, 2).get(0);
        List<Placement> taken = new ArrayList<>();
        for (SudokuStep step : steps(cells)) {
            taken.addAll(step.step().taken());
            assertThat(step.step().removed())
                    .noneMatch(gone -> solved.symbolAt(gone.row(), gone.column()) == gone.symbol());
        }
        assertThat(sudoku.filled(taken)).isEqualTo(solved);
    }

    /** The clues can be left out of the problem, or required in that of the empty Sudoku. */
    @Test
    void bothProblemsHaveTheSameSteps() {
        Sudoku sudoku = Sudoku.of(PAIR);
        Grade grade = Steps.of(sudoku.problem()).grade();
        assertThat(grade.hardest()).isEqualTo(Kind.WITHIN_2);
        assertThat(Grade.of(steps(PAIR).stream().map(SudokuStep::step))).isEqualTo(grade);
    }

    @Test
    void stepsAreSaidInWords() {
        assertThat(steps(PAIR))
                .map(SudokuStep::toString)
                .contains(
                        "hidden single: r5c1 = 7, because there is no other place for 7 in row 5",
                        "box-line reduction: wherever you place 2 in row 5, it excludes r6c4=2 and r6c6=2",
                        "pointing: wherever you place 8 in box 3, it excludes r4c8=8, r6c8=8, r7c8=8 and r8c8=8",
                        "naked pair: r1c2 and r1c5 can only have 4 and 7, which excludes r1c3=4 and r1c8=7",
                        "hidden pair: 2 in row 2 and 8 in row 2 can only stand in r2c4 and r2c6, which excludes"
                                + " r2c4=1, r2c4=4, r2c4=7, r2c6=1 and r2c6=4");
        assertThat(steps("12....34........"))
                .map(SudokuStep::toString)
                .containsExactly("contradiction: there is no solution, because there is no symbol for r1c3");
        assertThat(steps("ABCDCDA.B.......").get(0))
                .hasToString("naked single: r2c4 = B, because no other symbol can stand there");
    }

    @Test
    void aDigitOfTwoRowsInTwoColumnsIsAnXWing() {
        Sudoku empty = Sudoku.empty(SudokuRules.of(9));
        Placement gone = new Placement(4, 1, 7);
        Step<String, Placement> rows =
                new Step<>(Kind.WITHIN_2, List.of("r1s7", "r9s7", "c2s7", "c6s7"), List.of(), List.of(gone), 2);
        assertThat(SudokuStep.of(empty, rows))
                .hasToString("X-wing: 7 in row 1 and 7 in row 9 can only stand in column 2 and column 6, which excludes"
                        + " r5c2=7");
        Step<String, Placement> boxes =
                new Step<>(Kind.WITHIN_2, List.of("r1s7", "r2s7", "b1s7", "b2s7"), List.of(), List.of(gone), 2);
        assertThat(SudokuStep.of(empty, boxes).technique()).isEqualTo(SudokuTechnique.OTHER_PAIR);
        Step<String, Placement> fish = new Step<>(
                Kind.WITHIN_3, List.of("c1s7", "c2s7", "c3s7", "r7s7", "r8s7", "r9s7"), List.of(), List.of(gone), 3);
        assertThat(SudokuStep.of(empty, fish).technique()).isEqualTo(SudokuTechnique.SWORDFISH);
    }

    @Test
    void otherStepsAndOtherRulesAreRefused() {
        Step<String, Placement> foreign = new Step<>(Kind.SINGLE, List.of("x"), List.of(), List.of(), 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SudokuStep.of(Sudoku.of(PAIR), foreign))
                .withMessageContaining("'x' is no item of a Sudoku");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SudokuSolver.of(SudokuRules.of(4)).steps(Sudoku.of(PAIR)));
    }

    @Test
    void theSolversConditionCancels() {
        Sudoku sudoku = Sudoku.of(PAIR);
        assertThatExceptionOfType(SearchIncompleteException.class)
                .isThrownBy(() -> SudokuSolver.of(sudoku.rules())
                        .cancelWhen(() -> true)
                        .steps(sudoku)
                        .findFirst());
    }

    @ParameterizedTest
    @CsvSource({"NAKED_SINGLE, 0", "HIDDEN_SINGLE, 30", "BOX_LINE, 0", "NAKED_PAIR, 0", "CHAIN, 0"})
    void whatIsGeneratedNeedsTheTechniqueAndNoHarderOne(SudokuTechnique wanted, int clues) {
        SudokuSolver solver = SudokuSolver.of(SudokuRules.of(9));
        for (int seed = 1; seed <= 2; seed++) {
            Sudoku sudoku = SudokuGenerator.of(solver).generate(seed, clues, wanted);
            assertThat(hardest(sudoku.toString())).isEqualTo(wanted);
            assertThat(solver.solutions(sudoku, 2)).hasSize(1);
            assertThat(SudokuGenerator.of(solver).generate(seed, clues, wanted)).isEqualTo(sudoku);
            if (clues > 0) {
                assertThat(sudoku.clueCount()).isEqualTo(clues);
            } else {
                assertNoClueIsTooMany(sudoku, wanted, solver);
            }
        }
    }

    private static void assertNoClueIsTooMany(Sudoku sudoku, SudokuTechnique wanted, SudokuSolver solver) {
        int[] clues = sudoku.clues();
        for (int cell = 0; cell < clues.length; cell++) {
            if (clues[cell] > 0) {
                int[] others = sudoku.clues().clone();
                others[cell] = 0;
                Sudoku without = Sudoku.of(sudoku.rules(), others);
                assertThat(solver.solutions(without, 2).size() > 1 || isHarder(without, wanted))
                        .as("cell %s of %s", cell, sudoku)
                        .isTrue();
            }
        }
    }

    private static boolean isHarder(Sudoku sudoku, SudokuTechnique technique) {
        return hardest(sudoku.toString()).compareTo(technique) > 0;
    }

    @Test
    void whereNoAttemptSucceedsTheMessageSaysWhatWasMade() {
        SudokuGenerator small = SudokuGenerator.of(SudokuRules.of(4));
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> small.generate(7, 0, SudokuTechnique.JELLYFISH))
                .withMessageMatching("None of 1000 Sudokus of seed 7 is graded JELLYFISH, but \\d+ x NAKED_SINGLE.*;"
                        + " try other seeds, or a technique that is needed more often");
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> small.generate(7, 16, SudokuTechnique.CHAIN))
                .withMessageContaining("1000 x NAKED_SINGLE; try other seeds, fewer clues, or");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> small.generate(7, 0, SudokuTechnique.STUCK))
                .withMessageContaining("choose a technique from NAKED_SINGLE to TRIAL");
        assertThatIllegalArgumentException().isThrownBy(() -> small.generate(7, 17, SudokuTechnique.CHAIN));
        SudokuSolver cancelled = SudokuSolver.of(SudokuRules.of(4)).cancelWhen(() -> true);
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> SudokuGenerator.of(cancelled).generate(7, 0, SudokuTechnique.CHAIN));
    }
}
