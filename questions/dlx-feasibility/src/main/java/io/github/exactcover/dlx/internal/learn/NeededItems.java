package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.Exclusion;
import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.PrimitiveIterator;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Items that cannot be left out of a set that cannot be covered together, because some options cover all others of the
 * set. From one such choice of options others follow: an option of the uncovered item takes the place of those that it
 * excludes, and often leaves a single other item uncovered.
 *
 * <p>Source: J. Marques-Silva and I. Lynce, "On improving MUS extraction algorithms", SAT 2011 (model rotation).
 */
final class NeededItems {

    /** The option of an exchange that only stands for the beginning. */
    private static final int NONE = -1;

    private final OptionTable table;
    private final OptionLists lists;

    /** The set. The caller makes it smaller. */
    private final BitSet culprits;

    /** What was found. */
    private final BitSet needed;

    /** Some options, and how often they cover each item. */
    private final BitSet chosen = new BitSet();

    private final int[] covered;

    /** How many items of the set they leave uncovered, and the sum of these items: if it is one, the sum names it. */
    private int lackingCount;

    private long lackingSum;

    private Patience patience = Patience.ofThread();

    /**
     * An option that has taken the place of others, and left an item uncovered.
     *
     * @param next the entries of the options of that item
     */
    private record Exchange(int option, Set<Integer> others, PrimitiveIterator.OfInt next) {}

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
        patience = Patience.ofThread();
        chosen.clear();
        Arrays.fill(covered, 0);
        lackingCount = culprits.cardinality();
        lackingSum = culprits.stream().asLongStream().sum();
        Arrays.stream(options).forEach(option -> count(option, 1));
        culprits.stream().filter(this::lacks).forEach(this::coverIfPossible);
        int first = culprits.stream().filter(this::lacks).findFirst().orElseThrow();
        exchangeAll();
        return first;
    }

    /** Makes exchanges one after the other, as long as each finds a needed item, and goes back to make others. */
    private void exchangeAll() {
        Deque<Exchange> path = new ArrayDeque<>();
        addIfNew(NONE, Set.of(), path);
        while (!path.isEmpty()) {
            Exchange last = path.peek();
            if (!last.next.hasNext()) {
                undo(last.option, last.others);
                path.pop();
                continue;
            }
            int option = lists.option(last.next.nextInt());
            if (!chosen.get(option)) {
                Set<Integer> others = excluded(option);
                others.forEach(other -> count(other, -1));
                count(option, 1);
                if (!addIfNew(option, others, path)) {
                    undo(option, others);
                }
            }
        }
    }

    private void undo(int option, Set<Integer> others) {
        if (option != NONE) {
            count(option, -1);
            others.forEach(other -> count(other, 1));
        }
    }

    private void count(int option, int change) {
        chosen.set(option, change > 0);
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            boolean isOfSet = culprits.get(item);
            boolean lacked = isOfSet && lacks(item);
            covered[item] += change;
            if (isOfSet && lacked != lacks(item)) {
                lackingCount -= change;
                lackingSum -= (long) change * item;
            }
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
     * If a single item is uncovered that was not known to be needed, it is, and more exchanges are made from here.
     */
    private boolean addIfNew(int option, Set<Integer> others, Deque<Exchange> path) {
        int item = (int) lackingSum;
        if (lackingCount != 1 || needed.get(item)) {
            return false;
        }
        needed.set(item);
        PrimitiveIterator.OfInt next =
                IntStream.range(lists.start(item), lists.start(item + 1)).iterator();
        path.push(new Exchange(option, others, next));
        return true;
    }

    /** Chosen options without which this one could be chosen. */
    private Set<Integer> excluded(int option) {
        Set<Integer> excluded = new LinkedHashSet<>();
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            int high = item < table.primaryCount() ? table.high(item) : 1;
            int end = covered[item] < high ? 0 : lists.start(item + 1);
            patience.spend(1 + Math.max(0, end - lists.start(item)));
            boolean isOver = false;
            for (int entry = lists.start(item); entry < end && !isOver; entry++) {
                if (chosen.get(lists.option(entry))
                        && !Exclusion.agree(table.color(cell), table.color(lists.cell(entry)))) {
                    excluded.add(lists.option(entry));
                    isOver = high > 1; // One place is enough.
                }
            }
        }
        return excluded;
    }
}
