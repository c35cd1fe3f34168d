package io.github.exactcover.dlx.benchmarks.report;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.problems.board.NQueens;
import io.github.exactcover.dlx.problems.board.Square;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Shows why one order of the items is better than another: the exact nodes and updates of counting queens in several
 * orders, each of which differs from the natural or the pipe-organ order in one thing only.
 */
public final class OrderStudy {

    private static final int SHUFFLES = 9;

    private final int n;
    private final ExactCoverProblem<String, Square> queens;

    /** The items of rank 1, file a, rank 2, file b, and so on. */
    private final List<String> natural;

    private final List<String> pipeOrgan;

    /**
     * A study of one board.
     *
     * @param n the size of the board, at least 4
     */
    public OrderStudy(int n) {
        this.n = n;
        queens = NQueens.of(n, ItemOrder.NATURAL).problem();
        natural = queens.primaryItems();
        pipeOrgan = NQueens.of(n, ItemOrder.PIPE_ORGAN).problem().primaryItems();
    }

    /**
     * Counts the queens in all orders.
     *
     * @return tables in Markdown
     */
    public String markdown() {
        return "All placements of " + n + " queens, counted with MRV:\n\n" + table(ItemChoice.MRV)
                + "\nThe same without MRV:\n\n" + table(ItemChoice.FIRST)
                + "\nSquares that the first queen leaves free, of " + n * n + ", averaged over her rank:\n\n"
                + leaves();
    }

    private Table table(ItemChoice choice) {
        Table table = new Table("order of the items", "nodes", "updates", "updates / node", "updates / natural");
        double base = cost(natural, choice).updates();
        orders().forEach((name, order) -> add(table, name, cost(order, choice), base));
        add(table, "random, median of " + SHUFFLES, median(choice), base);
        return table;
    }

    private static void add(Table table, String name, SearchStatistics cost, double base) {
        double nodes = cost.nodes();
        double updates = cost.updates();
        table.row(
                name,
                Figures.whole(nodes),
                Figures.whole(updates),
                Figures.ratio(updates, nodes),
                Figures.ratio(updates, base));
    }

    private Map<String, List<String>> orders() {
        List<String> reversed = new ArrayList<>(pipeOrgan);
        Collections.reverse(reversed);
        Map<String, List<String>> orders = new LinkedHashMap<>();
        orders.put("natural", natural);
        orders.put("pipe organ", pipeOrgan);
        orders.put("pipe organ backwards (edges first)", reversed);
        orders.put("middle rank, then natural", startingWith(pipeOrgan.subList(0, 1), natural));
        orders.put("middle rank and file, then natural", startingWith(pipeOrgan.subList(0, 2), natural));
        orders.put("two middle ranks and files, then natural", startingWith(pipeOrgan.subList(0, 4), natural));
        orders.put("edge rank, then pipe organ", startingWith(natural.subList(0, 1), pipeOrgan));
        orders.put("natural, but all ranks before all files", ranksFirst(natural));
        orders.put("pipe organ, but all ranks before all files", ranksFirst(pipeOrgan));
        return orders;
    }

    private static List<String> startingWith(List<String> first, List<String> others) {
        Set<String> order = new LinkedHashSet<>(first);
        order.addAll(others);
        return List.copyOf(order);
    }

    /** All ranks, then all files. In the natural and the pipe-organ order they alternate. */
    private static List<String> ranksFirst(List<String> order) {
        return startingWith(
                IntStream.range(0, order.size() / 2)
                        .mapToObj(rank -> order.get(2 * rank))
                        .toList(),
                order);
    }

    private SearchStatistics median(ItemChoice choice) {
        return IntStream.range(0, SHUFFLES)
                .mapToObj(seed -> {
                    List<String> order = new ArrayList<>(natural);
                    Collections.shuffle(order, new Random(seed));
                    return cost(order, choice);
                })
                .sorted(Comparator.comparingLong(SearchStatistics::updates))
                .toList()
                .get(SHUFFLES / 2);
    }

    SearchStatistics cost(List<String> order, ItemChoice choice) {
        ProblemBuilder<String, Square> builder = ExactCoverProblem.builder();
        builder.primary(order).secondary(queens.secondaryItems());
        for (int option = 0; option < queens.options().size(); option++) {
            builder.option(queens.options().get(option), queens.itemsOf(option));
        }
        return DLX.search(builder.build())
                .engine(Engine.DANCING_LINKS)
                .itemChoice(choice)
                .count()
                .statistics();
    }

    private Table leaves() {
        Table table = new Table("rank", "squares left");
        for (int rank = 0; rank <= (n - 1) / 2; rank++) {
            table.row(String.valueOf(rank + 1), Figures.ratio(squaresLeft(rank), n));
        }
        return table;
    }

    /** The number of squares that a queen leaves free, added up over all squares of a rank that she can stand on. */
    private double squaresLeft(int rank) {
        return IntStream.range(0, n)
                .mapToLong(file -> IntStream.range(0, queens.options().size())
                        .filter(other -> Collections.disjoint(queens.itemsOf(rank * n + file), queens.itemsOf(other)))
                        .count())
                .sum();
    }
}
