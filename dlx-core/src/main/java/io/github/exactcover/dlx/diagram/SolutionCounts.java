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
    private final BigInteger[] counts;

    SolutionCounts(Diagram diagram) {
        this.diagram = diagram;
        this.counts = new BigInteger[diagram.nodeCount()];
        counts[Diagram.NONE] = BigInteger.ZERO;
        counts[Diagram.UNIT] = BigInteger.ONE;
        for (int node = Diagram.UNIT + 1; node < counts.length; node++) {
            BigInteger high = counts[diagram.high(node)];
            BigInteger low = counts[diagram.low(node)];
            counts[node] = diagram.isAnd(node) ? high.multiply(low) : high.add(low);
        }
    }

    /** The number of solutions of the diagram. */
    BigInteger total() {
        return counts[diagram.root()];
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
                BigInteger[] numbers = part.number().divideAndRemainder(counts[low]);
                parts.push(new Part(high, numbers[0]));
                parts.push(new Part(low, numbers[1]));
            } else if (part.number().compareTo(counts[high]) < 0) {
                chosen.add(diagram.option(node));
                parts.push(new Part(high, part.number()));
            } else {
                parts.push(new Part(low, part.number().subtract(counts[high])));
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
        BigInteger[] ways = new BigInteger[counts.length];
        Arrays.fill(ways, BigInteger.ZERO);
        ways[diagram.root()] = BigInteger.ONE;
        for (int node = diagram.root(); node > Diagram.UNIT; node--) {
            int high = diagram.high(node);
            int low = diagram.low(node);
            if (diagram.isAnd(node)) {
                ways[high] = ways[high].add(ways[node].multiply(counts[low]));
                ways[low] = ways[low].add(ways[node].multiply(counts[high]));
            } else {
                int option = diagram.option(node);
                occurrences[option] = occurrences[option].add(ways[node].multiply(counts[high]));
                ways[high] = ways[high].add(ways[node]);
                ways[low] = ways[low].add(ways[node]);
            }
        }
        return List.of(occurrences);
    }
}
