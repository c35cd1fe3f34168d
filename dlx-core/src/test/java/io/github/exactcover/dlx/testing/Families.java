package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Problems whose numbers of solutions are in the literature. Items are numbers, options are numbered. */
public final class Families {

    private static final List<List<int[]>> TETROMINOES =
            List.of(shape("0123"), shape("01", "01"), shape("012", "1"), shape("01", "12"), shape("012", "0"));

    private Families() {}

    /** Tilings of a floor by dominoes. */
    public static ExactCoverProblem<Integer, Integer> dominoes(int height, int width) {
        return tilings(height, width, 0, List.of(shape("01")));
    }

    /** The same with some more rows, whose squares may be covered or not. */
    public static ExactCoverProblem<Integer, Integer> dominoesOverTheEdge(int height, int width, int rows) {
        return tilings(height, width, rows, List.of(shape("01")));
    }

    /** Tilings of a floor by L-trominoes. */
    public static ExactCoverProblem<Integer, Integer> trominoes(int height, int width) {
        return tilings(height, width, 0, List.of(shape("01", "0")));
    }

    /** Tilings of a floor by any tetrominoes, turned and turned over. */
    public static ExactCoverProblem<Integer, Integer> tetrominoes(int height, int width) {
        return tilings(height, width, 0, TETROMINOES);
    }

    /** For each row of a shape the columns in which it has a square. */
    private static List<int[]> shape(String... rows) {
        List<int[]> squares = new ArrayList<>();
        for (int row = 0; row < rows.length; row++) {
            for (char column : rows[row].toCharArray()) {
                squares.add(new int[] {row, column - '0'});
            }
        }
        return squares;
    }

    private static ExactCoverProblem<Integer, Integer> tilings(
            int height, int width, int more, List<List<int[]>> shapes) {
        List<List<Integer>> options = new ArrayList<>();
        TreeSet<List<List<Integer>>> lying = new TreeSet<>(Comparator.comparing(Object::toString));
        shapes.forEach(shape -> IntStream.range(0, 8).forEach(turn -> lying.add(turned(shape, turn))));
        for (List<List<Integer>> squares : lying) {
            for (int y = 0; y < height + more; y++) {
                for (int x = 0; x < width; x++) {
                    int top = y;
                    int left = x;
                    if (squares.stream().allMatch(s -> top + s.get(0) < height + more && left + s.get(1) < width)) {
                        options.add(squares.stream()
                                .map(s -> (top + s.get(0)) * width + left + s.get(1))
                                .toList());
                    }
                }
            }
        }
        return problem(height * width, more * width, options);
    }

    /** A shape in one of eight positions, moved to the corner. */
    private static List<List<Integer>> turned(List<int[]> shape, int turn) {
        int[][] squares = shape.stream().map(int[]::clone).toArray(int[][]::new);
        for (int[] square : squares) {
            if (turn >= 4) {
                square[1] = -square[1];
            }
            for (int i = 0; i < turn % 4; i++) {
                int row = square[0];
                square[0] = -square[1];
                square[1] = row;
            }
        }
        int top = Arrays.stream(squares).mapToInt(s -> s[0]).min().orElseThrow();
        int left = Arrays.stream(squares).mapToInt(s -> s[1]).min().orElseThrow();
        return Arrays.stream(squares)
                .map(s -> List.of(s[0] - top, s[1] - left))
                .sorted(Comparator.comparing(Object::toString))
                .toList();
    }

