package io.github.exactcover.dlx.benchmarks.queens;

/**
 * Queens by backtracking rank by rank with bit masks: one bit for each file, and diagonals that shift by one file from
 * rank to rank. This is the fastest simple way, and it can do nothing but queens.
 *
 * <pre>{@code
 * System.out.println(BitMaskQueens.count(8)); // 92
 * }</pre>
 */
public final class BitMaskQueens {

    private BitMaskQueens() {}

    /**
     * The number of ways to place n queens on an n by n board so that none attacks another.
     *
     * @param n the size of the board, from 1 to 31
     * @return their number
     */
    public static long count(int n) {
        return count((1 << n) - 1, 0, 0, 0);
    }

    /**
     * The number of ways to fill the ranks that are left.
     *
     * @param all a bit for each file
     * @param files the files that have a queen; when all have, all ranks have
     * @param rising the files that are attacked, in this rank, along diagonals that rise to higher bits
     * @param falling the same along the other diagonals
     */
    private static long count(int all, int files, int rising, int falling) {
        if (files == all) {
            return 1;
        }
        long count = 0;
        for (int free = all & ~(files | rising | falling); free != 0; free &= free - 1) {
            int queen = free & -free;
            count += count(all, files | queen, (rising | queen) << 1, (falling | queen) >>> 1);
        }
        return count;
    }
}
