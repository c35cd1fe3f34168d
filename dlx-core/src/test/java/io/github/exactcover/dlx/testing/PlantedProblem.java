package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Hard problems around a solution that is known beforehand, too large to try every subset.
 *
 * @param table the problem as engines see it
 * @param solution the options of the solution
 */
public record PlantedProblem(OptionTable table, BitSet solution) {

    /** A Latin square with holes. */
    public static PlantedProblem quasigroup(int order, int holes, long seed) {
        Random random = new Random(seed);
        int[][] square = square(order, random);
        List<Integer> places = Shuffled.numbers(order * order, random).subList(0, holes);
        BitSet rows = new BitSet();
        BitSet columns = new BitSet();
        for (int place : places) {
            int symbol = square[place / order][place % order];
            rows.set(place / order * order + symbol);
            columns.set(place % order * order + symbol);
        }
        Builder builder = new Builder();
        for (int place : places) {
            for (int symbol = 0; symbol < order; symbol++) {
                int row = place / order * order + symbol;
                int column = place % order * order + symbol;
                if (rows.get(row) && columns.get(column)) {
                    builder.cover("p" + place);
                    builder.cover("r" + row);
                    builder.cover("c" + column);
                    builder.end(square[place / order][place % order] == symbol);
                }
            }
        }
        return builder.build();
    }

    /** A Latin square far from a cyclic one: in random pairs of rows, cycles of symbols change places. */
    private static int[][] square(int order, Random random) {
        int[][] square = new int[order][order];
        for (int cell = 0; cell < order * order; cell++) {
            square[cell / order][cell % order] = (cell / order + cell % order) % order;
        }
        for (int change = 0; change < 20 * order; change++) {
            int row = random.nextInt(order);
            int other = (row + 1 + random.nextInt(order - 1)) % order;
            int column = random.nextInt(order);
            int first = square[row][column];
            int symbol;
            do {
                symbol = square[other][column];
                square[other][column] = square[row][column];
                square[row][column] = symbol;
                int wanted = symbol;
                int from = column;
                int[] cells = square[row];
                column = IntStream.range(0, order)
                        .filter(c -> c != from && cells[c] == wanted)
                        .findFirst()
                        .orElse(column);
            } while (symbol != first);
        }
        return square;
    }

    /** A coloring of a random graph with three colors. Edges are secondary items, one for each color. */
    public static PlantedProblem coloring(int vertices, int edges, long seed) {
        Random random = new Random(seed);
        List<List<Integer>> neighbors = new ArrayList<>();
        IntStream.range(0, vertices).forEach(vertex -> neighbors.add(new ArrayList<>()));
        for (int edge = 0; edge < edges; edge++) {
            int from = random.nextInt(vertices);
            int to = random.nextInt(vertices);
            if (from % 3 != to % 3) {
                neighbors.get(from).add(edge);
                neighbors.get(to).add(edge);
            }
        }
        Builder builder = new Builder();
        for (int vertex = 0; vertex < vertices; vertex++) {
            for (int color = 0; color < 3; color++) {
                builder.cover("v" + vertex);
                for (int edge : neighbors.get(vertex)) {
                    builder.mayCover("e" + edge + "," + color, OptionTable.NO_COLOR);
                }
                builder.end(vertex % 3 == color);
            }
        }
        return builder.build();
    }

    /** Random triples among which some cover each item once. */
    public static PlantedProblem triples(int items, int triples, long seed) {
        Random random = new Random(seed);
        List<Integer> order = Shuffled.numbers(items, random);
        Builder builder = new Builder();
        for (int i = 0; i < triples; i++) {
            boolean planted = 3 * i < items;
            List<Integer> triple = planted
                    ? order.subList(3 * i, 3 * i + 3)
                    : Shuffled.numbers(items, random).subList(0, 3);
            triple.forEach(item -> builder.cover("t" + item));
            builder.end(planted);
        }
        return builder.build();
    }

