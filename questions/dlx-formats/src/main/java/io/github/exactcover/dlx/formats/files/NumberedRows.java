package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Word;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Rows of numbers, until it is known which items there are. */
final class NumberedRows {

    /** So many columns may be in no row. Then there is no solution, and more would only take memory. */
    static final int MOST_UNUSED = 10_000;

    private final List<int[]> rows = new ArrayList<>();

    /** The items of the row that is being read. */
    private final Set<Integer> current = new HashSet<>();

    private int max = -1;

    /** Where the largest item comes first. */
    private Word largest = Word.START;

    /** Adds a row of items. */
    void add(List<Word> words) {
        int[] row = new int[words.size()];
        for (int i = 0; i < row.length; i++) {
            row[i] = words.get(i).number("an item");
            if (!current.add(row[i])) {
                throw words.get(i).error("item " + row[i] + " comes twice in this option; name it once");
            }
            if (row[i] > max) {
                max = row[i];
                largest = words.get(i);
            }
        }
        current.clear();
        rows.add(row);
    }

    int size() {
        return rows.size();
    }

    NumberRows rows() {
        return new NumberRows(rows, true);
    }

    /** Where the largest item comes first. */
    Word largest() {
        return largest;
    }

    /** The items that occur. */
    private Set<Integer> used() {
        return rows().numbers().boxed().collect(Collectors.toSet());
    }

    /** The problem of the items that occur, which must be all from 0 or 1 up to the largest. */
    ExactCoverProblem<String, String> problem(Lines lines) {
        Set<Integer> used = used();
        if (used.isEmpty()) {
            throw lines.error("there is no row; write the numbers of its items for each option");
        }
        int first = used.contains(0) ? 0 : 1;
        if (used.size() <= max - first) {
            int gap = first;
            while (used.contains(gap)) {
                gap++;
            }
            throw largest.error("no row has item " + gap + ", but one has " + max
                    + "; number the items from 0 or 1 without gaps, or name them in a first line, as in "
                    + "Knuth's format");
        }
        return rows().problem(first, max + 1);
    }

    /**
     * The problem of as many items as a first line says.
     *
     * @param canGoOn whether the second line can have the rest of the size
     */
    ExactCoverProblem<String, String> problem(Lines lines, int[] size, boolean canGoOn) {
        List<int[]> all = new ArrayList<>(rows);
        all.add(0, size);
        NumberRows given = new NumberRows(all, true);
        NumberRows sized = canGoOn ? SizeLine.joined(given) : given;
        NumberRows sets = sized.body();
        SizeLine line = SizeLine.ofSets(sized.rows().get(0), sets)
                .orElseThrow(() -> lines.error("the first line does not fit: there are " + rows.size()
                        + " rows with items up to " + sets.max() + ", "
                        + sets.numbers().count()
                        + " in all; write the numbers of rows and of columns there"));
        Set<Integer> used = used();
        int first = used.contains(0) ? 0 : 1;
        int end = line.columns() == SizeLine.ANY ? max + 1 : first + line.columns();
        if (end - first > used.size() + MOST_UNUSED) {
            throw largest.error("there are " + (end - first) + " columns up to item " + (end - 1) + ", and only "
                    + used.size() + " of them are in a row; correct the number here or in the first line");
        }
        return sets.problem(first, Math.max(first, end));
    }
}
