package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.resume.Fingerprint;
import io.github.exactcover.dlx.internal.table.CostRange;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.text.MatrixRows;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * An exact-cover problem: items, and options that each cover some of them. A solution is a choice of options. They
 * cover every <em>primary</em> item exactly once, or as often as its {@linkplain Bounds bounds} say. They cover every
 * <em>secondary</em> item at most once, or any number of times if all of them give it the same color.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b", "c")
 *         .secondary("x")
 *         .option("first", "a", "c", "x")
 *         .option("second", "b")
 *         .option("third", "b", "x")
 *         .build();
 * System.out.println(DLX.search(problem).first().orElseThrow().options()); // [first, second]
 * }</pre>
 *
 * <p>Special cases:
 * <ul>
 *   <li>A problem without primary items has exactly one solution, the empty one.
 *   <li>A primary item without options makes the problem unsolvable.
 *   <li>An option without a primary item, or without any item, is never chosen.
 *   <li>Two options with the same items are two options.
 * </ul>
 *
 * <p>Immutable, and safe to share between threads, if its items, options and colors are. Two problems are equal when
 * they have equal items, options, colors and costs in the same order.
 *
 * @param <I> the type of the items, with {@code equals} and {@code hashCode}
 * @param <O> the type of the options; any type will do, because the search never looks at them
 */
public final class ExactCoverProblem<I, O> {

    private final OptionTable table;

    /** All items, in the numbering of the table. */
    private final List<I> items;

    /** The number of each item; made when the bounds of one are asked for. */
    private volatile @Nullable Map<I, Integer> numbers;

    private final List<O> options;

    /** The color that the table calls {@code k} is at {@code k - 1}. */
    private final List<Object> colors;

    /**
     * For dlx alone: a table cannot be made elsewhere.
     *
     * @param table the problem in numbers
     * @param items all items, in the numbering of the table
     * @param options the options, in the numbering of the table
     * @param colors the color that the table calls {@code k} is at {@code k - 1}
     * @hidden
     */
    @SuppressWarnings("exports")
    public ExactCoverProblem(OptionTable table, List<I> items, List<O> options, List<Object> colors) {
        this.table = table;
        this.items = Collections.unmodifiableList(items);
        this.options = Collections.unmodifiableList(options);
        this.colors = colors;
    }

    /** The number of each item in the table. */
    Map<I, Integer> numbers() {
        Map<I, Integer> known = numbers;
        if (known == null) {
            known = new HashMap<>(items.size() * 2);
            for (I item : items) {
                known.put(item, known.size());
            }
            numbers = known;
        }
        return known;
    }

    /**
     * A builder for a new problem.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @return a builder without items and options
     */
    public static <I, O> ProblemBuilder<I, O> builder() {
        return new ProblemBuilder<>();
    }

    /**
     * A builder for a new problem, without type arguments in front of the call:
     * {@code builder(String.class, String.class)} is the same as {@code <String, String>builder()}.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param items the class of the items
     * @param options the class of the options
     * @return a builder without items and options
     */
    public static <I, O> ProblemBuilder<I, O> builder(Class<I> items, Class<O> options) {
        Objects.requireNonNull(items, "The class of the items must not be null");
        Objects.requireNonNull(options, "The class of the options must not be null");
        return new ProblemBuilder<>();
    }

    /**
     * The problem of a matrix of zeros and ones: choose rows so that each column has exactly one 1 in them. Items are
     * the numbers of the columns, and options the numbers of the rows, both from 0.
     *
     * <pre>{@code
     * int[][] matrix = {
     *     {0, 0, 1, 0, 1, 1, 0},
     *     {1, 0, 0, 1, 0, 0, 1},
     *     {0, 1, 1, 0, 0, 1, 0},
     *     {1, 0, 0, 1, 0, 0, 0},
     *     {0, 1, 0, 0, 0, 0, 1},
     *     {0, 0, 0, 1, 1, 0, 1},
     * };
     * ExactCoverProblem<Integer, Integer> problem = ExactCoverProblem.ofMatrix(matrix);
     * System.out.println(DLX.search(problem).first().orElseThrow().options()); // [0, 3, 4]
     * }</pre>
     *
     * <p>A column without a 1 makes the problem unsolvable. A row without a 1 is an option that is never chosen.
     *
     * @param matrix the rows, all of the same length
     * @return the problem
     * @throws IllegalArgumentException if there is no row, if rows differ in length, or if a row has other numbers than
     *     0 and 1
     */
    public static ExactCoverProblem<Integer, Integer> ofMatrix(int[][] matrix) {
        return MatrixProblem.of(MatrixRows.of(matrix));
    }

