package io.github.exactcover.dlx.formats.files;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * A first line that says how many rows and columns follow.
 *
 * @param rows how many rows; {@link #ANY} if it does not say
 * @param columns how many columns; {@link #ANY} if it does not say
 * @param isExact whether the columns are just those that the rows have, and not more
 */
record SizeLine(int rows, int columns, boolean isExact) {

    static final int ANY = -1;

    /** Where only the start of a file is known, fewer rows say too little. */
    private static final int ENOUGH = 10;

    /** No file has more columns without any row. A larger number is a mistake, and would need too much room. */
    static final int MOST_UNUSED = 1_000;

    /** What the first line says about a matrix whose rows have this many cells, if it fits. */
    static Optional<SizeLine> ofMatrix(int[] first, int rowCount, int width, boolean isWhole, long ones) {
        return fitting(first, size -> isRowCount(size, rowCount, isWhole), size -> size == width, size -> size == width)
                .filter(size ->
                        first.length < 3 || !isWhole || first[2] == ones || first[2] == (long) rowCount * width);
    }

    /** What the first line says about the rows that follow, which are sets of items, if it fits. */
    static Optional<SizeLine> ofSets(int[] first, NumberRows body) {
        int least = body.max() + (body.min() == 0 ? 1 : 0);
        return fitting(
                        first,
                        size -> isRowCount(size, body.rows().size(), body.isWhole()),
                        size -> body.isWhole()
                                ? size == least
                                : size >= least && body.rows().size() >= ENOUGH,
                        size -> size >= least
                                && size <= least + MOST_UNUSED + body.rows().size())
                .filter(size -> first.length < 3
                        || !body.isWhole()
                        || first[2] == body.numbers().count());
    }

    private static boolean isRowCount(int size, int rows, boolean isWhole) {
        return isWhole ? size == rows : size >= rows && rows >= ENOUGH;
    }

    /** Rows and columns, in this order or the other; or only one of them. More columns than used need the rows too. */
    private static Optional<SizeLine> fitting(
            int[] first, IntPredicate rows, IntPredicate columns, IntPredicate enough) {
        if (first.length == 1) {
            return columns.test(first[0])
                    ? Optional.of(new SizeLine(ANY, first[0], true))
                    : Optional.of(new SizeLine(first[0], ANY, true)).filter(size -> rows.test(first[0]));
        }
        if (first.length > 3) {
            return Optional.empty();
        }
        for (int[] order : new int[][] {{0, 1}, {1, 0}}) {
            if (rows.test(first[order[0]]) && columns.test(first[order[1]])) {
                return Optional.of(new SizeLine(first[order[0]], first[order[1]], true));
            }
        }
        for (int[] order : new int[][] {{0, 1}, {1, 0}}) {
            if (rows.test(first[order[0]]) && enough.test(first[order[1]])) {
                return Optional.of(new SizeLine(first[order[0]], first[order[1]], false));
            }
        }
        return Optional.empty();
    }

    /** The same rows, with the size in one line if the first two lines have a number of it each. */
    static NumberRows joined(NumberRows all) {
        List<int[]> rows = all.rows();
        if (rows.size() < 3 || rows.get(0).length != 1 || rows.get(1).length != 1) {
            return all;
        }
        int[] size = {rows.get(0)[0], rows.get(1)[0]};
        NumberRows body = all.body().body();
        boolean isSize = canBe(size)
                && body.areSets()
                && ofSets(size, body).filter(SizeLine::isExact).isPresent();
        if (!isSize) {
            return all;
        }
        List<int[]> joined = new ArrayList<>(body.rows());
        joined.add(0, size);
        return new NumberRows(joined, all.isWhole());
    }

    /** The line in words. */
    String words() {
        String text = rows == ANY ? "" : rows + " rows";
        return columns == ANY ? text : text + (text.isEmpty() ? "" : " and ") + columns + " columns";
    }

    static boolean canBe(int[] first) {
        return first.length <= 3 && Arrays.stream(first).allMatch(number -> number > 0);
    }
}
