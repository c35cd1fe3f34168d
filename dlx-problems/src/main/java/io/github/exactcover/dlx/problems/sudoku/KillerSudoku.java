package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import io.github.exactcover.dlx.problems.sudoku.SudokuCages.Cage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A Sudoku with cages: the symbols of a cage are different, and have a given sum.
 *
 * <pre>{@code
 * KillerSudoku killer = KillerSudoku.of("""
 *         aabb
 *         accd
 *         eefd
 *         ghhd
 *         a=6 b=7 c=6 d=7 e=7 f=1 g=2 h=4""");
 * System.out.println(Count.of(killer.problem()).solutions()); // 1
 * SudokuGrid grid = killer.decode(Feasibility.of(killer.problem()).solution().orElseThrow());
 * System.out.println(grid.toLine()); // 1243342143122134
 * }</pre>
 *
 * <p>As exact cover: the items are those of the {@link Sudoku}, except that a cage is one item in place of its cells.
 * An option fills a whole cage with symbols of the right sum, and covers these symbols in their rows, columns and
 * boxes. A cell outside the cages is filled alone. A cage may have up to 50,000 ways to be filled.
 *
 * <p>Immutable; two are equal when rules, clues and cages are.
 */
public final class KillerSudoku implements ProblemModel<CageFilling, SudokuGrid> {

    private final Sudoku sudoku;
    private final SudokuCages cages;

    private KillerSudoku(Sudoku sudoku, SudokuCages cages) {
        this.sudoku = sudoku;
        this.cages = cages;
        int size = sudoku.rules().size();
        if (cages.size() != size) {
            throw new IllegalArgumentException("The cages are for size " + cages.size() + ", and the Sudoku has size "
                    + size + "; change the one or the other");
        }
    }

    /**
     * A killer Sudoku without clues, of the usual rules for its size.
     *
     * <p>The cages are written in one of these ways:
     *
     * <ul>
     *   <li>row by row: the same letter for all cells of a cage, {@code .} for a cell in no cage, and below the sums,
     *       as in {@code a=15 b=3}; in place of letters there can be other characters, or words separated by blanks;
     *   <li>a line for each cage: its sum and its cells, as in {@code 15 r1c1 r1c2 r2c1}. The size is 9, unless the
     *       cages have all cells of another one;
     *   <li>the same with numbers of cells, as in {@code 15 0 1 9}. They count from 0 if 0 is among them, and from 1 if
     *       the last cell is;
     *   <li>as SumoCue saves it: {@code SumoCueV1}, and for each cell {@code =15}, the sum of a cage, or {@code +2},
     *       another cell of its cage, counted from 0; then {@code J3} if its region in a jigsaw is number 3;
     *   <li>one line, as SudokuMaker and others write it: {@code 3x3::k:} and for each cell 256 times the sum
     *       of its cage and the number of the cage, as in {@code 3840:3840:769:769:...}. A number less than 256 is a
     *       cell in no cage. With {@code 3x3:d:k:} the diagonals count too.
     * </ul>
     *
     * <p>Empty lines, and lines that begin with {@code #}, are ignored.
     *
     * @param cages the cages
     * @return the killer Sudoku
     * @throws IllegalArgumentException if these are no cages, or sums that cannot be; the message says where
     */
    public static KillerSudoku of(String cages) {
        Objects.requireNonNull(cages, "The cages must not be null");
        return of(Optional.empty(), cages).checked();
    }

    /**
     * A killer Sudoku with clues, of any rules.
     *
     * @param sudoku the rules and clues
     * @param cages the cages, as for {@link #of(String) of}; a list of cages is for the size of the Sudoku
     * @return the killer Sudoku
     * @throws IllegalArgumentException if these are no cages, or contradict the Sudoku; the message says where
     */
    public static KillerSudoku of(Sudoku sudoku, String cages) {
        return unchecked(sudoku, cages).checked();
    }

    /** The same, but the clues may contradict the cages or each other. */
    static KillerSudoku unchecked(Sudoku sudoku, String cages) {
        Objects.requireNonNull(sudoku, "The sudoku must not be null");
        Objects.requireNonNull(cages, "The cages must not be null");
        CagesText.Killer read = CagesText.read(Optional.of(sudoku.rules().size()), cages);
        read.cages().checkSums();
        return of(sudoku, read);
    }

