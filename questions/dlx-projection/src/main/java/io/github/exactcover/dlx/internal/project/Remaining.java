package io.github.exactcover.dlx.internal.project;

import io.github.exactcover.dlx.internal.table.Exclusion;
import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.util.Arrays;
import java.util.BitSet;

/**
 * What is left of a table after some decisions and all that follows from them: options that are still free, and how
 * often each item must and may be covered from now on. All is undone in the opposite order.
 *
 * <p>What follows: options that a chosen one excludes are dropped; where an item has no more free options than it
 * needs, they are chosen. And if a key is needed, what all of its free options exclude is dropped. Without that a
 * decision for a key says little: it takes as many nodes to find out what it means as to choose one of its options.
 */
final class Remaining {

    // The state of an option. Those that can never be chosen are dropped from the start.
    private static final byte DROPPED = 0;
    private static final byte FREE = 1;
    private static final byte CHOSEN = 2;

    // What an entry of the trail undoes, in its lowest two bits; above them the option or the item. The old bound of an
    // item is the entry below.
    private static final int DROP = 0;
    private static final int CHOOSE = 1;
    private static final int LOW = 2;
    private static final int HIGH = 3;

    private final OptionTable table;
    final OptionLists lists;
    private final int firstKey;
    private final BitSet single;

    /** How often each primary item must and may be covered in all. Only those of keys change. */
    private final int[] lows;

    private final int[] highs;

    /** How often each item is covered. */
    private final int[] taken;

    /** The number of free options of each item. */
    private final int[] left;

    /** The color of each secondary item that is covered. */
    private final int[] colors;

    private final byte[] states;

    /** The number of primary items that are not covered often enough. */
    private int unmet;

    private int[] trail = new int[64];
    private int trailEnd;

    /** Whether something cannot be any more, until it is undone. */
    private boolean failed;

    /** Needed items that lost a free option: all of the rest may have to be chosen. */
    private final Waiting tight;

    /** Needed keys that lost a free option, or have only now come to be needed. */
    private final Waiting narrowed;

    private long updates;

    /** A set of items in the order in which they were added. */
    private static final class Waiting {

        private final int[] items;
        private final boolean[] isIn;
        private int count;

        Waiting(int itemCount) {
            items = new int[itemCount];
            isIn = new boolean[itemCount];
        }

        void add(int item) {
            if (!isIn[item]) {
                isIn[item] = true;
                items[count++] = item;
            }
        }

        /** Takes the item out that was added last. */
        int take() {
            int item = items[--count];
            isIn[item] = false;
            return item;
        }

        void clear() {
            while (count > 0) {
                take();
            }
        }
    }

