package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Lists of numbers: a line for each option, with the numbers of the items that it covers. Nothing else says which items
 * there are, so all numbers from 0 or 1 up to the largest must occur.
 */
public final class RowsText {

    private RowsText() {}

    static ExactCoverProblem<String, String> read(Reader text) throws IOException {
        Lines lines = new Lines(text);
        List<List<Integer>> rows = rows(lines);
        TreeSet<Integer> used = new TreeSet<>();
        rows.forEach(used::addAll);
        if (used.isEmpty()) {
            throw lines.error("there is no row; write the numbers of its items for each option");
        }
        int first = Math.min(1, used.first());
        if (used.size() <= used.last() - first) {
            int gap = first;
            while (used.contains(gap)) {
                gap++;
            }
            throw new IllegalArgumentException("no row has item " + gap + ", but one has " + used.last() + "; number"
                    + " the items from 0 or 1 without gaps, or name them in a first line, as in Knuth's format");
        }
        Draft draft = new Draft(lines);
        used.forEach(item -> draft.addPrimary(item.toString()));
        rows.forEach(row -> {
            row.forEach(item -> draft.cover(item.toString()));
            draft.endOption();
        });
        return draft.problem();
    }

    /** The rows, before it is known which items there are. */
    static List<List<Integer>> rows(Lines lines) throws IOException {
        List<List<Integer>> rows = new ArrayList<>();
        while (lines.nextRow()) {
            Set<Integer> row = new HashSet<>();
            List<Integer> items = new ArrayList<>();
            for (String word : lines.words()) {
                int item = Numbers.read(word, "an item", lines);
                if (!row.add(item)) {
                    throw lines.error("item " + item + " comes twice in this option; name it once");
                }
                items.add(item);
            }
            rows.add(items);
        }
        return rows;
    }

    /**
     * Writes a problem, its items numbered from 0, with commas.
     *
     * @throws IllegalArgumentException if rows of numbers cannot hold it
     */
    public static <I> void write(ExactCoverProblem<I, ?> problem, Appendable out) throws IOException {
        Limits.checkPlain(problem, "rows of numbers");
        Limits.checkNothingIsEmpty(problem);
        Map<I, Integer> numbers = Numbers.of(problem.primaryItems(), 0);
        for (int option = 0; option < problem.options().size(); option++) {
            out.append(problem.itemsOf(option).stream()
                            .map(item -> String.valueOf(numbers.get(item)))
                            .collect(Collectors.joining(",")))
                    .append('\n');
        }
    }
}
