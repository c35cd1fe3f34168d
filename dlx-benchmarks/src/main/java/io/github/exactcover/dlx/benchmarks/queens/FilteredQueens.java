package io.github.exactcover.dlx.benchmarks.queens;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Queens by filtering, as textbooks on functional programming do it: put a queen on each free square of the next rank
 * in turn, and keep only the squares further up that she does not attack.
 *
 * <pre>{@code
 * System.out.println(FilteredQueens.count(8)); // 92
 * }</pre>
 */
public final class FilteredQueens {

    private record Position(int rank, int file) {

        boolean attacks(Position other) {
            return rank == other.rank
                    || file == other.file
                    || Math.abs(rank - other.rank) == Math.abs(file - other.file);
        }
    }

    private FilteredQueens() {}

    /**
     * The number of ways to place n queens on an n by n board so that none attacks another.
     *
     * @param n the size of the board, at least 1
     * @return their number
     */
    public static long count(int n) {
        List<Position> board = IntStream.range(0, n * n)
                .mapToObj(square -> new Position(square / n, square % n))
                .collect(Collectors.toList());
        return count(n, 0, board);
    }

    /** The number of ways to fill the ranks from {@code rank} on with squares that are {@code free}. */
    private static long count(int n, int rank, List<Position> free) {
        if (rank == n) {
            return 1;
        }
        long count = 0;
        for (Position queen : free) {
            if (queen.rank() == rank) {
                count += count(n, rank + 1, notAttacked(queen, free));
            }
        }
        return count;
    }

    private static List<Position> notAttacked(Position queen, List<Position> free) {
        return free.stream().filter(position -> !queen.attacks(position)).collect(Collectors.toList());
    }
}