    /** All of a table, and what follows from that. */
    Remaining(KeyedTable keyedTable) {
        table = keyedTable.table();
        firstKey = keyedTable.firstKey();
        single = keyedTable.single();
        lists = OptionLists.eligible(table);
        int primaryCount = table.primaryCount();
        lows = new int[primaryCount];
        highs = new int[primaryCount];
        taken = new int[table.itemCount()];
        left = new int[table.itemCount()];
        colors = new int[table.itemCount()];
        states = new byte[table.optionCount()];
        tight = new Waiting(primaryCount);
        narrowed = new Waiting(primaryCount);
        for (int item = 0; item < left.length; item++) {
            left[item] = lists.start(item + 1) - lists.start(item);
            for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
                states[lists.option(entry)] = FREE;
            }
        }
        for (int item = 0; item < primaryCount; item++) {
            lows[item] = table.low(item);
            highs[item] = table.high(item);
            unmet += lows[item] > 0 ? 1 : 0;
            check(item);
        }
        for (int key = firstKey; key < primaryCount; key++) {
            highs[key] = mostOf(key);
        }
        propagate();
    }

    /** How often a key can occur at most: no more often than an item that all of its options cover. */
    private int mostOf(int key) {
        int most = highs[key];
        int option = left[key] == 0 ? 0 : lists.option(lists.start(key));
        for (int cell = table.start(option); left[key] > 1 && cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            int color = table.color(cell);
            int high = item < lows.length ? highs[item] : color == OptionTable.NO_COLOR ? 1 : most;
            if (high < most && item != key && haveAll(key, item, color)) {
                most = high;
            }
        }
        return most;
    }

    boolean isKey(int item) {
        return item >= firstKey && item < lows.length;
    }

    /** How often an item must still be covered. */
    int need(int item) {
        return Math.max(0, lows[item] - taken[item]);
    }

    private int room(int item) {
        return highs[item] - taken[item];
    }

    boolean isFree(int option) {
        return states[option] == FREE;
    }

    /** How many free options an item has. */
    int free(int item) {
        return left[item];
    }

    /** Whether there is no way to complete what was decided. */
    boolean hasFailed() {
        return failed;
    }

    /** Whether all items are covered as they have to be, by the chosen options alone. */
    boolean isComplete() {
        return unmet == 0;
    }

    /** Removals of an option from the list of an item. */
    long updates() {
        return updates;
    }

    /** The chosen options, in the order in which they were chosen. */
    int[] chosen() {
        int[] chosen = new int[table.optionCount()];
        int count = 0;
        for (int at = trailEnd - 1; at >= 0; at--) {
            int kind = trail[at] & 3;
            if (kind == CHOOSE) {
                chosen[count++] = trail[at] >>> 2;
            } else if (kind != DROP) {
                at--; // The old bound.
            }
        }
        int[] inOrder = new int[count];
        Arrays.setAll(inOrder, place -> chosen[inOrder.length - 1 - place]);
        return inOrder;
    }

    /** What is left, as a table of its own. The chosen options are those of the view. */
    View rest() {
        BitSet options = new BitSet();
        BitSet chosen = new BitSet();
        for (int option = 0; option < states.length; option++) {
            options.set(option, states[option] == FREE);
            chosen.set(option, states[option] == CHOSEN);
        }
        BitSet items = new BitSet();
        int[] needs = new int[lows.length];
        int[] rooms = new int[lows.length];
        for (int item = 0; item < left.length; item++) {
            if (item < lows.length) {
                needs[item] = need(item);
                rooms[item] = room(item);
                items.set(item, isKey(item) ? needs[item] > 0 || rooms[item] < left[item] : rooms[item] > 0);
            } else {
                items.set(item, taken[item] == 0);
            }
        }
        return View.part(table, options, items, needs, rooms, chosen);
    }

    /** Whether it is not known yet how often a key will occur, or whether it occurs if only that matters. */
    boolean isOpen(int key) {
        int known = Math.max(lows[key], taken[key]);
        return left[key] > 0 && highs[key] > known && !(known > 0 && single.get(key));
    }

    /** Decides that a key occurs once more than is known. */
    void needMore(int key) {
        int known = Math.max(lows[key], taken[key]);
        push(lows[key]);
        push(key << 2 | LOW);
        setLow(key, known + 1);
        check(key);
        propagate();
    }

    /** Decides that a key does not occur more often than is known. */
    void needNoMore(int key) {
        int known = Math.max(lows[key], taken[key]);
        push(highs[key]);
        push(key << 2 | HIGH);
        highs[key] = known;
        if (taken[key] == known) {
            dropAll(key);
        }
        propagate();
    }

    /** Decides that a free option is in the solution. */
    void take(int option) {
        choose(option);
        propagate();
    }

    /** Decides that a free option is not in the solution. */
    void leave(int option) {
        drop(option);
        propagate();
    }

    private void setLow(int key, int low) {
        unmet -= need(key) > 0 ? 1 : 0;
        lows[key] = low;
        unmet += need(key) > 0 ? 1 : 0;
    }

    private void push(int entry) {
        if (trailEnd == trail.length) {
            trail = Arrays.copyOf(trail, 2 * trailEnd);
        }
        trail[trailEnd++] = entry;
    }

    /** Where the trail is now, to come back. */
    int mark() {
        return trailEnd;
    }

    /** Undoes all that was done since the trail was here. */
    void undo(int mark) {
        failed = false;
        while (trailEnd > mark) {
            int entry = trail[--trailEnd];
            int number = entry >>> 2;
            switch (entry & 3) {
                case DROP -> putBack(number, 0);
                case CHOOSE -> putBack(number, 1);
                case LOW -> setLow(number, trail[--trailEnd]);
                default -> highs[number] = trail[--trailEnd];
            }
        }
    }

    private void putBack(int option, int times) {
        states[option] = FREE;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            left[item]++;
            taken[item] -= times;
            if (times > 0 && item < lows.length && taken[item] == lows[item] - 1) {
                unmet++;
            }
        }
    }

    /** Does what follows, until nothing follows any more. */
    private void propagate() {
        while (!failed && (tight.count > 0 || narrowed.count > 0)) {
            if (tight.count > 0) {
                chooseIfTight(tight.take());
            } else {
                dropWhatAllExclude(narrowed.take());
            }
        }
        if (failed) {
            tight.clear();
            narrowed.clear();
        }
    }

    /** Looks at an item that may need all of its free options. */
    private void check(int item) {
        int need = need(item);
        if (need > left[item]) {
            failed = true;
        } else if (need > 0 && need == left[item]) {
            tight.add(item);
        } else if (need > 0 && isKey(item)) {
            narrowed.add(item);
        }
    }

    private void chooseIfTight(int item) {
        if (need(item) != left[item]) {
            return;
        }
        for (int entry = lists.start(item); left[item] > 0 && !failed; entry++) {
            if (states[lists.option(entry)] == FREE) {
                choose(lists.option(entry));
            }
        }
    }

    private void choose(int option) {
        states[option] = CHOSEN;
        push(option << 2 | CHOOSE);
        int start = table.start(option);
        int end = table.start(option + 1);
        updates += end - start;
        for (int cell = start; cell < end; cell++) {
            int item = table.item(cell);
            left[item]--;
            taken[item]++;
            if (item >= lows.length) {
                colors[item] = table.color(cell);
            } else if (taken[item] == lows[item]) {
                unmet--;
            }
        }
        for (int cell = start; cell < end && !failed; cell++) {
            int item = table.item(cell);
            if (item < lows.length ? room(item) == 0 : taken[item] == 1) {
                dropAll(item);
            }
        }
    }

    /** Drops the free options of an item that is covered; if it has a color, those that give it another one. */
    private void dropAll(int item) {
        boolean isColored = item >= lows.length && colors[item] != OptionTable.NO_COLOR;
        int end = lists.start(item + 1);
        for (int entry = lists.start(item); entry < end && left[item] > 0 && !failed; entry++) {
            int option = lists.option(entry);
            if (states[option] == FREE && !(isColored && table.color(lists.cell(entry)) == colors[item])) {
                drop(option);
            }
        }
    }

    private void drop(int option) {
        states[option] = DROPPED;
        push(option << 2 | DROP);
        int end = table.start(option + 1);
        updates += end - table.start(option);
        for (int cell = table.start(option); cell < end; cell++) {
            left[table.item(cell)]--;
        }
        for (int cell = table.start(option); cell < end; cell++) {
            if (table.item(cell) < lows.length) {
                check(table.item(cell));
            }
        }
    }

    /** Drops what all free options of a needed key exclude, one of which will be chosen. */
    private void dropWhatAllExclude(int key) {
        if (need(key) == 0) {
            return;
        }
        int entry = lists.start(key);
        while (states[lists.option(entry)] != FREE) {
            entry++;
        }
        int option = lists.option(entry);
        for (int cell = table.start(option); cell < table.start(option + 1) && !failed; cell++) {
            int item = table.item(cell);
            boolean once = item < lows.length ? room(item) == 1 : taken[item] == 0;
            if (item != key && once && left[item] > left[key] && haveAll(key, item, table.color(cell))) {
                dropOthers(item, table.color(cell), key);
            }
        }
    }

    /** Whether all free options of a key cover an item with this color. */
    private boolean haveAll(int key, int item, int color) {
        int free = left[key];
        for (int entry = lists.start(key); free > 0; entry++) {
            int option = lists.option(entry);
            if (states[option] == FREE) {
                free--;
                if (!covers(option, item, color)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean covers(int option, int item, int color) {
        int cell = table.cellOf(option, item);
        return cell >= 0 && table.color(cell) == color;
    }

    private void dropOthers(int item, int color, int key) {
        for (int entry = lists.start(item); entry < lists.start(item + 1) && !failed; entry++) {
            int option = lists.option(entry);
            if (states[option] == FREE
                    && !Exclusion.agree(color, table.color(lists.cell(entry)))
                    && !covers(option, key, OptionTable.NO_COLOR)) {
                drop(option);
            }
        }
    }
}
