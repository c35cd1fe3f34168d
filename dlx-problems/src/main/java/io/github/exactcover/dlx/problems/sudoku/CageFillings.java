package io.github.exactcover.dlx.problems.sudoku;

import java.util.ArrayList;
import java.util.List;

/** All ways to fill the open cells of a cage with different symbols of the right sum that no clue excludes. */
final class CageFillings {

    /** A cage of eight cells at size 9 has at most 40,320 ways, one at size 16 with five cells about 15,000. */
    static final int MOST = 50_000;

    /** The most symbols to try. Without it, a cage with few ways could take very long. */
    private static final int MOST_STEPS = 20 * MOST;

    private final SudokuRules rules;
    private final boolean[][] settled;
    private final int[] cells;

    /** By symbol: whether it is in the cage already. */
    private final boolean[] used;

    private final int[] symbols;
    private final List<int[]> found = new ArrayList<>();
    private int steps;

    private CageFillings(SudokuRules rules, boolean[][] settled, int[] cells, boolean[] used) {
        this.rules = rules;
        this.settled = settled;
        this.cells = cells;
        this.used = used;
        this.symbols = new int[cells.length];
    }

    /**
     * The ways to fill a cage, each as the symbols of its open cells in their order.
     *
     * @param settled which units have which symbols by clues
     * @param clues by cell, 0 for an open one
     * @throws IllegalArgumentException if there are more than {@link #MOST}
     */
    static List<int[]> of(SudokuRules rules, boolean[][] settled, int[] clues, SudokuCages.Cage cage) {
        boolean[] used = new boolean[rules.size() + 1];
        int rest = cage.sum();
        for (int cell : cage.cells()) {
            used[clues[cell]] = true;
            rest -= clues[cell];
        }
        int[] open = cage.cells().stream()
                .mapToInt(cell -> cell)
                .filter(cell -> clues[cell] == 0)
                .toArray();
        CageFillings fillings = new CageFillings(rules, settled, open, used);
        if (!fillings.fill(0, rest)) {
            throw new IllegalArgumentException(
                    cage.title() + " can be filled in more than " + MOST + " ways, which is too"
                            + " many; give clues in it, split it, or leave it out if the other cages suffice");
        }
        return fillings.found;
    }

    /** The symbols that a cell outside the cages can have, in the same form. */
    static List<int[]> ofFreeCell(SudokuRules rules, boolean[][] settled, int cell) {
        CageFillings fillings = new CageFillings(rules, settled, new int[] {cell}, new boolean[rules.size() + 1]);
        for (int symbol = 1; symbol <= rules.size(); symbol++) {
            if (fillings.isOpen(cell, symbol)) {
                fillings.found.add(new int[] {symbol});
            }
        }
        return fillings.found;
    }

    /** Fills the cells from this one on; false if there are too many ways. */
    private boolean fill(int place, int rest) {
        if (place == cells.length) {
            found.add(symbols.clone());
            return found.size() <= MOST;
        }
        int others = cells.length - place - 1;
        for (int symbol = 1; symbol <= rules.size() && symbol <= rest; symbol++) {
            if (!used[symbol] && isOpen(cells[place], symbol)) {
                used[symbol] = true;
                symbols[place] = symbol;
                boolean few = ++steps <= MOST_STEPS;
                if (few && isPossible(others, rest - symbol)) {
                    few = fill(place + 1, rest - symbol);
                }
                used[symbol] = false;
                if (!few) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isOpen(int cell, int symbol) {
        for (int unit : rules.unitsOf(cell)) {
            if (settled[unit][symbol]) {
                return false;
            }
        }
        return true;
    }

    /** Whether this many unused symbols can have this sum, judged by the smallest and the largest of them. */
    private boolean isPossible(int count, int sum) {
        int least = 0;
        int most = 0;
        int low = 1;
        int high = rules.size();
        for (int i = 0; i < count; i++) {
            while (low <= rules.size() && used[low]) {
                low++;
            }
            while (high > 0 && used[high]) {
                high--;
            }
            if (low > rules.size() || high == 0) {
                return false;
            }
            least += low++;
            most += high--;
        }
        return least <= sum && sum <= most;
    }
}
