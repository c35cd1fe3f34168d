package io.github.exactcover.dlx.internal.count.symmetry;

/**
 * Gives the nodes of a {@link RemainingProblem} numbers that depend, as far as possible, on its structure only. The
 * nodes are divided into cells, and a cell is split when its nodes differ in the cells of their neighbours (color
 * refinement). When no cell can be split that way, one node is taken out of its cell (individualization), and so on
 * until every node has a cell of its own. The number of a node is the place of its cell.
 *
 * <p>Isomorphic problems often get the same numbers, but not always: which node is taken out of a cell is a guess. Then
 * two states that could be merged are not, and nothing else happens. The same holds when the hashes of two sets of
 * neighbours are equal by chance.
 */
final class Refinement {

    private final RemainingProblem problem;

    /** The nodes, cell by cell. */
    private final int[] order;

    /** By node: its place in {@link #order}. */
    private final int[] places;

    /** By node: the place where its cell begins. That is the color of its nodes. */
    private final int[] cells;

    /** By place: the length of the cell that begins there. */
    private final int[] lengths;

    /** By edge: the sum of the codes of its nodes' cells. */
    private final long[] sums;

    /** By edge: the sum before it was changed, and whether it was. */
    private final long[] before;

    private final boolean[] changedEdge;
    private final int[] edges;
    private int edgeCount;

    /**
     * By node: the sum of the codes of its edges, by which cells are split. Kept up to date only for nodes that are not
     * alone in their cell.
     */
    private final long[] codes;

    /** The nodes that got another cell, with the cells they had before. */
    private final int[] moved;

    private final int[] from;
    private int movedCount;

    /** The cells in which a code has changed. */
    private final int[] touched;

    private final boolean[] isTouched;
    private int touchedCount;

    /** The work so far: nodes and edges looked at. */
    private long steps;

    Refinement(RemainingProblem problem) {
        this.problem = problem;
        int nodes = problem.mostNodes();
        int edgesAtMost = problem.edgeStarts.length;
        order = new int[nodes];
        places = new int[nodes];
        cells = new int[nodes];
        lengths = new int[nodes + 1];
        sums = new long[edgesAtMost];
        before = new long[edgesAtMost];
        changedEdge = new boolean[edgesAtMost];
        edges = new int[edgesAtMost];
        codes = new long[nodes];
        moved = new int[nodes];
        from = new int[nodes];
        touched = new int[nodes];
        isTouched = new boolean[nodes];
    }

    /** By node: its number, once {@link #number} is done. */
    int place(int node) {
        return places[node];
    }

    /**
     * Numbers the nodes. Returns a bound of the number of automorphisms: the product of the sizes of the cells from
     * which a node was taken out, since an automorphism moves a node only within its cell.
     *
     * @param thorough whether to try each node of a cell before one is taken out, and to take the one whose cells say
     *     least by a hash of their structure. Then isomorphic problems get other numbers much more seldom.
     */
    double number(boolean thorough) {
        double automorphisms = 1;
        begin();
        refine();
        for (int cell = smallest(); cell >= 0; cell = smallest()) {
            automorphisms *= lengths[cell];
            setApart(cell, thorough ? best(cell) : cell + lengths[cell] - 1);
            refine();
        }
        return automorphisms;
    }

    long steps() {
        return steps;
    }

    /** Puts nodes of different kinds or degrees into different cells, and then splits these once. */
    private void begin() {
        int count = problem.nodeCount;
        for (int i = 0; i < count; i++) {
            int node = problem.nodes[i];
            order[i] = node;
            codes[node] = (long) problem.kinds[node] << Integer.SIZE | problem.degrees[node];
        }
        movedCount = 0;
        if (count == 0) {
            return;
        }
        sort(0, count);
        split(0, count);
        movedCount = 0;
        sumEdges();
        sumNodes();
        for (int cell = 0; cell < count; ) {
            int length = lengths[cell];
            splitByCode(cell);
            cell += length;
        }
    }

    private void sumEdges() {
        for (int edge = 0; edge < problem.edgeCount; edge++) {
            long sum = edge < problem.options ? 0 : 1;
            for (int at = problem.edgeStarts[edge]; at < problem.edgeStarts[edge + 1]; at++) {
                sum += code(cells[problem.edgeNodes[at]]);
            }
            sums[edge] = sum;
        }
    }

    private void sumNodes() {
        for (int i = 0; i < problem.nodeCount; i++) {
            int node = problem.nodes[i];
            long code = 0;
            for (int at = problem.nodeStarts[node]; at < problem.nodeStarts[node] + problem.degrees[node]; at++) {
                code += Copies.mixed(sums[problem.nodeEdges[at]]);
            }
            codes[node] = code;
        }
    }

    /** The first of the smallest cells with more than one node; -1 if there is none. */
    private int smallest() {
        int best = -1;
        for (int cell = 0; cell < problem.nodeCount; cell += lengths[cell]) {
            if (lengths[cell] > 1 && (best < 0 || lengths[cell] < lengths[best])) {
                best = cell;
                if (lengths[cell] == 2) {
                    break;
                }
            }
        }
        return best;
    }

