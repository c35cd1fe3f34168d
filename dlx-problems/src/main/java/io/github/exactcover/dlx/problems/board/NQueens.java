package io.github.exactcover.dlx.problems.board;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Place n queens on an n by n chessboard so that none attacks another.
 *
 * <pre>{@code
 * NQueens queens = NQueens.of(6);
 * Solution<Square> solution = DLX.first(queens.problem()).orElseThrow();
 * System.out.println(queens.decode(solution).toChessNotation()); // a4 b1 c5 d2 e6 f3
 * System.out.println(DLX.count(queens.problem())); // 4
 * }</pre>
 *
 * <p>As exact cover: every rank and every file must have a queen, so they are primary items; a diagonal may have one,
 * so the diagonals are secondary. Diagonals of a single square are left out: nothing can be attacked along them. An
 * option is a square. Knuth, <em>Dancing Links</em> (2000).
 *
 * <p>Immutable.
 */
public final class NQueens implements ProblemModel<Square, Queens> {

    private final int n;
    private final ItemOrder order;

    /** The items of all ranks and files: each rank, and then the file of the same number. */
    private final List<String> lines = new ArrayList<>();

    private NQueens(int n, ItemOrder order) {
        this.n = n;
        this.order = Objects.requireNonNull(order, "The order must not be null");
        for (int i = 0; i < n; i++) {
            lines.add(rankItem(i));
            lines.add(fileItem(i));
        }
    }

    /**
     * The problem on a board of this size, its ranks and files in pipe-organ order, which is the faster one.
     *
     * @param n the size of the board, from 1 to 1000
     * @return the problem
     * @throws IllegalArgumentException if there is no such board
     */
    public static NQueens of(int n) {
        return of(n, ItemOrder.PIPE_ORGAN);
    }

    /**
     * The problem on a board of this size.
     *
     * @param n the size of the board, from 1 to 1000
     * @param order the order of the ranks and files as items; each rank is followed by the file of the same number
     * @return the problem
     * @throws IllegalArgumentException if there is no such board
     */
    public static NQueens of(int n, ItemOrder order) {
        if (n < 1 || n > 1000) {
            throw new IllegalArgumentException(
                    "A board of size " + n + " is not possible; choose a size from 1 to 1000");
        }
        return new NQueens(n, order);
    }

    /**
     * The size of the board.
     *
     * @return n
     */
    public int size() {
        return n;
    }

    /**
     * Ranks are the items {@code r1, r2, ...}, files {@code a, b, ...}; the diagonals that rise to the right are {@code
     * /2, /3, ...} and those that fall are {@code \2, \3, ...}, numbered from the corners at the left.
     */
    @Override
    public ExactCoverProblem<String, Square> problem() {
        ProblemBuilder<String, Square> builder = ExactCoverProblem.builder();
        for (int position = 0; position < n; position++) {
            int member = order.memberAt(position, n);
            builder.primary(rankItem(member), fileItem(member));
        }
        for (int diagonal = 1; diagonal < 2 * n - 2; diagonal++) {
            builder.secondary(risingItem(diagonal));
        }
        for (int diagonal = 1; diagonal < 2 * n - 2; diagonal++) {
            builder.secondary(fallingItem(diagonal));
        }
        for (int rank = 0; rank < n; rank++) {
            for (int file = 0; file < n; file++) {
                builder.option(new Square(file, rank), items(file, rank));
            }
        }
        return builder.build();
    }

    private List<String> items(int file, int rank) {
        List<String> items = new ArrayList<>(List.of(rankItem(rank), fileItem(file)));
        int rising = n - 1 - rank + file;
        if (isLong(rising)) {
            items.add(risingItem(rising));
        }
        int falling = rank + file;
        if (isLong(falling)) {
            items.add(fallingItem(falling));
        }
        return items;
    }

    /** Whether the diagonal has more than one square. */
    private boolean isLong(int diagonal) {
        return diagonal > 0 && diagonal < 2 * n - 2;
    }

    private static String rankItem(int rank) {
        return "r" + (rank + 1);
    }

    private static String fileItem(int file) {
        return Square.fileName(file);
    }

    private static String risingItem(int diagonal) {
        return "/" + (diagonal + 1);
    }

    private static String fallingItem(int diagonal) {
        return "\\" + (diagonal + 1);
    }

    /** The queens on their squares. */
    @Override
    public Queens decode(Solution<Square> solution) {
        SolutionCheck.check(solution, lines, this::lines);
        int[] files = new int[n];
        solution.options().forEach(square -> files[square.rank()] = square.file());
        return new Queens(files);
    }

    /** The rank and the file of a square, which may be one of a larger board. */
    private List<String> lines(Square square) {
        return square.rank() < n && square.file() < n
                ? List.of(lines.get(2 * square.rank()), lines.get(2 * square.file() + 1))
                : List.of(rankItem(square.rank()), fileItem(square.file()));
    }
}
