package io.github.exactcover.dlx.benchmarks.families;

import java.util.Random;

/**
 * Random Latin squares, all nearly equally likely: the random walk of M. T. Jacobson and P. Matthews,
 * <em>Generating uniformly distributed random Latin squares</em> (1996).
 *
 * <pre>{@code
 * int[][] square = RandomLatinSquare.of(30, new Random(1)); // symbols 0 to 29
 * }</pre>
 *
 * <p>The square is kept as a cube: {@code cube[row][column][symbol]} is 1 if the symbol is in the cell, so each line of
 * the cube adds up to 1. A step adds 1 to, or subtracts 1 from, the corners of a box. That may leave one cell of the
 * cube at -1; the walk goes on until there is no such cell.
 */
final class RandomLatinSquare {

    private final int n;
    private final int[][][] cube;
    private final Random random;

    private RandomLatinSquare(int n, Random random) {
        this.n = n;
        this.random = random;
        cube = new int[n][n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                cube[row][column][(row + column) % n] = 1;
            }
        }
    }

    /** A square of size n, with symbols from 0 to n - 1. */
    static int[][] of(int n, Random random) {
        RandomLatinSquare walk = new RandomLatinSquare(n, random);
        if (n > 1) {
            for (int step = 0; step < n * n * n; step++) {
                walk.toNextSquare();
            }
        }
        return walk.square();
    }

    /** Walks from one proper square to the next. */
    private void toNextSquare() {
        int row;
        int column;
        int symbol;
        do {
            row = random.nextInt(n);
            column = random.nextInt(n);
            symbol = random.nextInt(n);
        } while (cube[row][column][symbol] != 0);
        while (true) {
            int otherRow = anyOneRow(column, symbol);
            int otherColumn = anyOneColumn(row, symbol);
            int otherSymbol = anyOneSymbol(row, column);
            exchange(row, column, symbol, otherRow, otherColumn, otherSymbol);
            if (cube[otherRow][otherColumn][otherSymbol] >= 0) {
                return;
            }
            row = otherRow;
            column = otherColumn;
            symbol = otherSymbol;
        }
    }

    private void exchange(int row, int column, int symbol, int otherRow, int otherColumn, int otherSymbol) {
        cube[row][column][symbol]++;
        cube[row][otherColumn][otherSymbol]++;
        cube[otherRow][column][otherSymbol]++;
        cube[otherRow][otherColumn][symbol]++;
        cube[otherRow][column][symbol]--;
        cube[row][otherColumn][symbol]--;
        cube[row][column][otherSymbol]--;
        cube[otherRow][otherColumn][otherSymbol]--;
    }

    /** The place of a 1 in a line of the cube. A line with a -1 has two of them; then this picks one at random. */
    private int anyOneRow(int column, int symbol) {
        int row = random.nextInt(n);
        while (cube[row][column][symbol] != 1) {
            row = random.nextInt(n);
        }
        return row;
    }

    private int anyOneColumn(int row, int symbol) {
        int column = random.nextInt(n);
        while (cube[row][column][symbol] != 1) {
            column = random.nextInt(n);
        }
        return column;
    }

    private int anyOneSymbol(int row, int column) {
        int symbol = random.nextInt(n);
        while (cube[row][column][symbol] != 1) {
            symbol = random.nextInt(n);
        }
        return symbol;
    }

    private int[][] square() {
        int[][] square = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                square[row][column] = anyOneSymbol(row, column);
            }
        }
        return square;
    }
}
