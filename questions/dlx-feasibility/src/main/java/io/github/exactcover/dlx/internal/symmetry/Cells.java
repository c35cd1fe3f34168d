package io.github.exactcover.dlx.internal.symmetry;

import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;

/**
 * The nodes of a {@link SymmetryGraph} divided into cells, and the way back to coarser divisions. A cell is split where
 * its nodes have different numbers of neighbours in another cell (color refinement). What happens on the way is a trace
 * that depends on the structure of the graph alone. So if a node is set apart, and the trace is not the one that was
 * recorded for another node, no automorphism takes one to the other.
 */
public final class Cells {

    private final SymmetryGraph graph;
    private final int nodeCount;

    /** The nodes, cell by cell. */
    public final int[] order;

    /** By node: its place in {@link #order}. */
    private final int[] places;

    /** By node: the place where its cell begins. */
    private final int[] cells;

    /** By place where a cell begins: the length of that cell. */
    public final int[] lengths;

    /** By node: how many neighbours it has in the cell that splits others. */
    private final int[] counts;

    /** By cell: how many of its nodes have such neighbours. They stand at its end. */
    private final int[] counted;

    private final int[] touched;
    private int touchedCount;

    /** The cells that may split others, as a ring. */
    private final int[] waiting;

    private final boolean[] isWaiting;
    private int firstWaiting;
    private int waitingCount;

    private long[] sorting = new long[64];

    /** Two numbers for each split: the new cell, and the one from which it was split. */
    private int[] splits = new int[64];

    private int splitEnd;

    /** The trace that was recorded. */
    private long[] trace = new long[256];

    /** Where the trace stands. */
    private int traced;

    /** Where the recorded trace that is compared with ends; only if there is no recording. */
    private int traceEnd;

    private boolean recording = true;

    private long work;
    private final Patience patience = Patience.ofThread();

    /** Whether a trace that is less than the recorded one takes its place. */
    private boolean preferringLess;

    /**
     * The coarsest division.
     *
     * @param kinds by node: nodes of different kinds are in different cells, those of the least kind in the first one
     */
    public Cells(SymmetryGraph graph, int[] kinds) {
        this.graph = graph;
        this.nodeCount = graph.nodeCount;
        order = new int[nodeCount];
        places = new int[nodeCount];
        cells = new int[nodeCount];
        lengths = new int[nodeCount];
        counts = new int[nodeCount];
        counted = new int[nodeCount];
        touched = new int[nodeCount];
        waiting = new int[nodeCount];
        isWaiting = new boolean[nodeCount];
        long[] byKind = new long[nodeCount];
        Arrays.setAll(byKind, node -> (long) kinds[node] << Integer.SIZE | node);
        Arrays.sort(byKind);
        int cell = 0;
        for (int place = 0; place < nodeCount; place++) {
            int node = (int) byKind[place];
            order[place] = node;
            places[node] = place;
            cell = kinds[node] == kinds[order[cell]] ? cell : place;
            cells[node] = cell;
            lengths[cell]++;
        }
        for (int begin = 0; begin < nodeCount; begin += lengths[begin]) {
            await(begin);
        }
    }

    /** The work so far, in neighbours that were looked at. */
    public long work() {
        return work;
    }

    /** Work that was done elsewhere. */
    public void spend(long steps) {
        work += steps;
        patience.spend(steps);
    }

    /** Where the trace stands now. */
    public int traced() {
        return traced;
    }

    /** From now on, the trace is compared with what was recorded. */
    public void stopRecording() {
        recording = false;
    }

    /**
     * From now on, the trace is compared with what was recorded, and a lesser one is recorded in its place from where
     * the two differ.
     */
    public void preferLess() {
        recording = false;
        preferringLess = true;
    }

    /** Whether the trace is recorded. */
    public boolean isRecording() {
        return recording;
    }

    /** The place of a node in {@link #order}. */
    public int place(int node) {
        return places[node];
    }

