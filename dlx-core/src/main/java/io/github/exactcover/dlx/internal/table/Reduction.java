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
 * <p>A round looks, for each option, at all options that share an item with it. There are fewer rounds than options and
 * items, and usually very few.
 */
public final class Reduction {

    private final OptionTable table;
    private final int primaryCount;
    private final BitSet options = new BitSet();
    private final BitSet items = new BitSet();
    private final int[] lows;
    private final int[] highs;

    private final Patience patience = Patience.ofThread();

    private OptionLists lists;

    /** How many options each primary item would lose if the option under test were chosen; all 0 between two tests. */
    private final int[] losses;

    /** The items with losses, the first {@link #loserCount} entries. */
    private final int[] losers;

    private int loserCount;

    /** By option: one more than the last option under test that excludes it, so that it counts once for each test. */
    private final int[] excludedBy;

    private Reduction(OptionTable table) {
        this.table = table;
        this.primaryCount = table.primaryCount();
        this.lows = table.lows();
        this.highs = table.highs();
        this.losses = new int[primaryCount];
        this.losers = new int[primaryCount];
        this.excludedBy = new int[table.optionCount()];
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
            changed = reduction.dropOptions();
            changed |= reduction.dropItems();
        }
        return View.part(table, reduction.options, reduction.items, reduction.lows, reduction.highs, new BitSet());
    }

    private boolean dropOptions() {
        int before = options.cardinality();
        for (int item = 0; item < primaryCount; item++) {
            if (lists.size(item) < lows[item]) {
                options.clear();
            }
        }
        Arrays.fill(excludedBy, 0);
        for (int option = options.nextSetBit(0); option >= 0; option = options.nextSetBit(option + 1)) {
            if (isHopeless(option)) {
                options.clear(option);
                lists.shorten(option);
            }
        }
        return options.cardinality() < before;
    }

    /** Whether some primary item would have too few options left if this one were chosen. */
    private boolean isHopeless(int option) {
        boolean hopeless = false;
        for (int cell = table.start(option); cell < table.start(option + 1) && !hopeless; cell++) {
            int item = table.item(cell);
            hopeless = items.get(item) && high(item) == 1 && takesTooMuch(option, item, table.color(cell));
        }
        while (loserCount > 0) {
            losses[losers[--loserCount]] = 0;
        }
        return hopeless;
    }

    /** Whether some item has too few options without those that an option excludes by covering a given item. */
    private boolean takesTooMuch(int option, int item, int color) {
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            int other = lists.option(entry);
            boolean excluded = !Exclusion.agree(color, table.color(lists.cell(entry)));
            if (excluded && other != option && options.get(other) && excludedBy[other] != option + 1) {
                excludedBy[other] = option + 1;
                if (isMissed(other)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether one more option without this one is too few for one of its items. */
    private boolean isMissed(int option) {
        patience.spend(table.start(option + 1) - table.start(option));
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            if (item < primaryCount && items.get(item)) {
                if (losses[item]++ == 0) {
                    losers[loserCount++] = item;
                }
                if (lists.size(item) - losses[item] < lows[item]) {
                    return true;
                }
            }
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
