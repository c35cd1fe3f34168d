package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Different values with a sum: an option for each set of values with that sum. It covers the values that are not in the
 * set, so that the variables have to cover those that are.
 */
final class ValueSets {

    private static final int MOST_SETS = 20_000;

    private final int size;
    private final int low;
    private final int high;
    private final TreeMap<Integer, Map<Integer, BitSet>> byNumber = new TreeMap<>();
    private final List<Integer> numbers;
    private final List<BitSet> sets = new ArrayList<>();

    private ValueSets(Draft draft, List<View> terms, int low, int high) {
        this.size = terms.size();
        this.low = low;
        this.high = high;
        for (View term : terms) {
            for (int place : draft.places(term.variable())) {
                byNumber.computeIfAbsent(term.number(place), number -> new LinkedHashMap<>())
                        .computeIfAbsent(term.variable(), v -> new BitSet())
                        .set(place);
            }
        }
        numbers = List.copyOf(byNumber.keySet());
    }

    /** Writes it if the terms differ and there are not too many sets, and says whether it did. */
    static boolean write(Draft draft, String name, List<View> terms, int low, int high) {
        List<List<View>> different = draft.differentWith(terms);
        long variables = terms.stream().map(View::variable).distinct().count();
        if (!draft.uses(Trick.SETS_WITH_A_SUM) || different.isEmpty() || variables < terms.size()) {
            return false;
        }
        ValueSets made = new ValueSets(draft, terms, low, high);
        if (!made.find(0, made.size, 0, new BitSet())) {
            return false;
        }
        made.write(draft, name);
        different.stream()
                .filter(all -> all.size() == terms.size())
                .forEach(draft::markAsSaid); // For each number is covered once.
        return true;
    }

    /** Finds the sets that have these numbers and some more; false if there are too many. */
    private boolean find(int from, int missing, long before, BitSet set) {
        if (missing == 0) {
            if (low <= before && before <= high) {
                sets.add((BitSet) set.clone());
            }
            return sets.size() <= MOST_SETS;
        }
        for (int i = from; i + missing <= numbers.size(); i++) {
            long least = before;
            long most = before + numbers.get(i);
            for (int k = 0; k < missing; k++) {
                least += numbers.get(i + k);
                most += k == 0 ? 0 : numbers.get(numbers.size() - k);
            }
            if (least > high) {
                break;
            }
            if (most >= low) {
                set.set(i);
                boolean isComplete = find(i + 1, missing - 1, before + numbers.get(i), set);
                set.clear(i);
                if (!isComplete) {
                    return false;
                }
            }
        }
        return true;
    }

    private void write(Draft draft, String name) {
        Table table = draft.table(name);
        Map<Integer, DraftItem> items = new LinkedHashMap<>();
        for (int i = 0; i < numbers.size(); i++) {
            int place = i;
            Map<Integer, BitSet> values = byNumber.getOrDefault(numbers.get(i), Map.of());
            if (sets.stream().anyMatch(set -> set.get(place))) {
                DraftItem item = draft.primary(new Label(name, ": ", numbers.get(i)));
                items.put(i, item);
                values.forEach((variable, places) ->
                        places.stream().forEach(value -> draft.attach(variable, value, item, DraftItem.ONCE)));
            } else {
                values.forEach((variable, places) -> draft.keep(variable, draft.others(variable, places)));
            }
        }
        for (BitSet set : sets) {
            List<Table.Cell> rest = new ArrayList<>();
            items.forEach((i, item) -> {
                if (!set.get(i)) {
                    rest.add(new Table.Cell(item, DraftItem.ONCE));
                }
            });
            table.add(new int[0], rest);
        }
    }
}
