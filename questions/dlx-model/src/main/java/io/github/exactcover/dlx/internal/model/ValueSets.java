package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Different values with a sum: an option for each set of values with that sum. It covers the values that are not in the
 * set, so that the variables have to cover those that are.
 */
final class ValueSets {

    private static final int MOST_SETS = 20_000;

    private final int low;
    private final int high;
    private final int[] numbers;
    private final List<BitSet> sets = new ArrayList<>();

    private ValueSets(int low, int high, Set<Object> numbers) {
        this.low = low;
        this.high = high;
        this.numbers = numbers.stream().mapToInt(View::number).toArray();
    }

    /** Writes it if the terms differ and there are not too many sets, and says whether it did. */
    static boolean write(Draft draft, String name, List<View> terms, int low, int high) {
        long variables = terms.stream().mapToInt(View::variable).distinct().count();
        if (!draft.uses(Trick.SETS_WITH_A_SUM) || !draft.areDifferent(terms) || variables < terms.size()) {
            return false;
        }
        Map<Object, Map<Integer, BitSet>> byNumber = new TreeMap<>(AllDifferent.byImage(draft, terms));
        ValueSets made = new ValueSets(low, high, byNumber.keySet());
        if (!made.find(0, terms.size(), 0, new BitSet())) {
            return false;
        }
        made.write(draft, name, List.copyOf(byNumber.values()));
        draft.sayDifferent(terms); // For each number is covered once.
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
        boolean isComplete = true;
        for (int i = from; isComplete && i + missing <= numbers.length; i++) {
            long sum = before + numbers[i];
            if (sum + (missing - 1L) * numbers[i] <= high
                    && sum + (missing - 1L) * numbers[numbers.length - 1] >= low) {
                set.set(i);
                isComplete = find(i + 1, missing - 1, sum, set);
                set.clear(i);
            }
        }
        return isComplete;
    }

    /** {@code values} are those that have each number. */
    private void write(Draft draft, String name, List<Map<Integer, BitSet>> values) {
        Table table = draft.table(draft.primary(name));
        BitSet used = new BitSet();
        sets.forEach(used::or);
        DraftItem[] items = new DraftItem[numbers.length];
        for (int i = 0; i < items.length; i++) {
            if (used.get(i)) {
                items[i] = draft.count(new Label(name, ": ", numbers[i]), 1, 1, values.get(i));
            } else {
                draft.remove(values.get(i));
            }
        }
        for (BitSet set : sets) {
            DraftOption rest = table.row();
            used.stream().filter(i -> !set.get(i)).forEach(i -> rest.add(items[i], DraftItem.ONCE));
        }
    }
}