    /** The place of the node to take out of a cell, after a look at what each of them leads to. */
    private int best(int cell) {
        int end = cell + lengths[cell];
        int best = cell;
        long least = Long.MAX_VALUE;
        Saved before = new Saved();
        for (int place = cell; place < end; place++) {
            setApart(cell, place);
            refine();
            long look = look();
            if (look < least) {
                best = place;
                least = look;
            }
            before.goBack();
        }
        return best;
    }

    /** A hash of the edges in terms of cells, the same for isomorphic divisions. */
    private long look() {
        long look = 0;
        for (int edge = 0; edge < problem.edgeCount; edge++) {
            look += Copies.mixed(sums[edge]);
        }
        return look;
    }

    /** The cells as they were. */
    private final class Saved {

        private final int[] savedOrder = order.clone();
        private final int[] savedPlaces = places.clone();
        private final int[] savedCells = cells.clone();
        private final int[] savedLengths = lengths.clone();
        private final long[] savedSums = sums.clone();
        private final long[] savedCodes = codes.clone();

        void goBack() {
            System.arraycopy(savedOrder, 0, order, 0, order.length);
            System.arraycopy(savedPlaces, 0, places, 0, places.length);
            System.arraycopy(savedCells, 0, cells, 0, cells.length);
            System.arraycopy(savedLengths, 0, lengths, 0, lengths.length);
            System.arraycopy(savedSums, 0, sums, 0, sums.length);
            System.arraycopy(savedCodes, 0, codes, 0, codes.length);
        }
    }

    /** The node at a place of a cell gets a cell of its own, the last one. */
    private void setApart(int cell, int place) {
        int last = cell + --lengths[cell];
        int node = order[place];
        order[place] = order[last];
        places[order[place]] = place;
        order[last] = node;
        places[node] = last;
        lengths[last] = 1;
        cells[node] = last;
        moved[0] = node;
        from[0] = cell;
        movedCount = 1;
    }

    /** Splits cells until no cell has nodes that differ in the cells of their neighbours. */
    private void refine() {
        while (movedCount > 0) {
            changeEdges();
            movedCount = 0;
            changeNodes();
            for (int i = 0; i < touchedCount; i++) {
                isTouched[touched[i]] = false;
                splitByCode(touched[i]);
            }
            touchedCount = 0;
        }
    }

    private void changeEdges() {
        edgeCount = 0;
        for (int i = 0; i < movedCount; i++) {
            int node = moved[i];
            long change = code(cells[node]) - code(from[i]);
            int end = problem.nodeStarts[node] + problem.degrees[node];
            for (int at = problem.nodeStarts[node]; at < end; at++) {
                int edge = problem.nodeEdges[at];
                if (!changedEdge[edge]) {
                    changedEdge[edge] = true;
                    before[edge] = sums[edge];
                    edges[edgeCount++] = edge;
                }
                sums[edge] += change;
            }
        }
        steps += edgeCount;
    }

    private void changeNodes() {
        for (int i = 0; i < edgeCount; i++) {
            int edge = edges[i];
            changedEdge[edge] = false;
            long change = Copies.mixed(sums[edge]) - Copies.mixed(before[edge]);
            for (int at = problem.edgeStarts[edge]; at < problem.edgeStarts[edge + 1]; at++) {
                int node = problem.edgeNodes[at];
                int cell = cells[node];
                if (lengths[cell] > 1) {
                    codes[node] += change;
                    if (!isTouched[cell]) {
                        isTouched[cell] = true;
                        touched[touchedCount++] = cell;
                    }
                }
            }
        }
    }

    private void splitByCode(int cell) {
        int length = lengths[cell];
        boolean same = true;
        for (int i = cell + 1; i < cell + length && same; i++) {
            same = codes[order[i]] == codes[order[cell]];
        }
        if (!same) {
            sort(cell, cell + length);
            split(cell, cell + length);
        }
        steps += length;
    }

    /** Makes a cell of each run of nodes with the same code. */
    private void split(int first, int end) {
        int cell = first;
        for (int i = first; i < end; i++) {
            int node = order[i];
            if (i > first && codes[node] != codes[order[i - 1]]) {
                lengths[cell] = i - cell;
                cell = i;
            }
            places[node] = i;
            if (cell != first) {
                moved[movedCount] = node;
                from[movedCount++] = first;
            }
            cells[node] = cell;
        }
        lengths[cell] = end - cell;
    }

    /** Sorts nodes by their codes, by Shell's method, which is fast for short lists. */
    private void sort(int first, int end) {
        int gap = 1;
        while (gap < (end - first) / 3) {
            gap = 3 * gap + 1;
        }
        for (; gap > 0; gap /= 3) {
            for (int i = first + gap; i < end; i++) {
                int node = order[i];
                long code = codes[node];
                int to = i;
                for (; to - gap >= first && codes[order[to - gap]] > code; to -= gap) {
                    order[to] = order[to - gap];
                }
                order[to] = node;
            }
        }
    }

    /** A hash of a cell. Sets of cells are compared by the sums of these hashes. */
    private static long code(int cell) {
        return Copies.mixed(cell + 1L);
    }
}