    /** Compares from here on with the part of the trace between two places. */
    public void compare(int from, int end) {
        traced = from;
        traceEnd = end;
    }

    /** Whether all of the part to be compared with was seen. */
    public boolean isTraceOver() {
        return traced == traceEnd;
    }

    /** A mark to which {@link #back} can return. */
    public int mark() {
        return splitEnd;
    }

    /** Undoes all splits since a mark. */
    public void back(int mark) {
        while (splitEnd > mark) {
            int from = splits[--splitEnd];
            int cell = splits[--splitEnd];
            for (int place = cell; place < cell + lengths[cell]; place++) {
                cells[order[place]] = from;
            }
            lengths[from] += lengths[cell];
        }
    }

    /** The cells that were split since a mark, with repetitions. */
    public int[] splitSince(int mark) {
        return Arrays.copyOfRange(splits, mark, splitEnd);
    }

    /** The nodes of the cell that begins at a place, ascending. */
    public int[] cell(int place) {
        int[] nodes = Arrays.copyOfRange(order, place, place + lengths[place]);
        Arrays.sort(nodes);
        return nodes;
    }

    /**
     * Where the first of the smallest cells begins that have more than one node, among those of items and colors;
     * {@link SymmetryGraph#NONE} if there is none. When these nodes are all alone in their cells, options are too.
     *
     * @param last the cell to take only if there is no other: its items may have no options in common, as the rows of a
     *     board, and then setting apart one after the other of them tells nothing of the rest
     */
    public int smallest(int last) {
        int best = last != SymmetryGraph.NONE && lengths[last] > 1 ? last : SymmetryGraph.NONE;
        boolean any = false;
        spend(nodeCount >> 3);
        for (int cell = 0; cell < nodeCount; cell += lengths[cell]) {
            if (lengths[cell] > 1
                    && cell != last
                    && order[cell] < graph.optionStart
                    && (!any || lengths[cell] < lengths[best])) {
                best = cell;
                any = true;
                if (lengths[cell] == 2) {
                    break;
                }
            }
        }
        return best;
    }

    /** Gives a node a cell of its own, at the end of the one that it was in. */
    public void setApart(int node) {
        int cell = cells[node];
        int last = cell + --lengths[cell];
        swap(node, last);
        cells[node] = last;
        lengths[last] = 1;
        remember(last, cell);
        await(last);
    }

    /** Brings a node to a place of its cell. */
    private void swap(int node, int place) {
        int other = order[place];
        order[places[node]] = other;
        places[other] = places[node];
        order[place] = node;
        places[node] = place;
    }

    private void remember(int cell, int from) {
        if (splitEnd + 2 > splits.length) {
            splits = Arrays.copyOf(splits, 2 * splits.length);
        }
        splits[splitEnd++] = cell;
        splits[splitEnd++] = from;
    }

    private void await(int cell) {
        if (!isWaiting[cell]) {
            isWaiting[cell] = true;
            waiting[(firstWaiting + waitingCount++) % nodeCount] = cell;
        }
    }

    private int nextWaiting() {
        int cell = waiting[firstWaiting];
        firstWaiting = (firstWaiting + 1) % nodeCount;
        waitingCount--;
        isWaiting[cell] = false;
        return cell;
    }

    /** Splits cells until none can be split. Ends early, and returns false, where the trace is another one. */
    public boolean refine() {
        boolean same = true;
        while (waitingCount > 0) {
            int cell = nextWaiting();
            same = same && splitBy(cell);
        }
        return same && agrees(Long.MAX_VALUE);
    }

    /** Adds to the trace, or says whether it is the recorded one here. */
    private boolean agrees(long event) {
        if (!recording) {
            if (traced == traceEnd || trace[traced] != event) {
                recording = preferringLess && traced < traceEnd && event < trace[traced];
            }
            if (!recording) {
                return traced < traceEnd && trace[traced++] == event;
            }
        }
        if (traced == trace.length) {
            trace = Arrays.copyOf(trace, 2 * traced);
        }
        trace[traced++] = event;
        return true;
    }

