package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Lines.Word;
import io.github.exactcover.dlx.internal.formats.text.Numbers;
import java.util.ArrayList;
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
        List<int[]> rows = new ArrayList<>();
        for (String line : start.lines()) {
            if (!Lines.isComment(line)) {
                if (Lines.emptyCell(line) > 0) {
                    return Optional.empty();
                }
                int[] row =
                        Lines.words(line).stream().mapToInt(NumberRows::number).toArray();
                if (row.length == 0 || IntStream.of(row).anyMatch(number -> number < -1)) {
                    return Optional.empty();
                }
                rows.add(row);
            }
        }
        return rows.isEmpty() ? Optional.empty() : Optional.of(new NumberRows(rows, start.isWhole()));
    }

    private static int number(Word word) {
        int number = Numbers.parse(word.text());
        return number >= 0 || word.text().equals("-1") ? number : Integer.MIN_VALUE;
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
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        int[] first = rows.get(0);
        int end = first[first.length - 1];
        boolean areEnded = end <= 0
                && rows.stream()
                        .allMatch(row -> IntStream.of(row)
                                                .filter(number -> number == end)
                                                .count()
                                        == 1
                                && row[row.length - 1] == end);
        return areEnded ? Optional.of(map(row -> Arrays.copyOf(row, row.length - 1))) : Optional.empty();
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
