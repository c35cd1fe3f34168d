package io.github.exactcover.dlx.internal.table;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Drops options and items that make no difference to the solutions of a table, until there are none left to drop. It
 * does more than Knuth's program DLX-PRE, because it handles bounds.
 *
 * <p>An option is dropped when choosing it would leave some primary item with fewer options than it needs. An item is
 * dropped when the others already say all that it says. That is a primary item with the same options as another one,
 * which takes over the narrower bounds of both. And it is an item that need not be covered and cannot be covered too
 * often: it has no more options than it may have, or all are in one color, or another item lets only one of them be
 * chosen anyway.
 *
 * <p>A round first makes the options {@linkplain Consistency consistent}, which is fast even with very many of them.
 * Then it looks, for each option and each item near it, for options of the item that can be chosen together with it.
 * There are fewer rounds than options and items, and usually very few.
 */
public final class Reduction {

    private final OptionTable table;
    private final int primaryCount;
    private final BitSet options = new BitSet();
    private final BitSet items = new BitSet();
    private final int[] lows;
    private final int[] highs;

    private final Patience patience = Patience.ofThread();

    /** The options of the items, as they were when this round began to drop options, or items. */
    private OptionLists lists;

    /** The option under test. */
    private final Exclusion chosen;

    /** By primary item: the last entry that could be chosen together with an option under test. */
    private final int[] lastBeside;

    /** By primary item: the last option or item for which it was looked at, so that it is looked at once. */
    private final int[] stamps;

    private int stamp;

    /** What {@link #neighbors} finds. To make it anew for each item takes long where there are many. */
    private final int[] found;

    private Reduction(OptionTable table) {
        this.table = table;
        this.primaryCount = table.primaryCount();
        this.lows = table.lows();
        this.highs = table.highs();
        this.chosen = new Exclusion(table);
        this.lastBeside = new int[primaryCount];
        this.stamps = new int[primaryCount];
        this.found = new int[primaryCount];
        items.set(0, table.itemCount());
        for (int option = 0; option < table.optionCount(); option++) {
            options.set(option, table.isEligible(option));
        }
        this.lists = new OptionLists(table, options);
    }

    /** The part of a table that is left. */
    public static View of(OptionTable table) {
        Reduction reduction = new Reduction(table);
        boolean changed = true;
        while (changed) {
            // This is quick, and what is left afterwards is often small.
            reduction.options.andNot(Consistency.hopeless(reduction.supports()));
            changed = reduction.dropOptions();
            changed |= reduction.dropItems();
        }
        return View.part(table, reduction.options, reduction.items, reduction.lows, reduction.highs, new BitSet());
    }

    private Supports supports() {
        return Supports.of(table, options, items, lows, highs);
    }

    private boolean dropOptions() {
        lists = new OptionLists(table, options);
        Arrays.fill(lastBeside, 0);
        int before = options.cardinality();
        for (int item = 0; item < primaryCount; item++) {
            if (lists.size(item) < lows[item]) {
                options.clear();
            }
        }
        int[][] neighbors = new int[table.itemCount()][];
        for (int option = options.nextSetBit(0); option >= 0; option = options.nextSetBit(option + 1)) {
            if (isHopeless(option, neighbors)) {
                options.clear(option);
            }
        }
        return options.cardinality() < before;
    }