    /** Perfect matchings of the complete graph. */
    public static ExactCoverProblem<Integer, Integer> matchings(int n) {
        List<List<Integer>> options = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            for (int k = i + 1; k < n; k++) {
                options.add(List.of(i, k));
            }
        }
        return problem(n, 0, options);
    }

    /** Latin squares; reduced ones have their first row and column in order. */
    public static ExactCoverProblem<Integer, Integer> latinSquares(int n, boolean reduced) {
        List<List<Integer>> options = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                for (int value = 0; value < n; value++) {
                    boolean fixed = reduced && (row == 0 || column == 0);
                    if (!fixed || value == row + column) {
                        options.add(List.of(row * n + column, n * n + row * n + value, 2 * n * n + column * n + value));
                    }
                }
            }
        }
        return problem(3 * n * n, 0, options);
    }

    /** One-factorizations of the complete graph, whose factors are ordered by the neighbour of the first vertex. */
    public static ExactCoverProblem<Integer, Integer> oneFactorizations(int n) {
        List<List<Integer>> options = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            for (int k = i + 1; k < n; k++) {
                for (int factor = 0; factor < n - 1; factor++) {
                    if (i > 0 || factor == k - 1) {
                        options.add(List.of(factor * n + i, factor * n + k, (n - 1) * n + edge(n, i, k)));
                    }
                }
            }
        }
        return problem((n - 1) * n + n * (n - 1) / 2, 0, options);
    }

    /** The same with factors that have any order. */
    public static ExactCoverProblem<Integer, Integer> orderedOneFactorizations(int n) {
        List<List<Integer>> options = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            for (int k = i + 1; k < n; k++) {
                for (int factor = 0; factor < n - 1; factor++) {
                    options.add(List.of(factor * n + i, factor * n + k, (n - 1) * n + edge(n, i, k)));
                }
            }
        }
        return problem((n - 1) * n + n * (n - 1) / 2, 0, options);
    }

    /** Steiner triple systems: sets of triples of points such that each pair of points is in one of them. */
    public static ExactCoverProblem<Integer, Integer> steinerTriples(int n) {
        List<List<Integer>> options = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                for (int k = j + 1; k < n; k++) {
                    options.add(List.of(edge(n, i, j), edge(n, i, k), edge(n, j, k)));
                }
            }
        }
        return problem(n * (n - 1) / 2, 0, options);
    }

    private static int edge(int n, int i, int k) {
        return i * n - i * (i + 1) / 2 + k - i - 1;
    }

    /** Langford pairings; mirror images are two. */
    public static ExactCoverProblem<Integer, Integer> langford(int n) {
        return problem(3 * n, 0, langfordOptions(n));
    }

    /** The same with places that may stay free, though none can; so a parity does not say that there are none. */
    public static ExactCoverProblem<Integer, Integer> langfordOfNumbers(int n) {
        return problem(n, 2 * n, langfordOptions(n));
    }

    private static List<List<Integer>> langfordOptions(int n) {
        List<List<Integer>> options = new ArrayList<>();
        for (int number = 1; number <= n; number++) {
            for (int first = 0; first + number + 1 < 2 * n; first++) {
                options.add(List.of(number - 1, n + first, n + first + number + 1));
            }
        }
        return options;
    }

    /** Queens that do not attack each other, on a board or on a torus. */
    public static ExactCoverProblem<Integer, Integer> queens(int n, boolean torus) {
        List<List<Integer>> options = new ArrayList<>();
        int diagonals = torus ? n : 2 * n - 1;
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                options.add(List.of(
                        row,
                        n + column,
                        2 * n + (row + column) % diagonals,
                        2 * n + diagonals + (row - column + diagonals) % diagonals));
            }
        }
        return problem(2 * n, 2 * diagonals, options);
    }

    /** Square matrices of zeros and ones in which each row and column has the same sum. */
    public static ExactCoverProblem<Integer, Integer> matrices(int n, int sum) {
        List<int[]> ones = new ArrayList<>();
        for (int cell = 0; cell < n * n; cell++) {
            ones.add(new int[] {cell / n, n + cell % n});
        }
        return bounded(2 * n, sum, sum, ones);
    }

    /** Ways to divide all points of a square grid into cycles, whose edges are those of the grid. */
    public static ExactCoverProblem<Integer, Integer> twoFactors(int n) {
        List<int[]> edges = new ArrayList<>();
        for (int point = 0; point < n * n; point++) {
            if (point % n < n - 1) {
                edges.add(new int[] {point, point + 1});
            }
            if (point < n * (n - 1)) {
                edges.add(new int[] {point, point + n});
            }
        }
        return bounded(n * n, 2, 2, edges);
    }

    /** Sets of points of a square grid such that each point is in the set or next to one that is. */
    public static ExactCoverProblem<Integer, Integer> dominatingSets(int n) {
        List<int[]> stars = new ArrayList<>();
        for (int point = 0; point < n * n; point++) {
            int row = point / n;
            int column = point % n;
            stars.add(IntStream.of(
                            row > 0 ? point - n : -1,
                            column > 0 ? point - 1 : -1,
                            point,
                            column < n - 1 ? point + 1 : -1,
                            row < n - 1 ? point + n : -1)
                    .filter(item -> item >= 0)
                    .toArray());
        }
        return bounded(n * n, 1, 5, stars);
    }

    private static ExactCoverProblem<Integer, Integer> bounded(int items, int low, int high, List<int[]> options) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < items; item++) {
            builder.bounded(item, low, high);
        }
        for (int option = 0; option < options.size(); option++) {
            builder.option(option, Arrays.stream(options.get(option)).boxed().toArray(Integer[]::new));
        }
        return builder.build();
    }

    private static ExactCoverProblem<Integer, Integer> problem(
            int primaryCount, int secondaryCount, List<List<Integer>> options) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(0, primaryCount).forEach(builder::primary);
        IntStream.range(primaryCount, primaryCount + secondaryCount).forEach(builder::secondary);
        for (int option = 0; option < options.size(); option++) {
            builder.option(option, options.get(option));
        }
        return builder.build();
    }

    /** Several problems as one. The options and items of problem i are those of the problem, and 1,000 i more. */
    @SafeVarargs
    public static ExactCoverProblem<Integer, Integer> sideBySide(ExactCoverProblem<Integer, Integer>... parts) {
        ProblemBuilder<Integer, Integer> problem = ExactCoverProblem.builder();
        for (int i = 0; i < parts.length; i++) {
            int base = 1_000 * i;
            ExactCoverProblem<Integer, Integer> part = parts[i];
            part.primaryItems().forEach(item -> problem.primary(base + item));
            for (int option = 0; option < part.options().size(); option++) {
                problem.option(
                        base + option,
                        part.itemsOf(option).stream().map(item -> base + item).toList());
            }
        }
        return problem.build();
    }
}
