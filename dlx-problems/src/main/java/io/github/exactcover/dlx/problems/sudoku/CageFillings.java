package io.github.exactcover.dlx.problems.sudoku;

import java.util.ArrayList;
import java.util.List;

/** All ways to fill the open cells of a cage with different symbols of the right sum that no clue excludes. */
final class CageFillings {

    /** A cage of eight cells at size 9 has at most 40,320 ways, one at size 16 with five cells about 15,000. */
    static final int MOST = 50_000;

    /** The most symbols to try. Without it, a cage with few ways could take very long. */
    private static final int MOST_STEPS = 20 * MOST;

    private final Sudoku sudoku;
    private final int size;
    private final int[] cells;

    /** By symbol: whether it is in the cage already. */
    private final boolean[] used;

    private final int[] symbols;
    private final List<int[]> found = new ArrayList<>();
    private int steps;

    private CageFillings(Sudoku sudoku, int[] cells) {
        this.sudoku = sudoku;
        this.size = sudoku.rules().size();
        this.cells = cells;
        this.used = new boolean[size + 1];
        this.symbols = new int[cells.length];
    }

    /**
     * The ways to fill a cage, each as the symbols of its open cells in their order.
     *
     * @param open its open cells
     * @throws IllegalArgumentException if there are more than {@link #MOST}
     */
    static List<int[]> of(Sudoku sudoku, SudokuCages.Cage cage, int[] open) {
        CageFillings fillings = new CageFillings(sudoku, open);
        int rest = cage.sum();
        for (int cell : cage.cells()) {
            int clue = sudoku.clues()[cell];
            fillings.used[clue] = true;
            rest -= clue;
        }
        if (!fillings.fill(0, rest)) {
            throw new IllegalArgumentException(
                    cage.title() + " can be filled in more than " + MOST + " ways, which is too"
                            + " many; give clues in it, split it, or leave it out if the other cages suffice");
        }
        return fillings.found;
    }

    /** The symbols that a cell outside the cages can have, in the same form. */
    static List<int[]> ofFreeCell(Sudoku sudoku, int cell) {
        List<int[]> found = new ArrayList<>();
        for (int symbol = 1; symbol <= sudoku.rules().size(); symbol++) {
            if (sudoku.isOpen(cell, symbol)) {
                found.add(new int[] {symbol});
            }
        }
        return found;
    }

    /** Fills the cells from this one on; false if there are too many ways. */
    private boolean fill(int place, int rest) {
        if (place == cells.length) {
            found.add(symbols.clone());
            return found.size() <= MOST;
        }
        int others = cells.length - place - 1;
        int first = others == 0 ? Math.max(1, rest) : 1; // The last symbol is what is left of the sum.
        for (int symbol = first; symbol <= size && symbol <= rest; symbol++) {
            if (!used[symbol] && sudoku.isOpen(cells[place], symbol)) {
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

    /** Whether this many unused symbols can have this sum, judged by the smallest and the largest of them. */
    private boolean isPossible(int count, int sum) {
        int least = 0;
        int most = 0;
        int low = 1;
        int high = size;
        for (int i = 0; i < count; i++) {
            while (low <= size && used[low]) {
                low++;
            }
            while (high > 0 && used[high]) {
                high--;
            }
            if (low > size || high == 0) {
                return false;
            }
            least += low++;
            most += high--;
        }
        return least <= sum && sum <= most;
    }
}
