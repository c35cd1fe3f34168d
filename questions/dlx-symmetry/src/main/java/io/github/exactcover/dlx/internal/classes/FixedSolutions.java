package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.Exclusion;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.View;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * For each symmetry, a table that has as many solutions as the symmetry keeps. By Burnside's lemma, the number of
 * classes is the mean of these numbers over all symmetries. Conjugate symmetries keep equally many, so one stands for
 * all of them.
 *
 * <p>A solution is kept if it has all options of an orbit or none. So the options of such a table are the orbits of
 * options that can be chosen together, and of each orbit of items one is left. The tables are made when they are asked
 * for. Immutable.
 */
public final class FixedSolutions {

    private final SymmetryGraph graph;
    private final View view;

    /** By node: the option or item of the view, or {@link SymmetryGraph#NONE}. */
    private final int[] numbers;

    /** One symmetry of each kind, the identity first. */
    private final List<int[]> images = new ArrayList<>();

    /** How many symmetries each of them stands for. */
    private final List<Integer> sizes = new ArrayList<>();

    /**
     * The tables for a view.
     *
     * @param view a view that all symmetries take to itself, see {@link #isClosed}
     * @param generators of the group
     * @param all the symmetries without the identity: by node, where it goes
     */
    FixedSolutions(SymmetryGraph graph, View view, List<int[]> generators, int[][] all) {
        this.graph = graph;
        this.view = view;
        this.numbers = numbers(graph, view);
        images.add(IntStream.range(0, graph.nodeCount).toArray());
        sizes.add(1);
        Map<IntBuffer, Integer> places = new HashMap<>();
        for (int place = 0; place < all.length; place++) {
            places.put(IntBuffer.wrap(all[place]), place);
        }
        BitSet seen = new BitSet();
        for (int place = seen.nextClearBit(0); place < all.length; place = seen.nextClearBit(place)) {
            int before = seen.cardinality();
            images.add(all[place]);
            addConjugates(place, all, generators, places, seen);
            sizes.add(seen.cardinality() - before);
        }
    }

    /** Adds a symmetry and all of its conjugates to those that were seen. */
    private static void addConjugates(
            int first, int[][] all, List<int[]> generators, Map<IntBuffer, Integer> places, BitSet seen) {
        Patience patience = Patience.ofThread();
        Deque<Integer> waiting = new ArrayDeque<>(List.of(first));
        seen.set(first);
        int[] conjugate = new int[all[first].length];
        while (!waiting.isEmpty()) {
            int[] image = all[waiting.remove()];
            for (int[] generator : generators) {
                patience.spend(conjugate.length);
                for (int node = 0; node < conjugate.length; node++) {
                    conjugate[generator[node]] = generator[image[node]];
                }
                int place = places.getOrDefault(IntBuffer.wrap(conjugate), first);
                if (!seen.get(place)) {
                    seen.set(place);
                    waiting.add(place);
                }
            }
        }
    }

    /** Whether symmetries take options and items of a view to such, so that it is enough to look at the view. */
    static boolean isClosed(SymmetryGraph graph, View view, List<int[]> generators) {
        int[] numbers = numbers(graph, view);
        return generators.stream()
                .allMatch(image -> IntStream.range(0, image.length)
                        .allMatch(node ->
                                (numbers[node] == SymmetryGraph.NONE) == (numbers[image[node]] == SymmetryGraph.NONE)));
    }

    private static int[] numbers(SymmetryGraph graph, View view) {
        int[] numbers = new int[graph.nodeCount];
        Arrays.fill(numbers, SymmetryGraph.NONE);
        for (int option = 0; option < view.table().optionCount(); option++) {
            int node = graph.optionNodes[view.option(option)];
            if (node != SymmetryGraph.NONE) {
                numbers[node] = option;
            }
        }
        for (int item = 0; item < view.table().itemCount(); item++) {
            int node = graph.itemNodes[view.item(item)];
            if (node != SymmetryGraph.NONE) {
                numbers[node] = item;
            }
        }
        return numbers;
    }

    /** How many tables there are. */
    public int size() {
        return images.size();
    }

    /** How many symmetries a table stands for. */
    public int symmetries(int number) {
        return sizes.get(number);
    }

    /** How many symmetries there are in all. */
    public int order() {
        return sizes.stream().mapToInt(size -> size).sum();
    }

    /** A table with as many solutions as a symmetry keeps; the first one is that of the identity, which keeps all. */
    public OptionTable table(int number) {
        int[] image = images.get(number);
        OptionTable table = view.table();
        int[] kept = keptItems(image);
        OptionTableBuilder builder = new OptionTableBuilder();
        int[] coveredBy = new int[table.itemCount()];
        int[] colors = new int[table.itemCount()];
        Arrays.fill(coveredBy, SymmetryGraph.NONE);
        for (int node = graph.optionStart; node < graph.nodeCount; node++) {
            if (numbers[node] != SymmetryGraph.NONE && isFirst(node, image)) {
                int before = builder.cellCount();
                boolean fits = true;
                int next = node;
                do {
                    fits = fits && add(numbers[next], node, kept, coveredBy, colors, builder);
                    next = image[next];
                } while (next != node);
                if (fits) {
                    builder.endOption();
                } else {
                    builder.dropCells(before, item -> {});
                }
            }
        }
        return built(builder, kept);
    }

    /** The table of the items that stay, which are numbered anew. */
    private OptionTable built(OptionTableBuilder builder, int[] kept) {
        int[] numbered = new int[kept.length];
        int primaryCount = 0;
        int count = 0;
        for (int item = 0; item < kept.length; item++) {
            if (kept[item] != SymmetryGraph.NONE) {
                numbered[item] = count++;
                primaryCount += item < view.table().primaryCount() ? 1 : 0;
            }
        }
        return builder.build(primaryCount, count, numbered, new int[0], new int[0]);
    }

    /** By item: {@link SymmetryGraph#NONE} if another one of its orbit stays in its place. */
    private int[] keptItems(int[] image) {
        int[] kept = new int[view.table().itemCount()];
        for (int item = 0; item < kept.length; item++) {
            int node = graph.itemNodes[view.item(item)];
            kept[item] = node == SymmetryGraph.NONE || isFirst(node, image) ? item : SymmetryGraph.NONE;
        }
        return kept;
    }

    private static boolean isFirst(int node, int[] image) {
        int next = image[node];
        while (next > node) {
            next = image[next];
        }
        return next == node;
    }

    /**
     * Adds the items of an option to those of the other options of its orbit. Returns false if they exclude each other.
     */
    private boolean add(int option, int orbit, int[] kept, int[] coveredBy, int[] colors, OptionTableBuilder builder) {
        OptionTable table = view.table();
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            boolean isNew = coveredBy[item] != orbit;
            if (!isNew && !Exclusion.agree(colors[item], table.color(cell))) {
                return false;
            }
            coveredBy[item] = orbit;
            colors[item] = table.color(cell);
            if (isNew && kept[item] != SymmetryGraph.NONE) {
                builder.addCell(item, table.color(cell));
            }
        }
        return true;
    }
}