    /** If no rules are asked for, takes those of the text, or else the usual ones. There may be contradictions. */
    static KillerSudoku of(Optional<SudokuRules> asked, String text) {
        Optional<Integer> size = asked.isPresent() ? Optional.of(asked.get().size()) : Optional.empty();
        return of(asked, CagesText.read(size, text));
    }

    static KillerSudoku of(Optional<SudokuRules> asked, CagesText.Killer read) {
        Optional<SudokuRules> known = asked.isPresent() ? asked : read.rules();
        SudokuRules rules =
                known.isPresent() ? known.get() : SudokuRules.of(read.cages().size());
        return of(Sudoku.empty(rules), read);
    }

    private static KillerSudoku of(Sudoku sudoku, CagesText.Killer read) {
        SudokuRules rules = read.rules().orElse(sudoku.rules());
        if (rules.size() == sudoku.rules().size() && !rules.equals(sudoku.rules())) {
            throw new IllegalArgumentException("The cages are for a Sudoku that is " + rules + ", and this one is "
                    + sudoku.rules() + "; change the one or the other");
        }
        return new KillerSudoku(sudoku, read.cages());
    }

    /** Refuses sums that cannot be, and clues that contradict the cages or each other. */
    KillerSudoku checked() {
        sudoku.checked();
        cages.checkSums();
        int[] clues = sudoku.clues();
        for (Cage cage : cages.cages()) {
            int rest = cage.sum();
            int open = 0;
            boolean[] has = new boolean[cages.size() + 1];
            for (int cell : cage.cells()) {
                if (clues[cell] > 0 && has[clues[cell]]) {
                    throw new IllegalArgumentException(cage.title() + ": two of its clues are " + clues[cell]
                            + ", and all its symbols must be different; change a clue or the cage");
                }
                has[clues[cell]] = true;
                rest -= clues[cell];
                open += clues[cell] == 0 ? 1 : 0;
            }
            if (open == 0 ? rest != 0 : rest <= 0) {
                throw new IllegalArgumentException(cage.title() + ": its clues have the sum " + (cage.sum() - rest)
                        + ", which does not go with its sum " + cage.sum() + "; change a clue or the sum");
            }
        }
        return this;
    }

    /**
     * What is wrong with sums that cannot be, or with clues that contradict the cages or each other. Only
     * {@link KillerFile#readAll(java.io.Reader) KillerFile.readAll} takes such killers. They have no solution.
     *
     * @return which cage or clue it is, and why it cannot be so; empty if nothing is wrong
     */
    public Optional<String> contradiction() {
        try {
            checked();
            return Optional.empty();
        } catch (IllegalArgumentException wrong) {
            return Optional.of(String.valueOf(wrong.getMessage()));
        }
    }

    /**
     * The rules and the clues.
     *
     * @return the Sudoku without its cages
     */
    public Sudoku sudoku() {
        return sudoku;
    }

    /**
     * The number of cages.
     *
     * @return how many there are
     */
    public int cageCount() {
        return cages.cages().size();
    }

    /**
     * The clues and the cages as a picture.
     *
     * @return a grid, empty where there is no clue
     */
    public SudokuGrid grid() {
        return sudoku.grid().withCages(cages);
    }

    /**
     * The items are named as those of {@link Sudoku#problem() Sudoku.problem}; a cage has the name of its first open
     * cell. The options are the fillings that the clues leave open, in the order of their first cells, and for a cell
     * by their symbols. Of a {@linkplain #contradiction contradiction} there is a single item, which says what it is,
     * and no option.
     *
     * @throws IllegalArgumentException if a cage can be filled in more than 50,000 ways
     */
    @Override
    public ExactCoverProblem<String, CageFilling> problem() {
        ProblemBuilder<String, CageFilling> builder = ExactCoverProblem.builder();
        Optional<String> contradiction = contradiction();
        if (contradiction.isPresent()) {
            return builder.primary(contradiction.get()).build();
        }
        Map<String, int[]> groups = openGroups();
        builder.primary(groups.keySet());
        builder.primary(sudoku.openSymbols());
        builder.secondary(sudoku.conflictItems());
        List<String> items = new ArrayList<>();
        for (Map.Entry<String, int[]> group : groups.entrySet()) {
            int[] cells = group.getValue();
            for (int[] symbols : fillings(cells)) {
                items.clear();
                items.add(group.getKey());
                CageFilling filling = filling(cells, symbols);
                if (sudoku.isAgainstRules(filling.placements())) {
                    continue;
                }
                for (int i = 0; i < cells.length; i++) {
                    sudoku.addSymbols(items, cells[i], symbols[i]);
                    sudoku.addConflicts(items, cells[i], symbols[i]);
                }
                builder.option(filling, items);
            }
        }
        return builder.build();
    }

