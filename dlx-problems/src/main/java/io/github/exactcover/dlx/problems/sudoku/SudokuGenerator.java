package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.SearchIncompleteException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes Sudokus that have exactly one solution and no needless clue.
 *
 * <pre>{@code
 * SudokuGenerator generator = SudokuGenerator.of(SudokuRules.of(9));
 * Sudoku sudoku = generator.generate(1, 0);
 * System.out.println(SudokuSolver.of(sudoku.rules()).solutions(sudoku, 2).size()); // 1
 * System.out.println(generator.generate(1, 30).clueCount()); // 30
 *
 * Sudoku medium = generator.generate(1, 0, SudokuTechnique.BOX_LINE);
 * System.out.println(SudokuSolver.of(medium.rules()).steps(medium)
 *         .map(SudokuStep::technique)
 *         .max(Comparator.naturalOrder()).orElseThrow()); // box-line reduction
 * }</pre>
 *
 * <p>It fills a grid at random (not all grids are equally likely). Then it goes through the cells in random order, and
 * takes a clue away if there is still only one solution without it. Immutable.
 */
public final class SudokuGenerator {

    /** Of Sudokus of size 9, that takes some ten seconds. */
    private static final int ATTEMPTS = 1_000;

    private final SudokuSolver solver;

    private SudokuGenerator(SudokuSolver solver) {
        this.solver = solver;
    }

    /**
     * A generator of Sudokus of these rules.
     *
     * @param rules the rules
     * @return the generator
     */
    public static SudokuGenerator of(SudokuRules rules) {
        return of(SudokuSolver.of(rules));
    }

    /**
     * A generator that uses this solver, and is cancelled with it.
     *
     * @param solver the solver, with the rules
     * @return the generator
     */
    public static SudokuGenerator of(SudokuSolver solver) {
        Objects.requireNonNull(solver, "The solver must not be null");
        return new SudokuGenerator(solver);
    }

    /**
     * A Sudoku with exactly one solution. From size 16 on, finding the last needless clues can take very long; then ask
     * for more clues.
     *
     * @param seed the same seed gives the same Sudoku
     * @param clues how many clues to leave; there are more if the Sudoku needs more. With 0, no clue can be taken away.
     * @return the Sudoku
     * @throws IllegalArgumentException if the number of clues is negative, or more than there are cells
     * @throws IllegalStateException if there is no Sudoku of these rules
     * @throws CancellationException if the search was cancelled
     */
    public Sudoku generate(long seed, int clues) {
        return generate(seed, clues, left -> true);
    }

    /**
     * A Sudoku with exactly one solution, of which the hardest step is of this technique. A clue that makes no other
     * solution impossible stays if a harder step would be needed without it.
     *
     * <p>It makes up to 1,000 Sudokus without harder steps, until one needs this one. Singles, box-line reductions,
     * chains and trials are found soon. Others are rare, and some may not be found at all. A Sudoku of size 9 takes
     * some 10 milliseconds, larger ones much longer; then ask for more clues.
     *
     * @param seed the same seed gives the same Sudoku
     * @param clues how many clues to leave; there are more if the Sudoku needs more. With 0, as few as possible.
     * @param hardest the technique of the hardest step, up to {@link SudokuTechnique#TRIAL}
     * @return the Sudoku
     * @throws IllegalArgumentException if the number of clues is negative, or more than there are cells, or if no
     *     Sudoku with one solution can be that hard
     * @throws IllegalStateException if there is no Sudoku of these rules
     * @throws NoSuchElementException if none of the Sudokus needs this technique; the message says what they need
     * @throws CancellationException if the search was cancelled
     */
    public Sudoku generate(long seed, int clues, SudokuTechnique hardest) {
        Objects.requireNonNull(hardest, "The hardest technique must not be null");
        if (hardest.compareTo(SudokuTechnique.TRIAL) > 0) {
            throw new IllegalArgumentException("No Sudoku with one solution is graded " + hardest.name()
                    + "; choose a technique from NAKED_SINGLE to TRIAL");
        }
        Map<SudokuTechnique, Integer> made = new EnumMap<>(SudokuTechnique.class);
        Random seeds = new Random(seed);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Sudoku sudoku = generate(seeds.nextLong(), clues, left -> isWithin(hardest, left));
            SudokuTechnique needed = hardest(sudoku);
            if (needed == hardest) {
                return sudoku;
            }
            made.merge(needed, 1, Integer::sum);
        }
        throw new NoSuchElementException(noneOf(seed, clues, hardest, made));
    }

    private static String noneOf(long seed, int clues, SudokuTechnique hardest, Map<SudokuTechnique, Integer> made) {
        String others = made.entrySet().stream()
                .map(entry -> entry.getValue() + " x " + entry.getKey().name())
                .collect(Collectors.joining(", "));
        return "None of " + ATTEMPTS + " Sudokus of seed " + seed + " is graded " + hardest.name() + ", but " + others
                + "; try other seeds, " + (clues > 0 ? "fewer clues, " : "")
                + "or a technique that is needed more often";
    }

    /** A Sudoku from which no needless clue can be taken away so that the clues left over are as they are wanted. */
    private Sudoku generate(long seed, int clues, Predicate<int[]> isWanted) {
        int cells = solver.rules().size() * solver.rules().size();
        if (clues < 0 || clues > cells) {
            throw new IllegalArgumentException(
                    "A Sudoku with " + clues + " clues is not possible; choose a number from 0 to " + cells);
        }
        int[] left = solver.filled(seed);
        int count = cells;
        for (int cell : shuffled(cells, seed)) {
            if (count > clues && solver.isNeedless(left, cell)) {
                int clue = left[cell];
                left[cell] = 0;
                if (isWanted.test(left)) {
                    count--;
                } else {
                    left[cell] = clue;
                }
            }
        }
        return Sudoku.of(solver.rules(), left);
    }

    /** Whether a Sudoku needs no harder step than this. */
    private boolean isWithin(SudokuTechnique hardest, int[] clues) {
        return techniques(
                Sudoku.of(solver.rules(), clues), steps -> steps.allMatch(step -> step.compareTo(hardest) <= 0));
    }

    /** The hardest technique that a Sudoku needs; the easiest if nothing is left to do. */
    private SudokuTechnique hardest(Sudoku sudoku) {
        return techniques(sudoku, steps -> steps.max(Comparator.naturalOrder()).orElse(SudokuTechnique.NAKED_SINGLE));
    }

    private <T> T techniques(Sudoku sudoku, Function<Stream<SudokuTechnique>, T> question) {
        try {
            return question.apply(solver.steps(sudoku).map(SudokuStep::technique));
        } catch (SearchIncompleteException e) {
            CancellationException cancelled = new CancellationException("The search was cancelled");
            cancelled.initCause(e);
            throw cancelled;
        }
    }

    private static List<Integer> shuffled(int cells, long seed) {
        List<Integer> order = IntStream.range(0, cells).boxed().collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(order, new Random(seed));
        return order;
    }
}
