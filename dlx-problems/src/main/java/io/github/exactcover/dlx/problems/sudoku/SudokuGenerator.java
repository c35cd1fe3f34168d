package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.problems.sudoku.SudokuSolver.Clue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
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
 * takes a clue away if there is still only one solution without it. A clue that takes more than 10,000 nodes of a
 * search to check stays. Up to size 12 we have seen none. At size 16 there are up to a dozen, and at size 25 some 250,
 * so that a few of them may be needless; such a Sudoku takes some 15 seconds.
 *
 * <p>When the solver is {@linkplain SudokuSolver#cancelWhen cancelled}, a Sudoku is what it has become until then:
 *
 * <pre>{@code
 * long end = System.nanoTime() + 30_000_000_000L;
 * SudokuSolver solver = SudokuSolver.of(SudokuRules.of(16)).cancelWhen(() -> System.nanoTime() > end);
 * Sudoku large = SudokuGenerator.of(solver)
 *         .progress(progress -> System.err.println(progress.tried() + " of 256 cells"))
 *         .generate(1, 200);
 * System.out.println(large.clueCount()); // 200
 * }</pre>
 *
 * <p>Immutable.
 */
public final class SudokuGenerator {

    /** Of Sudokus of size 9, that takes some ten seconds. */
    private static final int ATTEMPTS = 1_000;

    /**
     * How far a Sudoku has come.
     *
     * @param sudoku the Sudoku so far; it has exactly one solution
     * @param tried how many cells were tried; their clues are needed, too hard to check, or taken away
     * @param unchecked how many clues stay because they are too hard to check
     */
    public record Progress(Sudoku sudoku, int tried, int unchecked) {

        /**
         * How far a Sudoku has come.
         *
         * @param sudoku the Sudoku so far
         * @param tried how many cells were tried
         * @param unchecked how many clues stay because they are too hard to check
         */
        public Progress {
            Objects.requireNonNull(sudoku, "The sudoku must not be null");
        }
    }

    private final SudokuSolver solver;
    private final List<Consumer<? super Progress>> listeners;

    private SudokuGenerator(SudokuSolver solver, List<Consumer<? super Progress>> listeners) {
        this.solver = solver;
        this.listeners = listeners;
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
        return new SudokuGenerator(solver, List.of());
    }

    /**
     * The same generator, which tells how far it is after each cell that it has tried. When a technique is wanted, each
     * attempt begins anew.
     *
     * @param listener is called by the thread that generates
     * @return a new generator, which tells no other listener
     */
    public SudokuGenerator progress(Consumer<? super Progress> listener) {
        Objects.requireNonNull(listener, "The listener must not be null; without one, leave it out");
        return new SudokuGenerator(solver, List.of(listener));
    }

    /**
     * A Sudoku with exactly one solution.
     *
     * @param seed the same seed gives the same Sudoku, unless the solver is cancelled
     * @param clues how many clues to leave; there are more if the Sudoku needs more. With 0, no clue can be taken away,
     *     except for those that are too hard to check.
     * @return the Sudoku
     * @throws IllegalArgumentException if the number of clues is negative, or more than there are cells
     * @throws IllegalStateException if there is no Sudoku of these rules
     * @throws CancellationException if the solver was cancelled before there was any
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
     * some 10 milliseconds, larger ones much longer; then ask for more clues. If the solver is
     * cancelled, it is the hardest so far, which needs no harder step than this, and perhaps only easier ones.
     *
     * @param seed the same seed gives the same Sudoku, unless the solver is cancelled
     * @param clues how many clues to leave; there are more if the Sudoku needs more. With 0, as few as possible.
     * @param hardest the technique of the hardest step, up to {@link SudokuTechnique#TRIAL}
     * @return the Sudoku
     * @throws IllegalArgumentException if the number of clues is negative, or more than there are cells, or if no
     *     Sudoku with one solution can be that hard
     * @throws IllegalStateException if there is no Sudoku of these rules
     * @throws NoSuchElementException if none of the Sudokus needs this technique; the message says what they need
     * @throws CancellationException if the solver was cancelled before there was any
     */
    public Sudoku generate(long seed, int clues, SudokuTechnique hardest) {
        Objects.requireNonNull(hardest, "The hardest technique must not be null");
        if (hardest.compareTo(SudokuTechnique.TRIAL) > 0) {
            throw new IllegalArgumentException("No Sudoku with one solution is graded " + hardest.name()
                    + "; choose a technique from NAKED_SINGLE to TRIAL");
        }
        NavigableMap<SudokuTechnique, Integer> made = new TreeMap<>();
        Random seeds = new Random(seed);
        Optional<Sudoku> best = Optional.empty();
        try {
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                Sudoku sudoku = generate(seeds.nextLong(), clues, left -> isWithin(hardest, left));
                best = best.or(() -> Optional.of(sudoku));
                SudokuTechnique needed = hardest(sudoku);
                if (needed == hardest) {
                    return sudoku;
                }
                best = made.tailMap(needed).isEmpty() ? Optional.of(sudoku) : best;
                made.merge(needed, 1, Integer::sum);
            }
        } catch (CancellationException stopped) {
            return best.orElseThrow(() -> stopped);
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

    /**
     * A Sudoku from which no needless clue can be taken away so that the clues left over are as they are wanted; or
     * what it has become when the solver is cancelled.
     */
    private Sudoku generate(long seed, int clues, Predicate<int[]> isWanted) {
        int cells = solver.rules().size() * solver.rules().size();
        if (clues < 0 || clues > cells) {
            throw new IllegalArgumentException(
                    "A Sudoku with " + clues + " clues is not possible; choose a number from 0 to " + cells);
        }
        int[] left = solver.filled(seed);
        int count = cells;
        int tried = 0;
        int unchecked = 0;
        for (int cell : shuffled(cells, seed)) {
            Clue clue;
            try {
                clue = count > clues ? check(left, cell, isWanted) : Clue.NEEDED;
            } catch (CancellationException stopped) {
                break;
            }
            if (clue == Clue.NEEDLESS) {
                left = SudokuSolver.without(left, cell);
                count--;
            }
            unchecked += clue == Clue.TOO_HARD_TO_CHECK ? 1 : 0;
            tried++;
            for (Consumer<? super Progress> listener : listeners) {
                listener.accept(new Progress(Sudoku.of(solver.rules(), left), tried, unchecked));
            }
        }
        return Sudoku.of(solver.rules(), left);
    }

    /** What is known of a clue. It is needed too if what is left without it is not wanted. */
    private Clue check(int[] clues, int cell, Predicate<int[]> isWanted) {
        Clue clue = solver.check(clues, cell);
        return clue == Clue.NEEDLESS && !isWanted.test(SudokuSolver.without(clues, cell)) ? Clue.NEEDED : clue;
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
