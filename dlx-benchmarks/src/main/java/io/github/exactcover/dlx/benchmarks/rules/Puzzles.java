package io.github.exactcover.dlx.benchmarks.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** The puzzles by name. Their data are those of docs/examples/rules. */
final class Puzzles {

    private static final String CLUES =
            "......86.13...........3.74..9......5......6......2..........1.............16425..";

    private static final String LESS = "12<11 14<15 23<13 33<23 34<24 25<35 32<42 44<43 52<51 54<53 55<45";

    private static final String RUNS = "11 12=16,15 16 17=24,21 22=17,24 25 26 27=29,31 32 33 34 35=35,42 43=7,"
            + "45 46=8,53 54 55 56 57=16,61 62 63 64=21,66 67=5,71 72 73=6,76 77=3,"
            + "11 21 31=23,12 22 32 42=30,15 25 35 45 55=27,16 26=12,17 27=16,24 34=17,33 43 53 63 73=15,"
            + "46 56 66 76=12,54 64=7,57 67 77=7,61 71=11,62 72=10";

    private static final String AREAS =
            "AAAAABBCCCAAAAABBBCCAAAAABBBBBDDDAEEBBBFDGGGEEBBFFGGGGEEBFFFGGGGGHBFFFGGGGGHBFFHJJJ" + "HHHHHHHHHHHIIIIII";

    private static final String CAGES = "11 12=3,13 14 15=15,16 25 26 35=22,17 27=4,18 28=16,19 29 39 49=15,"
            + "21 22 31 32=25,23 24=17"
            + ",33 34 44=9,36 46 56=8,37 38 47=20,41 51=6,42 43=14,45 55 65=17,48 57 58=17,52 53 62=13,"
            + "54 64 74=20,59 69=12,61 71 81 91=27,63 72 73=6,66 76 77=20,67 68=6,75 84 85 94=10,"
            + "78 79 88 89=14,82 92=8,83 93=16,86 87=15,95 96 97=13,98 99=17";

    private static final String N6 = "5,2 2,1 1,1 1,4 4,2 2 1 2,1 3 1,1 1 1 1,2 7 2,4 1 5,2 1 1,1 1 2,1 1 1,2 5 2,3 4|"
            + "4,2 2,1 5,1 2 2,5 2 1,2 1 1 2,1 3 1,1 1 6,1 3 1,2 1 2 2,4 2 1,1 1 1,1 3 2,2 2 3,4";

    private static final String DRAGONFLY = "7 1,1 1 2,2 1 2,1 2 2,4 2 3,3 1 4,3 1 3,2 1 4,2 9,2 1 5,2 7,14,8 2,6 2 2,"
            + "2 8 1 3,1 5 5 2,"
            + "1 3 2 4 1,3 1 2 4 1,1 1 3 1 3,2 1 1 2|"
            + "1 1 1 2,3 1 2 1 1,1 4 2 1 1,1 3 2 4,1 4 6 1,1 11 1,5 1 6 2,14,7 2,7 2,6 1 1,9 2,3 1 1 1,3 1 3,"
            + "2 1 3,2 1 5,3 2 2,3 3 2,2 3 2,2 6";

    private Puzzles() {}

    /** Those of which one asks how many solutions there are. */
    static Map<String, Consumer<Rules>> withSeveralSolutions() {
        Map<String, Consumer<Rules>> several = new LinkedHashMap<>();
        several.put("queens-8", rules -> queens(rules, 8));
        several.put("queens-10", rules -> queens(rules, 10));
        several.put("magic-square-3", rules -> magic(rules, 3));
        several.put("magic-square-4", rules -> magic(rules, 4));
        several.put("all-interval-12", rules -> allInterval(rules, 12));
        several.put("costas-8", rules -> costas(rules, 8));
        several.put("langford-8", rules -> langford(rules, 8));
        several.put("latin-diagonals-6", rules -> diagonalLatin(rules, 6));
        several.put("stars-apart-8", rules -> starsApart(rules, 8));
        several.put("dominoes-8x8", rules -> dominoes(rules, 8));
        several.put("map-of-australia", Puzzles::map);
        several.put("petersen-4-colors", Puzzles::petersen);
        several.put("dice-6-sum-21", rules -> rules.sum(rules.variables(6, 1, 6), Collections.nCopies(6, 1), 21));
        several.put("digits-20-sum-90", rules -> rules.sum(rules.variables(20, 0, 9), Collections.nCopies(20, 1), 90));
        return several;
    }