    /** The open cells that are filled together, by the name of the first: those of a cage, or one outside the cages. */
    private Map<String, int[]> openGroups() {
        int size = sudoku.rules().size();
        Map<String, int[]> groups = new LinkedHashMap<>();
        for (int cell = 0; cell < size * size; cell++) {
            if (sudoku.clues()[cell] == 0) {
                int[] group = openCellsWith(cell);
                if (group[0] == cell) {
                    groups.put(sudoku.rules().cellItem(cell), group);
                }
            }
        }
        return groups;
    }

    /** The open cells that are filled together with this one, ascending. */
    private int[] openCellsWith(int cell) {
        int cage = cages.cageOf(cell);
        if (cage == SudokuCages.NONE) {
            return new int[] {cell};
        }
        List<Integer> cells = cages.cages().get(cage).cells();
        int[] open = new int[cells.size()];
        int count = 0;
        for (int any : cells) {
            if (sudoku.clues()[any] == 0) {
                open[count++] = any;
            }
        }
        return Arrays.copyOf(open, count);
    }

    /** The ways to fill open cells together, each as their symbols. */
    private List<int[]> fillings(int[] cells) {
        int cage = cages.cageOf(cells[0]);
        return cage == SudokuCages.NONE
                ? CageFillings.ofFreeCell(sudoku, cells[0])
                : CageFillings.of(sudoku, cages.cages().get(cage), cells);
    }

    private CageFilling filling(int[] cells, int[] symbols) {
        Placement[] placements = new Placement[cells.length];
        for (int i = 0; i < cells.length; i++) {
            placements[i] = sudoku.rules().placement(cells[i], symbols[i]);
        }
        return new CageFilling(List.of(placements));
    }

    private List<String> itemsOf(CageFilling filling) {
        List<String> items = new ArrayList<>(List.of(cellOf(filling.placements().get(0))));
        filling.placements().forEach(placement -> items.addAll(sudoku.symbolsOf(placement)));
        return items;
    }

    private static String cellOf(Placement placement) {
        return "r" + (placement.row() + 1) + "c" + (placement.column() + 1);
    }

    /**
     * The grid, with the clues and the cages.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public SudokuGrid decode(Solution<CageFilling> solution) {
        Map<String, int[]> groups = openGroups();
        List<String> items = new ArrayList<>(groups.keySet());
        items.addAll(sudoku.openSymbols());
        SolutionCheck.check(solution, items, filling -> isPossible(filling, groups) ? itemsOf(filling) : List.of());
        return sudoku.filled(solution.options().stream()
                        .flatMap(filling -> filling.placements().stream())
                        .toList())
                .withCages(cages);
    }

    /** Whether it fills cells that are filled together, and in a cage has different symbols with the right sum. */
    private boolean isPossible(CageFilling filling, Map<String, int[]> groups) {
        List<Placement> placements = filling.placements();
        int[] cells = placements.isEmpty() ? null : groups.get(cellOf(placements.get(0)));
        int size = sudoku.rules().size();
        if (cells == null
                || !Arrays.equals(
                        cells,
                        placements.stream()
                                .mapToInt(placement -> placement.row() * size + placement.column())
                                .toArray())) {
            return false;
        }
        if (cages.cageOf(cells[0]) == SudokuCages.NONE) {
            return true;
        }
        Cage cage = cages.cages().get(cages.cageOf(cells[0]));
        int[] symbols = IntStream.concat(
                        placements.stream().mapToInt(Placement::symbol),
                        cage.cells().stream()
                                .mapToInt(cell -> sudoku.clues()[cell])
                                .filter(clue -> clue > 0))
                .toArray();
        return Arrays.stream(symbols).sum() == cage.sum()
                && Arrays.stream(symbols).distinct().count() == symbols.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KillerSudoku that && sudoku.equals(that.sudoku) && cages.equals(that.cages);
    }

    @Override
    public int hashCode() {
        return 31 * sudoku.hashCode() + cages.hashCode();
    }

    /** The clues in one line, and then the cages. */
    @Override
    public String toString() {
        return sudoku + " with cages " + cages;
    }
}
