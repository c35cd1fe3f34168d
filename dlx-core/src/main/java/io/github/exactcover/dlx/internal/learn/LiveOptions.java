package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;

/**
 * Which options are live, chosen or ruled out, and what that means for the items. Every change goes on a trail, so that it
 * can be undone. An option that was ruled out stays in the lists of its items and is only marked: nothing has to be set up
 * again to start from the root, and setting up takes two passes over the table.
 */
final class LiveOptions {

    static final int NONE = -1;

    private static final byte LIVE = 0;
    private static final byte CHOSEN = 1;
    private static final byte RULED_OUT = 2;

    private final OptionTable table;
    private final int primaryCount;

    /** The eligible options of each item, from its start to that of the next one, and their cells. */
    private final int[] starts;

    private final int[] options;
    private final int[] cells;

    private final byte[] states;

    /** All choices and options that were ruled out, in the order in which that happened. */
    private final int[] trail;

    private int trailEnd;

    /** How many live options each primary item has. */
    private final int[] liveCounts;

    /** How many more options each primary item needs; not more than 0 if it has enough. */
    private final int[] needs;

    /** How many more options each primary item may get. */
    private final int[] rooms;

    /** The primary items; the first {@link #needyCount} of them need an option. */
    private final int[] needy;

    /** Where each primary item stands in {@link #needy}. */
    private final int[] places;

    private int needyCount;

    /** An item that needs more options than it has live ones. */
    private int failed = NONE;

    /** The item that was last seen to need all its live options. */
    private int forced = NONE;

    private long updates;

    LiveOptions(OptionTable table) {
        this.table = table;
        this.primaryCount = table.primaryCount();
        this.states = new byte[table.optionCount()];
        this.trail = new int[table.optionCount()];
        for (int option = 0; option < states.length; option++) {
            states[option] = table.isEligible(option) ? LIVE : RULED_OUT;
        }
        ItemOptions all = new ItemOptions(table);
        this.starts = all.starts;
        this.options = all.options;
        this.cells = all.cells;
        this.liveCounts = new int[primaryCount];
        this.needs = new int[primaryCount];
        this.rooms = new int[primaryCount];
        this.needy = new int[primaryCount];
        this.places = new int[primaryCount];
        for (int item = 0; item < primaryCount; item++) {
            liveCounts[item] = all.count(item);
            needs[item] = table.low(item);
            rooms[item] = table.high(item);
            needy[item] = item;
            places[item] = item;
        }
        this.needyCount = primaryCount;
        for (int item = 0; item < primaryCount; item++) {
            if (needs[item] == 0) {
                settle(item);
            }
            failIfShort(item);
        }
    }

    /** An item that cannot get what it needs, or {@link #NONE}; asked for after each choice. */
    int failed() {
        return failed;
    }

    /** How many items need an option. */
    int needyCount() {
        return needyCount;
    }

    /** One of the items that need an option, for places from 0 to {@link #needyCount}. */
    int needy(int place) {
        return needy[place];
    }

    /** How many of its live options an item can do without. */
    int spare(int item) {
        return liveCounts[item] - needs[item];
    }

    int liveCount(int item) {
        return liveCounts[item];
    }

    /** How many options are live. */
    int liveCount() {
        int count = 0;
        for (byte state : states) {
            count += state == LIVE ? 1 : 0;
        }
        return count;
    }

    /** Writes the live options of an item into an array, in their order, and says where they end. */
    int copyLive(int item, int[] into, int from) {
        int to = from;
        for (int entry = starts[item]; to < from + liveCounts[item]; entry++) {
            if (states[options[entry]] == LIVE) {
                into[to++] = options[entry];
            }
        }
        return to;
    }

    /** Writes all live options into an array, in their order, and says where they end. */
    int copyLive(int[] into, int from) {
        int to = from;
        for (int option = 0; option < states.length; option++) {
            if (states[option] == LIVE) {
                into[to++] = option;
            }
        }
        return to;
    }

    /** Chooses a live option and rules out those that exclude it, up to the first item that fails for it. */
    void choose(int option) {
        states[option] = CHOSEN;
        trail[trailEnd++] = option;
        updates++;
        int end = table.start(option + 1);
        for (int cell = table.start(option); cell < end; cell++) {
            int item = table.item(cell);
            if (item < primaryCount) {
                liveCounts[item]--;
                rooms[item]--;
                if (--needs[item] == 0) {
                    settle(item);
                }
            }
        }
        for (int cell = table.start(option); cell < end && failed == NONE; cell++) {
            exclude(table.item(cell), table.color(cell));
        }
    }

    /** Rules out what an item does not leave room for after a choice that gave it a color, or none. */
    private void exclude(int item, int color) {
        if (item < primaryCount && rooms[item] > 0) {
            return;
        }
        for (int entry = starts[item]; entry < starts[item + 1]; entry++) {
            int option = options[entry];
            if (states[option] == LIVE
                    && (color == OptionTable.NO_COLOR || table.color(cells[entry]) != color)
                    && !drop(option)) {
                return;
            }
        }
    }

    /** Rules out a live option, and says whether all items can still get what they need. */
    boolean drop(int option) {
        states[option] = RULED_OUT;
        trail[trailEnd++] = option;
        updates++;
        int end = table.start(option + 1);
        for (int cell = table.start(option); cell < end; cell++) {
            int item = table.item(cell);
            if (item < primaryCount) {
                liveCounts[item]--;
                failIfShort(item);
            }
        }
        return failed == NONE;
    }

    private void failIfShort(int item) {
        int spare = liveCounts[item] - needs[item];
        if (spare <= 0) {
            if (spare < 0) {
                failed = item;
            } else {
                forced = item;
            }
        }
    }

    /** An item that needs all its live options, or {@link #NONE} if none is known; there can be others. */
    int forced() {
        return forced != NONE && needs[forced] > 0 && spare(forced) == 0 ? forced : NONE;
    }

    private void settle(int item) {
        int place = places[item];
        int last = needy[--needyCount];
        needy[place] = last;
        places[last] = place;
        needy[needyCount] = item;
        places[item] = needyCount;
    }

    /** Where the trail ends now. */
    int mark() {
        return trailEnd;
    }

    /** Undoes everything since the trail ended there. */
    void undo(int mark) {
        while (trailEnd > mark) {
            int option = trail[--trailEnd];
            boolean chosen = states[option] == CHOSEN;
            states[option] = LIVE;
            for (int cell = table.start(option + 1) - 1; cell >= table.start(option); cell--) {
                int item = table.item(cell);
                if (item < primaryCount) {
                    liveCounts[item]++;
                    if (chosen) {
                        rooms[item]++;
                        if (++needs[item] == 1) {
                            needyCount++;
                        }
                    }
                }
            }
        }
        failed = NONE;
    }

    /** The options that are chosen, in their order. */
    int[] chosen() {
        int[] chosen = new int[trailEnd];
        int count = 0;
        for (int at = 0; at < trailEnd; at++) {
            if (states[trail[at]] == CHOSEN) {
                chosen[count++] = trail[at];
            }
        }
        return Arrays.copyOf(chosen, count);
    }

    /** How many options were chosen or ruled out. */
    long updates() {
        return updates;
    }
}
