package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.benchmarks.families.FewClues;
import io.github.exactcover.dlx.problems.sudoku.SudokuGenerator;
import io.github.exactcover.dlx.problems.sudoku.SudokuRules;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The Sudokus that are measured, always the same ones. Each has exactly one solution.
 *
 * <pre>{@code
 * SudokuSet.EASY.lines(); // 20 lines
 * }</pre>
 */
public enum SudokuSet {
    /** Generated with 36 clues; a solver hardly has to guess. */
    EASY,
    /** Generated; without any one of its clues, each would have more solutions. */
    MINIMAL,
    /** Four Sudokus with 17 clues from Gordon Royle's list, repeated. */
    SEVENTEEN_CLUES,
    /** Five Sudokus that are known by name for being hard for people, repeated. */
    HARD;

    /** The number of Sudokus in each set. */
    static final int SIZE = 20;

    private static final int EASY_CLUES = 36;

    /** AI Escargot and one of 2012, both by Arto Inkala; Golden Nugget, Easter Monster, Platinum Blonde. */
    private static final List<String> NAMED = List.of(
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
            ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...");

    /** The Sudokus, one in each line. */
    List<String> lines() {
        return switch (this) {
            case EASY -> generated(EASY_CLUES);
            case MINIMAL -> generated(0);
            case SEVENTEEN_CLUES -> repeated(FewClues.seventeenClues());
            case HARD -> repeated(NAMED);
        };
    }

    private static List<String> generated(int clues) {
        SudokuGenerator generator = SudokuGenerator.of(SudokuRules.of(9));
        return IntStream.range(0, SIZE)
                .mapToObj(seed -> generator.generate(seed, clues).toString())
                .toList();
    }

    private static List<String> repeated(List<String> lines) {
        return Collections.nCopies(SIZE / lines.size(), lines).stream()
                .flatMap(List::stream)
                .toList();
    }
}
