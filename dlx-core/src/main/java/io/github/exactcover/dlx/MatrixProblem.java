package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.text.MatrixRows;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The problem of a matrix: its items are the numbers of the columns, and its options the numbers of the rows. */
final class MatrixProblem {

    private MatrixProblem() {}

    /** All columns are primary. */
    static ExactCoverProblem<Integer, Integer> of(MatrixRows matrix) {
        return of(matrix, matrix.columns());
    }

    /** The first columns are primary, and the others are secondary. */
    static ExactCoverProblem<Integer, Integer> of(MatrixRows matrix, int primaryColumns) {
        List<int[]> rows = matrix.checked(primaryColumns).rows();
        List<Integer> items = IntStream.range(0, matrix.columns()).boxed().toList();
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        builder.primary(items.subList(0, primaryColumns));
        builder.secondary(items.subList(primaryColumns, items.size()));
        for (int number = 0; number < rows.size(); number++) {
            builder.option(number, Arrays.stream(rows.get(number)).boxed().toList());
        }
        return builder.build();
    }
}
