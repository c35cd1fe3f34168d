package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.Exclusion;
import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;

/**
 * Items that cannot be left out of a set that cannot be covered together, because some options cover all others of the
 * set. From one such choice of options others follow: an option of the uncovered item takes the place of those that it
 * excludes, and often leaves a single other item uncovered.
 *
 * <p>Source: J. Marques-Silva and I. Lynce, "On improving MUS extraction algorithms", SAT 2011 (model rotation).
 */
final class NeededItems {

    private final OptionTable table;
    private final OptionLists lists;

    /** The set. The caller makes it smaller. */
    private final BitSet culprits;

    /** What was found. */
    private final BitSet needed;

    /** Some options, and how often they cover each item. */
    private BitSet chosen = new BitSet();

    private final int[] covered;

    NeededItems(OptionTable table, BitSet culprits, BitSet needed) {
        this.table = table;
        this.lists = OptionLists.eligible(table);
        this.culprits = culprits;
        this.needed = needed;
        this.covered = new int[table.itemCount()];
    }

    /**
     * Looks for needed items at some options that can be chosen together, and near them.
     *
     * @return the first item of the set that these options leave uncovered, and others cannot cover beside them
     */
    int note(int[] options) {
        take(new BitSet());
        Arrays.stream(options).forEach(option -> count(option, 1));
        culprits.stream().filter(this::lacks).forEach(this::coverIfPossible);
        int first = culprits.stream().filter(this::lacks).findFirst().orElseThrow();
        Deque<BitSet> found = new ArrayDeque<>();
        addIfNew(found);
        while (!found.isEmpty()) {
            take(found.pop());
            int lacking = culprits.stream().filter(this::lacks).findFirst().orElseThrow();
            for (int entry = lists.start(lacking); entry < lists.start(lacking + 1); entry++) {
                exchange(lists.option(entry), found);
            }
        }
        return first;
    }

    private void take(BitSet options) {
        chosen.clear();
        Arrays.fill(covered, 0);
        options.stream().forEach(option -> count(option, 1));
    }

    private void count(int option, int change) {
        chosen.set(option, change > 0);
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            covered[table.item(cell)] += change;
        }
    }

    private boolean lacks(int item) {
        return covered[item] < table.low(item);
    }

    private void coverIfPossible(int item) {
        for (int entry = lists.start(item); entry < lists.start(item + 1) && lacks(item); entry++) {
            int option = lists.option(entry);
            if (!chosen.get(option) && excluded(option).isEmpty()) {
                count(option, 1);
            }
        }
    }

    /**
     * If a single item is uncovered that was not known to be needed, it is, and the options are worth a closer look.
     */
    private void addIfNew(Deque<BitSet> found) {
        int[] lacking = culprits.stream().filter(this::lacks).limit(2).toArray();
        if (lacking.length == 1 && !needed.get(lacking[0])) {
            needed.set(lacking[0]);
            found.push((BitSet) chosen.clone());
        }
    }

    private void exchange(int option, Deque<BitSet> found) {
        if (chosen.get(option)) {
            return;
        }
        BitSet others = excluded(option);
        others.stream().forEach(other -> count(other, -1));
        count(option, 1);
        addIfNew(found);
        count(option, -1);
        others.stream().forEach(other -> count(other, 1));
    }

    /** Chosen options without which this one could be chosen. */
    private BitSet excluded(int option) {
        BitSet excluded = new BitSet();
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            int high = item < table.primaryCount() ? table.high(item) : 1;
            int end = covered[item] < high ? 0 : lists.start(item + 1);
            boolean isOver = false;
            for (int entry = lists.start(item); entry < end && !isOver; entry++) {
                if (chosen.get(lists.option(entry))
                        && !Exclusion.agree(table.color(cell), table.color(lists.cell(entry)))) {
                    excluded.set(lists.option(entry));
                    isOver = high > 1; // One place is enough.
                }
            }
        }
        return excluded;
    }
}