    /**
     * The problem of a matrix of zeros and ones, as {@link #ofMatrix(int[][]) ofMatrix} has it, in which only the first
     * columns have to be covered. The others are secondary: at most one of the chosen rows has a 1 there.
     *
     * @param matrix the rows, all of the same length
     * @param primaryColumns how many columns are primary
     * @return the problem
     * @throws IllegalArgumentException if {@link #ofMatrix(int[][]) ofMatrix} refuses the matrix, if it has fewer
     *     columns, or if {@code primaryColumns} is negative
     */
    public static ExactCoverProblem<Integer, Integer> ofMatrix(int[][] matrix, int primaryColumns) {
        return MatrixProblem.of(MatrixRows.of(matrix), primaryColumns);
    }

    /**
     * The problem of a matrix in which {@code true} is a one, as {@link #ofMatrix(int[][]) ofMatrix} has it.
     *
     * @param matrix the rows, all of the same length
     * @return the problem
     * @throws IllegalArgumentException if there is no row, or if rows differ in length
     */
    public static ExactCoverProblem<Integer, Integer> ofMatrix(boolean[][] matrix) {
        return MatrixProblem.of(MatrixRows.of(matrix));
    }

    /**
     * The problem of a matrix in which {@code true} is a one, and only the first columns are primary, as
     * {@link #ofMatrix(int[][], int) ofMatrix} has it.
     *
     * @param matrix the rows, all of the same length
     * @param primaryColumns how many columns are primary
     * @return the problem
     * @throws IllegalArgumentException if {@link #ofMatrix(boolean[][]) ofMatrix} refuses the matrix, if it has fewer
     *     columns, or if {@code primaryColumns} is negative
     */
    public static ExactCoverProblem<Integer, Integer> ofMatrix(boolean[][] matrix, int primaryColumns) {
        return MatrixProblem.of(MatrixRows.of(matrix), primaryColumns);
    }

    /**
     * The problem of a matrix whose rows name the columns that they cover. Items are the numbers of the columns, and
     * options the numbers of the rows, both from 0.
     *
     * <pre>{@code
     * ExactCoverProblem<Integer, Integer> problem = ExactCoverProblem.ofRows(
     *         List.of(new int[] {0, 2}, new int[] {1, 2}, new int[] {1}));
     * System.out.println(DLX.search(problem).first().orElseThrow().options()); // [0, 2]
     * }</pre>
     *
     * <p>A column that no row names is refused, because it is more often a mistake, as if columns were numbered from 1.
     * Where it is meant, use {@link #ofRows(List, int) ofRows}. A row without columns is an option that is never
     * chosen.
     *
     * @param rows for each row, its columns in any order
     * @return the problem
     * @throws IllegalArgumentException if no row has a column, if a row has a negative column or has a column twice, or
     *     if no row has a column that is less than the largest
     */
    public static ExactCoverProblem<Integer, Integer> ofRows(List<int[]> rows) {
        return MatrixProblem.of(MatrixRows.of(rows, 1).withoutGaps());
    }

    /**
     * The problem of a matrix whose rows name the columns that they cover, in which only the first columns have to be
     * covered. The others, up to the largest that a row has, are secondary: at most one of the chosen rows has them. A
     * primary column that no row has makes the problem unsolvable.
     *
     * @param rows for each row, its columns in any order
     * @param primaryColumns how many columns are primary
     * @return the problem
     * @throws IllegalArgumentException if a row has a negative column or has a column twice, or if
     *     {@code primaryColumns} is negative
     */
    public static ExactCoverProblem<Integer, Integer> ofRows(List<int[]> rows, int primaryColumns) {
        return MatrixProblem.of(MatrixRows.of(rows, primaryColumns), primaryColumns);
    }

    /**
     * The items that every solution covers exactly once, or as often as {@link #boundsOf boundsOf} says, in the order
     * in which they were added to the builder.
     *
     * @return an immutable list
     */
    public List<I> primaryItems() {
        return items.subList(0, table.primaryCount());
    }

