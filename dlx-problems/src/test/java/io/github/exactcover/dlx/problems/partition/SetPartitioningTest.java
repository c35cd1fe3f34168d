package io.github.exactcover.dlx.problems.partition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.SvgImage;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cheapest solutions of set partitioning problems cost what the constraint solver Choco says. */
class SetPartitioningTest {

    @Test
    void aThousandRandomProblemsCostWhatAConstraintSolverSays() {
        Random random = new Random(20261631);
        int solved = 0;
        for (int i = 0; i < 1_000; i++) {
            SetPartitioning problem =
                    random(random, 3 + random.nextInt(8), 5 + random.nextInt(21), 4, random.nextBoolean() ? 0 : -30);
            SetPartitioning some = i % 3 == 0 ? withoutItsPartition(problem) : problem;
            OptionalLong expected = chocoCost(some, 100_000);
            assertThat(cost(some)).as(toText(some)).isEqualTo(expected);
            solved += expected.isPresent() ? 1 : 0;
        }
        assertThat(solved).isBetween(700, 950);
    }

    @Test
    void thirtyRowsAndSomeHundredColumnsAreSolvedToProvenOptimality() {
        SetPartitioning problem = SetPartitioning.parse(toText(random(new Random(20261632), 30, 220, 9, 10)));
        CheapestResult<Integer> result = Cheapest.of(problem.problem()).find(3);
        assertThat(result.isProven()).isTrue();
        assertThat(result.solutions()).hasSize(3);
        // The bound spares the other solver the solutions that cost more, not the proof that none costs less.
        long cost = result.solutions().get(0).cost();
        assertThat(chocoCost(problem, Math.toIntExact(cost))).hasValue(cost);
    }

    @Test
    void twoHundredColumnsAreCounted() {
        SetPartitioning problem = SetPartitioning.parse(toText(random(new Random(20261633), 30, 200, 9, 10)));
        Count<?, Integer> question = Count.of(problem.problem());
        BigInteger expected = question.by(Counting.SEARCH).solutions();
        assertThat(expected).isPositive();
        for (Counting method : Counting.values()) {
            assertThat(question.by(method).threads(2).solutions()).isEqualTo(expected);
        }
    }

    @Test
    void theLayoutOfTheLibraryIsRead() {
        SetPartitioning read = SetPartitioning.parse(" 3 4\n 10 2 1 2\n 4 1\n 3\n 9 2 2 3\n 2 1 1\n");
        CheapestResult<Integer> result = Cheapest.of(read.problem()).find(2);
        assertThat(result.solutions().stream().map(Solution::cost)).containsExactly(11L, 14L);
        assertThat(result.solutions().get(0).options()).containsExactly(3, 4);
        Grouping chosen = read.decode(result.solutions().get(0));
        assertThat(chosen.text()).isEqualTo("column 3 | cost 9 | rows 2 3\ncolumn 4 | cost 2 | rows 1\n");
        assertThat(SvgImage.of(chosen).words("title")).containsExactly("A partition of 3 rows at cost 11");
    }

    @Test
    void readsTheLayoutWithFurtherNumbers() {
        SetPartitioning problem = SetPartitioning.parse("""
                      3        4 12345678 12345678 0.123457E+01
                     10  2    567      0 0
                   1   2
                      4  1    869      0 0
                   3
                      9  2    693      0 0
                   2   3
                      2  1    747      0 0
                   1
                """);
        assertThat(problem.columns())
                .isEqualTo(SetPartitioning.parse("3 4 10 2 1 2 4 1 3 9 2 2 3 2 1 1")
                        .columns());
        // Five numbers on the first line alone do not make it.
        assertThat(SetPartitioning.parse("1 1 7 1 1").columns())
                .containsExactly(new SetPartitioning.Column(7, List.of(1)));
    }

    @Test
    void aRowTwiceInAColumnIsRefused() {
        List<SetPartitioning.Column> columns = List.of(new SetPartitioning.Column(1, List.of(1, 2, 1)));
        assertThatThrownBy(() -> SetPartitioning.of(2, columns))
                .hasMessage("The column of rows [1, 2, 1] has one of them twice; name each once");
    }

    @Test
    void aColumnWithoutRowsIsNeverChosen() {
        SetPartitioning problem = SetPartitioning.parse("1 3 0 0 5 1 1 -9 0");

        assertThat(problem.problem().options()).containsExactly(2);
        assertThat(problem.columns()).hasSize(3);
    }

