package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * Goes through the solutions of a diagram in the order of their costs. This is the algorithm A* with an exact bound.
 * The cost of the cheapest solution of each node is computed once, from the bottom up. So the least cost of each
 * partial solution is known exactly, and the cheapest of these is always extended next.
 *
 * <p>Sums can have any size: the cost of a partial solution may not fit in a long, even if the costs of all complete
 * ones do.
 */
final class CheapestFirst {

    private static final Comparator<Entry> CHEAPEST =
            Comparator.comparing(Entry::cost).thenComparingLong(Entry::number);

    private final Diagram diagram;
    private final BigInteger[] costs;

    /** The cost of the cheapest solution of each node; meaningless for the node without solutions. */
    private final NodeNumbers least;

    private final PriorityQueue<Entry> waiting = new PriorityQueue<>(CHEAPEST);
    private long entries;
    private BigInteger cost = BigInteger.ZERO;
    private int[] solution = {};

    /** Among entries of equal cost the oldest comes first, so that the order is fixed. */
    private record Entry(BigInteger cost, long number, Pending pending) {}

    /**
     * Stands before the first solution.
     *
     * @param costs the cost of each option
     * @param least numbers for the nodes of the diagram, all 0
     */
    CheapestFirst(Diagram diagram, BigInteger[] costs, NodeNumbers least) {
        this.diagram = diagram;
        this.costs = costs;
        this.least = least;
        for (int node = Diagram.UNIT + 1; node < diagram.nodeCount(); node++) {
            least.set(node, least(node));
        }
        if (diagram.root() != Diagram.NONE) {
            waiting.add(new Entry(least.get(diagram.root()), entries++, Pending.of(diagram.root())));
        }
    }

    private BigInteger least(int node) {
        int low = diagram.low(node);
        if (diagram.isAnd(node)) {
            return least.get(diagram.high(node)).add(least.get(low));
        }
        return low == Diagram.NONE ? with(node) : with(node).min(least.get(low));
    }

    /** The cost of the cheapest solution with the option of a node. */
    private BigInteger with(int node) {
        return costs[diagram.option(node)].add(least.get(diagram.high(node)));
    }

    /** Finds the next solution; false if there is none. */
    boolean advance() {
        Entry entry = waiting.poll();
        if (entry == null) {
            return false;
        }
        cost = entry.cost();
        Pending pending = entry.pending();
        for (Pending.Node first = pending.nodes(); first != null; first = pending.nodes()) {
            pending = cheaper(first.node(), new Pending(first.next(), pending.choices()));
        }
        solution = pending.options();
        return true;
    }

    /** Follows the cheaper child, and queues the other one. */
    private Pending cheaper(int node, Pending rest) {
        int low = diagram.low(node);
        if (diagram.isAnd(node)) {
            return rest.with(low).with(diagram.high(node));
        }
        Pending high = rest.choosing(diagram.option(node)).with(diagram.high(node));
        if (low == Diagram.NONE) {
            return high;
        }
        boolean isHighCheaper = with(node).equals(least.get(node));
        BigInteger more = (isHighCheaper ? least.get(low) : with(node)).subtract(least.get(node));
        Pending other = isHighCheaper ? rest.with(low) : high;
        waiting.add(new Entry(cost.add(more), entries++, other));
        return isHighCheaper ? high : rest.with(low);
    }

    /** The cost of the solution. */
    BigInteger cost() {
        return cost;
    }

    /** The options of the solution. */
    int[] solution() {
        return solution;
    }
}