    /**
     * How often a primary item must and may be covered.
     *
     * @param item a primary item
     * @return its bounds; 1..1 unless the item was added with other bounds
     * @throws IllegalArgumentException if there is no such item, or if it is secondary
     */
    public Bounds boundsOf(I item) {
        Integer number = numbers().get(item);
        if (number == null) {
            throw new IllegalArgumentException(
                    "The problem has no item " + item + "; ask for one of its primary items");
        }
        if (number >= table.primaryCount()) {
            throw new IllegalArgumentException("Item " + item + " is secondary, and only primary items have bounds;"
                    + " a secondary item is covered at most once, or several times in one color");
        }
        return new Bounds(table.low(number), table.high(number));
    }

    /**
     * The items that a solution covers at most once, or several times in the same color, in the order in which they
     * were added to the builder.
     *
     * @return an immutable list
     */
    public List<I> secondaryItems() {
        return items.subList(table.primaryCount(), items.size());
    }

    /**
     * The options, in the order in which they were added to the builder.
     *
     * @return an immutable list
     */
    public List<O> options() {
        return options;
    }

    /**
     * A short text that is the same for two problems that differ only in costs and in the names of items, options and
     * colors, and in practice different for all others. The order of items and of options matters.
     *
     * @return 64 hexadecimal digits
     */
    public String fingerprint() {
        return Fingerprint.of(table);
    }

    /**
     * The items of an option, in the order in which they were added to the builder.
     *
     * @param option the place of the option in {@link #options() options}
     * @return an immutable list
     * @throws IndexOutOfBoundsException if there is no such option
     */
    public List<I> itemsOf(int option) {
        List<I> found = new ArrayList<>();
        for (int cell = start(option); cell < table.start(option + 1); cell++) {
            found.add(items.get(table.item(cell)));
        }
        return Collections.unmodifiableList(found);
    }

    /**
     * The colors that an option gives to its items.
     *
     * @param option the place of the option in {@link #options() options}
     * @return an immutable map from each item that gets a color to that color, in the order of {@link #itemsOf itemsOf}
     * @throws IndexOutOfBoundsException if there is no such option
     */
    public Map<I, Object> colorsOf(int option) {
        Map<I, Object> found = new LinkedHashMap<>();
        for (int cell = start(option); cell < table.start(option + 1); cell++) {
            int color = table.color(cell);
            if (color != OptionTable.NO_COLOR) {
                found.put(items.get(table.item(cell)), colors.get(color - 1));
            }
        }
        return Collections.unmodifiableMap(found);
    }

    /**
     * The color that an option gives to an item. Each call looks through the items of the option; to get all colors,
     * use {@link #colorsOf colorsOf}.
     *
     * @param option the place of the option in {@link #options() options}
     * @param item an item
     * @return the color, or empty if the option gives the item none or does not have the item
     * @throws IndexOutOfBoundsException if there is no such option
     */
    public Optional<Object> colorOf(int option, I item) {
        Objects.requireNonNull(item, "The item must not be null");
        return Optional.ofNullable(colorsOf(option).get(item));
    }

    /**
     * The cost of an option.
     *
     * @param option the place of the option in {@link #options() options}
     * @return the cost, 0 if none was given
     * @throws IndexOutOfBoundsException if there is no such option
     */
    public long costOf(int option) {
        start(option);
        return table.cost(option);
    }

    /**
     * The same problem with options that cost nothing, for formats and solvers that have no costs.
     *
     * @return a problem with the same solutions
     */
    public ExactCoverProblem<I, O> withoutCosts() {
        return table.isPriced() ? new ExactCoverProblem<>(table.withoutCosts(), items, options, colors) : this;
    }

    /**
     * The same problem with other costs, for instance to ask for the most valuable packing of a problem that was made
     * without costs. For that, give an option its value with a minus sign.
     *
     * <pre>{@code
     * ExactCoverProblem<Integer, Integer> problem = ExactCoverProblem.ofRows(
     *         List.of(new int[] {0, 1}, new int[] {0}, new int[] {1}));
     * ExactCoverProblem<Integer, Integer> fewest = problem.withCosts(row -> 1);
     * System.out.println(Cheapest.of(fewest).find().best().orElseThrow().options()); // [0]
     * }</pre>
     *
     * @param costs is asked once for each option, in their order; what it throws comes out of this method
     * @return a problem with the same solutions
     */
    public ExactCoverProblem<I, O> withCosts(ToLongFunction<? super O> costs) {
        Objects.requireNonNull(costs, "The costs must not be null; to take all away, use withoutCosts()");
        long[] all = options.stream().mapToLong(costs).toArray();
        return new ExactCoverProblem<>(table.withCosts(all), items, options, colors);
    }

