package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * Goes through the solutions of a diagram in the order of their costs. What the cheapest solution of each node costs is
 * computed once, upwards; so of a solution that is partly found it is known exactly what it will cost at least, and the
 * best of all such is always the next to be looked at: the algorithm A* with a bound that is never wrong.
 */
final class CheapestFirst {

    private static final Comparator<Entry> CHEAPEST =
            Comparator.comparingLong(Entry::cost).thenComparingLong(Entry::number);

    private final Diagram diagram;
    private final long[] costs;

    /** What the cheapest solution of each node costs; of the node without solutions it is meaningless. */
    private final long[] least;

    private final PriorityQueue<Entry> waiting = new PriorityQueue<>(CHEAPEST);
    private long entries;
    private long cost;
    private int[] solution = {};

    /** Of entries of equal cost the oldest is the first, so that the order is fixed. */
    private record Entry(long cost, long number, Pending pending) {}

    /** Costs are given by option. */
    CheapestFirst(Diagram diagram, long[] costs) {
        this.diagram = diagram;
        this.costs = costs;
        this.least = new long[diagram.nodeCount()];
        for (int node = Diagram.UNIT + 1; node < least.length; node++) {
            if (diagram.isAnd(node)) {
                least[node] = Math.addExact(least[diagram.high(node)], least[diagram.low(node)]);
            } else {
                long with = with(node);
                least[node] = diagram.low(node) == Diagram.NONE ? with : Math.min(with, least[diagram.low(node)]);
            }
        }
        if (diagram.root() != Diagram.NONE) {
            waiting.add(new Entry(least[diagram.root()], entries++, Pending.of(diagram.root())));
        }
    }

    /** What the cheapest solution with the option of a node costs. */
    private long with(int node) {
        return Math.addExact(costs[diagram.option(node)], least[diagram.high(node)]);
    }

    /** Finds the next solution, and says whether there is one. */
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

    /** Goes on where it costs no more, and lets the other way wait. */
    private Pending cheaper(int node, Pending rest) {
        int low = diagram.low(node);
        if (diagram.isAnd(node)) {
            return rest.with(low).with(diagram.high(node));
        }
        Pending high = rest.choosing(diagram.option(node)).with(diagram.high(node));
        if (low == Diagram.NONE) {
            return high;
        }
        boolean isHighCheaper = with(node) == least[node];
        long more = isHighCheaper
                ? Math.subtractExact(least[low], least[node])
                : Math.subtractExact(with(node), least[node]);
        Pending other = isHighCheaper ? rest.with(low) : high;
        waiting.add(new Entry(Math.addExact(cost, more), entries++, other));
        return isHighCheaper ? high : rest.with(low);
    }

    /** What the solution costs. */
    long cost() {
        return cost;
    }

    /** The options of the solution. */
    int[] solution() {
        return solution;
    }
}
