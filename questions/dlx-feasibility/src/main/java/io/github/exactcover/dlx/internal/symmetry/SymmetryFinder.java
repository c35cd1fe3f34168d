package io.github.exactcover.dlx.internal.symmetry;

import io.github.exactcover.dlx.internal.table.Roots;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * Finds the automorphisms of a {@link SymmetryGraph}: generators of the group, its order, and which nodes can take each
 * other's place.
 *
 * <p>It goes down one path first: it sets nodes apart, one from each level's smallest cell, until each node is alone.
 * These nodes are the base, because an automorphism that keeps all of them moves nothing. Then it goes back up. At each
 * level it looks for an automorphism that keeps the base above, and takes the base node there to another node of its
 * cell, unless those that are known say whether there is one. So the nodes to which the base node can go are known, and
 * the order of the group is the product of their numbers over all levels. (That is how <em>saucy</em> searches: Darga,
 * Sakallah, Markov, Faster symmetry discovery using sparsity of symmetries, DAC 2008. Here too a permutation is guessed
 * before all nodes are alone: in cells that no choice has changed, every node stays.)
 */
public final class SymmetryFinder {

    /** The work after which the search for symmetries ends: about a minute. */
    public static final long MOST_WORK = 10_000_000_000L;

    private final SymmetryGraph graph;
    private final Cells cells;

    /** After how much work to give up, in neighbours that were looked at. */
    private final long limit;

    /** The nodes that were set apart on the first path, and where their cells began. */
    private int[] base = new int[16];

    private int[] targets = new int[16];

    /** Before each level of the first path: a mark of the cells, and where the trace stood. */
    private int[] marks = new int[16];

    private int[] traces = new int[16];

    private int depth;

    /** The nodes in the order at the end of the first path. */
    private int[] leaf = new int[0];

    /** By node, a tree in which the nodes that can take each other's place have the same root. */
    private final int[] parents;

    /** By root: the number of nodes below. */
    private final int[] sizes;

    /** By root: the last level whose base node is known to go to none of the nodes below. */
    private final int[] failed;

    private final List<Automorphism> generators = new ArrayList<>();
    private BigInteger order = BigInteger.ONE;
    private boolean complete;

    /** By node: its image under the permutation at hand; itself between guesses. */
    private final int[] image;

    /** By node: the last time that it was stamped. */
    private final int[] stamps;

    private int stamp;

    /** The nodes that the permutation at hand moves. */
    private final int[] moved;

    /**
     * Sets up a search for all automorphisms, which {@link #run} does.
     *
     * @param limit after how much work to give up, in neighbours that were looked at
     */
    public SymmetryFinder(SymmetryGraph graph, long limit) {
        this(graph, graph.kinds, limit);
    }

    /**
     * Sets up a search for those that keep other kinds.
     *
     * @param kinds by node: a number for its kind
     * @param limit as above
     */
    public SymmetryFinder(SymmetryGraph graph, int[] kinds, long limit) {
        this.graph = graph;
        this.limit = limit;
        cells = new Cells(graph, kinds);
        parents = Roots.apart(graph.nodeCount);
        image = parents.clone();
        sizes = new int[graph.nodeCount];
        Arrays.fill(sizes, 1);
        failed = new int[graph.nodeCount];
        Arrays.fill(failed, Integer.MAX_VALUE);
        stamps = new int[graph.nodeCount];
        moved = new int[graph.nodeCount];
    }

    /** Searches to the end, or until the limit. What was found can also be asked if patience ended it. */
    public void run() {
        if (!descend()) {
            return;
        }
        for (int level = depth - 1; level >= 0; level--) {
            cells.back(marks[level]);
            for (int node : cells.cell(targets[level])) {
                int root = root(node);
                if (root == root(base[level]) || failed[root] == level) {
                    continue;
                }
                if (!canMove(level, node)) {
                    failed[root] = level;
                }
                cells.back(marks[level]);
                if (isOver()) {
                    return;
                }
            }
            order = order.multiply(BigInteger.valueOf(sizes[root(base[level])]));
        }
        complete = true; // Not before: patience can end this anywhere.
    }

    private boolean isOver() {
        return cells.work() > limit;
    }

    /** The first path. Returns false if the limit came first. */
    private boolean descend() {
        cells.refine();
        traces[0] = cells.traced();
        int last = SymmetryGraph.NONE;
        for (int cell = cells.smallest(last); cell != SymmetryGraph.NONE; cell = cells.smallest(last)) {
            last = cell;
            if (isOver()) {
                return false;
            }
            if (depth + 1 == base.length) {
                base = Arrays.copyOf(base, 2 * base.length);
                targets = Arrays.copyOf(targets, base.length);
                marks = Arrays.copyOf(marks, base.length);
                traces = Arrays.copyOf(traces, base.length);
            }
            base[depth] = cells.order[cell + cells.lengths[cell] - 1];
            targets[depth] = cell;
            marks[depth] = cells.mark();
            cells.setApart(base[depth]);
            cells.refine();
            traces[++depth] = cells.traced();
        }
        leaf = cells.order.clone();
        cells.stopRecording();
        return true;
    }

