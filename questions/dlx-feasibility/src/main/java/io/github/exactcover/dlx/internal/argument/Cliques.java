package io.github.exactcover.dlx.internal.argument;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

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

    /** How many words a set of options takes. */
    private final int words;

    /** The options that each one excludes. */
    private final long[][] excluded;

    private final List<long[]> found = new ArrayList<>();

    /** How much of each option there is in a fractional solution; 0 as long as there is none. */
    private final double[] shares;

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
        this.options = options;
        this.lists = new OptionLists(table, options);
        this.words = (table.optionCount() + Long.SIZE - 1) / Long.SIZE;
        this.excluded = new long[table.optionCount()][];
        this.shares = shares;
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
        } else if (next < 2 * items) {
            extend(next - items);
        }
        next++;
        return next < 2 * items
                && work < MOST_WORK + (long) MOST_WORK_PER_CELL * table.cellCount()
                && cells < (long) MOST_CELLS * table.cellCount();
    }

    /**
     * Groups of which a fractional solution has too much. Each begins with an option of it, and takes those with large
     * shares first.
     */
    static List<int[]> violatedBy(double[] solution, OptionTable table, BitSet options) {
        Cliques cliques = new Cliques(table, options, solution);
        IntStream.range(0, table.itemCount()).forEach(cliques::exclude);
        options.stream().filter(option -> solution[option] > 0).forEach(cliques::extendOption);
        return cliques.groups().stream()
                .filter(group -> Arrays.stream(group)
                                .mapToDouble(option -> solution[option])
                                .sum()
                        > VIOLATED)
                .toList();
    }

    private void extendOption(int option) {
        long[] group = new long[words];
        set(group, option);
        extend(group, excluded[option].clone(), 1);
    }

    private boolean isOnce(int item) {
        return item >= table.primaryCount() || table.high(item) == 1;
    }

    /** Notes which options exclude each other because of an item. */
    private void exclude(int item) {
        long[] all = new long[words];
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            set(all, lists.option(entry));
        }
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            int option = lists.option(entry);
            int color = table.color(lists.cell(entry));
            excluded[option] = excluded[option] == null ? new long[words] : excluded[option];
            if (isOnce(item)) {
                or(excluded[option], color == OptionTable.NO_COLOR ? all : without(all, item, color));
                clear(excluded[option], option);
            }
        }
    }

    private long[] without(long[] all, int item, int color) {
        long[] others = all.clone();
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            if (table.color(lists.cell(entry)) == color) {
                clear(others, lists.option(entry));
            }
        }
        work += lists.size(item);
        return others;
    }

    /** Makes a group of the options of an item, unless it is there already. */
    private void extend(int item) {
        long[] group = new long[words];
        long[] open = Arrays.copyOf(options.toLongArray(), words);
        int seeds = 0;
        for (int entry = lists.start(item); isOnce(item) && entry < lists.start(item + 1); entry++) {
            int option = lists.option(entry);
            // All options without a color, and one of each color.
            if (table.color(lists.cell(entry)) == OptionTable.NO_COLOR || isSubset(group, excluded[option])) {
                set(group, option);
                and(open, excluded[option]);
                seeds++;
            }
        }
        if (seeds > 0) {
            // Without more options than the item has, it is nothing new.
            extend(group, open, seeds == lists.size(item) ? seeds : 0);
        }
    }

    /** Extends a group, and keeps it if it has more options than this. */
    private void extend(long[] group, long[] open, int least) {
        addAll(group, open);
        int size = common(group, group);
        if (size > least && found.stream().noneMatch(other -> Arrays.equals(group, other))) {
            found.add(group);
            cells += size;
        }
        work += found.size();
    }

    /** Adds options as long as that is possible: each time the one with the largest share, or that leaves the most. */
    private void addAll(long[] group, long[] open) {
        int size = common(open, open);
        while (size > 0) {
            int best = -1;
            double most = -1;
            for (int option = first(open, 0); option >= 0; option = first(open, option + 1)) {
                int left = common(excluded[option], open);
                if (left == size - 1) { // It excludes all others.
                    set(group, option);
                    clear(open, option);
                    size--;
                } else if (left + SHARE * shares[option] > most) {
                    best = option;
                    most = left + SHARE * shares[option];
                }
            }
            if (best >= 0) {
                set(group, best);
                and(open, excluded[best]);
                size = common(open, open);
            }
        }
    }

    /** The options of each group, ascending. */
    List<int[]> groups() {
        return found.stream()
                .map(group -> BitSet.valueOf(group).stream().toArray())
                .toList();
    }

    private static void set(long[] set, int option) {
        set[option / Long.SIZE] |= 1L << option;
    }

    private static void clear(long[] set, int option) {
        set[option / Long.SIZE] &= ~(1L << option);
    }

    /** The first option of a set from this one on; -1 if there is none. */
    private static int first(long[] set, int from) {
        for (int word = from / Long.SIZE; word < set.length; word++) {
            long bits = set[word] & (word == from / Long.SIZE ? -1L << from : -1L);
            if (bits != 0) {
                return word * Long.SIZE + Long.numberOfTrailingZeros(bits);
            }
        }
        return -1;
    }

    private static boolean isSubset(long[] set, long[] other) {
        for (int word = 0; word < set.length; word++) {
            if ((set[word] & ~other[word]) != 0) {
                return false;
            }
        }
        return true;
    }

    private void and(long[] set, long[] other) {
        for (int word = 0; word < words; word++) {
            set[word] &= other[word];
        }
        work += words;
    }

    private void or(long[] set, long[] other) {
        for (int word = 0; word < words; word++) {
            set[word] |= other[word];
        }
        work += words;
    }

    private int common(long[] set, long[] other) {
        int size = 0;
        for (int word = 0; word < words; word++) {
            size += Long.bitCount(set[word] & other[word]);
        }
        work += words;
        return size;
    }

    /** The work so far. A unit takes about as long as looking at a cell. */
    long work() {
        return work;
    }
}
