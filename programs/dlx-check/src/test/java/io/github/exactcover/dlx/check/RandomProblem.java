package io.github.exactcover.dlx.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/** A small random problem, its text, and what its solutions cost, found by trying all sets of options. */
final class RandomProblem {

    final String text;

    /** Literals that are true in the solutions that count: options that are required or forbidden. */
    final List<Integer> presets = new ArrayList<>();

    /** All solutions, as sets of options, also those that do not count. */
    private final List<Integer> solutions = new ArrayList<>();

    private final int primary;
    private final int[] low;
    private final int[] high;
    private final int[][] cells;
    private final int[][] colors;
    private final long[] cost;

    RandomProblem(Random random, boolean bounded, boolean colored, boolean costly) {
        primary = 2 + random.nextInt(5);
        int items = primary + random.nextInt(3);
        int options = 2 + random.nextInt(9);
        low = new int[items];
        high = new int[items];
        Arrays.fill(high, 1);
        for (int item = 0; item < primary; item++) {
            low[item] = 1;
            if (bounded && random.nextInt(3) == 0) {
                low[item] = random.nextInt(3);
                high[item] = low[item] + random.nextInt(2);
            }
        }
        cells = new int[options][];
        colors = new int[options][];
        cost = new long[options];
        for (int option = 0; option < options; option++) {
            Set<Integer> some = new LinkedHashSet<>();
            for (int size = 1 + random.nextInt(3); some.size() < Math.min(size, items); ) {
                some.add(random.nextInt(items));
            }
            cells[option] = some.stream().mapToInt(item -> item).toArray();
            colors[option] = Arrays.stream(cells[option])
                    .map(item -> colored && item >= primary ? random.nextInt(3) : 0)
                    .toArray();
            cost[option] = costly ? random.nextInt(12) - 2 : 0;
        }
        text = text(items);
        for (int set = 0; set < 1 << options; set++) {
            if (isSolution(set, new int[items], new int[items])) {
                solutions.add(set);
            }
        }
        for (int k = random.nextInt(6); k < 3 && options > 2; k++) {
            presets.add(random.nextInt(2 * options));
        }
    }

    private String text(int items) {
        StringBuilder lines = new StringBuilder();
        for (int item = 0; item < items; item++) {
            String bounds = low[item] == 1 && high[item] == 1 ? "" : low[item] + ":" + high[item] + "|";
            lines.append(item == primary ? "| " : "")
                    .append(item < primary ? bounds : "")
                    .append('i')
                    .append(item)
                    .append(' ');
        }
        for (int option = 0; option < cells.length; option++) {
            lines.append('\n');
            for (int k = 0; k < cells[option].length; k++) {
                String color = colors[option][k] == 0 ? "" : ":c" + colors[option][k];
                lines.append('i').append(cells[option][k]).append(color).append(' ');
            }
            lines.append(cost[option] == 0 ? "" : "|" + cost[option]);
        }
        return lines.toString();
    }

    private boolean isSolution(int set, int[] covered, int[] color) {
        for (int option = 0; option < cells.length; option++) {
            if ((set >> option & 1) == 0) {
                continue;
            }
            if (Arrays.stream(cells[option]).noneMatch(item -> item < primary)) {
                return false;
            }
            for (int k = 0; k < cells[option].length; k++) {
                int item = cells[option][k];
                boolean same = colors[option][k] != 0 && colors[option][k] == color[item];
                if (item >= primary && covered[item] > 0 && !same) {
                    return false;
                }
                covered[item]++;
                color[item] = colors[option][k];
            }
        }
        for (int item = 0; item < primary; item++) {
            if (covered[item] < low[item] || covered[item] > high[item]) {
                return false;
            }
        }
        return true;
    }

    private long cost(int set) {
        long sum = 0;
        for (int option = 0; option < cells.length; option++) {
            sum += (set >> option & 1) * cost[option];
        }
        return sum;
    }

    /** What the solutions cost in which these literals are true. */
    List<Long> costs(List<Integer> literals) {
        return solutions.stream()
                .filter(set -> literals.stream().allMatch(literal -> ((set >> (literal / 2)) & 1) == 1 - literal % 2))
                .map(this::cost)
                .toList();
    }

    /** How many solutions have what the presets require, and cost at most so much. */
    long count(long most) {
        return count(most, presets);
    }

    long count(long most, List<Integer> literals) {
        return costs(literals).stream().filter(each -> each <= most).count();
    }

    /** Makes the presets true; returns whether they exclude each other. */
    boolean settle(Clauses clauses) {
        presets.forEach(literal -> clauses.contradiction |= clauses.set(literal));
        return clauses.contradiction;
    }

    /** The first lines of a proof. */
    String header(long most) {
        return header(most, presets);
    }

    /** The same, of a proof about the solutions in which these literals are true. */
    String header(long most, List<Integer> literals) {
        Problem problem = new Problem(text);
        return "exact cover proof 1\nproblem " + problem.primary + " " + (problem.items - problem.primary) + " "
                + problem.options + "\n"
                + literals.stream()
                        .map(literal -> (literal % 2 == 0 ? "require " : "forbid ") + literal / 2 + "\n")
                        .collect(Collectors.joining())
                + (most == Long.MAX_VALUE ? "" : "max " + most + "\n") + "steps\n";
    }
}
