package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Says where items go if options change places in a given way. An item goes to the one that has the images
 * of its options, divided by colors in the same way. Immutable.
 */
public final class OptionMoves {

    private final SymmetryGraph graph;
    private final int[] identity;

    /** The nodes of items, by their kinds and options. */
    private final Map<LongBuffer, Integer> items = new HashMap<>();

    /** For a graph in which no options are copies of each other. */
    public OptionMoves(SymmetryGraph graph) {
        this.graph = graph;
        identity = IntStream.range(0, graph.nodeCount).toArray();
        for (int item = 0; item < graph.colorStart; item++) {
            items.put(options(item, identity), item);
        }
    }

    /** The kind of an item, and the images of its options, ascending, each behind a number for its color. */
    private LongBuffer options(int item, int[] image) {
        int most = 1;
        for (int edge = graph.starts[item]; edge < graph.starts[item + 1]; edge++) {
            int node = graph.neighbours[edge];
            most += node < graph.optionStart ? graph.degree(node) : 1;
        }
        long[] list = new long[most];
        int count = 0;
        for (int edge = graph.starts[item]; edge < graph.starts[item + 1]; edge++) {
            int node = graph.neighbours[edge];
            if (node >= graph.optionStart) {
                list[count++] = (long) image[node] << Integer.SIZE;
                continue;
            }
            for (int next = graph.starts[node] + 1; next < graph.starts[node + 1]; next++) {
                list[count++] = (long) image[graph.neighbours[next]] << Integer.SIZE | node;
            }
        }
        Arrays.sort(list, 0, count);
        Map<Integer, Integer> colors = new HashMap<>();
        colors.put(0, 0); // No color; node 0 is an item.
        for (int i = 0; i < count; i++) {
            int color = (int) list[i];
            long number = colors.computeIfAbsent(color, added -> colors.size());
            // Options are in the low bits, because buffers make their hash code of these.
            list[i] = number << Integer.SIZE | list[i] >> Integer.SIZE;
        }
        list[count++] = graph.kinds[item];
        return LongBuffer.wrap(Arrays.copyOf(list, count));
    }

    /**
     * Where nodes go.
     *
     * @param images by option: the one to which it goes; only options that can be chosen go to such
     * @return by node of the graph; less than 0 for an item that can go nowhere. Nodes of colors stay,
     *     because they are not asked for
     */
    public int[] nodes(int[] images) {
        int[] image = identity.clone();
        for (int node = graph.optionStart; node < graph.nodeCount; node++) {
            image[node] = graph.optionNodes[images[graph.option(node)]];
        }
        for (int item = 0; item < graph.colorStart; item++) {
            image[item] = items.getOrDefault(options(item, image), SymmetryGraph.NONE);
        }
        return image;
    }
}
