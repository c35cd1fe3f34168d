package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/**
 * Fill an n by n square with n symbols so that each symbol stands once in each row and once in each column; some cells
 * may be given.
 *
 * <pre>{@code
 * LatinSquare square = LatinSquare.completing("1...\n.2..\n..3.\n...4");
 * System.out.println(Count.of(square.problem()).solutions()); // 2
 * Solution<Placement> solution = Feasibility.of(square.problem()).solution().orElseThrow();
 * System.out.print(square.decode(solution).text());
 * // prints 1 3 4 2
 * // prints 4 2 1 3
 * // prints 2 4 3 1
 * // prints 3 1 2 4
 * System.out.println(Count.of(LatinSquare.of(4).problem()).solutions()); // 576
 * }</pre>
 *
 * <p>As exact cover: each cell must be filled, each row must have each symbol, and each column must have each symbol;
 * all these are primary items. An option places a symbol in a cell, and so has three items. A given cell settles its
 * own three items: they are left out, and so are all options that have one of them. A complete square gives the problem
 * without items, which has one solution. Given cells that contradict each other are refused. Given cells that do not,
 * but cannot be completed, make a problem without solutions.
 *
 * <p>Immutable.
 */
public final class LatinSquare implements ProblemModel<Placement, LatinGrid> {

    private final PartialLatinSquare given;
    private final ItemOrder order;

    private LatinSquare(PartialLatinSquare given, ItemOrder order) {
        this.given = given;
        this.order = Objects.requireNonNull(order, "The order must not be null");
    }

    /**
     * The problem to fill an empty square, its items in natural order. For squares of size 3 to 5, pipe-organ order
     * makes a search tree of the same size with {@link io.github.exactcover.dlx.ItemChoice#MRV}, and one that is 1.5 to
     * 2.4 times as large with {@link io.github.exactcover.dlx.ItemChoice#FIRST}.
     *
     * @param n the size of the square, from 1 to 100
     * @return the problem
     * @throws IllegalArgumentException if there is no such square
     */
    public static LatinSquare of(int n) {
        return of(n, ItemOrder.NATURAL);
    }

    /**
     * The problem to fill an empty square.
     *
     * @param n the size of the square, from 1 to 100
     * @param order the order of the items, see {@link #problem() problem}
     * @return the problem
     * @throws IllegalArgumentException if there is no such square
     */
    public static LatinSquare of(int n, ItemOrder order) {
        return new LatinSquare(new PartialLatinSquare(n), order);
    }

    /**
     * The problem to complete a square, its items in natural order.
     *
     * @param given the symbols by row and column, from 1 to the size, and 0 for an empty cell; 1 to 100 rows
     * @return the problem
     * @throws IllegalArgumentException if this is not a square, or a symbol is out of range, or twice in a row or
     *     column
     */
    public static LatinSquare completing(int[][] given) {
        return completing(given, ItemOrder.NATURAL);
    }

    /**
     * The problem to complete a square.
     *
     * @param given the symbols by row and column, from 1 to the size, and 0 for an empty cell; 1 to 100 rows
     * @param order the order of the items, see {@link #problem() problem}
     * @return the problem
     * @throws IllegalArgumentException if this is not a square, or a symbol is out of range, or twice in a row or
     *     column
     */
    public static LatinSquare completing(int[][] given, ItemOrder order) {
        Given.elements(given, "given rows");
        Objects.requireNonNull(order, "The order must not be null");
        return new LatinSquare(PartialLatinSquare.of(given), order);
    }

    /**
     * The problem to complete a square that is written as text, its items in natural order.
     *
     * <p>Each row stands on a line of its own. Symbols 1 to 9 are written as digits, 10 to 35 as letters, {@code A} (or
     * {@code a}) to {@code Z}, and an empty cell is {@code 0} or {@code .}: {@code "12.\n2..\n..."}. If there is a
     * blank between two symbols of a row, there must be one between all of them; they can then also be written as
     * numbers: {@code "10 . 3 ..."}. Empty lines, and blanks at the ends of a line, are ignored.
     *
     * @param given the rows, from the top
     * @return the problem
     * @throws IllegalArgumentException if this is not a square, or a symbol is out of range, or twice in a row or
     *     column
     */
    public static LatinSquare completing(String given) {
        return completing(given, ItemOrder.NATURAL);
    }

