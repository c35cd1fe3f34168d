package io.github.exactcover.dlx.internal.count.frontier;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

/**
 * The primary items of a table as a graph. Two items are neighbours if they share an option, or if options of theirs
 * share a secondary item that few options have.
 */
final class ItemGraph {

    /**
     * After so many steps, in all walks together, a walk goes on with the oldest item of the border: where the border
     * is wide, the steps would grow with the square of the items. Some tenths of a second; not measured.
     */
    private static final long MOST_STEPS = 100_000_000;

    private final int[][] neighbours;

    /** The items, those with few neighbours first. */
    private final int[] lonely;

    /** The place of the first of these that {@link #order} may not have met yet. */
    private int loneliest;

    /** By item: how many of its neighbours {@link #order} has not met yet. */
    private final int[] fresh;

    private final BitSet known = new BitSet();

    /** How many items {@link #order} has looked at so far, in all calls. */
    private long steps;

    ItemGraph(OptionTable table) {
        neighbours = new Finder(table).neighbours;
        fresh = new int[neighbours.length];
        lonely = LongStream.range(0, neighbours.length)
                .map(item -> ((long) neighbours[(int) item].length << Integer.SIZE) + item)
                .sorted()
                .mapToInt(number -> (int) number)
                .toArray();
    }

    /**
     * Whether a secondary item with this many options makes neighbours. What a quarter of all options have says nothing
     * about which items are near to each other.
     */
    static boolean joins(int options, OptionTable table) {
        return 4L * options < table.optionCount();
    }

    /** Collects the neighbours of each item in turn. */
    private static final class Finder {

        private final OptionTable table;
        private final OptionLists lists;
        private final int[][] neighbours;

        /** By item: the item for which it was found last, plus one. */
        private final int[] marks;

        private final int[] found;
        private final Patience patience = Patience.ofThread();
        private int count;

        Finder(OptionTable table) {
            this.table = table;
            this.lists = OptionLists.eligible(table);
            this.neighbours = new int[table.primaryCount()][];
            this.marks = new int[table.itemCount()];
            this.found = new int[table.itemCount()];
            Arrays.setAll(neighbours, this::neighbours);
        }

        private int[] neighbours(int item) {
            count = 0;
            marks[item] = item + 1;
            find(item, item);
            int sharing = count;
            for (int i = 0; i < sharing; i++) {
                if (found[i] >= neighbours.length && joins(lists.start(found[i] + 1) - lists.start(found[i]), table)) {
                    find(found[i], item);
                }
            }
            return Arrays.stream(found, 0, count)
                    .filter(other -> other < neighbours.length)
                    .toArray();
        }

        /**
         * Finds the items that share an option with one item, and belong to the neighbours of another or the same one.
         */
        private void find(int item, int owner) {
            for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
                int option = lists.option(entry);
                patience.spend(table.start(option + 1) - table.start(option));
                for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                    int other = table.item(cell);
                    if (marks[other] != owner + 1 && (item == owner || other < neighbours.length)) {
                        marks[other] = owner + 1;
                        found[count++] = other;
                    }
                }
            }
        }
    }

    long steps() {
        return steps;
    }

    /**
     * How an order takes its items.
     *
     * @param newest whether it takes the newest of several items that are as good
     * @param leaps whether it may leave the border
     * @param noise how far a choice may be from the best one, in new items
     */
    record Walk(boolean newest, boolean leaps, double noise) {}

    /**
     * An order of the items that keeps the border narrow: it always goes on with the item that adds the fewest new
     * items to the border. If there are several, the oldest keeps grids narrow, and the newest keeps trees narrow. A
     * walk that leaps may take an item outside, if that is next to the border. So it can finish row by row, though no
     * option has items of two rows.
     *
     * @param walk how it chooses
     * @param start the first item; where the graph falls apart, each other part begins with an item of few neighbours
     */
    int[] order(Walk walk, int start, SplittableRandom random) {
        Patience patience = Patience.ofThread();
        int[] order = new int[neighbours.length];
        known.clear();
        loneliest = 0;
        Arrays.setAll(fresh, item -> neighbours[item].length);
        int placed = 0;
        int seen = 0;
        while (placed < order.length) {
            long before = steps;
            if (placed == seen) {
                order[seen++] = placed == 0 ? start : loneliest();
                meet(order[placed]);
            }
            int place = cheapest(order, placed, seen, walk, random);
            int outside = walk.leaps && !isTired() ? outside(fresh[order[place]] - 1) : -1;
            if (outside >= 0) {
                place = seen;
                order[seen++] = outside;
                meet(outside);
            }
            patience.spend(steps - before + neighbours[order[place]].length);
            bringForward(order, placed, place);
            for (int item : neighbours[order[placed++]]) {
                if (!known.get(item)) {
                    order[seen++] = item;
                    meet(item);
                }
            }
        }
        return order;
    }

    private boolean isTired() {
        return steps > MOST_STEPS;
    }

    private void meet(int item) {
        known.set(item);
        for (int neighbour : neighbours[item]) {
            fresh[neighbour]--;
        }
    }

    /** The place of the item of the border that adds the fewest new items to it. */
    private int cheapest(int[] order, int from, int to, Walk walk, SplittableRandom random) {
        if (isTired()) {
            return from;
        }
        int best = from;
        double fewest = Double.POSITIVE_INFINITY;
        for (int i = from; i < to && fewest > 0; i++) {
            int place = walk.newest ? from + to - 1 - i : i;
            double noise = walk.noise == 0 ? 0 : walk.noise * random.nextDouble();
            double cost = fresh[order[place]] + noise;
            if (cost < fewest) {
                fewest = cost;
                best = place;
            }
        }
        steps += to - from;
        return best;
    }

    /** An item next to the border that adds fewer new items to it than this; -1 if there is none. */
    private int outside(int fewest) {
        int best = -1;
        int least = fewest;
        for (int item = known.nextClearBit(0); item < fresh.length && least > 0; item = known.nextClearBit(item + 1)) {
            if (fresh[item] < least && fresh[item] < neighbours[item].length) {
                best = item;
                least = fresh[item];
            }
            steps++;
        }
        return best;
    }

    /** Moves an item to an earlier place; the items between move up by one, in their order. */
    private static void bringForward(int[] order, int to, int from) {
        int item = order[from];
        System.arraycopy(order, to, order, to + 1, from - to);
        order[to] = item;
    }

    private int loneliest() {
        while (known.get(lonely[loneliest])) {
            loneliest++;
        }
        return lonely[loneliest];
    }

    /** An item with as few neighbours as any. */
    int end() {
        return lonely[0];
    }
}
