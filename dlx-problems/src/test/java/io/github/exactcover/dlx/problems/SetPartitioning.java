package io.github.exactcover.dlx.problems;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A set partitioning problem: choose columns that contain each row exactly once, as cheaply as possible. As text it has
 * the layout of the OR-Library's {@code sppnw} files: the numbers of rows and columns, and then for each column its
 * cost, the number of its rows, and its rows, counted from 1.
 */
record SetPartitioning(int rows, List<Column> columns) {

    record Column(long cost, List<Integer> rows) {}

    static SetPartitioning parse(String text) {
        Scanner numbers = new Scanner(text);
        int rows = numbers.nextInt();
        int count = numbers.nextInt();
        List<Column> columns = new ArrayList<>();
        for (int column = 0; column < count; column++) {
            long cost = numbers.nextLong();
            int[] members = new int[numbers.nextInt()];
            Arrays.setAll(members, i -> numbers.nextInt());
            columns.add(new Column(cost, IntStream.of(members).boxed().toList()));
        }
        if (numbers.hasNext()) {
            throw new IllegalArgumentException("There is more than " + count + " columns: " + numbers.next());
        }
        return new SetPartitioning(rows, columns);
    }

    String toText() {
        StringBuilder text = new StringBuilder(" " + rows + " " + columns.size() + "\n");
        for (Column column : columns) {
            text.append(' ').append(column.cost).append(' ').append(column.rows.size());
            column.rows.forEach(row -> text.append(' ').append(row));
            text.append('\n');
        }
        return text.toString();
    }

    /** Random columns of up to {@code longest} rows, some of which are a partition, so that there is a solution. */
    static SetPartitioning random(Random random, int rows, int columnCount, int longest, int lowestCost) {
        List<Column> columns = new ArrayList<>();
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
        return new SetPartitioning(rows, columns);
    }

    private static Column priced(Random random, int lowestCost, List<Integer> members) {
        return new Column(lowestCost + random.nextInt(20 + 40 * members.size()), members);
    }

    /** The rows are the items, and the places of the columns the options. */
    ExactCoverProblem<Integer, Integer> problem() {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        builder.primary(IntStream.rangeClosed(1, rows).boxed().toList());
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            builder.option(i, spec -> spec.covers(column.rows).costs(column.cost));
        }
        return builder.build();
    }
}
