package io.github.exactcover.dlx.internal.steps;

import io.github.exactcover.dlx.internal.table.Exclusion;
import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;

/**
 * What is left of a table after some options were taken and some removed, with the way back. An option is open while it
 * is neither taken nor removed; what a taken option excludes is removed with it. So open options never clash with taken
 * ones, and need only be compared with each other.
 */
final class Position {

    static final int NONE = -1;

    final OptionTable table;
    private final OptionLists lists;
    private final Patience patience = Patience.ofThread();

    /** By option: whether it is open. */
    private final boolean[] open;

    private int openCount;

    /** By item: how many of its options are open. */
    private final int[] sizes;

    /** By item: how often it must still be covered, none if 0 or less; 0 for secondary items. */
    private final int[] needs;

    /** By item: how often it may still be covered; 1 for secondary items, whose colors need more care. */
    private final int[] rooms;

    /** By secondary item: whether no two options give it the same color, so that it is never covered twice. */
    private final boolean[] exclusive;

    /** By item: when it last lost or got back an option, or changed all at once. */
    private final long[] changes;

    private long allChanged = 1;

    /** What both were before trials. */
    private long[] changesBefore = {};

    private long allChangedBefore;
    private long now = 1;

    /** The options that were removed, and the complements of those that were taken, in this order. */
    private int[] trail = new int[64];

    private int trailLength;

    /** Items that came to have just as many options as they need; each comes once. See {@link #takeNextForced}. */
    private final int[] forced;

    private int forcedStart;
    private int forcedEnd;

    /** An item that has fewer options than it needs, or {@link #NONE}. */
    private int broken = NONE;

    /** What {@link #excludedBy} found. */
    private final int[] found;

    /** By option: the last question that met it. */
    private final int[] stamps;

    private int stamp;

    Position(OptionTable table) {
        this.table = table;
        this.lists = OptionLists.eligible(table);
        this.open = new boolean[table.optionCount()];
        this.sizes = new int[table.itemCount()];
        this.needs = new int[table.itemCount()];
        this.rooms = new int[table.itemCount()];
        this.changes = new long[table.itemCount()];
        this.exclusive = new boolean[table.itemCount()];
        this.forced = new int[table.primaryCount()];
        this.found = new int[table.optionCount()];
        this.stamps = new int[table.optionCount()];
        for (int entry = 0; entry < lists.starts()[table.itemCount()]; entry++) {
            openCount += open[lists.option(entry)] ? 0 : 1;
            open[lists.option(entry)] = true;
        }
        for (int item = 0; item < table.itemCount(); item++) {
            boolean primary = item < table.primaryCount();
            sizes[item] = lists.start(item + 1) - lists.start(item);
            needs[item] = primary ? table.low(item) : 0;
            rooms[item] = primary ? table.high(item) : 1;
            exclusive[item] = primary || hasNoColorTwice(item);
            broken = broken == NONE && sizes[item] < needs[item] ? item : broken;
        }
    }

    private boolean hasNoColorTwice(int item) {
        int[] colors = new int[sizes[item]];
        for (int i = 0; i < colors.length; i++) {
            colors[i] = table.color(lists.cell(lists.start(item) + i));
        }
        Arrays.sort(colors);
        for (int i = 1; i < colors.length; i++) {
            if (Exclusion.agree(colors[i - 1], colors[i])) {
                return false;
            }
        }
        return true;
    }

    /** Spends patience on some steps. */
    void spend(int steps) {
        patience.spend(steps);
    }

    /** How many options are open. */
    int openCount() {
        return openCount;
    }

    boolean isOpen(int option) {
        return open[option];
    }

    /** How many options of an item are open. */
    int size(int item) {
        return sizes[item];
    }

    /** Whether an item must still be covered. */
    boolean isNeeded(int item) {
        return needs[item] > 0;
    }

    /** How many of its open options an item can do without. */
    int slack(int item) {
        return sizes[item] - needs[item];
    }

    /** Whether at most one of the open options of an item can be chosen. */
    boolean hasRoomForOne(int item) {
        return rooms[item] == 1 && exclusive[item];
    }

    /** A time that begins at 1, and goes on with each change. */
    long now() {
        return now;
    }

    /** When something changed that matters to conclusions from all options of an item. */
    long changedAt(int item) {
        return Math.max(changes[item], allChanged);
    }

