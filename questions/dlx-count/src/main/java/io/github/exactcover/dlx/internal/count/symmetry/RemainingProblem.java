package io.github.exactcover.dlx.internal.count.symmetry;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.KeyLayout;
import io.github.exactcover.dlx.internal.count.frontier.Palettes;
import io.github.exactcover.dlx.internal.count.frontier.RowBits;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * What is still to be solved in a state: the options that fit, and the items that are left, as a hypergraph. The nodes
 * are the primary items that are not covered, the secondary items, and the colors of each secondary item. The edges are
 * the options, and one more edge for each secondary item, whose values exclude each other. Nodes that cannot exclude
 * anything any more are left out. So states that differ only in those have the same remaining problem.
 *
 * <p>Of {@linkplain Copies copies}, one can stand for all: nodes of different numbers of copies are of different kinds,
 * so what is written here still says what the whole problem is.
 */
final class RemainingProblem {

    /** The kinds of nodes. */
    static final int PRIMARY = 0;

    static final int PLAIN = 1;
    static final int COLOR = 2;

    /** How many kinds there are. Items with n copies, n > 1, have the kind n + {@link #COLOR} - 1. */
    final int kindCount;

    private final Frontier frontier;
    private final int layer;
    private final Copies copies;
    private final int firstRow;
    private final int rows;
    private final RowBits bits;

    /** The rows that are not those of copies for which others stand, and by row whether it stands for several. */
    private final int[] ownRows;

    private final boolean[] standsForMore;

    /** Whether nothing is left out: no choice is made, and all items are nodes. */
    private final boolean whole;

    /** The primary nodes that are not covered though no row is left, if they are not to be left out. */
    private final BitSet bare = new BitSet();

    /** By node: its kind, and its item. */
    final int[] kinds;

    final int[] items;

    /** How many nodes are primary items, which come first. */
    private final int primary;

    /** All nodes of all rows from {@link #firstRow} on, and where those of a row start. */
    private final int[] rowNodes;

    private final int[] rowStarts;

    /** By node: its rows, {@code nodeRows[nodeRowStarts[n]..nodeRowStarts[n + 1] - 1]}. */
    private final int[] nodeRows;

    private final int[] nodeRowStarts;

    /** The rows that fit, and by row whether it can still be chosen. */
    private final int[] fitting;

    private final boolean[] open;

    /** The primary nodes that had a single row left. */
    private final int[] forced;

    private int forcedCount;

    /** By item: its first node. The nodes of an item end where those of the next begin. */
    private final int[] firstNodes;

    /** How many live edges each node has. */
    final int[] degrees;

    final boolean[] live;

    /** The live nodes. */
    final int[] nodes;

    int nodeCount;

    /** The edges: {@code edgeNodes[edgeStarts[e]..edgeStarts[e + 1] - 1]}. The first {@link #options} are options. */
    final int[] edgeStarts;

    final int[] edgeNodes;
    int edgeCount;
    int options;

    /** By node: its edges, {@code nodeEdges[nodeStarts[n]..nodeStarts[n + 1] - 1]}. */
    final int[] nodeStarts;

    final int[] nodeEdges;

    RemainingProblem(Frontier frontier, int layer, boolean whole, boolean withCopies) {
        this.whole = whole;
        this.frontier = frontier;
        this.layer = layer;
        this.firstRow = frontier.firstRows[layer];
        this.rows = frontier.options.length - firstRow;
        this.copies = new Copies(frontier, withCopies ? layer : frontier.layers);
        OptionTable table = frontier.table;
        KeyLayout layout = frontier.layout;
        this.bits = new RowBits(table, frontier.options, layout, firstRow, item -> layout.isInFrontier(item, layer));
        this.firstNodes = firstNodes();
        this.primary = firstNodes[frontier.layers];
        int all = firstNodes[table.itemCount()];
        this.kinds = new int[all];
        this.items = new int[all];
        fillNodes();
        this.kindCount = Math.max(COLOR, Arrays.stream(kinds).max().orElse(0)) + 1;
        this.ownRows = IntStream.range(0, rows).filter(this::isOwn).toArray();
        this.standsForMore = new boolean[rows];
        this.rowStarts = new int[rows + 1];
        this.rowNodes = rowNodes();
        this.nodeRowStarts = new int[all + 1];
        this.nodeRows = nodeRows();
        this.fitting = new int[rows];
        this.open = new boolean[rows];
        this.forced = new int[all];
        this.degrees = new int[all];
        this.live = new boolean[all];
        this.nodes = new int[all];
        int edges = rows + table.itemCount() - table.primaryCount();
        this.edgeStarts = new int[edges + 1];
        this.edgeNodes = new int[rowNodes.length + all];
        this.nodeStarts = new int[all + 1];
        this.nodeEdges = new int[edgeNodes.length];
    }