    /**
     * A roster with bounds: so many people for each shift of each day, so many shifts for each person, at most one
     * shift a day, no early one after a night, and all who work on a day at the same place, which is a color.
     *
     * @param slack how far bounds are from what the solution has, at most
     */
    public static PlantedProblem roster(int people, int days, int slack, long seed) {
        Random random = new Random(seed);
        Builder builder = new Builder();
        int[][] planted = new int[people][days];
        int[] places = random.ints(days, 1, 4).toArray();
        for (int person = 0; person < people; person++) {
            for (int day = 0; day < days; day++) {
                boolean tired = day > 0 && planted[person][day - 1] == 2;
                planted[person][day] = tired && random.nextBoolean() ? 2 : tired ? 3 : random.nextInt(4);
                for (int shift = 0; shift < 3; shift++) {
                    for (int place = 1; place < 4; place++) {
                        builder.cover("s" + shift + "," + day);
                        builder.cover("w" + person);
                        builder.mayCover("d" + person + "," + day, OptionTable.NO_COLOR);
                        if (shift == 2 || day > 0) {
                            String night = "n" + person + "," + (shift == 2 ? day : day - 1);
                            builder.mayCover(night, shift == 2 ? 1 : 2);
                        }
                        builder.mayCover("at" + day, place);
                        builder.end(planted[person][day] == shift && places[day] == place);
                    }
                }
            }
        }
        return builder.build(slack);
    }

    /** Collects options. How often an item is to be covered is how often the solution covers it. */
    private static final class Builder {

        private final OptionTableBuilder table = new OptionTableBuilder();
        private final BitSet solution = new BitSet();
        private final TreeMap<String, Integer> primaries = new TreeMap<>();
        private final TreeMap<String, Integer> secondaries = new TreeMap<>();
        private final List<Integer> ofOption = new ArrayList<>();
        private final List<Integer> covers = new ArrayList<>();
        private int count;

        void cover(String item) {
            int number = primaries.computeIfAbsent(item, name -> next());
            table.addCell(number, OptionTable.NO_COLOR);
            ofOption.add(number);
        }

        void mayCover(String item, int color) {
            table.addCell(secondaries.computeIfAbsent(item, name -> next()), color);
        }

        private int next() {
            covers.add(0);
            return count++;
        }

        void end(boolean planted) {
            if (planted) {
                solution.set(table.optionCount());
                ofOption.forEach(item -> covers.set(item, covers.get(item) + 1));
            }
            ofOption.clear();
            table.endOption();
        }

        PlantedProblem build() {
            return build(0);
        }

        /** With bounds that are wider by some of 0 to {@code most} below and above. */
        PlantedProblem build(int most) {
            int[] numbers = new int[count];
            int[] lows = new int[primaries.size()];
            int[] highs = new int[primaries.size()];
            int next = 0;
            for (int item : primaries.values()) {
                lows[next] = Math.max(0, covers.get(item) - item % (most + 1));
                highs[next] = covers.get(item) + (item + 1) % (most + 1);
                numbers[item] = next++;
            }
            for (int item : secondaries.values()) {
                numbers[item] = next++;
            }
            return new PlantedProblem(table.build(primaries.size(), numbers, lows, highs), solution);
        }
    }

    /** Whether some options are a solution. */
    public boolean isSolvedBy(int[] options) {
        int[] covers = new int[table.itemCount()];
        int[] colors = new int[table.itemCount()];
        for (int option : options) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                int item = table.item(cell);
                boolean sameColor = table.color(cell) != OptionTable.NO_COLOR && colors[item] == table.color(cell);
                if (item >= table.primaryCount() && covers[item] > 0 && !sameColor) {
                    return false;
                }
                covers[item]++;
                colors[item] = table.color(cell);
            }
        }
        return IntStream.of(options).allMatch(table::isEligible)
                && IntStream.range(0, table.primaryCount())
                        .allMatch(item -> table.low(item) <= covers[item] && covers[item] <= table.high(item));
    }
}
