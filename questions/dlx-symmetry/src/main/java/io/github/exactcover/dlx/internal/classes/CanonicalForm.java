package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.symmetry.Cells;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.Roots;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The canonical form of a set of options: bytes that are the same for two sets if and only if a symmetry takes one to
 * the other.
 *
 * <p>The options of the set are marked in the graph. Nodes are set apart, one after the other, until each is alone in
 * its cell; then the cells number the nodes, and the graph is written down with these numbers. There are many ways to
 * set nodes apart, so a tree of them is searched for the one with the least trace, and of those with the same trace for
 * the least text. Two ways with the same text differ by an automorphism, and automorphisms say which branches have
 * nothing new. (That is <em>individualization-refinement</em>: McKay, Piperno, Practical graph isomorphism, II, Journal
 * of Symbolic Computation 60, 2014.)
 *
 * <p>Symmetries that keep the set are found on the way.
 */
final class CanonicalForm {

    private final SymmetryGraph graph;

    /** By node of options: how many of these copies are in the set. */
    private final int[] times;

    private final Cells cells;

    /** Automorphisms that keep the set: by node, where it goes. */
    private final List<int[]> generators = new ArrayList<>();

    /** The nodes that are set apart, level by level, and the same for the best way. */
    private int[] path = new int[16];

    private int[] bestPath = new int[16];

    /** By level: the nodes that can be set apart there. Those that were are in front, each of another orbit. */
    private int[][] candidates = new int[16][];

    private int[] tried = new int[16];
    private int[] next = new int[16];

    /** By level: the cells and the trace before a node is set apart. */
    private int[] marks = new int[16];

    private int[] traces = new int[16];

    /** By level: the place of the cell of which a node is set apart. */
    private int[] targets = new int[16];

    /** The nodes in the order of the best way, the text of that way, and where its trace ends. */
    private int[] order = {};

    private byte[] text = {};
    private int traceEnd;

    /**
     * Searches for the form of a set.
     *
     * @param times by node of options: how many of these copies are in the set; not copied
     */
    CanonicalForm(SymmetryGraph graph, int[] times) {
        this.graph = graph;
        this.times = times;
        int most = Arrays.stream(times).max().orElse(0) + 1;
        int[] kinds = new int[graph.nodeCount];
        Arrays.setAll(kinds, node -> most * graph.kinds[node] + times[node]);
        cells = new Cells(graph, kinds);
        cells.refine();
        search();
    }

    /** The graph, and which options are in the set. */
    byte[] bytes() {
        ByteArrayOutputStream form = new ByteArrayOutputStream(text.length + 16);
        form.write(text, 0, text.length);
        for (int place = graph.optionStart; place < graph.nodeCount; place++) {
            if (times[order[place]] > 0) {
                write(place, form);
                write(times[order[place]], form);
            }
        }
        return form.toByteArray();
    }

    private void search() {
        int target = cells.smallest(SymmetryGraph.NONE);
        if (target == SymmetryGraph.NONE) {
            leaf(0);
            return;
        }
        int level = 0;
        enter(0, target);
        while (level >= 0) {
            cells.back(marks[level]);
            int node = nextCandidate(level);
            if (node == SymmetryGraph.NONE) {
                level--;
                continue;
            }
            path[level] = node;
            cells.compare(traces[level], traceEnd);
            cells.setApart(node);
            if (!cells.refine()) {
                continue;
            }
            target = cells.smallest(targets[level]);
            if (target == SymmetryGraph.NONE) {
                level = leaf(level + 1);
            } else {
                level++;
                enter(level, target);
            }
        }
    }

    private void enter(int level, int target) {
        if (level == path.length) {
            path = Arrays.copyOf(path, 2 * level);
            bestPath = Arrays.copyOf(bestPath, 2 * level);
            candidates = Arrays.copyOf(candidates, 2 * level);
            tried = Arrays.copyOf(tried, 2 * level);
            next = Arrays.copyOf(next, 2 * level);
            marks = Arrays.copyOf(marks, 2 * level);
            traces = Arrays.copyOf(traces, 2 * level);
            targets = Arrays.copyOf(targets, 2 * level);
        }
        targets[level] = target;
        candidates[level] = cells.cell(target);
        tried[level] = 0;
        next[level] = 0;
        marks[level] = cells.mark();
        traces[level] = cells.traced();
    }

    /** A node that no known automorphism that keeps the path takes to one that was tried. */
    private int nextCandidate(int level) {
        int[] nodes = candidates[level];
        int[] orbits = tried[level] == 0 || generators.isEmpty() ? null : orbits(level);
        while (next[level] < nodes.length) {
            int node = nodes[next[level]++];
            boolean isNew = true;
            for (int i = 0; i < tried[level] && isNew && orbits != null; i++) {
                isNew = Roots.of(orbits, nodes[i]) != Roots.of(orbits, node);
            }
            if (isNew) {
                nodes[tried[level]++] = node;
                return node;
            }
        }
        return SymmetryGraph.NONE;
    }

    /** Compares a way with the best one. Returns the level at which to go on. */
    private int leaf(int depth) {
        byte[] own = text();
        boolean isLess = cells.isRecording() || cells.traced() < traceEnd;
        int compared = isLess ? -1 : ByteBuffer.wrap(own).compareTo(ByteBuffer.wrap(text));
        if (compared < 0) {
            order = cells.order.clone();
            text = own;
            traceEnd = cells.traced();
            System.arraycopy(path, 0, bestPath, 0, depth);
            cells.preferLess();
        }
        if (compared != 0) {
            return depth - 1;
        }
        int[] image = new int[graph.nodeCount];
        for (int place = 0; place < image.length; place++) {
            image[order[place]] = cells.order[place];
        }
        generators.add(image);
        return Arrays.mismatch(path, bestPath);
    }

    /** The graph in terms of places: for each, the places before it to which it has an edge. */
    private byte[] text() {
        ByteArrayOutputStream out = new ByteArrayOutputStream(graph.neighbours.length);
        int[] before = new int[graph.nodeCount];
        for (int place = graph.colorStart; place < graph.nodeCount; place++) {
            int node = cells.order[place];
            int count = 0;
            for (int edge = graph.starts[node]; edge < graph.starts[node + 1]; edge++) {
                int other = cells.place(graph.neighbours[edge]);
                if (other < place) {
                    before[count++] = other;
                }
            }
            Arrays.sort(before, 0, count);
            write(count, out);
            for (int i = 0; i < count; i++) {
                write(before[i], out);
            }
        }
        return out.toByteArray();
    }

    /** Writes seven bits at a time. */
    private static void write(int number, ByteArrayOutputStream out) {
        int rest = number;
        while (rest >= 128) {
            out.write(rest | 128);
            rest >>>= 7;
        }
        out.write(rest);
    }

    int[] places() {
        int[] places = new int[order.length];
        for (int place = 0; place < places.length; place++) {
            places[order[place]] = place;
        }
        return places;
    }

    int[] orbits() {
        return Orbits.of(graph.nodeCount, generators);
    }

    /** The orbits of those symmetries that are known and that keep the nodes of the path before a level. */
    private int[] orbits(int level) {
        return Orbits.of(
                graph.nodeCount,
                generators.stream().filter(image -> keeps(image, level)).toList());
    }

    private boolean keeps(int[] image, int level) {
        return IntStream.range(0, level).allMatch(i -> image[path[i]] == path[i]);
    }
}
