package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.InputLines;
import io.github.exactcover.dlx.problems.internal.Texts;
import io.github.exactcover.dlx.problems.sudoku.SudokuCages.Cage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the cages of a killer Sudoku from text; see {@link KillerSudoku#of(String)} for how they are written. */
final class CagesText {

    /**
     * One killer in a line, as SumoCue, SudokuMaker and others write it. Other texts do without a pattern: the first of
     * a program takes as long as a search.
     */
    private static final class KillerLine {

        static final Pattern FORM = Pattern.compile("\\s*(\\d{1,2})x(\\d{1,2}):([^:]*):([^:]*):(.*)");

        private KillerLine() {}
    }

    /** In such a line, the number of a cell is the sum of its cage times this, plus the number of the cage. */
    private static final int SUM_UNIT = 256;

    private static final String NO_CAGE = ".";

    /**
     * What was read.
     *
     * @param rules the rules, if the text gives them
     */
    record Killer(SudokuCages cages, Optional<SudokuRules> rules) {}

    /** A line that is not empty, and its number from 1. */
    record Line(String text, int number) {

        IllegalArgumentException error(String complaint) {
            return new IllegalArgumentException("line " + number + ": " + complaint);
        }
    }

    private CagesText() {}

    /** Whether this line is a whole killer Sudoku. */
    static boolean isKiller(String line) {
        return KillerLine.FORM.matcher(line).matches();
    }

    /** Reads cages for a Sudoku of this size, or of the size that the text has. */
    static Killer read(Optional<Integer> size, String text) {
        List<Line> lines = lines(text);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException(
                    "There are no cages; write the cages as letters row by row and their sums,"
                            + " as in a=15, or a line for each cage, as in 15 r1c1 r1c2");
        }
        Line first = lines.get(0);
        if (SumoCueText.isStart(first.text())) {
            return SumoCueText.read(lines.stream().map(Line::text).collect(Collectors.joining()), first.number());
        }
        if (lines.size() == 1 && isKiller(first.text())) {
            return killer(first.text(), first.number());
        }
        SudokuCages cages = ListedCages.isListed(lines) ? ListedCages.read(size, lines) : drawn(lines);
        return new Killer(cages, Optional.empty());
    }

    private static List<Line> lines(String text) {
        List<String> all = Texts.lines(text);
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (!isNothing(all.get(i))) {
                lines.add(new Line(all.get(i).strip(), i + 1));
            }
        }
        return lines;
    }

    /** Whether this line is empty or a comment. */
    static boolean isNothing(String line) {
        return line.isBlank() || line.strip().startsWith("#");
    }

    /** Reads a whole killer Sudoku from the line with this number. */
    static Killer killer(String text, int lineNumber) {
        Line line = new Line(text.strip(), lineNumber);
        Matcher matcher = KillerLine.FORM.matcher(line.text());
        if (!matcher.matches()
                || !matcher.group(3).matches("d?")
                || !matcher.group(4).equals("k")) {
            throw line.error(
                    "this is not a killer Sudoku in a known form; begin it with 3x3::k:, or with 3x3:d:k: if the"
                            + " diagonals count");
        }
        SudokuRules boxes = SudokuRules.boxes(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
        SudokuRules rules = matcher.group(3).isEmpty() ? boxes : boxes.withDiagonals();
        String[] numbers = matcher.group(5).strip().replaceFirst(":$", "").split(":", -1);
        int cells = rules.size() * rules.size();
        if (numbers.length != cells) {
            String found = (numbers.length == 1 ? "there is " : "there are ") + Texts.count(numbers.length, "number");
            throw line.error(found + ", and a Sudoku of size " + rules.size() + " has " + cells
                    + " cells; write a number for each");
        }
        Map<Integer, Cage> cages = new LinkedHashMap<>();
        for (int cell = 0; cell < cells; cell++) {
            int number = number(line, numbers[cell].strip());
            int sum = number / SUM_UNIT;
            if (sum > 0) {
                int id = number % SUM_UNIT;
                String title = "the cage at " + SudokuCages.name(rules.size(), cell);
                Cage cage = cages.computeIfAbsent(id, any -> new Cage(title, sum, new ArrayList<>()));
                if (cage.sum() != sum) {
                    throw line.error("the cage number " + id + " has the sums " + cage.sum() + " and " + sum
                            + "; all its cells must have the same one");
                }
                cage.cells().add(cell);
            }
        }
        return new Killer(SudokuCages.of(rules.size(), List.copyOf(cages.values())), Optional.of(rules));
    }

    private static int number(Line line, String word) {
        if (!isNumber(word, 0, word.length(), 6)) {
            throw line.error(Texts.quoted(word)
                    + " is not the number of a cell; write 256 times the sum of its cage plus the number of the cage");
        }
        return Integer.parseInt(word);
    }

    static Cage cage(String title, Integer sum, List<Integer> cells) {
        List<Integer> sorted = new ArrayList<>(cells);
        Collections.sort(sorted);
        return new Cage(title, sum, sorted);
    }

    static boolean isSum(String word) {
        return isNumber(word, 0, word.length(), 4);
    }

    /** Whether a part of a word has one to so many digits, and nothing else. */
    static boolean isNumber(String word, int start, int end, int most) {
        boolean number = start < end && end - start <= most;
        for (int i = start; i < end && number; i++) {
            number = word.charAt(i) >= '0' && word.charAt(i) <= '9';
        }
        return number;
    }

    /** Letters row by row, and then sums. */
    private static SudokuCages drawn(List<Line> lines) {
        List<Line> rows = lines.stream().filter(line -> !isSums(line)).toList();
        int size = rows.size();
        if (size < SudokuRules.MIN_SIZE || size > SudokuRules.MAX_SIZE) {
            throw new IllegalArgumentException("The cages have " + Texts.count(size, "row") + "; a Sudoku has "
                    + SudokuRules.MIN_SIZE + " to " + SudokuRules.MAX_SIZE + ", and sums are written as in a=15");
        }
        Map<String, List<Integer>> cellsOf = new LinkedHashMap<>();
        for (int row = 0; row < size; row++) {
            List<String> names = names(rows.get(row), size);
            for (int column = 0; column < size; column++) {
                if (!names.get(column).equals(NO_CAGE)) {
                    cellsOf.computeIfAbsent(names.get(column), any -> new ArrayList<>())
                            .add(row * size + column);
                }
            }
        }
        Map<String, Integer> sums = sums(lines, cellsOf);
        List<Cage> cages = new ArrayList<>();
        cellsOf.forEach((name, cells) -> {
            Integer sum = sums.get(name);
            if (sum == null) {
                throw new IllegalArgumentException("Cage " + Texts.quoted(name) + ", at "
                        + SudokuCages.name(size, cells.get(0)) + ", has no sum; write it below the cages, as in "
                        + Texts.shortened(name) + "=15");
            }
            cages.add(cage("cage " + Texts.quoted(name), sum, cells));
        });
        return SudokuCages.of(size, cages);
    }

    private static boolean isSums(Line line) {
        return line.text().contains("=");
    }

    private static List<String> names(Line line, int rows) {
        List<String> words = InputLines.BLANKS.splitAsStream(line.text()).toList();
        if (words.size() == rows) {
            return words;
        }
        List<String> characters = line.text()
                .codePoints()
                .filter(character -> !Character.isWhitespace(character))
                .mapToObj(Character::toString)
                .toList();
        if (characters.size() != rows) {
            throw line.error("this row has " + Texts.count(characters.size(), "cell") + ", and there are " + rows
                    + " rows; write a letter for each cell, . for one without cage, and the sums as in a=15");
        }
        return characters;
    }

    private static Map<String, Integer> sums(List<Line> lines, Map<String, ?> cages) {
        Map<String, Integer> sums = new LinkedHashMap<>();
        for (Line line : lines.stream().filter(CagesText::isSums).toList()) {
            List<String> words = InputLines.BLANKS
                    .splitAsStream(line.text()
                            .replace("=", " = ")
                            .replaceAll("[,;]", " ")
                            .strip())
                    .toList();
            for (int i = 0; i < words.size(); i += 3) {
                String name = words.get(i);
                boolean complete = i + 2 < words.size() && words.get(i + 1).equals("=");
                if (!complete || !isSum(words.get(i + 2))) {
                    String sum = complete || name.equals("=")
                            ? String.join("", words.subList(i, Math.min(i + 3, words.size())))
                            : name;
                    throw line.error(Texts.quoted(sum) + " is not the sum of a cage; write it as in a=15");
                }
                if (!cages.containsKey(name)) {
                    throw line.error("there is no cage " + Texts.quoted(name) + " in the rows above its sum; leave the"
                            + " sum out, or draw its cells");
                }
                if (sums.put(name, Integer.parseInt(words.get(i + 2))) != null) {
                    throw line.error("cage " + Texts.quoted(name) + " has a second sum here; leave one out");
                }
            }
        }
        return sums;
    }
}
