package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.search.links.Links;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import java.util.Arrays;

/**
 * Lets dancing links skip all subtrees that have no first solution of a class. Each symmetry compares what is chosen
 * with its image, item by item in a fixed order. If the image of a choice comes before what is
 * chosen for an item, the subtree is skipped: the image of each of its solutions is nearer to the first of the class.
 * If it comes later, the symmetry has nothing more to say below. If one of the two is not known yet, it waits.
 *
 * <p>It reads nothing but the choices, so the engine may go to any other branch at any time.
 */
final class FirstOfClass implements DancingLinks.Pruner {

    private static final int EARLIER = -1;
    private static final int DONE = -2;

    private final SymmetryGraph graph;
    private final int[] items;
    private final int[][] images;
    private final int[][] sources;
    private final Links links;

    /** By cell of the table that is searched: the node of its option. */
    private final int[] nodesOfCells;

    /** By primary item, as a node: the node of the option that covers it, or {@link SymmetryGraph#NONE}. */
    private final int[] covering;

    /** The choices that are known here, in terms of the links; there are {@link #level} of them. */
    private final int[] known;

    private int level;

    /** Where the lists of the levels end in the next two arrays. */
    private final int[] ends;

    /** The symmetries that still wait at each level, one level after the other. */
    private int[] waiting;

    /** For each of them the place in {@link #items} where it waits. */
    private int[] places;

    /**
     * A pruner for an engine. It copies none of the arrays.
     *
     * @param items the primary items, as nodes, in the order in which they are compared
     * @param images the symmetries without the identity: by node, where it goes
     * @param sources by symmetry and place in {@code items}: the node that goes to the item there
     * @param nodesOfCells by cell of the table that is searched: the node of its option
     * @param chosen the nodes of options that belong to every solution besides
     */
    FirstOfClass(
            SymmetryGraph graph,
            int[] items,
            int[][] images,
            int[][] sources,
            Links links,
            int[] nodesOfCells,
            int[] chosen) {
        this.graph = graph;
        this.items = items;
        this.images = images;
        this.sources = sources;
        this.links = links;
        this.nodesOfCells = nodesOfCells;
        covering = new int[graph.primaryCount];
        Arrays.fill(covering, SymmetryGraph.NONE);
        for (int node : chosen) {
            cover(node, node);
        }
        known = new int[items.length];
        ends = new int[items.length + 1];
        ends[0] = images.length;
        waiting = new int[2 * images.length];
        Arrays.setAll(waiting, number -> number);
        places = new int[waiting.length];
    }

    @Override
    public boolean canSkip(int[] choices, int depth) {
        int least = Math.min(level, depth);
        int same = Arrays.mismatch(choices, 0, least, known, 0, least);
        same = same < 0 ? least : same;
        while (level > same) {
            cover(nodeOf(known[--level]), SymmetryGraph.NONE);
        }
        while (level < depth) {
            int node = nodeOf(choices[level]);
            cover(node, node);
            if (!stay()) {
                cover(node, SymmetryGraph.NONE);
                return true;
            }
            known[level] = choices[level];
            level++;
        }
        return false;
    }

    private int nodeOf(int choice) {
        return nodesOfCells[links.cell(choice)];
    }

    /** Says by what the items of an option are covered. */
    private void cover(int option, int by) {
        for (int edge = graph.starts[option]; edge < graph.starts[option + 1]; edge++) {
            int node = graph.neighbours[edge];
            if (node < covering.length) {
                covering[node] = by;
            }
        }
    }

    /** Lists the symmetries that wait below the latest choice; false if the image of one of them comes earlier. */
    private boolean stay() {
        int end = ends[level];
        int most = 2 * end - (level == 0 ? 0 : ends[level - 1]);
        if (most > waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * most);
            places = Arrays.copyOf(places, 2 * most);
        }
        int next = end;
        for (int i = level == 0 ? 0 : ends[level - 1]; i < end; i++) {
            int place = compare(waiting[i], places[i]);
            if (place == EARLIER) {
                return false;
            }
            if (place != DONE) {
                waiting[next] = waiting[i];
                places[next++] = place;
            }
        }
        ends[level + 1] = next;
        return true;
    }

    /** Goes on with the comparison of a symmetry, and says at which place it waits. */
    private int compare(int symmetry, int from) {
        int[] image = images[symmetry];
        int[] source = sources[symmetry];
        for (int place = from; place < items.length; place++) {
            int own = covering[items[place]];
            int other = covering[source[place]];
            if (own == SymmetryGraph.NONE || other == SymmetryGraph.NONE) {
                return place;
            }
            if (image[other] != own) {
                return image[other] < own ? EARLIER : DONE;
            }
        }
        return DONE;
    }
}