    /** Those of which one asks whether there is a second solution. */
    static Map<String, Consumer<Rules>> withOneSolution() {
        Map<String, Consumer<Rules>> one = new LinkedHashMap<>();
        one.put("zebra", Puzzles::zebra);
        one.put("sudoku-x", rules -> sudoku(rules, CLUES, true));
        one.put("killer-sudoku", Puzzles::killer);
        one.put("futoshiki", Puzzles::futoshiki);
        one.put("kakuro", Puzzles::kakuro);
        one.put("star-battle", Puzzles::starBattle);
        one.put("nonogram-15", rules -> nonogram(rules, N6));
        one.put("nonogram-20", rules -> nonogram(rules, DRAGONFLY));
        one.put("send-more-money", Puzzles::sendMoreMoney);
        return one;
    }

    private static void zebra(Rules rules) {
        Map<String, Integer> at = new HashMap<>();
        for (String group : List.of(
                "English Spaniard Japanese Ukrainian Norwegian",
                "red green ivory yellow blue",
                "dog snails fox horse zebra",
                "coffee tea milk juice water",
                "OldGold Kools Chesterfield LuckyStrike Parliament")) {
            List<Integer> houses = rules.variables(5, 1, 5);
            rules.allDifferent(houses);
            IntStream.range(0, 5).forEach(i -> at.put(group.split(" ", -1)[i], houses.get(i)));
        }
        for (String same : ("English=red Spaniard=dog coffee=green Ukrainian=tea OldGold=snails Kools=yellow"
                        + " LuckyStrike=juice Japanese=Parliament")
                .split(" ", -1)) {
            rules.equal(house(at, same.split("=", -1)[0]), house(at, same.split("=", -1)[1]));
        }
        for (String next : List.of("Chesterfield fox", "Kools horse", "Norwegian blue")) {
            rules.neighbours(house(at, next.split(" ", -1)[0]), house(at, next.split(" ", -1)[1]));
        }
        rules.follows(house(at, "ivory"), house(at, "green"));
        rules.value(house(at, "milk"), 3);
        rules.value(house(at, "Norwegian"), 1);
    }

    private static int house(Map<String, Integer> at, String name) {
        return Objects.requireNonNull(at.get(name), name);
    }

    private static void queens(Rules rules, int size) {
        List<Integer> queens = rules.variables(size, 1, size);
        rules.allDifferent(queens);
        rules.allDifferent(queens, IntStream.range(0, size).boxed().toList());
        rules.allDifferent(queens, IntStream.range(0, size).map(i -> -i).boxed().toList());
    }

    /** The cells of a rectangle in a square whose cells are numbered row by row. */
    private static List<Integer> block(List<Integer> cells, int size, int top, int left, int height, int width) {
        List<Integer> block = new ArrayList<>();
        for (int row = top; row < top + height; row++) {
            block.addAll(cells.subList(row * size + left, row * size + left + width));
        }
        return block;
    }

