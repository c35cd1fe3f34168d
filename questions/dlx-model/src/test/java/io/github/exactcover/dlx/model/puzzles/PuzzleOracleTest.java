package io.github.exactcover.dlx.model.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Small random puzzles have as many answers as trying everything finds. */
class PuzzleOracleTest {

    private static final int INSTANCES = 40;

    private static void check(Puzzle puzzle, String text, long expected) {
        assertThat(DLX.search(puzzle.compile().problem()).count().solutions().longValueExact())
                .as(text)
                .isEqualTo(expected);
    }

    /** All lists of a length with values below a bound. */
    private static void lists(int length, int bound, Consumer<int[]> use) {
        lists(new int[length], 0, bound, use);
    }

    private static void lists(int[] list, int place, int bound, Consumer<int[]> use) {
        if (place == list.length) {
            use.accept(list);
            return;
        }
        for (int value = 0; value < bound; value++) {
            list[place] = value;
            lists(list, place + 1, bound, use);
        }
    }

    private static long count(int length, int bound, Predicate<int[]> test) {
        long[] count = {0};
        lists(length, bound, list -> count[0] += test.test(list) ? 1 : 0);
        return count[0];
    }

    private static List<int[]> permutations(int size) {
        List<int[]> all = new ArrayList<>();
        lists(size, size, list -> {
            if (IntStream.of(list).distinct().count() == size) {
                all.add(list.clone());
            }
        });
        return all;
    }

    private static int[] numbers(Random random, int size, int low, int bound) {
        return random.ints(size, low, bound).toArray();
    }

    private static int[] line(int[] cells, int first, int step, int length) {
        return IntStream.range(0, length).map(i -> cells[first + i * step]).toArray();
    }

    /** The lengths of runs of 1, as a nonogram has them. */
    private static String runs(int[] line) {
        String ones = IntStream.of(line).mapToObj(String::valueOf).collect(Collectors.joining());
        List<String> runs = new ArrayList<>();
        for (String run : ones.split("0+", -1)) {
            if (!run.isEmpty()) {
                runs.add(String.valueOf(run.length()));
            }
        }
        return runs.isEmpty() ? "0" : String.join(" ", runs);
    }

