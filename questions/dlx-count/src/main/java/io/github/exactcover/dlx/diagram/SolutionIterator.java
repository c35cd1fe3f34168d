package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Goes through the solutions of a diagram, high children first. Each path down ends at a solution. */
final class SolutionIterator implements Iterator<int[]> {

    private final Diagram diagram;
    private final Deque<Pending> waiting = new ArrayDeque<>();

    SolutionIterator(Diagram diagram) {
        this.diagram = diagram;
        if (diagram.root() != Diagram.NONE) {
            waiting.push(Pending.of(diagram.root()));
        }
    }

    @Override
    public boolean hasNext() {
        return !waiting.isEmpty();
    }

    @Override
    public int[] next() {
        if (!hasNext()) {
            throw new NoSuchElementException("There are no more solutions");
        }
        Pending pending = waiting.pop();
        for (Pending.Node first = pending.nodes(); first != null; first = pending.nodes()) {
            int node = first.node();
            Pending rest = new Pending(first.next(), pending.choices());
            if (diagram.isAnd(node)) {
                pending = rest.with(diagram.low(node)).with(diagram.high(node));
            } else {
                if (diagram.low(node) != Diagram.NONE) {
                    waiting.push(rest.with(diagram.low(node)));
                }
                pending = rest.choosing(diagram.option(node)).with(diagram.high(node));
            }
        }
        return pending.options();
    }
}
