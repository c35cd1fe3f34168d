package io.github.exactcover.dlx.internal.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The rows of a matrix of zeros and ones, each as the numbers of its columns that have a one. */
public record MatrixRows(List<int[]> rows, int columns) {

    /** The rows of a matrix, which all have the same length. */
    public static MatrixRows of(boolean[][] matrix) {
        return of(Given.copy(Given.list(matrix, "matrix"), "rows of the matrix").stream()
                .map(row ->
                        IntStream.range(0, row.length).map(i -> row[i] ? 1 : 0).toArray())
                .toArray(int[][]::new));
    }

    /** The rows of a matrix, which all have the same length and nothing but zeros and ones. */
    public static MatrixRows of(int[][] matrix) {
        List<int[]> given = Given.copy(Given.list(matrix, "matrix"), "rows of the matrix");
        if (given.isEmpty()) {
            throw new IllegalArgumentException("The matrix is empty; give it a row for each option");
        }
        int columns = given.get(0).length;
        List<int[]> rows = new ArrayList<>();
        given.forEach(row -> rows.add(ones(row, rows.size(), columns)));
        return new MatrixRows(rows, columns);
    }

    private static int[] ones(int[] row, int number, int columns) {
        if (row.length != columns) {
            throw error(number, "has length " + row.length + ", and row 0 " + columns + "; give all the same length");
        }
        for (int i = 0; i < columns; i++) {
            if (row[i] != 0 && row[i] != 1) {
                throw error(number, "has " + row[i] + " in column " + i + "; write 1 for covered and 0 for not");
            }
        }
        return IntStream.range(0, columns).filter(i -> row[i] == 1).toArray();
    }

    /** Rows that name their columns; there are at least {@code least} columns. */
    public static MatrixRows of(List<int[]> rows, int least) {
        List<int[]> given = Given.copy(rows, "rows");
        int largest = given.stream().flatMapToInt(Arrays::stream).max().orElse(-1);
        return new MatrixRows(given, Math.max(least, 1 + largest));
    }

    /** These rows, if each column occurs. Rows that name their columns are all that says which columns there are. */
    public MatrixRows withoutGaps() {
        long used = rows.stream().flatMapToInt(Arrays::stream).distinct().count();
        if (used < columns) {
            throw new IllegalArgumentException("The rows have only " + used + " of the columns from 0 to "
                    + (columns - 1) + "; number them from 0 without gaps, or give the number of primary columns too");
        }
        return this;
    }

    /** These rows, if their columns are numbered from 0, and there are as many columns as are to be primary. */
    public MatrixRows checked(int primaryColumns) {
        if (primaryColumns < 0 || primaryColumns > columns) {
            throw new IllegalArgumentException(
                    "The number of primary columns is " + primaryColumns + "; it must be from 0 to " + columns);
        }
        for (int number = 0; number < rows.size(); number++) {
            int row = number;
            int first = Arrays.stream(rows.get(row)).min().orElse(0);
            if (first < 0) {
                throw error(row, "has column " + first + "; number the columns from 0");
            }
        }
        return this;
    }

    private static IllegalArgumentException error(int row, String problem) {
        return new IllegalArgumentException("Row " + row + " " + problem);
    }
}