    /** An item that has fewer options than it needs, or {@link #NONE}. */
    int broken() {
        return broken;
    }

    /** The open options of an item. */
    int[] options(int item) {
        int[] options = new int[sizes[item]];
        int count = 0;
        for (int entry = lists.start(item); count < options.length; entry++) {
            if (open[lists.option(entry)]) {
                options[count++] = lists.option(entry);
            }
        }
        return options;
    }

    /** The first open option of an item. */
    int firstOption(int item) {
        int entry = lists.start(item);
        while (!open[lists.option(entry)]) {
            entry++;
        }
        return lists.option(entry);
    }

    /** Finds the open options that cannot be chosen together with an open one; returns their number. */
    int excludedBy(int option) {
        stamp++;
        stamps[option] = stamp;
        int count = 0;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            if (rooms[item] == 1) {
                for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
                    int other = lists.option(entry);
                    if (open[other] && stamps[other] != stamp && clash(cell, lists.cell(entry))) {
                        stamps[other] = stamp;
                        found[count++] = other;
                    }
                }
                patience.spend(lists.start(item + 1) - lists.start(item));
            }
        }
        patience.spend(1 + table.start(option + 1) - table.start(option));
        return count;
    }

    private boolean clash(int cell, int other) {
        return !Exclusion.agree(table.color(cell), table.color(other));
    }

    /** One of those that the last call of {@link #excludedBy} found. */
    int excluded(int index) {
        return found[index];
    }

    /** Removes an open option. */
    void remove(int option) {
        open[option] = false;
        openCount--;
        remember(option);
        now++;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            int slack = --sizes[item] - needs[item];
            changes[item] = now;
            if (needs[item] > 0 && slack <= 0) {
                if (slack == 0) {
                    forced[forcedEnd++] = item;
                } else if (broken == NONE) {
                    broken = item;
                }
            }
        }
    }

    /**
     * Takes an open option, and removes all that it excludes: what shares an item that has no more room is among it.
     */
    void take(int option) {
        int count = excludedBy(option);
        open[option] = false;
        openCount--;
        remember(~option);
        count(option, -1);
        for (int i = 0; i < count; i++) {
            remove(found[i]);
        }
    }

    private void count(int option, int change) {
        now++;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            sizes[item] += change;
            changes[item] = now;
            if (item < table.primaryCount()) {
                needs[item] += change;
                rooms[item] += change;
                // Its options come to exclude each other, which makes a difference to other items.
                allChanged = rooms[item] == 1 && change < 0 ? now : allChanged;
            }
        }
    }

    private void remember(int option) {
        if (trailLength == trail.length) {
            trail = Arrays.copyOf(trail, 2 * trailLength);
        }
        trail[trailLength++] = option;
    }

    /** Starts to try something that will be undone; returns the mark to which. */
    int startTrials() {
        changesBefore = changes.clone();
        allChangedBefore = allChanged;
        forgetForced();
        return trailLength;
    }

    /** How many options were taken and removed. */
    int mark() {
        return trailLength;
    }

    /** The options that were removed since a mark. */
    int[] removedSince(int mark) {
        return Arrays.stream(trail, mark, trailLength)
                .filter(option -> option >= 0)
                .sorted()
                .toArray();
    }

    /** Goes back to where trials were started, when no item was broken. */
    void undo(int mark) {
        while (trailLength > mark) {
            int option = trail[--trailLength];
            boolean removed = option >= 0;
            option = removed ? option : ~option;
            open[option] = true;
            openCount++;
            if (removed) {
                for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                    sizes[table.item(cell)]++;
                }
            } else {
                count(option, 1);
            }
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                changes[table.item(cell)] = changesBefore[table.item(cell)];
            }
        }
        allChanged = allChangedBefore;
        broken = NONE;
        forgetForced();
    }

    /** Forgets which items had just as many options as they need. */
    void forgetForced() {
        forcedStart = 0;
        forcedEnd = 0;
    }

    /**
     * Takes an option of the item that was the first to have no more options than it needs; false if there is none.
     * Only items count that lost options since {@link #forgetForced} or {@link #undo}.
     */
    boolean takeNextForced() {
        while (forcedStart < forcedEnd) {
            int item = forced[forcedStart];
            if (needs[item] > 0 && sizes[item] == needs[item]) {
                take(firstOption(item));
                return true;
            }
            forcedStart++;
        }
        return false;
    }
}