    /**
     * Looks for an automorphism that keeps the base nodes before a level and takes that of the level to a node. Adds it
     * to the generators. The cells are then divided as they may be.
     */
    private boolean canMove(int level, int to) {
        int[][] choices = new int[depth - level][];
        int[] tried = new int[depth - level];
        int[] before = new int[depth - level];
        choices[0] = new int[] {to};
        int at = 0;
        while (true) {
            if (tried[at] == choices[at].length || isOver()) {
                if (at == 0) {
                    return false;
                }
                cells.back(before[--at]);
                continue;
            }
            before[at] = cells.mark();
            int deep = level + at;
            if (!follow(deep, choices[at][tried[at]++])) {
                cells.back(before[at]);
            } else if (addGenerator(level)) {
                return true;
            } else if (deep + 1 == depth) {
                cells.back(before[at]);
            } else {
                choices[++at] = choices(deep + 1);
                tried[at] = 0;
            }
        }
    }

    /** Sets a node apart in place of the base node of a level; whether that looks the same from within. */
    private boolean follow(int level, int node) {
        cells.compare(traces[level], traces[level + 1]);
        cells.setApart(node);
        return cells.refine() && cells.isTraceOver();
    }

    /** The nodes to which the base node of a level may go, itself first. */
    private int[] choices(int level) {
        int[] nodes = cells.cell(targets[level]);
        for (int i = 0; i < nodes.length; i++) {
            if (nodes[i] == base[level]) {
                System.arraycopy(nodes, 0, nodes, 1, i);
                nodes[0] = base[level];
            }
        }
        return nodes;
    }

    /**
     * Whether the permutation that the cells suggest is an automorphism: each cell goes to the cell at its place, and
     * what is in both stays. Then it becomes a generator.
     */
    private boolean addGenerator(int level) {
        int count = guess(cells.splitSince(marks[level]));
        boolean found = count > 0 && isAutomorphism(count);
        if (found) {
            int[] from = Arrays.copyOf(moved, count);
            int[] to = new int[count];
            for (int i = 0; i < count; i++) {
                to[i] = image[from[i]];
                unite(from[i], to[i]);
            }
            generators.add(new Automorphism(level, from, to));
        }
        for (int i = 0; i < count; i++) {
            image[moved[i]] = moved[i];
        }
        return found;
    }

    /** Sets the images of the nodes in some cells, and returns how many are {@link #moved}. */
    private int guess(int[] split) {
        BitSet done = new BitSet();
        int count = 0;
        for (int cell : split) {
            if (done.get(cell)) {
                continue;
            }
            done.set(cell);
            int end = cell + cells.lengths[cell];
            stamp += 2;
            for (int place = cell; place < end; place++) {
                stamps[cells.order[place]] = stamp;
            }
            int target = cell;
            for (int place = cell; place < end; place++) {
                if (stamps[leaf[place]] >= stamp) {
                    stamps[leaf[place]] = stamp + 1; // It is in both.
                }
            }
            for (int place = cell; place < end; place++) {
                if (stamps[leaf[place]] < stamp) {
                    while (stamps[cells.order[target]] != stamp) {
                        target++;
                    }
                    moved[count++] = leaf[place];
                    image[leaf[place]] = cells.order[target++];
                }
            }
        }
        return count;
    }

    private boolean isAutomorphism(int count) {
        for (int i = 0; i < count; i++) {
            int node = moved[i];
            int to = image[node];
            cells.spend(2L * graph.degree(node));
            if (graph.degree(node) != graph.degree(to)) {
                return false;
            }
            stamp += 2;
            for (int edge = graph.starts[to]; edge < graph.starts[to + 1]; edge++) {
                stamps[graph.neighbours[edge]] = stamp;
            }
            for (int edge = graph.starts[node]; edge < graph.starts[node + 1]; edge++) {
                if (stamps[image[graph.neighbours[edge]]] != stamp) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The same for all nodes that can take each other's place, as far as is known. */
    public int root(int node) {
        return Roots.of(parents, node);
    }

    private void unite(int one, int other) {
        int root = root(one);
        int child = root(other);
        if (root == child) {
            return;
        }
        if (sizes[root] < sizes[child]) {
            int smaller = root;
            root = child;
            child = smaller;
        }
        parents[child] = root;
        sizes[root] += sizes[child];
        failed[root] = Math.min(failed[root], failed[child]); // Levels go up, so the smaller one is of now.
    }

    /** The work so far, in neighbours that were looked at. */
    public long work() {
        return cells.work();
    }

    /** Whether the whole group was found. */
    public boolean isComplete() {
        return complete;
    }

    /** The order of the group; a lower bound if it is not complete. */
    public BigInteger order() {
        return order;
    }

    /** Generators of the group. */
    public List<Automorphism> generators() {
        return Collections.unmodifiableList(generators);
    }

    /** The base node of a level. */
    public int base(int level) {
        return base[level];
    }

    /** How many levels the base has. */
    public int depth() {
        return depth;
    }
}
