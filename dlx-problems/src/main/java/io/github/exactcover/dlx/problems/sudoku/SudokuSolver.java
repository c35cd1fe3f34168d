package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.steps.Steps;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Solves many Sudokus of the same rules. It builds the problem of the empty Sudoku once, and then requires the clues of
 * each Sudoku. That takes half the time of building a problem for each.
 *
 * <pre>{@code
 * SudokuSolver solver = SudokuSolver.of(SudokuRules.of(4));
 * System.out.println(solver.solutions(Sudoku.of("1.....2..3.....4"), 2)); // [1243342143122134]
 * System.out.println(solver.solutions(Sudoku.of("1.....2..3......"), 2).size()); // 2
 * System.out.println(solver.solutions(Sudoku.of("12....34........"), 2).size()); // 0
 * }</pre>
 *
 * <p>Immutable, and safe to be used by several threads.
 */
public final class SudokuSolver {

    /** Some 60 ms at size 25, where 250 clues of a Sudoku need more; at size 16, from none to eleven do. */
    private static final long MOST_NODES = 10_000;

    private static final Duration OFTEN = Duration.ofMillis(1);

    private final SudokuRules rules;
    private final Sudoku empty;

    /** With the engine that is fastest on Sudokus: a probe of the engines would take as long as the search. */
    private final Search<String, Placement> search;

    private final BooleanSupplier cancelled;

    /** By placement, cell by cell and then by symbol: how many before it are no options of the empty Sudoku. */
    private final int[] forbiddenBefore;

    private SudokuSolver(SudokuRules rules, Search<String, Placement> search, BooleanSupplier cancelled) {
        this.rules = rules;
        this.empty = Sudoku.empty(rules);
        this.search = search;
        this.cancelled = cancelled;
        int size = rules.size();
        this.forbiddenBefore = new int[size * size * size];
        for (int i = 1; i < forbiddenBefore.length; i++) {
            forbiddenBefore[i] = forbiddenBefore[i - 1] + (rules.conflicts().isForbidden(i - 1) ? 1 : 0);
        }
    }

    /**
     * A solver for Sudokus of these rules.
     *
     * @param rules the rules
     * @return the solver
     */
    public static SudokuSolver of(SudokuRules rules) {
        return new SudokuSolver(rules, search(Sudoku.empty(rules).problem()), () -> false);
    }

    private static <O> Search<String, O> search(ExactCoverProblem<String, O> problem) {
        return DLX.search(problem).engine(Engine.DANCING_CELLS).itemChoice(ItemChoice.MRV);
    }

    /**
     * The same solver, which stops when this condition is true, or one that was given before.
     *
     * @param condition asked now and then by the thread that searches
     * @return a new solver
     */
    public SudokuSolver cancelWhen(BooleanSupplier condition) {
        return new SudokuSolver(
                rules, search.cancelWhen(condition), () -> cancelled.getAsBoolean() || condition.getAsBoolean());
    }

    /**
     * The rules of the Sudokus that this solver takes.
     *
     * @return the rules
     */
    public SudokuRules rules() {
        return rules;
    }

    /**
     * The first solutions of a Sudoku. Ask for 2 to see whether there is exactly one.
     *
     * @param sudoku a Sudoku of the rules of this solver
     * @param limit how many solutions are wanted, at least 1
     * @return up to so many, in a fixed order; fewer only if there are no more
     * @throws IllegalArgumentException if the Sudoku has other rules, or the limit is less than 1
     * @throws CancellationException if the search was cancelled
     */
    public List<SudokuGrid> solutions(Sudoku sudoku, long limit) {
        return grids(search(sudoku), limit, solution -> grid(sudoku, solution));
    }

    /**
     * The first solutions of a killer Sudoku. Each killer has other cages, so its problem is built anew.
     *
     * @param killer a killer Sudoku of the rules of this solver
     * @param limit how many solutions are wanted, at least 1
     * @return up to so many, in a fixed order; fewer only if there are no more
     * @throws IllegalArgumentException if the Sudoku has other rules or a cage that is too large, or the limit is less
     *     than 1
     * @throws CancellationException if the search was cancelled
     */
    public List<SudokuGrid> solutions(KillerSudoku killer, long limit) {
        return grids(search(killer), limit, killer::decode);
    }

    private static <O> List<SudokuGrid> grids(
            Search<String, O> search, long limit, Function<Solution<O>, SudokuGrid> grid) {
        List<SudokuGrid> grids = new ArrayList<>();
        check(search.limit(limit).solve(solution -> {
            grids.add(grid.apply(solution));
            return Visit.CONTINUE;
        }));
        return List.copyOf(grids);
    }

    /**
     * How hard a Sudoku is: the number of nodes that Knuth's dancing links, branching on the item with the fewest
     * options, need to find all solutions, or two of them if there are more. If nothing has to be guessed, it is the
     * number of empty cells plus 1. It is the same on every machine.
     *
     * @param sudoku a Sudoku of the rules of this solver
     * @return the nodes, at least 1
     * @throws IllegalArgumentException if the Sudoku has other rules
     * @throws CancellationException if the search was cancelled
     */
    public long rate(Sudoku sudoku) {
        return nodes(search(sudoku));
    }

