package io.github.exactcover.dlx.internal.symmetry;

import io.github.exactcover.dlx.internal.table.Exclusion;
import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Options that can be left out where it only matters whether there is a solution: if there is one, there is also one
 * without them.
 *
 * <p>A solution has exactly one of the options of an item that is covered once. A symmetry that takes this option to
 * another one of the item takes the solution to one with that option. So one option of each orbit is enough. From then
 * on only those symmetries count that keep the options that stayed, and what is left of the group does the same to
 * another item, until it moves nothing. In a graph coloring, some vertex gets one color, a neighbour another one, and
 * so on as long as there is a clique.
 */
public final class SpareOptions {

    private final OptionTable table;
    private final OptionLists lists;
    private final SymmetryGraph graph;

    /** By node: its kind. Options that stayed are the only ones of theirs. */
    private final int[] kinds;

    /** The options that must be in the solution, because they are all that is left of an item. */
    private final Exclusion chosen;

    private final BitSet spare = new BitSet();

    /** By node: the last time that an option of this orbit was seen. */
    private final int[] seen;

    /** A number for each time that the options of an item are looked at. */
    private int time;

    private SpareOptions(OptionTable table) {
        this.table = table;
        lists = OptionLists.eligible(table);
        graph = new SymmetryGraph(table, new BitSet(), new BitSet(), new int[table.itemCount()], true);
        kinds = graph.kinds.clone();
        chosen = new Exclusion(table);
        seen = new int[graph.nodeCount];
    }

    /**
     * Some options of a table that can be left out; none if it has no symmetries, or if they are not found soon.
     *
     * @param limit after how much work to go on with what is known, in neighbours that were looked at
     */
    public static BitSet of(OptionTable table, long limit) {
        SpareOptions options = new SpareOptions(table);
        int nextKind = Arrays.stream(options.kinds).max().orElse(0);
        long left = limit;
        while (left > 0) {
            SymmetryFinder finder = new SymmetryFinder(options.graph, options.kinds, left);
            finder.run();
            left -= finder.work();
            int item = finder.generators().isEmpty() ? SymmetryGraph.NONE : options.best(finder);
            if (item == SymmetryGraph.NONE) {
                break;
            }
            nextKind = options.keepOneOfEach(item, finder, nextKind);
        }
        return options.spare;
    }

    /**
     * The item to keep few options of, or {@link SymmetryGraph#NONE}: one that loses a large part of them, and whose
     * options have many items. An item that hardly touches others would be no great loss.
     */
    private int best(SymmetryFinder finder) {
        int best = SymmetryGraph.NONE;
        double bestGain = 0;
        for (int item = 0; item < table.primaryCount(); item++) {
            if (table.low(item) != 1 || table.high(item) != 1) {
                continue;
            }
            int open = 0;
            int orbits = 0;
            int cells = 0;
            time++;
            for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
                int option = lists.option(entry);
                if (isOpen(option)) {
                    open++;
                    cells += table.start(option + 1) - table.start(option);
                    orbits += markOrbit(option, finder) ? 1 : 0;
                }
            }
            double gain = orbits < open ? Math.log((double) open / orbits) * cells / open : 0;
            if (gain > bestGain) {
                best = item;
                bestGain = gain;
            }
        }
        return best;
    }

    private boolean isOpen(int option) {
        return !spare.get(option) && !chosen.excludes(option);
    }

    /** Marks the orbit of an option as seen at this time. Returns false if it was. */
    private boolean markOrbit(int option, SymmetryFinder finder) {
        int root = finder.root(graph.optionNodes[option]);
        boolean first = seen[root] != time;
        seen[root] = time;
        return first;
    }

    /** Leaves one option of each orbit to an item. Returns the last kind that is used. */
    private int keepOneOfEach(int item, SymmetryFinder finder, int lastKind) {
        int kind = lastKind;
        int kept = SymmetryGraph.NONE;
        time++;
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            int option = lists.option(entry);
            if (!isOpen(option)) {
                continue;
            }
            if (markOrbit(option, finder)) {
                kept = option;
                kind++;
                kinds[graph.optionNodes[option]] = kind;
            } else {
                spare.set(option);
            }
        }
        if (kind == lastKind + 1) {
            chosen.add(kept);
        }
        return kind;
    }
}
