package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/** How many solutions each node of a diagram has, and what can be computed from that. */
final class SolutionCounts {

    private final Diagram diagram;
    private final NodeNumbers counts;

    SolutionCounts(Diagram diagram) {
        this.diagram = diagram;
        this.counts = NodeNumbers.of(diagram);
        counts.set(Diagram.UNIT, BigInteger.ONE);
        for (int node = Diagram.UNIT + 1; node < diagram.nodeCount(); node++) {
            BigInteger high = counts.get(diagram.high(node));
            BigInteger low = counts.get(diagram.low(node));
            counts.set(node, diagram.isAnd(node) ? high.multiply(low) : high.add(low));
        }
    }

    /** The number of solutions of the diagram. */
    BigInteger total() {
        return counts.get(diagram.root());
    }

    /** A part of a solution that is still to be found: the solution of a node with this number. */
    private record Part(int node, BigInteger number) {}

    /** The options of the solution with this number, counted from 0. */
    int[] solution(BigInteger number) {
        IntStream.Builder chosen = IntStream.builder();
        Deque<Part> parts = new ArrayDeque<>();
        parts.push(new Part(diagram.root(), number));
        while (!parts.isEmpty()) {
            Part part = parts.pop();
            int node = part.node();
            if (node == Diagram.UNIT) {
                continue;
            }
            int high = diagram.high(node);
            int low = diagram.low(node);
            if (diagram.isAnd(node)) {
                BigInteger[] numbers = part.number().divideAndRemainder(counts.get(low));
                parts.push(new Part(high, numbers[0]));
                parts.push(new Part(low, numbers[1]));
            } else if (part.number().compareTo(counts.get(high)) < 0) {
                chosen.add(diagram.option(node));
                parts.push(new Part(high, part.number()));
            } else {
                parts.push(new Part(low, part.number().subtract(counts.get(high))));
            }
        }
        return chosen.build().toArray();
    }

    /**
     * In how many solutions each option is. Each node adds the number of ways to reach it from the root, times the
     * number of solutions of its high child. A way through an AND node counts once for each solution of the other
     * child.
     */
    List<BigInteger> occurrences(int optionCount) {
        BigInteger[] occurrences = new BigInteger[optionCount];
        Arrays.fill(occurrences, BigInteger.ZERO);
        try (NodeNumbers ways = NodeNumbers.of(diagram)) {
            ways.set(diagram.root(), BigInteger.ONE);
            for (int node = diagram.root(); node > Diagram.UNIT; node--) {
                int high = diagram.high(node);
                int low = diagram.low(node);
                BigInteger own = ways.get(node);
                if (diagram.isAnd(node)) {
                    ways.add(high, own.multiply(counts.get(low)));
                    ways.add(low, own.multiply(counts.get(high)));
                } else {
                    int option = diagram.option(node);
                    occurrences[option] = occurrences[option].add(own.multiply(counts.get(high)));
                    ways.add(high, own);
                    ways.add(low, own);
                }
            }
        }
        return List.of(occurrences);
    }
}
