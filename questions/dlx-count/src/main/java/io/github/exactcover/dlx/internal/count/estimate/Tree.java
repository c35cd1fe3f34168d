package io.github.exactcover.dlx.internal.count.estimate;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SizeTournament;
import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;

/**
 * The tree that {@link io.github.exactcover.dlx.internal.search.links.DancingLinks} searches, for those who only go
 * down: the same items, and for each the same choices in the same order. As nothing is ever undone, no links are
 * needed.
 */
final class Tree {

    /** All items are covered. */
    static final int SOLVED = -1;

    /** The size of a secondary item whose color is settled; its options can still be counted down from there. */
    private static final int SETTLED = Integer.MIN_VALUE / 2;

    private final OptionTable table;
    private final OptionLists lists;
    private final int primaryCount;
    private final boolean leftmost;

    /** What the degree of each primary item is multiplied by; empty when all weigh the same. */
    private final float[] prices;

    private final boolean bounded;
    private final Position root;

    Tree(OptionTable table, ItemRule rule) {
        this(table, rule, SizeTournament.MANY_ITEMS);
    }

    /** For tests, where few items have a tournament too. */
    Tree(OptionTable table, ItemRule rule, int manyItems) {
        this.table = table;
        this.lists = OptionLists.eligible(table);
        this.primaryCount = table.primaryCount();
        this.leftmost = rule.isLeftmost();
        this.prices = rule.prices();
        this.bounded = table.isBounded();
        this.root = root(!leftmost && !rule.isWeighted() && primaryCount > manyItems);
    }

    private Position root(boolean withTournament) {
        long[] open = new long[(table.optionCount() + 63) / 64];
        for (int option : lists.options()) {
            open[option >> 6] |= 1L << option;
        }
        int[] sizes = new int[table.itemCount()];
        for (int item = 0; item < sizes.length; item++) {
            boolean isDone = item < primaryCount && table.high(item) == 0;
            sizes[item] = isDone ? Position.DONE : lists.start(item + 1) - lists.start(item);
        }
        int[] bounds = new int[bounded ? primaryCount : 0];
        Arrays.setAll(bounds, table::high);
        Position position = new Position(open, sizes, bounds, withTournament ? new SizeTournament(primaryCount) : null);
        for (int item = 0; item < primaryCount; item++) {
            if (sizes[item] != Position.DONE) {
                changed(position, item);
            }
        }
        return position;
    }

    /** The root; not to be moved. */
    Position root() {
        return root;
    }

    /** The item to branch on, or {@link #SOLVED}. */
    int item(Position at) {
        while (at.first < primaryCount && at.sizes[at.first] == Position.DONE) {
            at.first++;
        }
        if (at.first == primaryCount) {
            return SOLVED;
        }
        if (leftmost) {
            return at.first;
        }
        if (at.tournament != null) {
            return at.tournament.smallest();
        }
        return prices.length != 0 ? smallestScore(at) : bounded ? smallestDegree(at) : smallestSize(at);
    }

    private int smallestSize(Position at) {
        int[] sizes = at.sizes;
        int best = at.first;
        int smallest = sizes[best];
        for (int item = best + 1; item < primaryCount && smallest > 0; item++) {
            if (sizes[item] < smallest) {
                best = item;
                smallest = sizes[item];
            }
        }
        return best;
    }

    private int smallestDegree(Position at) {
        int best = at.first;
        int smallest = Integer.MAX_VALUE;
        for (int item = at.first; item < primaryCount && smallest > 0; item++) {
            if (at.sizes[item] != Position.DONE && degree(at, item) < smallest) {
                best = item;
                smallest = degree(at, item);
            }
        }
        return best;
    }

    private int smallestScore(Position at) {
        int best = at.first;
        float smallest = Float.POSITIVE_INFINITY;
        for (int item = at.first; item < primaryCount && smallest > ItemRule.BEST; item++) {
            float score = at.sizes[item] == Position.DONE
                    ? Float.POSITIVE_INFINITY
                    : ItemRule.score(degree(at, item), prices[item]);
            if (score < smallest) {
                best = item;
                smallest = score;
            }
        }
        return best;
    }

    /** The number of choices for an item that is to be covered. */
    int degree(Position at, int item) {
        return bounded ? Math.max(0, at.sizes[item] + 1 - needed(at, item)) : at.sizes[item];
    }

    /** How often an item must still be covered. */
    private int needed(Position at, int item) {
        return Math.max(0, at.bounds[item] - (table.high(item) - table.low(item)));
    }

    /** Makes a choice for an item; the places of the choices begin at 0. */
    void choose(Position at, int item, int place) {
        int chosen = bounded ? take(at, item, place) : option(at, item, place);
        if (chosen == table.optionCount()) {
            return;
        }
        if (!bounded) {
            cover(at, item);
        }
        for (int cell = table.start(chosen); cell < table.start(chosen + 1); cell++) {
            if (table.item(cell) != item) {
                commit(at, table.item(cell), table.color(cell));
            }
        }
    }

    /** The open option of an item at a place in its list. */
    private int option(Position at, int item, int place) {
        int left = place;
        int entry = lists.start(item);
        while (!at.isOpen(lists.option(entry)) || left-- > 0) {
            entry++;
        }
        return lists.option(entry);
    }

    /**
     * With bounds, an option that is chosen closes those before it: together, they are chosen in the order of the list.
     * Returns the option; the last choice, if no more options are needed, is to choose no more, and then returns a
     * number too large for an option.
     */
    private int take(Position at, int item, int place) {
        if (place == at.sizes[item]) {
            cover(at, item);
            return table.optionCount();
        }
        int chosen = option(at, item, place);
        if (--at.bounds[item] == 0) {
            cover(at, item);
            return chosen;
        }
        changed(at, item);
        int entry = lists.start(item) - 1;
        do {
            entry++;
            if (at.isOpen(lists.option(entry))) {
                close(at, lists.option(entry));
            }
        } while (lists.option(entry) != chosen);
        return chosen;
    }

    /** An item of an option that was chosen is covered once more, or gets its color. */
    private void commit(Position at, int item, int color) {
        if (color != OptionTable.NO_COLOR) {
            settle(at, item, color);
        } else if (!bounded || item >= primaryCount || --at.bounds[item] == 0) {
            cover(at, item);
        } else {
            changed(at, item);
        }
    }

    /** Closes all options of an item. */
    private void cover(Position at, int item) {
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            if (at.isOpen(lists.option(entry))) {
                close(at, lists.option(entry));
            }
        }
        if (item < primaryCount) {
            at.finish(item);
        }
    }

    /** Closes the options that give an item another color, or none. */
    private void settle(Position at, int item, int color) {
        if (at.sizes[item] < 0) {
            return;
        }
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            if (at.isOpen(lists.option(entry)) && table.color(lists.cell(entry)) != color) {
                close(at, lists.option(entry));
            }
        }
        at.sizes[item] = SETTLED;
    }

    private void close(Position at, int option) {
        at.open[option >> 6] &= ~(1L << option);
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            at.sizes[item]--;
            changed(at, item);
        }
    }

    /** The degree of an item that is to be covered may have changed. */
    private void changed(Position at, int item) {
        if (at.tournament != null && item < primaryCount) {
            at.tournament.set(item, degree(at, item));
        }
    }
}