    /**
     * The problem to complete a square that is written as text, as for {@link #completing(String) completing}.
     *
     * @param given the rows, from the top
     * @param order the order of the items, see {@link #problem() problem}
     * @return the problem
     * @throws IllegalArgumentException if this is not a square, or a symbol is out of range, or twice in a row or
     *     column
     */
    public static LatinSquare completing(String given, ItemOrder order) {
        Objects.requireNonNull(given, "The given square must not be null");
        Objects.requireNonNull(order, "The order must not be null");
        return completing(LatinText.parse(given), order);
    }

    /**
     * The size of the square.
     *
     * @return n
     */
    public int size() {
        return given.size();
    }

    /**
     * The given cells.
     *
     * @return the symbols by row and column, from 1 to the size, and 0 for an empty cell; a new array
     */
    public int[][] given() {
        return given.symbols();
    }

    /**
     * The items are three families, one after the other:
     * <ol>
     *   <li>the cells {@code r1c1, r1c2, ..., r2c1, ...},
     *   <li>the symbols of the rows {@code r1s1, r1s2, ..., r2s1, ...}: row 1 has symbol 1, ...,
     *   <li>the symbols of the columns {@code c1s1, c1s2, ..., c2s1, ...}.
     * </ol> In natural order the items of a family stand as shown here. Another {@link ItemOrder} arranges each family
     * as one line of n*n items: in pipe-organ order it begins in the middle of the middle row and goes on towards both
     * ends in turn. Items that the given cells settle are left out afterwards, so they do not change the order of the
     * others.
     *
     * <p>The options are the placements that the given cells leave open, row by row, in a row by column, in a cell by
     * symbol.
     */
    @Override
    public ExactCoverProblem<String, Placement> problem() {
        ProblemBuilder<String, Placement> builder = ExactCoverProblem.builder();
        builder.primary(items());
        addOptions(builder);
        return builder.build();
    }

    private List<String> items() {
        List<String> items = new ArrayList<>();
        addFamily(items, given::isFilled, LatinSquare::cellItem);
        addFamily(items, (row, index) -> given.rowHas(row, index + 1), (row, index) -> rowItem(row, index + 1));
        addFamily(
                items,
                (column, index) -> given.columnHas(column, index + 1),
                (column, index) -> columnItem(column, index + 1));
        return items;
    }

    /** Adds the items of a family, which has two indices from 0 to n - 1, that are not settled. */
    private void addFamily(
            List<String> items, BiPredicate<Integer, Integer> settled, BiFunction<Integer, Integer, String> item) {
        int n = size();
        for (int position = 0; position < n * n; position++) {
            int member = order.memberAt(position, n * n);
            if (!settled.test(member / n, member % n)) {
                items.add(item.apply(member / n, member % n));
            }
        }
    }

    private void addOptions(ProblemBuilder<String, Placement> builder) {
        for (int row = 0; row < size(); row++) {
            for (int column = 0; column < size(); column++) {
                for (int symbol = 1; symbol <= size(); symbol++) {
                    if (given.allows(row, column, symbol)) {
                        Placement placement = new Placement(row, column, symbol);
                        builder.option(placement, itemsOf(placement));
                    }
                }
            }
        }
    }

    private static List<String> itemsOf(Placement placement) {
        return List.of(
                cellItem(placement.row(), placement.column()),
                rowItem(placement.row(), placement.symbol()),
                columnItem(placement.column(), placement.symbol()));
    }

    private static String cellItem(int row, int column) {
        return "r" + (row + 1) + "c" + (column + 1);
    }

    private static String rowItem(int row, int symbol) {
        return "r" + (row + 1) + "s" + symbol;
    }

    private static String columnItem(int column, int symbol) {
        return "c" + (column + 1) + "s" + symbol;
    }

    /**
     * The square, with the given cells.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public LatinGrid decode(Solution<Placement> solution) {
        SolutionCheck.check(solution, items(), LatinSquare::itemsOf);
        int[][] symbols = given.symbols();
        for (Placement placement : solution.options()) {
            symbols[placement.row()][placement.column()] = placement.symbol();
        }
        return new LatinGrid(symbols);
    }
}
