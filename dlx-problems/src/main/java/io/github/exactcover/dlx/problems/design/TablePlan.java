package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Guests sit at tables, change them in each round, and no two sit together twice: the {@link SocialGolfers}, for large
 * groups and few rounds.
 *
 * <pre>{@code
 * TablePlan plan = TablePlan.of(6, 6, 3);
 * Grouping evening = plan.decode(Feasibility.of(plan.problem()).solution().orElseThrow());
 * System.out.println(evening.lines().get(0).get(0)); // [1, 2, 3, 4, 5, 6]
 * }</pre>
 *
 * <p>As exact cover: an option is a way through the rounds: a list of tables, one for each. Each table in each round is
 * a primary item that must be covered by as many guests as it has seats. Two guests sit together twice if their ways
 * have the same two tables in the same two rounds, so each such pair is a secondary item, or a primary one if there are
 * as many tables as seats at each. That takes far fewer options than a list of all groups. Guests have no names until
 * the solution is there. Those who begin at table 1 go to a table with a number of its own each, and stay there, and
 * those at table 1 in round 2 come from the first tables: that fixes names of the tables.
 *
 * <p>Immutable.
 */
public final class TablePlan implements ProblemModel<List<Integer>, Grouping> {

    private final int tables;
    private final int size;
    private final int rounds;

    private TablePlan(int tables, int size, int rounds) {
        this.tables = tables;
        this.size = size;
        this.rounds = rounds;
    }

    /**
     * The problem.
     *
     * @param tables how many tables there are, from 2 to 50
     * @param size how many guests sit at a table, from 2 to 20, and at most as many as there are tables
     * @param rounds how many rounds there are, from 2 up to the number after which a guest has met all others
     * @return the problem
     * @throws IllegalArgumentException if a number is out of these bounds, if it is known that there is no plan, or if
     *     there would be more than two million options
     */
    public static TablePlan of(int tables, int size, int rounds) {
        SocialGolfers.check(tables, size, rounds);
        if (rounds < 2) {
            throw new IllegalArgumentException("Nobody can meet twice in one round; seat the guests as they come, or"
                    + " choose two rounds or more");
        }
        if (Math.pow(tables, rounds) > SocialGolfers.MAX_OPTIONS) {
            throw new IllegalArgumentException(
                    "There are " + tables + "^" + rounds + " ways through the rounds, and the"
                            + " most that can be searched are " + SocialGolfers.MAX_OPTIONS
                            + "; choose fewer groups or rounds");
        }
        return new TablePlan(tables, size, rounds);
    }

    /**
     * Table 3 in round 2 is item {@code 2.3}. Together with table 1 in round 1, it is item {@code 1.1+2.3}. The options
     * are lists of tables, such as {@code [1, 3, 2]}, in ascending order.
     */
    @Override
    public ExactCoverProblem<String, List<Integer>> problem() {
        List<List<Integer>> ways = IntStream.range(0, (int) Math.pow(tables, rounds))
                .mapToObj(this::way)
                .filter(this::isPossible)
                .toList();
        ProblemBuilder<String, List<Integer>> builder = ExactCoverProblem.builder();
        ways.stream().flatMap(way -> seats(way).stream()).distinct().forEach(seat -> builder.bounded(seat, size, size));
        List<String> pairs =
                ways.stream().flatMap(way -> pairs(way).stream()).distinct().toList();
        if (tables == size) {
            builder.primary(pairs);
        } else {
            builder.secondary(pairs);
        }
        ways.forEach(way -> builder.option(way, spec -> spec.covers(seats(way)).covers(pairs(way))));
        return builder.build();
    }

    /** The digits of a number. */
    private List<Integer> way(int number) {
        return IntStream.rangeClosed(1, rounds)
                .mapToObj(round -> number / (int) Math.pow(tables, rounds - round) % tables + 1)
                .toList();
    }

    private boolean isPossible(List<Integer> way) {
        int second = way.get(1);
        return way.get(0) == 1
                ? second <= size && way.stream().skip(1).allMatch(table -> table == second)
                : second > 1 || way.get(0) <= size;
    }

    private static List<String> seats(List<Integer> way) {
        return IntStream.range(0, way.size())
                .mapToObj(round -> round + 1 + "." + way.get(round))
                .toList();
    }

    private static List<String> pairs(List<Integer> way) {
        List<String> seats = seats(way);
        return seats.stream()
                .flatMap(seat ->
                        seats.stream().takeWhile(before -> !before.equals(seat)).map(before -> before + "+" + seat))
                .toList();
    }

    /** The tables, with a line for each round. Guests are numbered in the order of their ways. */
    @Override
    public Grouping decode(Solution<List<Integer>> solution) {
        Map<String, Integer> taken = new HashMap<>();
        List<String> chairs = IntStream.range(0, rounds * tables * size)
                .mapToObj(i -> i / size / tables + 1 + "." + (i / size % tables + 1) + " " + (i % size + 1))
                .toList();
        SolutionCheck.check(
                solution,
                chairs,
                way -> seats(way).stream()
                        .map(seat -> seat + " " + taken.merge(seat, 1, Integer::sum))
                        .toList());
        return Grouping.of(
                tables * size + " guests in " + Texts.count(rounds, "round"),
                IntStream.range(0, rounds)
                        .mapToObj(round -> IntStream.rangeClosed(1, tables)
                                .mapToObj(table -> names(solution.options(), round, table))
                                .toList())
                        .toList());
    }

    private static List<String> names(List<List<Integer>> ways, int round, int table) {
        return IntStream.range(0, ways.size())
                .filter(guest -> ways.get(guest).get(round) == table)
                .mapToObj(guest -> String.valueOf(guest + 1))
                .toList();
    }
}
