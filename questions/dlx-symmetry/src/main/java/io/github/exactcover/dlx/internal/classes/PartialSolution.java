package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.Roots;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Some options that are chosen, and what can be chosen besides. Options are nodes of a {@link SymmetryGraph}, each of
 * which stands for all its copies.
 */
final class PartialSolution {

    private final SymmetryGraph graph;
    private final int primaryCount;

    /** By node of options: how many of the copies are chosen. */
    final int[] times;

    /** How many options are chosen. */
    private int size;

    /** By item: how often it is covered. */
    private final int[] covered;

    /** By secondary item: the color that it has, if it is covered; {@link SymmetryGraph#NONE} if it has none. */
    private final int[] colors;

    /** By node of options: how many more of the copies can be chosen, as far as each item alone says. */
    private final int[] spare;

    /** By primary item: how often it can be covered besides, as far as the options say one by one. */
    private final int[] room;

    /** By node: the last time that one of its orbit was seen. */
    private final int[] stamps;

    private int stamp;

    PartialSolution(SymmetryGraph graph) {
        this.graph = graph;
        primaryCount = graph.primaryCount;
        times = new int[graph.nodeCount];
        spare = new int[graph.nodeCount];
        covered = new int[graph.colorStart];
        colors = new int[graph.colorStart];
        room = new int[graph.primaryCount];
        stamps = new int[graph.nodeCount];
    }

    /** Chooses these options and no others. */
    void set(int[] options) {
        Arrays.fill(times, 0);
        Arrays.fill(covered, 0);
        size = 0;
        for (int option : options) {
            choose(option);
        }
    }

    /** Chooses an option. */
    void choose(int option) {
        times[option]++;
        size++;
        for (int edge = graph.starts[option]; edge < graph.starts[option + 1]; edge++) {
            int node = graph.neighbours[edge];
            int item = graph.itemOf(node);
            covered[item]++;
            colors[item] = node == item ? SymmetryGraph.NONE : node;
        }
    }

    /**
     * Chooses all that has to be chosen because an item has no other option. What remains is then the same whatever was
     * chosen first.
     *
     * @return false if some item cannot be covered often enough
     */
    boolean complete() {
        Patience patience = Patience.ofThread();
        while (true) {
            patience.spend(graph.neighbours.length);
            look();
            int forced = SymmetryGraph.NONE;
            for (int item = 0; item < primaryCount; item++) {
                int need = need(item);
                if (need > room[item]) {
                    return false;
                }
                forced = need > 0 && need == room[item] ? item : forced;
            }
            if (forced == SymmetryGraph.NONE) {
                return true;
            }
            for (int edge = graph.starts[forced]; need(forced) > 0; edge++) {
                if (spare[graph.neighbours[edge]] > 0) {
                    choose(graph.neighbours[edge]);
                    break;
                }
            }
        }
    }

    private int need(int item) {
        return graph.low(item) - covered[item];
    }

    /** Looks at what can be chosen. */
    private void look() {
        Arrays.fill(room, 0);
        for (int option = graph.optionStart; option < graph.nodeCount; option++) {
            int left = graph.isForbidden(option) ? 0 : graph.copyCount(option) - times[option];
            for (int edge = graph.starts[option]; edge < graph.starts[option + 1] && left > 0; edge++) {
                left = Math.min(left, room(graph.neighbours[edge]));
            }
            spare[option] = left;
            for (int edge = graph.starts[option]; edge < graph.starts[option + 1] && left > 0; edge++) {
                if (graph.neighbours[edge] < primaryCount) {
                    room[graph.neighbours[edge]] += left;
                }
            }
        }
    }

    /** How many more options can have an item, or a color of an item. */
    private int room(int node) {
        if (node < primaryCount) {
            return graph.high(node) - covered[node];
        }
        int item = graph.itemOf(node);
        if (node == item) {
            return covered[item] == 0 ? 1 : 0;
        }
        return covered[item] == 0 || colors[item] == node ? Integer.MAX_VALUE : 0;
    }

    /** Whether each item is covered often enough. */
    boolean isSolution() {
        return IntStream.range(0, primaryCount).allMatch(item -> need(item) <= 0);
    }

    /** How many options are chosen. */
    int size() {
        return size;
    }

    /** The options that are chosen, each as often as it is. */
    int[] chosen() {
        int[] chosen = new int[size];
        int count = 0;
        for (int option = graph.optionStart; option < graph.nodeCount; option++) {
            for (int i = 0; i < times[option]; i++) {
                chosen[count++] = option;
            }
        }
        return chosen;
    }

    /**
     * Options of which each solution that has more options has one, or has the image of one by a symmetry that keeps
     * what is chosen: those of the item for which there are fewest, and of equal items that with the first place. If
     * nothing has to be covered any more, of all that can be chosen.
     *
     * @param places by node: where it comes
     * @param orbits the {@link Orbits} of the symmetries that keep what is chosen; one option of each is enough
     */
    int[] growth(int[] places, int[] orbits) {
        int best = SymmetryGraph.NONE;
        int[] fewest = {};
        for (int item = 0; item < primaryCount; item++) {
            if (need(item) > 0) {
                int[] options = Arrays.copyOfRange(graph.neighbours, graph.starts[item], graph.starts[item + 1]);
                int[] few = oneOfEach(orbits, options);
                if (best == SymmetryGraph.NONE
                        || few.length < fewest.length
                        || (few.length == fewest.length && places[item] < places[best])) {
                    best = item;
                    fewest = few;
                }
            }
        }
        return best == SymmetryGraph.NONE
                ? oneOfEach(
                        orbits,
                        IntStream.range(graph.optionStart, graph.nodeCount).toArray())
                : fewest;
    }

    /** The first option of each orbit among those that can be chosen. */
    private int[] oneOfEach(int[] orbits, int[] options) {
        stamp++;
        int count = 0;
        for (int option : options) {
            int root = Roots.of(orbits, option);
            if (spare[option] > 0 && stamps[root] != stamp) {
                stamps[root] = stamp;
                options[count++] = option;
            }
        }
        return Arrays.copyOf(options, count);
    }
}