    private static List<String> clues(int[] cells, int height, int width) {
        List<String> clues = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            clues.add(runs(line(cells, row * width, 1, width)));
        }
        for (int column = 0; column < width; column++) {
            clues.add(runs(line(cells, column, width, height)));
        }
        return clues;
    }

    @Test
    void nonograms() {
        Random random = new Random(691);
        for (int i = 0; i < INSTANCES; i++) {
            int height = 1 + random.nextInt(3);
            int width = 1 + random.nextInt(3);
            List<String> clues = clues(numbers(random, height * width, 0, 2), height, width);
            if (i % 4 == 0) { // Perhaps without an answer.
                clues.set(
                        0,
                        clues(numbers(random, height * width, 0, 2), height, width)
                                .get(0));
            }
            String text = String.join("\n", clues.subList(0, height)) + "\n\n"
                    + String.join("\n", clues.subList(height, height + width));
            check(
                    Nonogram.parse(text),
                    text,
                    count(
                            height * width,
                            2,
                            cells -> clues(cells, height, width).equals(clues)));
        }
    }

    @Test
    void starBattles() {
        Random random = new Random(692);
        for (int i = 0; i < INSTANCES; i++) {
            int size = 1 + random.nextInt(4);
            int stars = 1 + i % 2;
            int[] regions = numbers(random, size * size, 0, size);
            IntStream.range(0, size).forEach(region -> regions[region] = region);
            String text = stars + "\n" + rows(regions, size, region -> "" + (char) ('A' + region), "");
            check(StarBattle.parse("\n" + text), text, count(size * size, 2, cells -> {
                int[] counts = new int[3 * size];
                for (int cell = 0; cell < cells.length; cell++) {
                    if (cells[cell] == 1) {
                        counts[cell / size]++;
                        counts[size + cell % size]++;
                        counts[2 * size + regions[cell]]++;
                        for (int other = 0; other < cell; other++) {
                            if (cells[other] == 1
                                    && Math.abs(cell / size - other / size) <= 1
                                    && Math.abs(cell % size - other % size) <= 1) {
                                return false;
                            }
                        }
                    }
                }
                return IntStream.of(counts).allMatch(count -> count == stars);
            }));
        }
    }

    private static String rows(int[] cells, int width, IntFunction<String> word, String between) {
        return IntStream.range(0, cells.length / width)
                .mapToObj(row -> IntStream.of(line(cells, row * width, 1, width))
                                .mapToObj(word)
                                .collect(Collectors.joining(between))
                        + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void kakuros() {
        Random random = new Random(693);
        for (int i = 0; i < INSTANCES; i++) {
            int[] digits = numbers(random, 4, 1, 10);
            int[] sums = {digits[0] + digits[1], digits[2] + digits[3], digits[0] + digits[2], digits[1] + digits[3]};
            String given = i % 3 == 0 ? String.valueOf(digits[3]) : ".";
            String text = "# " + sums[2] + "\\ " + sums[3] + "\\\n\\" + sums[0] + " . .\n\\" + sums[1] + " . " + given;
            check(
                    Kakuro.parse(text),
                    text,
                    count(
                            4,
                            9,
                            cells -> (given.equals(".") || cells[3] + 1 == digits[3])
                                    && isRun(cells[0], cells[1], sums[0])
                                    && isRun(cells[2], cells[3], sums[1])
                                    && isRun(cells[0], cells[2], sums[2])
                                    && isRun(cells[1], cells[3], sums[3])));
        }
    }

    private static boolean isRun(int first, int second, int sum) {
        return first != second && first + second + 2 == sum;
    }

    @Test
    void futoshikis() {
        Random random = new Random(694);
        List<int[]> rows = permutations(3);
        for (int i = 0; i < INSTANCES; i++) {
            String behind = signs(random, "<>");
            String below = signs(random, "^v");
            int given = random.nextInt(4);
            StringBuilder text = new StringBuilder();
            for (int row = 0; row < 3; row++) {
                text.append(row == 0 && given > 0 ? given : ".")
                        .append(behind.charAt(2 * row))
                        .append('.');
                text.append(behind.charAt(2 * row + 1)).append(".\n");
                if (row < 2) {
                    text.append(String.join(
                                    " ", below.substring(3 * row, 3 * row + 3).split("", 3)))
                            .append('\n');
                }
            }
            check(Futoshiki.parse(text.toString()), text.toString(), count(3, 6, picked -> {
                int[] cells = IntStream.of(picked)
                        .flatMap(row -> IntStream.of(rows.get(row)))
                        .toArray();
                for (int line = 0; line < 3; line++) {
                    if (IntStream.of(line(cells, line, 3, 3)).distinct().count() < 3
                            || !holds(behind.charAt(2 * line), cells[3 * line], cells[3 * line + 1])
                            || !holds(behind.charAt(2 * line + 1), cells[3 * line + 1], cells[3 * line + 2])
                            || !holds(below.charAt(line), cells[line], cells[line + 3])
                            || !holds(below.charAt(line + 3), cells[line + 3], cells[line + 6])) {
                        return false;
                    }
                }
                return given == 0 || cells[0] + 1 == given;
            }));
        }
    }

    private static String signs(Random random, String both) {
        return random.ints(6, 0, 8)
                .mapToObj(sign -> sign < 2 ? both.substring(sign, sign + 1) : " ")
                .collect(Collectors.joining());
    }

    private static boolean holds(char sign, int first, int second) {
        return switch (sign) {
            case '<', '^' -> first < second;
            case '>', 'v' -> first > second;
            default -> true;
        };
    }

    @Test
    void tilesWithEdges() {
        Random random = new Random(695);
        for (int i = 0; i < INSTANCES; i++) {
            int rows = 1 + random.nextInt(2);
            int columns = 1 + random.nextInt(2);
            List<int[]> tiles = new ArrayList<>();
            boolean hasBorder = i % 2 == 0;
            for (int tile = 0; tile < rows * columns; tile++) {
                int[] edges = numbers(random, 4, 1, 3);
                if (hasBorder) {
                    boolean[] isBorder = isBorder(tile, rows, columns);
                    IntStream.range(0, 4).filter(side -> isBorder[side]).forEach(side -> edges[side] = 0);
                }
                tiles.add(edges);
            }
            String text = rows + " " + columns + "\n"
                    + tiles.stream()
                            .map(tile ->
                                    IntStream.of(tile).mapToObj(String::valueOf).collect(Collectors.joining(" ")))
                            .collect(Collectors.joining("\n"));
            Set<String> found = new HashSet<>();
            for (int[] order : permutations(tiles.size())) {
                lists(tiles.size(), 4, turns -> {
                    List<int[]> lying = IntStream.range(0, order.length)
                            .mapToObj(cell -> IntStream.range(0, 4)
                                    .map(side -> tiles.get(order[cell])[(side + turns[cell]) % 4])
                                    .toArray())
                            .toList();
                    if (fits(lying, rows, columns, hasBorder)) {
                        found.add(lying.stream().map(Arrays::toString).collect(Collectors.joining()));
                    }
                });
            }
            check(EdgeMatching.parse(text), text, found.size());
        }
    }

    private static boolean[] isBorder(int cell, int rows, int columns) {
        int row = cell / columns;
        int column = cell % columns;
        return new boolean[] {row == 0, column == columns - 1, row == rows - 1, column == 0};
    }

    private static boolean fits(List<int[]> lying, int rows, int columns, boolean hasBorder) {
        for (int cell = 0; cell < lying.size(); cell++) {
            boolean[] isBorder = isBorder(cell, rows, columns);
            int[] edges = lying.get(cell);
            if ((!isBorder[1] && edges[1] != lying.get(cell + 1)[3])
                    || (!isBorder[2] && edges[2] != lying.get(cell + columns)[0])) {
                return false;
            }
            for (int side = 0; side < 4; side++) {
                if (hasBorder && isBorder[side] != (edges[side] == 0)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** All ways to lay dominoes on a rectangle, each as pairs of cells. */
    private static List<List<int[]>> tilings(int rows, int columns) {
        List<List<int[]>> all = new ArrayList<>();
        tile(new boolean[rows * columns], columns, new ArrayList<>(), all);
        return all;
    }

    private static void tile(boolean[] taken, int columns, List<int[]> pairs, List<List<int[]>> all) {
        int cell = IntStream.range(0, taken.length)
                .filter(i -> !taken[i])
                .findFirst()
                .orElse(-1);
        if (cell < 0) {
            all.add(List.copyOf(pairs));
            return;
        }
        for (int other : new int[] {cell + 1, cell + columns}) {
            if (other < taken.length && !taken[other] && (other > cell + 1 || other % columns > 0 || columns == 1)) {
                taken[cell] = true;
                taken[other] = true;
                pairs.add(new int[] {cell, other});
                tile(taken, columns, pairs, all);
                pairs.remove(pairs.size() - 1);
                taken[cell] = false;
                taken[other] = false;
            }
        }
    }

    private static String domino(int first, int second) {
        return Math.min(first, second) + "-" + Math.max(first, second);
    }

    @Test
    void dominosas() {
        Random random = new Random(696);
        for (int i = 0; i < INSTANCES; i++) {
            int most = 1 + i % 2; // Sets up to 1-1 or 2-2; the first twice.
            int rows = most == 1 ? 2 + i % 4 / 2 * 2 : 3;
            int columns = most == 1 ? 3 : 4;
            List<String> set = new ArrayList<>();
            List<Integer> numbers = new ArrayList<>();
            for (int copy = 0; copy < (most == 1 ? rows / 2 : 1); copy++) {
                for (int low = 0; low <= most; low++) {
                    for (int high = low; high <= most; high++) {
                        set.add(domino(low, high));
                        numbers.addAll(List.of(low, high));
                    }
                }
            }
            Collections.sort(set);
            Collections.shuffle(numbers, random);
            int[] cells = numbers.stream().mapToInt(number -> number).toArray();
            String text = rows(cells, columns, String::valueOf, i % 3 == 0 ? "" : " ");
            check(
                    Dominosa.parse(text),
                    text,
                    tilings(rows, columns).stream()
                            .filter(tiling -> tiling.stream()
                                    .map(pair -> domino(cells[pair[0]], cells[pair[1]]))
                                    .sorted()
                                    .toList()
                                    .equals(set))
                            .count());
        }
    }

    @Test
    void pips() {
        Random random = new Random(697);
        for (int i = 0; i < INSTANCES; i++) {
            int columns = 2 + random.nextInt(2);
            int[] regions = numbers(random, 2 * columns, 0, 3);
            List<String> dominoes = new ArrayList<>();
            for (int domino = 0; domino < columns; domino++) {
                dominoes.add(domino(random.nextInt(3), random.nextInt(3)));
            }
            Collections.sort(dominoes);
            List<String> conditions = new ArrayList<>();
            StringBuilder text = new StringBuilder(rows(regions, columns, region -> "" + (char) ('a' + region), ""));
            text.append('\n').append(String.join(" ", dominoes)).append('\n');
            for (int region = 0; region < 3; region++) {
                String condition = List.of("", "=", "!=", "<3", ">1", "2").get(random.nextInt(6));
                int number = region;
                boolean isThere = IntStream.of(regions).anyMatch(each -> each == number);
                conditions.add(isThere ? condition : "");
                if (isThere && !condition.isEmpty()) {
                    text.append((char) ('a' + region))
                            .append(' ')
                            .append(condition)
                            .append('\n');
                }
            }
            long expected = 0;
            for (List<int[]> tiling : tilings(2, columns)) {
                expected += count(
                        2 * columns,
                        3,
                        cells -> tiling.stream()
                                        .map(pair -> domino(cells[pair[0]], cells[pair[1]]))
                                        .sorted()
                                        .toList()
                                        .equals(dominoes)
                                && IntStream.range(0, 3)
                                        .allMatch(region -> holds(
                                                conditions.get(region),
                                                IntStream.range(0, cells.length)
                                                        .filter(cell -> regions[cell] == region)
                                                        .map(cell -> cells[cell])
                                                        .toArray())));
            }
            check(Pips.parse(text.toString()), text.toString(), expected);
        }
    }

    private static boolean holds(String condition, int[] pips) {
        int sum = IntStream.of(pips).sum();
        long different = IntStream.of(pips).distinct().count();
        return switch (condition) {
            case "=" -> different == 1;
            case "!=" -> different == pips.length;
            case "<3" -> sum < 3;
            case ">1" -> sum > 1;
            case "2" -> sum == 2;
            default -> true;
        };
    }

    @Test
    void logicGrids() {
        Random random = new Random(698);
        String names = "abcdxyzw";
        for (int i = 0; i < INSTANCES; i++) {
            StringBuilder text = new StringBuilder("place: 1 2 3 4\none: a b c d\nother: x y z w\n\n");
            List<int[]> clues = new ArrayList<>();
            for (int clue = 0; clue < 1 + i % 4; clue++) {
                int[] each = {random.nextInt(8), random.nextInt(8), random.nextInt(8), random.nextInt(7)};
                clues.add(each);
                String second = "" + names.charAt(each[1]);
                text.append(names.charAt(each[0]));
                text.append(
                        switch (each[3]) {
                            case 0 -> " = " + second;
                            case 1 -> " != " + second;
                            case 2 -> " < " + second;
                            case 3 -> " > " + second;
                            case 4 -> " next to " + second;
                            case 5 -> " = " + second + " or " + names.charAt(each[2]);
                            default -> " = " + second + " - 1";
                        });
                text.append('\n');
            }
            long expected = 0;
            for (int[] one : permutations(4)) {
                for (int[] other : permutations(4)) {
                    int[] at = IntStream.concat(IntStream.of(one), IntStream.of(other))
                            .toArray();
                    expected += clues.stream().allMatch(clue -> holds(clue[3], at[clue[0]], at[clue[1]], at[clue[2]]))
                            ? 1
                            : 0;
                }
            }
            check(LogicGrid.parse(text.toString()), text.toString(), expected);
        }
    }

    private static boolean holds(int clue, int first, int second, int third) {
        return switch (clue) {
            case 0 -> first == second;
            case 1 -> first != second;
            case 2 -> first < second;
            case 3 -> first > second;
            case 4 -> Math.abs(first - second) == 1;
            case 5 -> first == second || first == third;
            default -> first == second - 1;
        };
    }
}