    private static List<List<Integer>> lines(List<Integer> cells, int size) {
        List<List<Integer>> lines = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            lines.add(block(cells, size, i, 0, 1, size));
            lines.add(block(cells, size, 0, i, size, 1));
        }
        return lines;
    }

    private static List<List<Integer>> diagonals(List<Integer> cells, int size) {
        return List.of(
                IntStream.range(0, size).mapToObj(i -> cells.get(i * size + i)).toList(),
                IntStream.range(0, size)
                        .mapToObj(i -> cells.get(i * size + size - 1 - i))
                        .toList());
    }

    private static List<Integer> sudoku(Rules rules, String clues, boolean withDiagonals) {
        List<Integer> cells = rules.variables(81, 1, 9);
        lines(cells, 9).forEach(rules::allDifferent);
        for (int box = 0; box < 9; box++) {
            rules.allDifferent(block(cells, 9, box / 3 * 3, box % 3 * 3, 3, 3));
        }
        if (withDiagonals) {
            diagonals(cells, 9).forEach(rules::allDifferent);
        }
        for (int i = 0; i < clues.length(); i++) {
            if (clues.charAt(i) != '.') {
                rules.value(cells.get(i), clues.charAt(i) - '0');
            }
        }
        return cells;
    }

    private static void killer(Rules rules) {
        List<Integer> cells = sudoku(rules, "", false);
        for (String cage : CAGES.split(",", -1)) {
            List<Integer> those = Arrays.stream(cage.split("=", -1)[0].split(" ", -1))
                    .map(cell -> cells.get(place(cell, 9)))
                    .toList();
            rules.allDifferent(those);
            rules.sum(those, Collections.nCopies(those.size(), 1), Integer.parseInt(cage.split("=", -1)[1]));
        }
    }

    /** The number of a cell that is given as row and column. */
    private static int place(String cell, int size) {
        return (cell.charAt(0) - '1') * size + cell.charAt(1) - '1';
    }

    private static void futoshiki(Rules rules) {
        List<Integer> cells = rules.variables(25, 1, 5);
        lines(cells, 5).forEach(rules::allDifferent);
        for (String less : LESS.split(" ", -1)) {
            rules.less(cells.get(place(less.substring(0, 2), 5)), cells.get(place(less.substring(3), 5)));
        }
        rules.value(cells.get(2), 3);
        rules.value(cells.get(3), 2);
    }

    private static void kakuro(Rules rules) {
        Map<String, Integer> cells = new HashMap<>();
        for (String run : RUNS.split(",", -1)) {
            List<Integer> line = new ArrayList<>();
            for (String cell : run.split("=", -1)[0].split(" ", -1)) {
                line.add(cells.computeIfAbsent(
                        cell, name -> rules.variables(1, 1, 9).get(0)));
            }
            rules.allDifferent(line);
            rules.sum(line, Collections.nCopies(line.size(), 1), Integer.parseInt(run.split("=", -1)[1]));
        }
    }

    private static void starBattle(Rules rules) {
        List<Integer> stars = rules.variables(100, 0, 1);
        lines(stars, 10).forEach(line -> rules.ones(line, 2, 2));
        for (char area = 'A'; area <= 'J'; area++) {
            int letter = area;
            rules.ones(
                    stars.stream().filter(cell -> AREAS.charAt(cell) == letter).toList(), 2, 2);
        }
        for (int i = 0; i < 81; i++) {
            rules.ones(block(stars, 10, i / 9, i % 9, 2, 2), 0, 1);
        }
    }

    private static void nonogram(Rules rules, String clues) {
        List<List<Integer>> runs = Arrays.stream(clues.split("[|,]", -1))
                .map(line ->
                        Arrays.stream(line.split(" ", -1)).map(Integer::valueOf).toList())
                .toList();
        int size = runs.size() / 2;
        List<Integer> cells = rules.variables(size * size, 0, 1);
        for (int i = 0; i < size; i++) {
            rules.runs(block(cells, size, i, 0, 1, size), runs.get(i));
            rules.runs(block(cells, size, 0, i, size, 1), runs.get(size + i));
        }
    }

    private static void magic(Rules rules, int size) {
        List<Integer> cells = rules.variables(size * size, 1, size * size);
        rules.allDifferent(cells);
        List<List<Integer>> lines = lines(cells, size);
        lines.addAll(diagonals(cells, size));
        lines.forEach(line -> rules.sum(line, Collections.nCopies(size, 1), size * (size * size + 1) / 2));
    }

    private static void sendMoreMoney(Rules rules) {
        List<Integer> first = rules.variables(2, 1, 9);
        List<Integer> others = rules.variables(6, 0, 9);
        List<Integer> letters = new ArrayList<>(first); // S M, E N D O R Y
        letters.addAll(others);
        rules.allDifferent(letters);
        rules.sum(letters, List.of(1000, -9000, 91, -90, 1, -900, 10, -1), 0);
    }

    private static void map(Rules rules) {
        List<Integer> states = rules.variables(7, 1, 3); // WA NT SA Q NSW V T
        for (String border : "01 02 12 13 23 24 25 34 45".split(" ", -1)) {
            rules.allDifferent(List.of(states.get(border.charAt(0) - '0'), states.get(border.charAt(1) - '0')));
        }
    }

    private static void allInterval(Rules rules, int size) {
        List<Integer> notes = rules.variables(size, 1, size);
        List<Integer> steps = rules.variables(size - 1, 1, size - 1);
        rules.allDifferent(notes);
        rules.allDifferent(steps);
        for (int i = 0; i < size - 1; i++) {
            rules.distance(notes.get(i), notes.get(i + 1), steps.get(i));
        }
    }

    private static void costas(Rules rules, int size) {
        List<Integer> rows = rules.variables(size, 1, size);
        rules.allDifferent(rows);
        for (int gap = 1; gap < size - 1; gap++) {
            List<Integer> differences = rules.variables(size - gap, 1 - size, size - 1);
            for (int i = 0; i + gap < size; i++) {
                rules.difference(rows.get(i), rows.get(i + gap), differences.get(i));
            }
            rules.allDifferent(differences);
        }
    }

    /** Between the two numbers k of a row there are k others. Two variables are their places. */
    private static void langford(Rules rules, int size) {
        List<Integer> places = rules.variables(2 * size, 1, 2 * size);
        rules.allDifferent(places);
        for (int k = 1; k <= size; k++) {
            rules.sum(List.of(places.get(size + k - 1), places.get(k - 1)), List.of(1, -1), k + 1);
        }
    }

    /** Latin squares whose two diagonals have each number, too. */
    private static void diagonalLatin(Rules rules, int size) {
        List<Integer> cells = rules.variables(size * size, 1, size);
        lines(cells, size).forEach(rules::allDifferent);
        diagonals(cells, size).forEach(rules::allDifferent);
    }

    /** One star in each row and column, and none next to another: a star battle without areas. */
    private static void starsApart(Rules rules, int size) {
        List<Integer> stars = rules.variables(size * size, 0, 1);
        lines(stars, size).forEach(line -> rules.ones(line, 1, 1));
        for (int row = 0; row < size - 1; row++) {
            for (int column = 0; column < size - 1; column++) {
                rules.ones(block(stars, size, row, column, 2, 2), 0, 1);
            }
        }
    }

    /** Of each cell, where the other half of its domino is: 0 to the right, 1 below, 2 to the left, 3 above. */
    private static void dominoes(Rules rules, int size) {
        List<Integer> cells = rules.variables(size * size, 0, 3);
        for (int row = 0; row < size; row++) {
            rules.notValue(cells.get(row * size), 2);
            rules.notValue(cells.get(row * size + size - 1), 0);
            rules.notValue(cells.get(row), 3);
            rules.notValue(cells.get((size - 1) * size + row), 1);
            for (int column = 0; column < size - 1; column++) {
                rules.together(cells.get(row * size + column), 0, cells.get(row * size + column + 1), 2);
                rules.together(cells.get(column * size + row), 1, cells.get((column + 1) * size + row), 3);
            }
        }
    }

    /** Colors for the corners of a graph: a pentagon, a star, and what joins them. */
    private static void petersen(Rules rules) {
        List<Integer> corners = rules.variables(10, 1, 4);
        for (int i = 0; i < 5; i++) {
            rules.allDifferent(List.of(corners.get(i), corners.get((i + 1) % 5)));
            rules.allDifferent(List.of(corners.get(5 + i), corners.get(5 + (i + 2) % 5)));
            rules.allDifferent(List.of(corners.get(i), corners.get(5 + i)));
        }
    }
}