    /**
     * Whether some primary item would have too few options left if this one were chosen.
     *
     * @param neighbors for each item what {@link #neighbors} gives, or nothing yet
     */
    private boolean isHopeless(int option, int[][] neighbors) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            if (neighbors[item] == null) {
                neighbors[item] = items.get(item) && high(item) == 1 ? neighbors(item) : new int[0];
            }
        }
        chosen.clear();
        chosen.add(option);
        stamp++;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            for (int neighbor : neighbors[table.item(cell)]) {
                if (stamps[neighbor] != stamp && !hasEnoughBeside(option, neighbor)) {
                    return true;
                }
                stamps[neighbor] = stamp;
            }
        }
        return false;
    }

    /** The primary items that options of an item cover and that have to be covered. */
    private int[] neighbors(int item) {
        int count = 0;
        stamp++;
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            int option = lists.option(entry);
            patience.spend(table.start(option + 1) - table.start(option));
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                int other = table.item(cell);
                if (other < primaryCount && stamps[other] != stamp && items.get(other) && lows[other] > 0) {
                    stamps[other] = stamp;
                    found[count++] = other;
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Whether an item has as many options as it needs that can be chosen together with a given one, or are that. */
    private boolean hasEnoughBeside(int option, int item) {
        int first = Math.max(lists.start(item), lastBeside[item]);
        int needed = lows[item];
        int end = lists.start(item + 1);
        for (int entry = first; entry < end && needed > 0; entry++) {
            needed -= isBeside(option, entry, item) ? 1 : 0;
        }
        for (int entry = lists.start(item); entry < first && needed > 0; entry++) {
            needed -= isBeside(option, entry, item) ? 1 : 0;
        }
        return needed == 0;
    }

    /** Whether the option of an entry can be chosen together with a given one. The last such entry is tried first. */
    private boolean isBeside(int option, int entry, int item) {
        int other = lists.option(entry);
        patience.spend(table.start(other + 1) - table.start(other));
        if (options.get(other) && (other == option || !chosen.excludes(other))) {
            lastBeside[item] = lows[item] == 1 ? entry : 0;
            return true;
        }
        return false;
    }

    private int high(int item) {
        return item < primaryCount ? highs[item] : 1;
    }

    private boolean dropItems() {
        lists = new OptionLists(table, options);
        int before = items.cardinality();
        dropTwins();
        for (int item = items.nextSetBit(0); item >= 0; item = items.nextSetBit(item + 1)) {
            if (!isNeeded(item)) {
                items.clear(item);
            }
        }
        return items.cardinality() < before;
    }

    /** Of primary items with the same options, only the first stays. */
    private void dropTwins() {
        Map<IntBuffer, Integer> firsts = new HashMap<>();
        for (int item = items.nextSetBit(0); item >= 0 && item < primaryCount; item = items.nextSetBit(item + 1)) {
            patience.spend(Patience.LOOK_UP + lists.size(item));
            Integer first = firsts.putIfAbsent(lists.options(item), item);
            if (first != null && Math.max(lows[first], lows[item]) <= Math.min(highs[first], highs[item])) {
                lows[first] = Math.max(lows[first], lows[item]);
                highs[first] = Math.min(highs[first], highs[item]);
                items.clear(item);
            }
        }
    }

    /** Whether an item says anything that the other items left do not say. */
    private boolean isNeeded(int item) {
        if (item >= primaryCount) {
            return !fits(item) && !isGuarded(item);
        }
        // An option needs a primary item to be chosen at all, so its last one stays.
        return lows[item] > 0
                || (!fits(item) && !isGuarded(item))
                || !lists.options(item, option -> hasOtherPrimary(option, item));
    }

    /** Whether all options of an item could be chosen together, as far as this item is concerned. */
    private boolean fits(int item) {
        return lists.size(item) <= high(item) || lists.hasOneColor(item);
    }

    /** Whether an option has another primary item. */
    private boolean hasOtherPrimary(int option, int item) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int found = table.item(cell);
            if (found != item && found < primaryCount && items.get(found)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the options of an item have another item in common that lets only one of them be chosen. */
    private boolean isGuarded(int item) {
        int first = lists.option(lists.start(item));
        for (int cell = table.start(first); cell < table.start(first + 1); cell++) {
            int guard = table.item(cell);
            if (guard != item
                    && items.get(guard)
                    && high(guard) == 1
                    && lists.options(item, option -> coversPlainly(option, guard))) {
                return true;
            }
        }
        return false;
    }

    private boolean coversPlainly(int option, int item) {
        patience.spend(table.start(option + 1) - table.start(option));
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            if (table.item(cell) == item) {
                return table.color(cell) == OptionTable.NO_COLOR;
            }
        }
        return false;
    }
}
