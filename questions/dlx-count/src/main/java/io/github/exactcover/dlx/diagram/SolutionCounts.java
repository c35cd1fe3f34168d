package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** How many solutions each node of a diagram has, and what can be computed from that. */
final class SolutionCounts {

    private final Diagram diagram;

    /** Null until the first question: many diagrams are listed or priced and never counted. */
    private @Nullable NodeNumbers numbers;

    SolutionCounts(Diagram diagram) {
        this.diagram = diagram;
    }

    private synchronized NodeNumbers counts() {
        NodeNumbers known = numbers;
        if (known == null) {
            known = counted();
            numbers = known;
        }
        return known;
    }

    private NodeNumbers counted() {
        NodeNumbers counts = new NodeNumbers(diagram);
        boolean done = false;
        try {
            counts.set(Diagram.UNIT, BigInteger.ONE);
            for (int node = Diagram.UNIT + 1; node < diagram.nodeCount(); node++) {
                int high = diagram.high(node);
                int low = diagram.low(node);
                if (diagram.isAnd(node)) {
                    counts.set(node, counts.get(high).multiply(counts.get(low)));
                } else {
                    counts.setSum(node, high, low);
                }
            }
            done = true;
            return counts;
        } catch (OutOfMemoryError e) {
            throw new IllegalStateException(
                    "To count the solutions of the diagram takes more memory than the JVM may take; give it more,"
                            + " as with -Xmx4g, or compile the diagram in a folder",
                    e);
        } finally {
            if (!done) {
                counts.close();
            }
        }
    }

    /** The number of solutions of the diagram. */
    BigInteger total() {
        return counts().get(diagram.root());
    }

    /** A part of a solution that is still to be found: the solution of a node with this number. */
    private record Part(int node, BigInteger number) {}

    /** The options of the solution with this number, counted from 0. */
    int[] solution(BigInteger number) {
        NodeNumbers counts = counts();
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
        NodeNumbers counts = counts();
        BigInteger[] occurrences = new BigInteger[optionCount];
        Arrays.fill(occurrences, BigInteger.ZERO);
        try (NodeNumbers ways = new NodeNumbers(diagram)) {
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
