package io.github.exactcover.dlx.checks.proof;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Problems in Knuth's format, with bounds, colors, costs and secondary items at random. */
public final class RandomText {

    private RandomText() {}

    /** A problem without costs, with at most this many primary items and at least one option of one to three items. */
    public static String of(Random random, int mostItems, int mostOptions) {
        return of(random, 1 + random.nextInt(mostItems), 1 + random.nextInt(mostOptions), 1, false);
    }

    /**
     * A problem.
     *
     * @param primary how many primary items
     * @param smallest how many items an option has at least; it has at most three
     * @param hasCosts whether options have costs, some of them negative
     */
    public static String of(Random random, int primary, int options, int smallest, boolean hasCosts) {
        boolean bounded = random.nextBoolean();
        boolean colored = random.nextBoolean();
        int items = primary + random.nextInt(3);
        StringBuilder text = new StringBuilder();
        for (int item = 0; item < items; item++) {
            int low = random.nextInt(3);
            int high = low + random.nextInt(3);
            String bounds = bounded && item < primary && random.nextInt(3) == 0 ? low + ":" + high + "|" : "";
            text.append(item == primary ? "| " : "")
                    .append(bounds)
                    .append('i')
                    .append(item)
                    .append(' ');
        }
        int factor = 1 + random.nextInt(3);
        int least = random.nextInt(3) == 0 ? -5 : 0;
        for (int option = 0; option < options; option++) {
            Set<Integer> some = new LinkedHashSet<>();
            for (int size = smallest + random.nextInt(4 - smallest); some.size() < Math.min(size, items); ) {
                some.add(random.nextInt(items));
            }
            text.append('\n');
            for (int item : some) {
                String color = colored && item >= primary && random.nextBoolean() ? ":" + random.nextInt(2) : "";
                text.append('i').append(item).append(color).append(' ');
            }
            text.append(hasCosts ? "|" + factor * (least + random.nextInt(12)) : "");
        }
        return text.append('\n').toString();
    }

    /** A graph at random, whose nodes are to be colored with three colors. */
    static String coloring(Random random, int nodes, int edges) {
        List<Set<Integer>> edgesOf = Stream.generate(() -> (Set<Integer>) new TreeSet<Integer>())
                .limit(nodes)
                .toList();
        for (int edge = 0; edge < edges; edge++) {
            edgesOf.get(random.nextInt(nodes)).add(edge);
            edgesOf.get(random.nextInt(nodes)).add(edge);
        }
        StringBuilder text = new StringBuilder();
        IntStream.range(0, nodes).forEach(node -> text.append('n').append(node).append(' '));
        text.append('|');
        IntStream.range(0, 3 * edges).forEach(at -> text.append(" e").append(at));
        for (int at = 0; at < 3 * nodes; at++) {
            text.append("\nn").append(at / 3);
            for (int edge : edgesOf.get(at / 3)) {
                text.append(" e").append(3 * edge + at % 3);
            }
        }
        return text.append('\n').toString();
    }

    /** Pigeons, each of which needs one of the holes for itself. */
    public static String pigeons(int pigeons, int holes) {
        StringBuilder text = new StringBuilder();
        for (int pigeon = 0; pigeon < pigeons; pigeon++) {
            text.append('p').append(pigeon).append(' ');
        }
        text.append('|');
        for (int hole = 0; hole < holes; hole++) {
            text.append(" h").append(hole);
        }
        for (int pigeon = 0; pigeon < pigeons; pigeon++) {
            for (int hole = 0; hole < holes; hole++) {
                text.append("\np").append(pigeon).append(" h").append(hole);
            }
        }
        return text.append('\n').toString();
    }
}