    private boolean splitBy(int by) {
        long alone = count(by);
        boolean same = agrees(SymmetryGraph.mixed(by, alone));
        Arrays.sort(touched, 0, touchedCount);
        for (int i = 0; i < touchedCount; i++) {
            int cell = touched[i];
            int length = lengths[cell];
            int from = cell + length - counted[cell];
            counted[cell] = 0;
            same = same && split(cell, from, cell + length);
            for (int place = from; place < cell + length; place++) {
                counts[order[place]] = 0;
            }
        }
        return same;
    }

    /**
     * Counts, for each node, its neighbours in a cell, and brings the nodes that have any to the end of their own
     * cells. Returns a hash of those that are alone in their cells.
     */
    private long count(int by) {
        long alone = 0;
        touchedCount = 0;
        for (int place = by; place < by + lengths[by]; place++) {
            int node = order[place];
            spend(graph.degree(node));
            for (int edge = graph.starts[node]; edge < graph.starts[node + 1]; edge++) {
                int neighbour = graph.neighbours[edge];
                int cell = cells[neighbour];
                if (lengths[cell] == 1) {
                    alone += SymmetryGraph.mixed(cell, 1);
                } else if (counts[neighbour]++ == 0) {
                    if (counted[cell] == 0) {
                        touched[touchedCount++] = cell;
                    }
                    swap(neighbour, cell + lengths[cell] - ++counted[cell]);
                }
            }
        }
        return alone;
    }

    /** Splits a cell by the counts of its nodes; those before {@code from} have none. */
    private boolean split(int cell, int from, int end) {
        boolean even = sort(from, end);
        if (even && from == cell) {
            return agrees(SymmetryGraph.mixed(SymmetryGraph.mixed(cell, end - cell), counts[order[from]]));
        }
        lengths[cell] = from > cell ? from - cell : lengths[cell];
        int largest = cell;
        int largestLength = from - cell;
        boolean waited = isWaiting[cell];
        int mark = splitEnd;
        long code = SymmetryGraph.mixed(cell, from - cell);
        for (int begin = from; begin < end; ) {
            int count = counts[order[begin]];
            int next = begin + 1;
            while (next < end && counts[order[next]] == count) {
                next++;
            }
            int length = next - begin;
            code = SymmetryGraph.mixed(code, SymmetryGraph.mixed(length, count));
            if (length > largestLength) {
                largestLength = length;
                largest = begin;
            }
            lengths[begin] = length;
            if (begin != cell) {
                for (int place = begin; place < next; place++) {
                    cells[order[place]] = begin;
                }
                remember(begin, cell);
            }
            begin = next;
        }
        awaitParts(cell, mark, waited ? SymmetryGraph.NONE : largest);
        return agrees(code);
    }

    /**
     * Lets the parts of a cell split others, but not the largest one, because what it would tell follows from the rest.
     * If the cell waited itself, all parts have to.
     */
    private void awaitParts(int cell, int mark, int largest) {
        if (cell != largest) {
            await(cell);
        }
        for (int i = mark; i < splitEnd; i += 2) {
            if (splits[i] != largest) {
                await(splits[i]);
            }
        }
    }

    /** Sorts nodes by their counts, and says whether these are all the same. */
    private boolean sort(int from, int end) {
        boolean even = true;
        for (int place = from + 1; place < end && even; place++) {
            even = counts[order[place]] == counts[order[from]];
        }
        if (even) {
            return true;
        }
        int count = end - from;
        if (sorting.length < count) {
            sorting = new long[2 * count];
        }
        for (int i = 0; i < count; i++) {
            int node = order[from + i];
            sorting[i] = (long) counts[node] << Integer.SIZE | node;
        }
        Arrays.sort(sorting, 0, count);
        for (int i = 0; i < count; i++) {
            int node = (int) sorting[i];
            order[from + i] = node;
            places[node] = from + i;
        }
        return false;
    }
}
