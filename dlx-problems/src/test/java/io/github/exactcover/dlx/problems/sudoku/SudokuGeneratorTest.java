package io.github.exactcover.dlx.problems.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A generator that tells how far it is, and that is stopped. */
class SudokuGeneratorTest {

    private static final SudokuSolver SOLVER = SudokuSolver.of(SudokuRules.of(9));

    private final List<SudokuGenerator.Progress> told = new ArrayList<>();

    @Test
    void itTellsEachCellAndTheLastIsTheResult() {
        Sudoku sudoku = SudokuGenerator.of(SOLVER).progress(told::add).generate(3, 0);

        assertThat(told)
                .extracting(SudokuGenerator.Progress::tried)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 81).boxed().toList());
        assertThat(told).extracting(progress -> -progress.sudoku().clueCount()).isSorted();
        assertThat(last().sudoku()).isEqualTo(sudoku);
        assertThat(last().unchecked()).isZero();
        assertThat(SudokuGenerator.of(SOLVER).generate(3, 0)).isEqualTo(sudoku);
    }

    private SudokuGenerator.Progress last() {
        return told.get(told.size() - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 30, 80})
    void whatItHasWhenItIsCancelledIsTheResult(int cells) {
        SudokuSolver cancelled = SOLVER.cancelWhen(() -> told.size() >= cells);
        Sudoku sudoku = SudokuGenerator.of(cancelled).progress(told::add).generate(3, 0);

        assertThat(last().tried()).isEqualTo(cells);
        assertThat(last().sudoku()).isEqualTo(sudoku);
        assertThat(SOLVER.solutions(sudoku, 2)).hasSize(1);
    }

    @Test
    void withoutAGridThereIsNothing() {
        SudokuGenerator cancelled = SudokuGenerator.of(SOLVER.cancelWhen(() -> true));

        assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> cancelled.generate(1, 0));
    }

    @Test
    void anAttemptThatIsCancelledIsTheResultIfItIsTheFirst() {
        SudokuSolver cancelled = SOLVER.cancelWhen(() -> told.size() >= 50);
        Sudoku sudoku = SudokuGenerator.of(cancelled).progress(told::add).generate(1, 0, SudokuTechnique.SWORDFISH);

        assertThat(last().sudoku()).isEqualTo(sudoku);
        assertThat(SOLVER.solutions(sudoku, 2)).hasSize(1);
    }

    @Test
    void afterSomeAttemptsTheHardestIsTheResult() {
        AtomicBoolean stopped = new AtomicBoolean();
        List<Sudoku> attempts = new ArrayList<>();
        SudokuSolver cancelled = SOLVER.cancelWhen(stopped::get);
        Sudoku sudoku = SudokuGenerator.of(cancelled)
                .progress(progress -> {
                    if (progress.tried() == 81) {
                        attempts.add(progress.sudoku());
                    }
                    stopped.set(attempts.size() == 8 && progress.tried() == 40);
                })
                .generate(5, 0, SudokuTechnique.JELLYFISH);

        assertThat(attempts).hasSize(8);
        SudokuTechnique hardest = attempts.stream()
                .map(this::hardest)
                .max(Comparator.naturalOrder())
                .orElseThrow();
        assertThat(sudoku)
                .isEqualTo(attempts.stream()
                        .filter(attempt -> hardest(attempt) == hardest)
                        .findFirst()
                        .orElseThrow());
    }

    private SudokuTechnique hardest(Sudoku sudoku) {
        return SOLVER.steps(sudoku)
                .map(SudokuStep::technique)
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    @Test
    void whatAListenerThrowsReachesTheCaller() {
        assertThatThrownBy(() -> SudokuGenerator.of(SOLVER)
                        .progress(progress -> {
                            throw new IllegalStateException("by the listener");
                        })
                        .generate(1, 0))
                .hasMessage("by the listener");
        assertThatThrownBy(() -> SudokuGenerator.of(SudokuRules.of(4))
                        .progress(told::add)
                        .generate(7, 0, SudokuTechnique.JELLYFISH))
                .isInstanceOf(NoSuchElementException.class);
    }

    /** Seed 5 of size 16 has a clue that takes more nodes; it stays, whatever the machine, and the others are tried. */
    @Test
    void aClueThatIsTooHardToCheckStays() {
        SudokuSolver solver = SudokuSolver.of(SudokuRules.of(16));
        Sudoku sudoku = SudokuGenerator.of(solver).progress(told::add).generate(5, 0);
        int unchecked = last().unchecked();

        assertThat(unchecked).isBetween(1, 20);
        assertThat(last().tried()).isEqualTo(256);
        assertThat(last().sudoku()).isEqualTo(sudoku);
        assertThat(sudoku.clueCount()).isLessThan(100);
        told.clear();
        assertThat(SudokuGenerator.of(solver).progress(told::add).generate(5, 0))
                .isEqualTo(sudoku);
        assertThat(last().unchecked()).isEqualTo(unchecked);
    }
}