    /** Two tours with the same flights are two choices, also at the same cost. */
    @Test
    void equalColumnsAreTwoOptions() {
        assertThat(Count.of(SetPartitioning.parse("1 2 5 1 1 5 1 1").problem()).solutions())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "''! The text ends where the number of rows should be",
                "3 x! line 1: the number of columns is 'x'; it must be a whole number from 0 to 10000000",
                "3 2;5 2 1 2! The text ends where the cost of column 2 should be; is the file complete?",
                "3 1;5 2 1 4! line 2: a row of column 1 is '4'; it must be a whole number from 1 to 3",
                "3 1;5 2;1 1! line 3: column 1 has row 1 twice; name each of its rows once",
                "3 1;5 1 1;7! line 3: '7' comes after the 1 column that its start announces",
                "3 2 8 8 0.1;5 1 9;8 7 3! The text ends where the cost of column 2 should be; is the file complete?",
                "3 2 8 8 0.1;5 1 9;8 7 3 6 2 1! The text ends where an extra number of column 2 should be",
                "3 2 8 8 0.1;5 1 9;8 7 3 6 0 1 2 3;1! line 4: '1' comes after the 2 columns that its start announces",
            })
    void saysWhatIsWrongWithAFile(String text, String complaint) {
        assertThatThrownBy(() -> SetPartitioning.parse(text.replace(';', '\n')))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint);
    }

    private static String toText(SetPartitioning problem) {
        StringBuilder text =
                new StringBuilder(" " + problem.rows() + " " + problem.columns().size() + "\n");
        for (SetPartitioning.Column column : problem.columns()) {
            text.append(' ')
                    .append(column.cost())
                    .append(' ')
                    .append(column.rows().size());
            column.rows().forEach(row -> text.append(' ').append(row));
            text.append('\n');
        }
        return text.toString();
    }

    /** Random columns of up to {@code longest} rows, some of which are a partition, so that there is a solution. */
    private static SetPartitioning random(Random random, int rows, int columnCount, int longest, int lowestCost) {
        List<SetPartitioning.Column> columns = new ArrayList<>();
        int covered = 0;
        while (covered < rows) {
            int length = Math.min(rows - covered, 1 + random.nextInt(longest));
            columns.add(priced(
                    random,
                    lowestCost,
                    IntStream.rangeClosed(covered + 1, covered + length).boxed().toList()));
            covered += length;
        }
        while (columns.size() < columnCount) {
            Set<Integer> members = new LinkedHashSet<>();
            for (int i = random.nextInt(longest); i >= 0; i--) {
                members.add(1 + random.nextInt(rows));
            }
            columns.add(priced(random, lowestCost, List.copyOf(members)));
        }
        return SetPartitioning.of(rows, columns);
    }

    private static SetPartitioning.Column priced(Random random, int lowestCost, List<Integer> members) {
        return new SetPartitioning.Column(lowestCost + random.nextInt(20 + 40 * members.size()), members);
    }

    /** Its first columns are the partition that makes it solvable; without the first, it may still be. */
    private static SetPartitioning withoutItsPartition(SetPartitioning problem) {
        return SetPartitioning.of(
                problem.rows(), problem.columns().subList(1, problem.columns().size()));
    }

    private static OptionalLong cost(SetPartitioning problem) {
        CheapestResult<Integer> result = Cheapest.of(problem.problem()).find();
        assertThat(result.isProven()).isTrue();
        return result.best().stream().mapToLong(Solution::cost).findFirst();
    }

    /** What the cheapest solution costs, empty if none costs at most {@code atMost}, as Choco says. */
    private static OptionalLong chocoCost(SetPartitioning problem, int atMost) {
        Model model = new Model();
        BoolVar[] chosen = model.boolVarArray(problem.columns().size());
        for (int row = 1; row <= problem.rows(); row++) {
            List<BoolVar> covering = new ArrayList<>();
            for (int column = 0; column < chosen.length; column++) {
                if (problem.columns().get(column).rows().contains(row)) {
                    covering.add(chosen[column]);
                }
            }
            if (covering.isEmpty()) {
                return OptionalLong.empty();
            }
            model.sum(covering.toArray(new BoolVar[0]), "=", 1).post();
        }
        int[] costs = problem.columns().stream()
                .mapToInt(column -> Math.toIntExact(column.cost()))
                .toArray();
        IntVar total = model.intVar("total", -100_000, atMost);
        model.scalar(chosen, costs, "=", total).post();
        org.chocosolver.solver.Solution best = model.getSolver().findOptimalSolution(total, Model.MINIMIZE);
        return best == null ? OptionalLong.empty() : OptionalLong.of(best.getIntVal(total));
    }
}