    private int[] firstNodes() {
        int[] first = new int[frontier.table.itemCount() + 1];
        for (int item = 0; item + 1 < first.length; item++) {
            first[item + 1] = first[item] + nodesOf(item);
        }
        return first;
    }

    private void fillNodes() {
        for (int item = 0; item + 1 < firstNodes.length; item++) {
            for (int node = firstNodes[item]; node < firstNodes[item + 1]; node++) {
                items[node] = item;
                kinds[node] = kind(item, node);
            }
        }
    }

    /** One for a primary item; one for each value of a secondary one that excludes something. */
    private int nodesOf(int item) {
        if (frontier.layout.death(item) < layer || copies.times(item) == 0) {
            return 0;
        }
        if (item < frontier.layers) {
            return 1;
        }
        Palettes palettes = frontier.layout.palettes();
        return palettes.excludes(item) ? palettes.count(item) : 0;
    }

    private int kind(int item, int node) {
        if (item < frontier.layers) {
            return copies.times(item) > 1 ? COLOR + copies.times(item) - 1 : PRIMARY;
        }
        boolean plain = node == firstNodes[item] && frontier.layout.palettes().value(item, OptionTable.NO_COLOR) == 1;
        return plain ? PLAIN : COLOR;
    }

    /** Whether no other row stands for this one. */
    private boolean isOwn(int row) {
        return frontier.table.itemsOf(frontier.options[firstRow + row]).noneMatch(item -> copies.times(item) == 0);
    }

    private int[] rowNodes() {
        OptionTable table = frontier.table;
        int[] found = new int[table.cellCount()];
        int end = 0;
        for (int row = 0, i = 0; row < rows; row++) {
            int option = frontier.options[firstRow + row];
            boolean own = i < ownRows.length && ownRows[i] == row;
            i += own ? 1 : 0;
            for (int cell = table.start(option); own && cell < table.start(option + 1); cell++) {
                int item = table.item(cell);
                standsForMore[row] |= copies.times(item) > 1;
                if (firstNodes[item] < firstNodes[item + 1]) {
                    int value = item < frontier.layers
                            ? 0
                            : frontier.layout.palettes().value(item, table.color(cell)) - 1;
                    found[end++] = firstNodes[item] + value;
                }
            }
            rowStarts[row + 1] = end;
        }
        return Arrays.copyOf(found, end);
    }

    private int[] nodeRows() {
        for (int node : rowNodes) {
            nodeRowStarts[node + 1]++;
        }
        for (int node = 0; node < kinds.length; node++) {
            nodeRowStarts[node + 1] += nodeRowStarts[node];
        }
        int[] next = nodeRowStarts.clone();
        int[] found = new int[rowNodes.length];
        for (int row = 0; row < rows; row++) {
            for (int place = rowStarts[row]; place < rowStarts[row + 1]; place++) {
                found[next[rowNodes[place]]++] = row;
            }
        }
        return found;
    }

    /** The most nodes that an edge can have. */
    int longestEdge() {
        int longest = 0;
        for (int row = 0; row < rows; row++) {
            longest = Math.max(longest, rowStarts[row + 1] - rowStarts[row]);
        }
        for (int item = frontier.layers; item + 1 < firstNodes.length; item++) {
            longest = Math.max(longest, firstNodes[item + 1] - firstNodes[item]);
        }
        return longest;
    }

    /** How many nodes there can be. */
    int mostNodes() {
        return kinds.length;
    }

    /**
     * Becomes the remaining problem of a state. Returns false if an item has no option left, so there is no solution.
     */
    boolean read(long[] keys, int at) {
        int kept = collect(keys, at);
        if (whole) {
            findBare(keys, at);
        } else if (!findForced(keys, at) || !chooseForced()) {
            return false;
        }
        connect(kept);
        return true;
    }

    private void findBare(long[] keys, int at) {
        for (int node = 0; node < primary; node++) {
            bare.set(node, degrees[node] == 0 && !frontier.layout.isCovered(items[node], layer, keys, at));
        }
    }

    /** Becomes what all states of the layer have in common: all rows, also of items that some states cover. */
    void readAll() {
        connect(collect(new long[frontier.words], 0));
    }

    /** Makes nodes and edges of the rows that are open. */
    private void connect(int kept) {
        keepNodes();
        edgeCount = 0;
        int end = 0;
        for (int i = 0; i < kept; i++) {
            int row = fitting[i];
            if (open[row]) {
                for (int place = rowStarts[row]; place < rowStarts[row + 1]; place++) {
                    if (live[rowNodes[place]]) {
                        edgeNodes[end++] = rowNodes[place];
                    }
                }
                edgeStarts[++edgeCount] = end;
            }
        }
        options = edgeCount;
        link(end);
        turn();
    }

