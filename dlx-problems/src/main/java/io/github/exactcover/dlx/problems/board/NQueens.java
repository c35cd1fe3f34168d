package io.github.exactcover.dlx.problems.board;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * Place n queens on an n by n chessboard so that none attacks another.
 *
 * <pre>{@code
 * NQueens queens = NQueens.of(6);
 * Solution<Square> solution = Feasibility.of(queens.problem()).solution().orElseThrow();
 * System.out.println(queens.decode(solution).toChessNotation()); // a4 b1 c5 d2 e6 f3
 * System.out.println(Count.of(queens.problem()).solutions()); // 4
 * }</pre>
 *
 * <p>As exact cover: every rank and every file must have a queen, so they are primary items; a diagonal may have one,
 * so the diagonals are secondary. Diagonals of a single square are left out: nothing can be attacked along them. An
 * option is a square. Knuth, <em>Dancing Links</em> (2000).
 *
 * <p>The rules can be changed: {@linkplain #rule(Predicate) squares} without a queen, {@linkplain #rule(BiPredicate)
 * other moves}, {@linkplain #regions(String) regions} that have a queen each, and pieces that do not attack {@linkplain
 * #withoutDiagonals() along diagonals}.
 *
 * <p>Immutable.
 */
public final class NQueens implements ProblemModel<Square, Queens> {

    /** Each two squares are asked for by a rule of two squares: at most five million times. */
    private static final int LARGEST_WITH_RULE = 60;

    private final int n;
    private final ItemOrder order;
    private final boolean diagonals;

    /** The region of each square, by rank from the top, as a character; empty if there are none. */
    private final int[] regions;

    private final Predicate<Square> mayStand;

    /** Which two queens may stand on one board; none if only the usual moves count. */
    private final Optional<BiPredicate<Square, Square>> mayStandTogether;

    /** The items of all ranks and files: each rank, and then the file of the same number. */
    private final List<String> lines = new ArrayList<>();

    private NQueens(
            int n,
            ItemOrder order,
            boolean diagonals,
            int[] regions,
            Predicate<Square> mayStand,
            Optional<BiPredicate<Square, Square>> mayStandTogether) {
        this.n = n;
        this.order = Objects.requireNonNull(order, "The order must not be null");
        this.diagonals = diagonals;
        this.regions = regions;
        this.mayStand = mayStand;
        this.mayStandTogether = mayStandTogether;
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
        return new NQueens(n, order, true, new int[0], square -> true, Optional.empty());
    }

    /**
     * The same problem with pieces that attack along ranks and files only. With nothing else these are rooks, which can
     * be placed in n! ways.
     *
     * @return the problem
     */
    public NQueens withoutDiagonals() {
        return new NQueens(n, order, false, regions, mayStand, mayStandTogether);
    }

    /**
     * The same problem, and one queen in each of these regions. This is a puzzle of daily papers, where queens attack
     * along ranks and files, and otherwise must only not touch each other:
     *
     * <pre>{@code
     * NQueens puzzle = NQueens.of(5)
     *         .withoutDiagonals()
     *         .rule((a, b) -> Math.abs(a.file() - b.file()) > 1 || Math.abs(a.rank() - b.rank()) > 1)
     *         .regions("""
     *                 A A A B B
     *                 A C C C B
     *                 D C C C B
     *                 D D C B B
     *                 E E E B B
     *                 """);
     * System.out.println(Count.of(puzzle.problem()).solutions()); // 1
     * System.out.println(puzzle.decode(Feasibility.of(puzzle.problem()).solution().orElseThrow())); // a3 b5 c1 d4 e2
     * }</pre>
     *
     * @param picture a line for each rank, the highest first, and in it a character for each square: squares with the
     *     same character are one region, and those with a dot are in none. Blanks and empty lines are ignored
     * @return the problem; regions that were given before no longer count
     * @throws IllegalArgumentException if the picture does not have the size of the board, or has more regions than
     *     there are queens
     */
    public NQueens regions(String picture) {
        int[] characters = Texts.square(Objects.requireNonNull(picture, "The picture must not be null"), "regions");
        if (characters.length != n * n) {
            throw new IllegalArgumentException("The picture of the regions has "
                    + Texts.count(Math.round(Math.sqrt(characters.length)), "row") + ", and the board has " + n
                    + "; draw all of them, with a dot for each square that is in no region");
        }
        long count = Arrays.stream(characters).filter(c -> c != '.').distinct().count();
        if (count > n) {
            throw new IllegalArgumentException("There are " + count + " regions, and only " + Texts.count(n, "queen")
                    + "; each region must have one");
        }
        return new NQueens(n, order, diagonals, characters, mayStand, mayStandTogether);
    }

    /**
     * The same problem without some squares, which are holes in the board: queens attack each other across them.
     *
     * <pre>{@code
     * NQueens queens = NQueens.of(8).rule(square -> square.file() != square.rank());
     * System.out.println(Count.of(queens.problem()).solutions()); // 28
     * }</pre>
     *
     * @param mayStand whether a queen may stand on a square; it must always say the same
     * @return the problem, with all rules given before
     */
    public NQueens rule(Predicate<Square> mayStand) {
        Objects.requireNonNull(mayStand, "The predicate mayStand must not be null");
        return new NQueens(n, order, diagonals, regions, this.mayStand.and(mayStand), mayStandTogether);
    }

    /**
     * The same problem, and one more way in which queens attack each other. Superqueens move as knights too:
     *
     * <pre>{@code
     * NQueens superqueens = NQueens.of(10)
     *         .rule((a, b) -> Math.abs((a.file() - b.file()) * (a.rank() - b.rank())) != 2);
     * System.out.println(Count.of(superqueens.problem()).solutions()); // 4
     * }</pre>
     *
     * <p>Two squares that may not both have a queen share a secondary item {@code x1, x2, ...}.
     *
     * @param mayStandTogether is asked once for each two squares that do not exclude each other anyway, the first of
     *     which is on a lower rank; it must always say the same
     * @return the problem, with all rules given before
     * @throws IllegalArgumentException if the board is larger than 60 by 60
     */
    public NQueens rule(BiPredicate<Square, Square> mayStandTogether) {
        Objects.requireNonNull(mayStandTogether, "The predicate mayStandTogether must not be null");
        if (n > LARGEST_WITH_RULE) {
            throw new IllegalArgumentException("A rule for two queens on a board of size " + n
                    + " is not possible; choose a size up to " + LARGEST_WITH_RULE);
        }
        BiPredicate<Square, Square> all =
                this.mayStandTogether.map(rule -> rule.and(mayStandTogether)).orElse(mayStandTogether);
        return new NQueens(n, order, diagonals, regions, mayStand, Optional.of(all));
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
     * /2, /3, ...} and those that fall are {@code \2, \3, ...}, numbered from the corners at the left. A region is
     * {@code region A}, and two squares that a rule keeps apart share {@code x1, x2, ...}.
     */
    @Override
    public ExactCoverProblem<String, Square> problem() {
        Map<Square, List<String>> pairs = pairsKeptApart();
        ProblemBuilder<String, Square> builder = ExactCoverProblem.builder();
        for (int position = 0; position < n; position++) {
            int member = order.memberAt(position, n);
            builder.primary(rankItem(member), fileItem(member));
        }
        Arrays.stream(regions).filter(c -> c != '.').distinct().forEach(c -> builder.primary(regionItem(c)));
        for (int diagonal = 1; diagonals && diagonal < 2 * n - 2; diagonal++) {
            builder.secondary(risingItem(diagonal));
        }
        for (int diagonal = 1; diagonals && diagonal < 2 * n - 2; diagonal++) {
            builder.secondary(fallingItem(diagonal));
        }
        pairs.values().stream().flatMap(List::stream).distinct().forEach(builder::secondary);
        for (int rank = 0; rank < n; rank++) {
            for (int file = 0; file < n; file++) {
                Square square = new Square(file, rank);
                if (mayStand.test(square)) {
                    List<String> items = items(file, rank);
                    items.addAll(pairs.getOrDefault(square, List.of()));
                    builder.option(square, items);
                }
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
        int region = regions.length == 0 ? '.' : regions[(n - 1 - rank) * n + file];
        if (region != '.') {
            items.add(regionItem(region));
        }
        return items;
    }

    /** For each square the items that it shares with squares which only a rule keeps apart from it. */
    private Map<Square, List<String>> pairsKeptApart() {
        Map<Square, List<String>> pairs = new LinkedHashMap<>();
        if (mayStandTogether.isEmpty()) {
            return pairs;
        }
        BiPredicate<Square, Square> rule = mayStandTogether.get();
        List<Square> squares = new ArrayList<>();
        List<List<String>> items = new ArrayList<>();
        int last = 0;
        for (int second = 0; second < n * n; second++) {
            Square square = new Square(second % n, second / n);
            if (!mayStand.test(square)) {
                continue;
            }
            List<String> own = items(square.file(), square.rank());
            for (int first = 0; first < squares.size(); first++) {
                if (Collections.disjoint(items.get(first), own) && !rule.test(squares.get(first), square)) {
                    String pair = "x" + ++last;
                    pairs.computeIfAbsent(squares.get(first), key -> new ArrayList<>())
                            .add(pair);
                    pairs.computeIfAbsent(square, key -> new ArrayList<>()).add(pair);
                }
            }
            squares.add(square);
            items.add(own);
        }
        return pairs;
    }

    private static String regionItem(int character) {
        return "region " + String.valueOf(Character.toChars(character));
    }

    /** Whether the diagonal counts and has more than one square. */
    private boolean isLong(int diagonal) {
        return diagonals && diagonal > 0 && diagonal < 2 * n - 2;
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

    /**
     * The queens on their squares.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
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
