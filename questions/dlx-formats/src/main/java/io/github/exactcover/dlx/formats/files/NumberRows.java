package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.NumberedItems;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The first rows of a text that has nothing but whole numbers, from -1 on, and what they can mean.
 *
 * @param rows the numbers of each line that is no remark
 * @param isWhole whether these are all rows of the file
 */
record NumberRows(List<int[]> rows, boolean isWhole) {

    /** The rows of a file, if it is a text of such numbers. */
    static Optional<NumberRows> of(FileStart start) {
        List<String> lines =
                start.lines().stream().filter(line -> !Lines.isComment(line)).toList();
        List<int[]> rows = lines.stream().map(Lines::numbers).toList();
        boolean areNumbers = lines.stream().allMatch(line -> Lines.emptyCell(line) == 0)
                && rows.stream()
                        .allMatch(row -> row.length > 0 && IntStream.of(row).allMatch(number -> number >= -1));
        return areNumbers && !rows.isEmpty() ? Optional.of(new NumberRows(rows, start.isWhole())) : Optional.empty();
    }

    /** The rows after the first line. */
    NumberRows body() {
        return new NumberRows(rows.subList(1, rows.size()), isWhole);
    }

    /** The rows without the length with which each of them starts; empty if one does not. */
    Optional<NumberRows> withoutCounts() {
        boolean areCounted = !rows.isEmpty() && rows.stream().allMatch(row -> row[0] == row.length - 1);
        return areCounted ? Optional.of(map(row -> Arrays.copyOfRange(row, 1, row.length))) : Optional.empty();
    }

    /** The rows without the same 0 or -1 that ends each of them; empty if one ends otherwise, or has it elsewhere. */
    Optional<NumberRows> withoutEnds() {
        if (rows.isEmpty() || rows.stream().anyMatch(row -> row.length == 0)) {
            return Optional.empty();
        }
        int end = last(rows.get(0));
        boolean areEnded = end <= 0
                && rows.stream()
                        .allMatch(row -> last(row) == end
                                && IntStream.of(row).filter(item -> item == end).count() == 1);
        return areEnded ? Optional.of(map(row -> Arrays.copyOf(row, row.length - 1))) : Optional.empty();
    }

    private static int last(int[] row) {
        return row[row.length - 1];
    }

    private NumberRows map(UnaryOperator<int[]> change) {
        return new NumberRows(rows.stream().map(change).toList(), isWhole);
    }

    /** Whether each row is a set of items: no number twice, and none below 0. */
    boolean areSets() {
        return rows.stream()
                .allMatch(row -> IntStream.of(row).allMatch(number -> number >= 0)
                        && IntStream.of(row).distinct().count() == row.length);
    }

    /** Whether all numbers from 0 or 1 up to the largest occur, as far as can be told. */
    boolean areWithoutGap() {
        int first = Math.min(1, min());
        return !isWhole || numbers().distinct().count() == (long) max() - first + 1;
    }

    /** Whether all rows have the same number of zeros and ones. */
    boolean areMatrix() {
        return numbers().allMatch(number -> number == 0 || number == 1)
                && rows.stream().allMatch(row -> row.length == rows.get(0).length);
    }

    /** The problem with the rows as options, and the items from one number to another, without that. */
    ExactCoverProblem<String, String> problem(int first, int end) {
        NumberedItems problem = new NumberedItems(first, end - first);
        rows.forEach(row -> problem.addOption(IntStream.of(row)));
        return problem.problem();
    }

    int min() {
        return numbers().min().orElse(0);
    }

    /** The largest number; -1 if there is none. */
    int max() {
        return numbers().max().orElse(-1);
    }

    IntStream numbers() {
        return rows.stream().flatMapToInt(IntStream::of);
    }
}