    /**
     * The same problem with several costs in order of importance: of two solutions, that one is cheaper which costs
     * less by the first cost that differs. All that asks for cheap solutions then goes by this order, with a proof that
     * covers all of the costs.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a", "b")
     *         .option("one go", "a", "b")
     *         .option("red", "a")
     *         .option("blue", "a")
     *         .option("rest", "b")
     *         .build();
     * java.util.function.ToLongFunction<String> money = option -> option.equals("one go") ? 9 : 3;
     * java.util.function.ToLongFunction<String> work = option -> option.equals("red") ? 5 : 1;
     * Solution<String> best = Cheapest.of(problem.withCosts(money, work)).find().best().orElseThrow();
     * System.out.println(best.options()); // [blue, rest]
     * System.out.println(best.options().stream().mapToLong(money).sum()); // 6
     * System.out.println(best.options().stream().mapToLong(work).sum()); // 2
     * }</pre>
     *
     * <p>The cost of an option is one number that holds all of them: each cost counts as much more than those behind it
     * as these can differ. So {@link Solution#cost() Solution.cost} and bounds of it only say which is cheaper.
     *
     * @param first the most important cost
     * @param others the others, the more important ones before
     * @return a problem with the same solutions
     * @throws ArithmeticException if one number of 64 bits cannot hold all of them. If the sums of a first cost can
     *     differ by 1,000 and those of a second one by 1,000, it has to hold a million
     */
    @SafeVarargs
    public final ExactCoverProblem<I, O> withCosts(
            ToLongFunction<? super O> first, ToLongFunction<? super O>... others) {
        Objects.requireNonNull(first, "The first costs must not be null");
        Objects.requireNonNull(others, "The others must not be null; leave them out");
        ExactCoverProblem<I, O> behind = withoutCosts();
        for (int i = others.length - 1; i >= 0; i--) {
            behind = behind.withMoreImportant(others[i]);
        }
        return behind.withMoreImportant(first);
    }

    /** This problem with a cost that decides before the one that it has. */
    private ExactCoverProblem<I, O> withMoreImportant(ToLongFunction<? super O> costs) {
        Objects.requireNonNull(costs, "The costs must not be null; leave them out");
        long[] all = options.stream().mapToLong(costs).toArray();
        return new ExactCoverProblem<>(CostRange.withMoreImportant(table, all), items, options, colors);
    }

    private int start(int option) {
        return table.start(Phrases.checkPlace(option, options.size(), "option"));
    }

    OptionTable table() {
        return table;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ExactCoverProblem<?, ?> that
                && table.equals(that.table)
                && items.equals(that.items)
                && options.equals(that.options)
                && colors.equals(that.colors);
    }

    @Override
    public int hashCode() {
        return 31 * table.hashCode() + items.hashCode();
    }

    /** The size of this problem, such as {@code 3 primary items, 1 secondary, 2 options}. */
    @Override
    public String toString() {
        return size(table.primaryCount(), table.itemCount() - table.primaryCount(), options.size());
    }

    /** A size in words. */
    static String size(int primaryItems, int secondaryItems, int options) {
        return Phrases.count(primaryItems, "primary item") + ", " + secondaryItems + " secondary, "
                + Phrases.count(options, "option");
    }

    /**
     * How often a primary item must and may be covered.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("captain")
     *         .bounded("player", 2, 3)
     *         .option("Ann leads", "captain", "player")
     *         .option("Bea plays", "player")
     *         .option("Cleo plays", "player")
     *         .build();
     * System.out.println(problem.boundsOf("player")); // 2..3
     * System.out.println(problem.boundsOf("captain")); // 1..1
     * System.out.println(DLX.search(problem).count().solutions()); // 3
     * }</pre>
     *
     * @param low how often the item must be covered, at least 0
     * @param high how often it may be covered, at least {@code low}
     */
    public record Bounds(int low, int high) {

        /** The default: the item must be covered exactly once. */
        public static final Bounds ONCE = new Bounds(1, 1);

        /**
         * Checks the bounds.
         *
         * @param low how often the item must be covered, at least 0
         * @param high how often it may be covered, at least {@code low}
         * @throws IllegalArgumentException if {@code low} is less than 0 or {@code high} is less than {@code low}
         */
        public Bounds {
            if (low < 0 || high < low) {
                throw new IllegalArgumentException("The bounds are " + low + ".." + high
                        + "; the lower one must be at least 0, and the upper one at least as high");
            }
        }

        /** The bounds as text, such as {@code 2..3}. */
        @Override
        public String toString() {
            return low + ".." + high;
        }
    }
}
