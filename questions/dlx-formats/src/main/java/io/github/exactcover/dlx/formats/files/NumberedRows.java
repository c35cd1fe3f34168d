package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Lines.Word;
import io.github.exactcover.dlx.internal.formats.text.NumberedItems;
import io.github.exactcover.dlx.internal.formats.text.Numbers;
import io.github.exactcover.dlx.internal.formats.text.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Rows of numbers, until it is known which items there are. */
final class NumberedRows {

    /** So many columns may be in no row. Then there is no solution, and more would only take memory. */
    private static final int MOST_UNUSED = 10_000;

    private final List<int[]> rows = new ArrayList<>();

    private final Set<Integer> used = new HashSet<>();

    /** The items of the row that is being read. */
    private final Set<Integer> current = new HashSet<>();

    private int least = Integer.MAX_VALUE;
    private int largest = -1;

    /** Where the largest item comes first. */
    private Place last = new Place(1, 1);

    void add(List<Word> words, Lines lines) {
        int[] row = new int[words.size()];
        for (int i = 0; i < row.length; i++) {
            row[i] = Numbers.read(words.get(i), "an item", lines);
            if (!current.add(row[i])) {
                throw lines.error(words.get(i), "item " + row[i] + " comes twice in this option; name it once");
            }
            used.add(row[i]);
            least = Math.min(least, row[i]);
            if (row[i] > largest) {
                largest = row[i];
                last = new Place(lines.number(), words.get(i).column());
            }
        }
        current.clear();
        rows.add(row);
    }

    /** The problem of the items that occur, which must be all from 0 or 1 up to the largest. */
    ExactCoverProblem<String, String> problem(Lines lines) {
        if (used.isEmpty()) {
            throw lines.error("there is no row; write the numbers of its items for each option");
        }
        int first = Math.min(1, least);
        if (used.size() <= largest - first) {
            int gap = first;
            while (used.contains(gap)) {
                gap++;
            }
            throw last.error("no row has item " + gap + ", but one has " + largest
                    + "; number the items from 0 or 1 without gaps, or name them in a first line, as in "
                    + "Knuth's format");
        }
        return problem(first, largest + 1);
    }

    /**
     * The problem of as many items as a first line says.
     *
     * @param canGoOn whether the second line can have the rest of the size
     */
    ExactCoverProblem<String, String> problem(Lines lines, int[] size, boolean canGoOn) {
        NumberRows sets = withSize(size, canGoOn);
        SizeLine line = SizeLine.ofSets(sets.rows().get(0), sets.body())
                .orElseThrow(() -> lines.error("the first line does not fit: there are " + rows.size()
                        + " rows with items up to " + sets.body().max() + ", "
                        + sets.body().numbers().count() + " in all; write the numbers of rows and of columns there"));
        int first = used.contains(0) ? 0 : 1;
        int end = line.columns() == SizeLine.ANY ? largest + 1 : first + line.columns();
        if (end - first > used.size() + MOST_UNUSED) {
            throw last.error("there are " + (end - first) + " columns up to item " + (end - 1) + ", and only "
                    + used.size() + " of them are in a row; correct the number here or in the first line");
        }
        return problem(first, end);
    }

    /** The rows below their size. If the first row is the rest of the size, it is none. */
    private NumberRows withSize(int[] size, boolean canGoOn) {
        List<int[]> all = new ArrayList<>(rows);
        all.add(0, size);
        NumberRows given = new NumberRows(all, true);
        NumberRows joined = canGoOn ? SizeLine.joined(given) : given;
        if (joined.rows().size() <= rows.size()) {
            rows.remove(0);
        }
        return joined;
    }

    private ExactCoverProblem<String, String> problem(int first, int end) {
        NumberedItems problem = new NumberedItems(first, Math.max(0, end - first));
        rows.forEach(row -> problem.addOption(IntStream.of(row)));
        return problem.problem();
    }
}
