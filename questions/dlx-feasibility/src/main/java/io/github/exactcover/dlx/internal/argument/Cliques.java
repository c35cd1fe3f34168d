package io.github.exactcover.dlx.internal.argument;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Groups of options that exclude each other pairwise, so that at most one of them can be chosen. The options of an item
 * that may be covered once are such a group. Here it becomes larger by options that exclude all of them because of
 * other items: if nine exams exclude each other pair by pair, their options at one time are a group.
 *
 * <p>These groups are the cliques of a graph, and are lifted to maximal ones (Atamturk, Nemhauser and Savelsbergh,
 * "Conflict graphs in solving integer programming problems", 2000).
 */
final class Cliques {

    /** With more options, the matrix that says which ones exclude each other would take more than 18 MB. */
    private static final int MOST_OPTIONS = 12_000;

    /** How much work may be done at most for each cell of the table, and besides. */
    private static final int MOST_WORK_PER_CELL = 1000;

    private static final int MOST_WORK = 1 << 20;

    /** The groups together may be this many times as long as the table. */
    private static final int MOST_CELLS = 4;

    /** Shares count so much more than how many options are left. */
    private static final double SHARE = 1e6;

    /** A fractional solution has too much of a group if it has more than this. */
    private static final double VIOLATED = 1.001;

    private final OptionTable table;
    private final BitSet options;
    private final OptionLists lists;

    /** How much of each option there is in a fractional solution; 0 as long as there is none. */
    private final double[] shares;

    /** The options that each one excludes. */
    private final BitSet[] excluded;

    private final Set<BitSet> found = new LinkedHashSet<>();

    /** How many options the groups have together. */
    private long cells;

    /** The item whose options become a group next. */
    private int next;

    private long work;

    /** Groups of these options, all of which can be chosen. */
    Cliques(OptionTable table, BitSet options) {
        this(table, options, new double[table.optionCount()]);
    }

    private Cliques(OptionTable table, BitSet options, double[] shares) {
        this.table = table;
        this.shares = shares;
        this.options = options;
        this.lists = new OptionLists(table, options);
        this.excluded = new BitSet[table.optionCount()];
        for (int option = options.nextSetBit(0); option >= 0; option = options.nextSetBit(option + 1)) {
            excluded[option] = new BitSet(excluded.length);
        }
    }

    /** Whether a table is small enough. */
    static boolean arePossibleFor(OptionTable table) {
        return table.optionCount() <= MOST_OPTIONS;
    }

    /** Goes on. Returns false if there are no more groups, or too much work. */
    boolean step() {
        int items = table.itemCount();
        if (next < items) {
            exclude(next);
        } else if (next < 2 * items && isOnce(next - items) && lists.size(next - items) > 0) {
            int[] all = optionsOf(next - items);
            BitSet group = extended(all);
            // If it consists of the options of the item, it is nothing new.
            if (group.cardinality() > all.length || !containsAll(group, all)) {
                keep(group);
            }
        }
        next++;
        return next < 2 * items
                && work < MOST_WORK + (long) MOST_WORK_PER_CELL * table.cellCount()
                && cells < (long) MOST_CELLS * table.cellCount();
    }

    private static boolean containsAll(BitSet group, int[] options) {
        for (int option : options) {
            if (!group.get(option)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Groups of which a fractional solution has too much. Each begins with an option of it, and takes those with large
     * shares first.
     */
    static List<int[]> violatedBy(double[] shares, OptionTable table, BitSet options) {
        Cliques cliques = new Cliques(table, options, shares);
        for (int item = 0; item < table.itemCount(); item++) {
            cliques.exclude(item);
        }
        for (int option = options.nextSetBit(0); option >= 0; option = options.nextSetBit(option + 1)) {
            if (shares[option] > 0) {
                BitSet group = cliques.extended(new int[] {option});
                if (group.stream().mapToDouble(one -> shares[one]).sum() > VIOLATED) {
                    cliques.keep(group);
                }
            }
        }
        return cliques.groups();
    }

    private boolean isOnce(int item) {
        return item >= table.primaryCount() || table.high(item) == 1;
    }

    private int[] optionsOf(int item) {
        return Arrays.copyOfRange(lists.options(), lists.start(item), lists.start(item + 1));
    }

    /** Notes which options exclude each other because of an item: all, except those that give it the same color. */
    private void exclude(int item) {
        if (!isOnce(item)) {
            return;
        }
        BitSet all = new BitSet(excluded.length);
        for (int option : optionsOf(item)) {
            all.set(option);
        }
        Map<Integer, BitSet> others = new HashMap<>();
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            int color = table.color(lists.cell(entry));
            if (color != OptionTable.NO_COLOR) {
                if (!others.containsKey(color)) {
                    others.put(color, (BitSet) all.clone());
                }
                others.get(color).clear(lists.option(entry));
            }
        }
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            int option = lists.option(entry);
            excluded[option].or(others.getOrDefault(table.color(lists.cell(entry)), all));
            excluded[option].clear(option);
            work += words();
        }
    }

    /**
     * A group of options that exclude each other: as many of these as possible, and then the one with the largest share
     * that is still possible, or that leaves the most, as long as there are any.
     */
    private BitSet extended(int[] first) {
        BitSet group = new BitSet(excluded.length);
        BitSet open = (BitSet) options.clone();
        BitSet left = new BitSet(excluded.length);
        for (int option : first) {
            take(option, group, open);
        }
        while (!open.isEmpty()) {
            int size = open.cardinality();
            int best = -1;
            double most = -1;
            for (int option = open.nextSetBit(0); option >= 0; option = open.nextSetBit(option + 1)) {
                left.clear();
                left.or(open);
                left.and(excluded[option]);
                int count = left.cardinality();
                if (count == size - 1) { // It excludes all others.
                    group.set(option);
                    open.clear(option);
                    size--;
                } else if (count + SHARE * shares[option] > most) {
                    best = option;
                    most = count + SHARE * shares[option];
                }
                work += 3L * words();
            }
            take(best, group, open);
        }
        return group;
    }

    /** Adds an option to a group if that is possible. */
    private void take(int option, BitSet group, BitSet open) {
        if (option >= 0 && open.get(option)) {
            group.set(option);
            open.and(excluded[option]);
            work += words();
        }
    }

    private void keep(BitSet group) {
        if (found.add(group)) {
            cells += group.cardinality();
        }
    }

    private int words() {
        return 1 + excluded.length / Long.SIZE;
    }

    /** The options of each group, ascending. */
    List<int[]> groups() {
        List<int[]> groups = new ArrayList<>();
        for (BitSet group : found) {
            groups.add(group.stream().toArray());
        }
        return groups;
    }

    /** The work so far. A unit takes about as long as looking at a cell. */
    long work() {
        return work;
    }
}