    /**
     * How hard a killer Sudoku is, in the same measure. If nothing has to be guessed, it is the number of cages that
     * are not full, plus the number of empty cells outside cages, plus 1.
     *
     * @param killer a killer Sudoku of the rules of this solver
     * @return the nodes, at least 1
     * @throws IllegalArgumentException if the Sudoku has other rules, or a cage that is too large
     * @throws CancellationException if the search was cancelled
     */
    public long rate(KillerSudoku killer) {
        return nodes(search(killer));
    }

    /**
     * The steps in which a person would solve a Sudoku, by their usual names. The first one is a hint, and the hardest
     * says how hard the Sudoku is. {@link io.github.exactcover.dlx.steps.Steps Steps} says more.
     *
     * <p>To see only steps that a player can make now, make a Sudoku of the clues and of what the player has filled in.
     *
     * @param sudoku a Sudoku of the rules of this solver
     * @return the steps; each is looked for when it is asked for
     * @throws IllegalArgumentException if the Sudoku has other rules
     * @throws io.github.exactcover.dlx.SearchIncompleteException when a step is asked for, if the search was cancelled
     */
    public Stream<SudokuStep> steps(Sudoku sudoku) {
        Search<String, Placement> asked = search(sudoku);
        return Steps.of(asked.problem()).like(asked).stream().map(step -> SudokuStep.of(sudoku, step));
    }

    private static long nodes(Search<?, ?> search) {
        SearchResult result = search.engine(Engine.DANCING_LINKS)
                .itemChoice(ItemChoice.MRV)
                .limit(2)
                .solve(solution -> Visit.CONTINUE);
        check(result);
        return result.statistics().nodes();
    }

    /** What is known of a clue. */
    enum Clue {
        NEEDED,
        NEEDLESS,
        TOO_HARD_TO_CHECK
    }

    /**
     * Whether a Sudoku without one of its clues still has only the solutions that it has with it. Gives up after {@link
     * #MOST_NODES} nodes, however fast they are: the same clue is always too hard.
     */
    Clue check(int[] clues, int cell) {
        long[] nodes = {0};
        SearchResult result = search.requireIndices(options(without(clues, cell)))
                .forbidIndices(option(cell, clues[cell]))
                .progress(OFTEN, progress -> nodes[0] = progress.nodes())
                .cancelWhen(() -> nodes[0] > MOST_NODES)
                .limit(1)
                .solve(solution -> Visit.STOP);
        if (result.statistics().nodes() > MOST_NODES) {
            return Clue.TOO_HARD_TO_CHECK;
        }
        check(result);
        return result.solutions().signum() == 0 ? Clue.NEEDLESS : Clue.NEEDED;
    }

    /** A copy of clues without that of a cell. */
    static int[] without(int[] clues, int cell) {
        int[] others = clues.clone();
        others[cell] = 0;
        return others;
    }

    /** A filled grid, the same for the same seed. */
    int[] filled(long seed) {
        List<int[]> filled = new ArrayList<>();
        check(search.seed(seed).limit(1).solve(solution -> {
            filled.add(symbols(empty, solution));
            return Visit.CONTINUE;
        }));
        if (filled.isEmpty()) {
            throw new IllegalStateException("There is no Sudoku of the rules " + rules + "; choose other regions");
        }
        return filled.get(0);
    }

    private Search<String, Placement> search(Sudoku sudoku) {
        checkRules(sudoku);
        // The search for the empty Sudoku does not look for contradictions.
        return sudoku.contradiction().isPresent()
                ? search(sudoku.problem())
                : search.requireIndices(options(sudoku.clues()));
    }

    private Search<String, CageFilling> search(KillerSudoku killer) {
        Objects.requireNonNull(killer, "The killer Sudoku must not be null");
        checkRules(killer.sudoku());
        // Killers need a lot of guessing; weights learned from failures make hard ones ten times faster.
        return search(killer.problem()).itemChoice(ItemChoice.WTD).cancelWhen(cancelled);
    }

    private void checkRules(Sudoku sudoku) {
        Objects.requireNonNull(sudoku, "The sudoku must not be null");
        if (!sudoku.rules().equals(rules)) {
            throw new IllegalArgumentException("This Sudoku is " + sudoku.rules() + ", and the solver is for " + rules
                    + "; use a solver of the same rules");
        }
    }

    /** The places of the clues among the options of the empty Sudoku. */
    private int[] options(int[] clues) {
        return IntStream.range(0, clues.length)
                .filter(cell -> clues[cell] > 0)
                .map(cell -> option(cell, clues[cell]))
                .toArray();
    }

    /** The place of a placement, which the rules allow. */
    private int option(int cell, int symbol) {
        int placement = cell * rules.size() + symbol - 1;
        return placement - forbiddenBefore[placement];
    }

    private SudokuGrid grid(Sudoku sudoku, Solution<Placement> solution) {
        return sudoku.grid(symbols(sudoku, solution));
    }

    private int[] symbols(Sudoku sudoku, Solution<Placement> solution) {
        int[] symbols = sudoku.clues().clone();
        for (Placement placement : solution.options()) {
            symbols[rules.cell(placement.row(), placement.column())] = placement.symbol();
        }
        return symbols;
    }

    private static void check(SearchResult result) {
        switch (result.end()) {
            case EXHAUSTED, LIMIT, STOPPED -> {}
            case TIMEOUT, CANCELLED -> throw new CancellationException("The search was cancelled");
        }
    }
}
