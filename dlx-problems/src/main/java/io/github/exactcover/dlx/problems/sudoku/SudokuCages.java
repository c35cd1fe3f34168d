package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** The cages of a killer Sudoku: cells with different symbols that have a given sum. No cell is in two cages. */
final class SudokuCages {

    /**
     * A cage.
     *
     * @param title what messages call it
     * @param sum the sum of its symbols
     * @param cells its cells, ascending
     */
    record Cage(String title, int sum, List<Integer> cells) implements Comparable<Cage> {

        int firstCell() {
            return cells.get(0);
        }

        /** By their first cells. */
        @Override
        public int compareTo(Cage other) {
            return Integer.compare(firstCell(), other.firstCell());
        }
    }

    /** No cage. */
    static final int NONE = -1;

    private final int size;

    /** In the order of their first cells. */
    private final List<Cage> cages;

    /** By cell: the place of its cage among the cages. */
    private final int[] cageOf;

    private SudokuCages(int size, List<Cage> cages, int[] cageOf) {
        this.size = size;
        this.cages = cages;
        this.cageOf = cageOf;
    }

    /** Checks the cages, whose cells are on the board. Their sums may be impossible. */
    static SudokuCages of(int size, List<Cage> unordered) {
        List<Cage> cages = new ArrayList<>(unordered);
        Collections.sort(cages);
        int[] cageOf = new int[size * size];
        Arrays.fill(cageOf, NONE);
        for (int number = 0; number < cages.size(); number++) {
            Cage cage = cages.get(number);
            for (int cell : cage.cells()) {
                if (cageOf[cell] != NONE) {
                    throw new IllegalArgumentException(cage.title() + ": the cell " + name(size, cell)
                            + " is already in "
                            + (cageOf[cell] == number
                                    ? "it"
                                    : cages.get(cageOf[cell]).title())
                            + "; a cell is in one cage, or in none");
                }
                cageOf[cell] = number;
            }
        }
        return new SudokuCages(size, cages, cageOf);
    }

    /** Refuses sums that no symbols can have. */
    void checkSums() {
        cages.forEach(this::checkSum);
        checkTotal();
    }

    private void checkSum(Cage cage) {
        int count = cage.cells().size();
        if (count > size) {
            throw new IllegalArgumentException(cage.title() + " has " + Texts.count(count, "cell")
                    + ", which cannot all be different with " + size + " symbols; split it");
        }
        int least = count * (count + 1) / 2;
        int most = count * (2 * size + 1 - count) / 2;
        if (cage.sum() < least || cage.sum() > most) {
            throw new IllegalArgumentException(cage.title() + ": the sum " + cage.sum() + " is not possible; " + count
                    + (count == 1 ? " cell has " : " different symbols have ") + least + " to " + most);
        }
    }

    /** When all cells are in cages, the sum of all their symbols is known. */
    private void checkTotal() {
        int sum = 0;
        int cells = 0;
        for (Cage cage : cages) {
            sum += cage.sum();
            cells += cage.cells().size();
        }
        int total = size * size * (size + 1) / 2;
        if (sum != total && cells == size * size) {
            throw new IllegalArgumentException("The sums of all cages add up to " + sum + ", and a full Sudoku of size "
                    + size + " has " + total + "; one of them must be wrong");
        }
    }

    int size() {
        return size;
    }

    List<Cage> cages() {
        return cages;
    }

    /** The cage of a cell, or {@link #NONE}. */
    int cageOf(int cell) {
        return cageOf[cell];
    }

    /** What a cell is called, such as {@code r1c2}. */
    static String name(int size, int cell) {
        return "r" + (cell / size + 1) + "c" + (cell % size + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SudokuCages that && Arrays.equals(cageOf, that.cageOf) && sums().equals(that.sums());
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(cageOf) + sums().hashCode();
    }

    private List<Integer> sums() {
        return cages.stream().map(Cage::sum).toList();
    }

    /** A list that {@link CagesText} reads: {@code 3 r1c1 r1c2, 15 r1c3 r1c4}. */
    @Override
    public String toString() {
        return cages.stream()
                .map(cage -> cage.sum() + " "
                        + cage.cells().stream().map(cell -> name(size, cell)).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(", "));
    }
}
