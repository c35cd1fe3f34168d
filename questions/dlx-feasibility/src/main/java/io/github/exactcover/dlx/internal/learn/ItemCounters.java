package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.Exclusion;
import java.util.stream.IntStream;

/**
 * Propagates items without any clauses: an item must be covered often enough, and not too often. For each item we count
 * the options it has left and the options chosen for it, which shows what follows from a literal.
 */
final class ItemCounters {

    private final Network network;
    private final Trail trail;

    /** For each item with a demand, how many of its options are not dropped. */
    final int[] live;

    /** The exclusive or of these options. If there is only one left, this is its number. */
    private final int[] mixed;

    /** For each item, how many of its options are chosen. */
    final int[] covered;

    /** All items with a demand. The first {@link #openCount} of them are not covered often enough yet. */
    final int[] items;

    private final int[] itemPlaces;
    int openCount;

    /** The reason of the last conflict: what is violated. */
    int conflict;

    /** Another literal of the last conflict, which its reason does not name; -1 if there is none. */
    int conflictLiteral;

    /** How many options were looked at in lists of items. */
    long optionsRead;

    ItemCounters(Network network, Trail trail) {
        this.network = network;
        this.trail = trail;
        live = new int[network.itemCount];
        mixed = new int[network.itemCount];
        covered = new int[network.itemCount];
        itemPlaces = new int[network.itemCount];
        for (int item = 0; item < network.itemCount; item++) {
            live[item] = network.size(item);
            for (int entry = network.starts[item]; entry < network.starts[item + 1]; entry++) {
                mixed[item] ^= network.options[entry];
            }
        }
        items = IntStream.range(0, network.itemCount)
                .filter(item -> network.lows[item] > 0)
                .toArray();
        openCount = items.length;
        for (int place = 0; place < items.length; place++) {
            itemPlaces[items[place]] = place;
        }
    }

    /** Assigns what items need before anything is decided. Returns false if one of them has too few options. */
    boolean start() {
        for (int item : items) {
            if (live[item] < network.lows[item]) {
                return violated(Trail.reason(Trail.LOW, item), -1);
            }
            if (live[item] == network.lows[item]) {
                chooseAll(item);
            }
        }
        return true;
    }

    /** Notes that an option is chosen and assigns what follows. Returns false on a conflict. */
    boolean choose(int option) {
        if (!cover(option)) {
            return false;
        }
        int reason = Trail.reason(Trail.PAIR, option);
        for (int cell = network.limitStarts[option]; cell < network.limitStarts[option + 1]; cell++) {
            int item = network.limits[cell];
            if (network.highs[item] > 1) {
                if (covered[item] == network.highs[item]) {
                    dropAll(item);
                }
            } else if (!dropOthers(option, item, network.limitColors[cell], reason)) {
                return false;
            }
        }
        return true;
    }

    /**
     * First counts everything and then looks for conflicts, so that the counters can be undone after a conflict too.
     */
    private boolean cover(int option) {
        for (int cell = network.demandStarts[option]; cell < network.demandStarts[option + 1]; cell++) {
            int item = network.demands[cell];
            if (++covered[item] == network.lows[item]) {
                move(item, --openCount);
            }
        }
        boolean possible = true;
        for (int cell = network.limitStarts[option]; cell < network.limitStarts[option + 1]; cell++) {
            int item = network.limits[cell];
            if (network.lows[item] == 0) {
                covered[item]++;
            }
            if (covered[item] > network.highs[item] && network.highs[item] > 1) {
                possible = violated(Trail.reason(Trail.HIGH, item), -1);
            }
        }
        return possible;
    }

    private void move(int item, int place) {
        int other = items[place];
        items[itemPlaces[item]] = other;
        itemPlaces[other] = itemPlaces[item];
        items[place] = item;
        itemPlaces[item] = place;
    }

    /** Drops the options of an item that a chosen one excludes. */
    private boolean dropOthers(int option, int item, int color, int reason) {
        int end = network.starts[item + 1];
        optionsRead += end - network.starts[item];
        for (int entry = network.starts[item]; entry < end; entry++) {
            int other = network.options[entry];
            int value = trail.values[other];
            if (value < 0 || other == option || Exclusion.agree(color, network.colors[entry])) {
                continue;
            }
            if (value > 0) {
                return violated(reason, Trail.dropped(other));
            }
            trail.assign(Trail.dropped(other), reason);
        }
        return true;
    }

    private void dropAll(int item) {
        for (int entry = network.starts[item]; entry < network.starts[item + 1]; entry++) {
            if (trail.values[network.options[entry]] == 0) {
                trail.assign(Trail.dropped(network.options[entry]), Trail.reason(Trail.HIGH, item));
            }
        }
    }

    /** Notes that an option is dropped and assigns what follows. Returns false on a conflict. */
    boolean drop(int option) {
        int lacking = -1;
        int end = network.demandStarts[option + 1];
        for (int cell = network.demandStarts[option]; cell < end; cell++) {
            int item = network.demands[cell];
            mixed[item] ^= option;
            int left = --live[item];
            if (left > network.lows[item]) {
                continue;
            }
            if (left < network.lows[item]) {
                lacking = item;
            } else if (lacking < 0 && !chooseRest(item)) {
                lacking = item;
            }
        }
        return lacking < 0 || violated(Trail.reason(Trail.LOW, lacking), -1);
    }

    /** Chooses all options that an item has left. Returns false if one is dropped already but not counted yet. */
    private boolean chooseRest(int item) {
        if (live[item] > 1) {
            chooseAll(item);
            return true;
        }
        int last = mixed[item];
        if (trail.values[last] == 0) {
            trail.assign(Trail.chosen(last), Trail.reason(Trail.LOW, item));
        }
        return trail.values[last] > 0;
    }

    private void chooseAll(int item) {
        for (int entry = network.starts[item]; entry < network.starts[item + 1]; entry++) {
            if (trail.values[network.options[entry]] == 0) {
                trail.assign(Trail.chosen(network.options[entry]), Trail.reason(Trail.LOW, item));
            }
        }
    }

    /** Notes a conflict. Always false. */
    boolean violated(int reason, int literal) {
        conflict = reason;
        conflictLiteral = literal;
        return false;
    }

    /** Undoes what {@link #choose} or {@link #drop} counted, for the last literal that was not undone yet. */
    void undo(int literal) {
        int option = Trail.option(literal);
        if (Trail.isChoice(literal)) {
            uncover(option);
            return;
        }
        for (int cell = network.demandStarts[option]; cell < network.demandStarts[option + 1]; cell++) {
            int item = network.demands[cell];
            mixed[item] ^= option;
            live[item]++;
        }
    }

    private void uncover(int option) {
        for (int cell = network.demandStarts[option]; cell < network.demandStarts[option + 1]; cell++) {
            int item = network.demands[cell];
            if (covered[item]-- == network.lows[item]) {
                move(item, openCount++);
            }
        }
        for (int cell = network.limitStarts[option]; cell < network.limitStarts[option + 1]; cell++) {
            if (network.lows[network.limits[cell]] == 0) {
                covered[network.limits[cell]]--;
            }
        }
    }
}
