package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.Texts;
import io.github.exactcover.dlx.problems.sudoku.SudokuCages.Cage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a killer Sudoku as SumoCue saves it: {@code SumoCueV1}, and for each cell {@code =15}, the sum of a cage that
 * begins here ({@code =0} for none), or {@code +2}, another cell of its cage, counted from 0. In a jigsaw, {@code J3}
 * follows: the number of the cell's region. A jigsaw Sudoku without cages has its clues in the place of sums, and a
 * cage of one cell is a clue.
 */
final class SumoCueText {

    private static final String START = "SumoCueV";

    private static final Pattern CELL = Pattern.compile("([=+])(\\d{1,4})(?:J(\\d{1,2}))?");

    private final int line;

    /** By cell. */
    private final List<Matcher> cells = new ArrayList<>();

    private SumoCueText(int line) {
        this.line = line;
    }

    static boolean isStart(String line) {
        return line.stripLeading().regionMatches(true, 0, START, 0, START.length());
    }

    /** Reads a text that begins so, which may be broken into lines anywhere. */
    static CagesText.Killer read(String text, int lineNumber) {
        String all = text.replaceAll("\\s", "");
        SumoCueText read = new SumoCueText(lineNumber);
        if (!all.regionMatches(true, START.length(), "1", 0, 1)) {
            throw read.error("this is a version of SumoCue's format that dlx does not read, only SumoCueV1");
        }
        int at = START.length() + 1;
        while (at < all.length()) {
            Matcher cell = CELL.matcher(all).region(at, all.length());
            if (!cell.lookingAt()) {
                throw read.error(
                        read.cells.size(),
                        Texts.quoted(all.substring(at, Math.min(at + 8, all.length())))
                                + " is not one; write = and the sum of its cage, or + and another cell of it");
            }
            read.cells.add(cell);
            at = cell.end();
        }
        return read.killer();
    }

    private CagesText.Killer killer() {
        int size = SudokuText.sizeOf(cells.size());
        if (size == 0) {
            throw error("this has " + Texts.count(cells.size(), "cell") + ", which fits no Sudoku; one of size 9 has"
                    + " 81");
        }
        Map<Integer, List<Integer>> cages = new LinkedHashMap<>();
        for (int cell = 0; cell < cells.size(); cell++) {
            cages.computeIfAbsent(first(cell), any -> new ArrayList<>()).add(cell);
        }
        List<Cage> summed = new ArrayList<>();
        cages.forEach((first, members) -> {
            if (number(first) > 0 || members.size() > 1) {
                summed.add(new Cage("the cage at " + SudokuCages.name(size, members.get(0)), number(first), members));
            }
        });
        return new CagesText.Killer(SudokuCages.of(size, summed), regions(size));
    }

    private int number(int cell) {
        return Integer.parseInt(cells.get(cell).group(2));
    }

    /** The cell of the same cage that has the sum. */
    private int first(int cell) {
        int at = cell;
        for (int steps = 0; cells.get(at).group(1).equals("+"); steps++) {
            int next = number(at);
            if (next >= cells.size() || steps > cells.size()) {
                throw error(cell, "its +" + number(cell) + " leads to no cell with a sum; cells count from 0");
            }
            at = next;
        }
        return at;
    }

    private Optional<SudokuRules> regions(int size) {
        if (cells.stream().allMatch(cell -> cell.group(3) == null)) {
            return Optional.empty();
        }
        StringBuilder regions = new StringBuilder();
        for (int cell = 0; cell < cells.size(); cell++) {
            String region = cells.get(cell).group(3);
            if (region == null || Integer.parseInt(region) >= size) {
                throw error(cell, "it has no region; write J0 to J" + (size - 1) + " behind it");
            }
            regions.append((char) ('A' + Integer.parseInt(region))).append((cell + 1) % size == 0 ? "\n" : "");
        }
        return Optional.of(SudokuRules.regions(regions.toString()));
    }

    private IllegalArgumentException error(String complaint) {
        return new IllegalArgumentException("line " + line + ": " + complaint);
    }

    private IllegalArgumentException error(int cell, String complaint) {
        return new IllegalArgumentException("line " + line + ", cell " + (cell + 1) + ": " + complaint);
    }
}
