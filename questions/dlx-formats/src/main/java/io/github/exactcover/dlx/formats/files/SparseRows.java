package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.formats.text.NumberedItems;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A matrix of zeros and ones whose entries come in any order. */
final class SparseRows {

    private final int columns;
    private final int firstNumber;
    private final List<BitSet> rows = new ArrayList<>();

    /**
     * A matrix of zeros.
     *
     * @param firstNumber the number of the first column
     */
    SparseRows(int rows, int columns, int firstNumber) {
        this.columns = columns;
        this.firstNumber = firstNumber;
        for (int row = 0; row < rows; row++) {
            this.rows.add(new BitSet());
        }
    }

    int rows() {
        return rows.size();
    }

    int columns() {
        return columns;
    }

    /** Sets an entry to one, both indices from 0; whether it was not so before. */
    boolean set(int row, int column) {
        boolean isNew = !rows.get(row).get(column);
        rows.get(row).set(column);
        return isNew;
    }

    ExactCoverProblem<String, String> problem() {
        NumberedItems problem = new NumberedItems(firstNumber, columns);
        rows.forEach(row -> problem.addOption(row.stream().map(column -> firstNumber + column)));
        return problem.problem();
    }
}
