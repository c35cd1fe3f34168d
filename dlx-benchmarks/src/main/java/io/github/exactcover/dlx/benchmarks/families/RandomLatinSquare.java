package io.github.exactcover.dlx.benchmarks.families;

import java.util.Random;

/**
 * Latin squares drawn by lot, each nearly as likely as any other: the walk of M. T. Jacobson and P. Matthews,
 * <em>Generating uniformly distributed random Latin squares</em> (1996).
 *
 * <pre>{@code
 * int[][] square = RandomLatinSquare.of(30, new Random(1)); // symbols 0 to 29
 * }</pre>
 *
 * <p>The square is held as a cube: {@code cube[row][column][symbol]} is 1 where the symbol stands in the cell, so that
 * each line of the cube adds up to 1. A step adds and takes away 1 at the corners of a box. One cell of the cube may
 * become -1 by that; the walk goes on until there is none.
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

    /** From one proper square to another. */
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

    /** A line of the cube has one 1, or two and a -1; then either is as likely as the other. */
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
