package io.github.exactcover.dlx.benchmarks.queens;

/**
 * Queens by backtracking rank by rank. One array says which files are taken, and two more say which diagonals are.
 *
 * <pre>{@code
 * System.out.println(ArrayQueens.count(8)); // 92
 * }</pre>
 */
public final class ArrayQueens {

    private final int n;
    private final boolean[] files;
    private final boolean[] rising;
    private final boolean[] falling;

    private ArrayQueens(int n) {
        this.n = n;
        files = new boolean[n];
        rising = new boolean[2 * n - 1];
        falling = new boolean[2 * n - 1];
    }

    /**
     * The number of ways to place n queens on an n by n board so that none attacks another.
     *
     * @param n the size of the board, at least 1
     * @return their number
     */
    public static long count(int n) {
        return new ArrayQueens(n).countFrom(0);
    }

    /** The number of ways to fill the ranks from {@code rank} on. */
    private long countFrom(int rank) {
        if (rank == n) {
            return 1;
        }
        long count = 0;
        for (int file = 0; file < n; file++) {
            if (!files[file] && !rising[n - 1 - rank + file] && !falling[rank + file]) {
                mark(rank, file, true);
                count += countFrom(rank + 1);
                mark(rank, file, false);
            }
        }
        return count;
    }

    private void mark(int rank, int file, boolean taken) {
        files[file] = taken;
        rising[n - 1 - rank + file] = taken;
        falling[rank + file] = taken;
    }
}