    /** Finds the rows that fit, and counts those of each node. */
    private int collect(long[] keys, int at) {
        Arrays.fill(degrees, 0);
        int kept = 0;
        for (int row : ownRows) {
            open[row] = bits.fits(row, keys, at);
            if (open[row]) {
                fitting[kept++] = row;
                for (int place = rowStarts[row]; place < rowStarts[row + 1]; place++) {
                    degrees[rowNodes[place]]++;
                }
            }
        }
        return kept;
    }

    /** Finds the items that have a single row left. Returns false if an item has none. */
    private boolean findForced(long[] keys, int at) {
        forcedCount = 0;
        for (int node = 0; node < primary; node++) {
            if (degrees[node] == 1) {
                forced[forcedCount++] = node;
            } else if (degrees[node] == 0 && !frontier.layout.isCovered(items[node], layer, keys, at)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Chooses the rows of items that have a single row left, until there are no such items. Returns false if an item
     * has none left.
     */
    private boolean chooseForced() {
        for (int i = 0; i < forcedCount; i++) {
            // An item with no open row was covered by a row chosen for another item.
            if (degrees[forced[i]] == 1) {
                int row = onlyRow(forced[i]);
                if (!standsForMore[row] && !choose(row)) {
                    return false;
                }
            }
        }
        return true;
    }

    private int onlyRow(int node) {
        int at = nodeRowStarts[node];
        while (!open[nodeRows[at]]) {
            at++;
        }
        return nodeRows[at];
    }

    /** Chooses a row, and closes the rows that it excludes. Returns false if an item has none left then. */
    private boolean choose(int row) {
        open[row] = false;
        for (int place = rowStarts[row]; place < rowStarts[row + 1]; place++) {
            degrees[rowNodes[place]]--;
        }
        for (int place = rowStarts[row]; place < rowStarts[row + 1]; place++) {
            int node = rowNodes[place];
            for (int other = firstNodes[items[node]]; other < firstNodes[items[node] + 1]; other++) {
                if ((other != node || kinds[node] != COLOR) && !closeRows(other, row)) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Closes the rows of a node because another row was chosen. Returns false if an item which that row does not cover
     * has none left.
     */
    private boolean closeRows(int node, int chosen) {
        for (int at = nodeRowStarts[node]; degrees[node] > 0; at++) {
            int row = nodeRows[at];
            if (open[row]) {
                open[row] = false;
                for (int place = rowStarts[row]; place < rowStarts[row + 1]; place++) {
                    int other = rowNodes[place];
                    degrees[other]--;
                    if (other < primary && degrees[other] < 2 && !covers(chosen, other)) {
                        if (degrees[other] == 0) {
                            return false;
                        }
                        forced[forcedCount++] = other;
                    }
                }
            }
        }
        return true;
    }

    private boolean covers(int row, int node) {
        for (int place = rowStarts[row]; place < rowStarts[row + 1]; place++) {
            if (rowNodes[place] == node) {
                return true;
            }
        }
        return false;
    }

    private void keepNodes() {
        nodeCount = 0;
        for (int node = 0; node < kinds.length; ) {
            int end = firstNodes[items[node] + 1];
            if (node < primary) {
                live[node] = degrees[node] > 0 || bare.get(node);
            } else {
                keepValues(node, end);
            }
            for (; node < end; node++) {
                if (live[node]) {
                    nodes[nodeCount++] = node;
                }
            }
        }
    }

    /** The values of a secondary item are kept if choosing one can exclude another option. */
    private void keepValues(int first, int end) {
        int used = 0;
        int options = 0;
        for (int node = first; node < end; node++) {
            used += degrees[node] > 0 ? 1 : 0;
            options += degrees[node];
        }
        boolean excludes = whole || used > 1 || (options > 1 && kinds[first] == PLAIN && degrees[first] > 0);
        for (int node = first; node < end; node++) {
            live[node] = excludes && degrees[node] > 0;
        }
    }

    /** Adds an edge for each secondary item that has several values. */
    private void link(int from) {
        int end = from;
        for (int i = 0; i < nodeCount; ) {
            int item = items[nodes[i]];
            int before = end;
            for (; i < nodeCount && items[nodes[i]] == item; i++) {
                edgeNodes[end++] = nodes[i];
            }
            if (end - before > 1) {
                for (int place = before; place < end; place++) {
                    degrees[edgeNodes[place]]++;
                }
                edgeStarts[++edgeCount] = end;
            } else {
                end = before;
            }
        }
    }

    /** Lists the edges of each node. */
    private void turn() {
        int end = 0;
        for (int i = 0; i < nodeCount; i++) {
            nodeStarts[nodes[i]] = end;
            end += degrees[nodes[i]];
        }
        for (int edge = 0; edge < edgeCount; edge++) {
            for (int place = edgeStarts[edge]; place < edgeStarts[edge + 1]; place++) {
                nodeEdges[nodeStarts[edgeNodes[place]]++] = edge;
            }
        }
        for (int i = 0; i < nodeCount; i++) {
            nodeStarts[nodes[i]] -= degrees[nodes[i]];
        }
    }
}
