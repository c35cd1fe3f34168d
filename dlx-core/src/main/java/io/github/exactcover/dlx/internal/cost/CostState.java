package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.search.Branch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a search for the cheapest solutions knows: enough to go on from the beginning of the pass that was under way.
 * The search by prices looks again at what it saw in that pass; the search with links goes on where it was.
 *
 * @param phase the name of the phase
 * @param solutions how often a solution was cheaper than all before
 * @param share the fraction of the search that was reported last
 * @param settled all solutions that cost less than this are known
 * @param width how much the budget of the pass is above the bound
 * @param found the cheapest solutions so far, the cheapest first, as lists of options
 * @param links what the search with links has still to visit
 */
record CostState(
        String phase,
        long solutions,
        long nodes,
        long updates,
        double share,
        long settled,
        double width,
        List<int[]> found,
        Branch links) {

    private static final List<String> KEYS =
            List.of("phase", "solutions", "nodes", "updates", "share", "settled", "width", "links");

    private static final String FOUND = "found";

    /** This state as lines of text. */
    List<String> lines() {
        List<Object> values = List.of(phase, solutions, nodes, updates, share, settled, width, links);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            lines.add(KEYS.get(i) + " " + values.get(i));
        }
        for (int[] options : found) {
            lines.add(
                    Arrays.stream(options).mapToObj(option -> " " + option).collect(Collectors.joining("", FOUND, "")));
        }
        return lines;
    }

    /**
     * Reads what {@link #lines} wrote.
     *
     * @throws IllegalArgumentException if it did not write these lines
     */
    static CostState parse(List<String> lines) {
        if (lines.size() < KEYS.size()) {
            throw new IllegalArgumentException("it does not say what was done");
        }
        List<String> values = new ArrayList<>();
        for (int i = 0; i < KEYS.size(); i++) {
            values.add(value(lines.get(i), KEYS.get(i) + " "));
        }
        try {
            return new CostState(
                    values.get(0),
                    count(values.get(1)),
                    count(values.get(2)),
                    count(values.get(3)),
                    Double.parseDouble(values.get(4)),
                    Long.parseLong(values.get(5)),
                    Double.parseDouble(values.get(6)),
                    lines.stream().skip(KEYS.size()).map(CostState::options).toList(),
                    Branch.parse(values.get(7)));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("one of its numbers is none", e);
        }
    }

    private static long count(String digits) {
        long number = Long.parseLong(digits);
        if (number < 0 || number > Long.MAX_VALUE / 2) {
            throw new IllegalArgumentException("its number " + number + " is not one of a search");
        }
        return number;
    }

    private static int[] options(String line) {
        String rest = value(line, FOUND);
        return rest.isEmpty()
                ? new int[0]
                : Arrays.stream(rest.substring(1).split(" ", -1))
                        .mapToInt(Integer::parseInt)
                        .toArray();
    }

    private static String value(String line, String key) {
        if (!line.startsWith(key)) {
            throw new IllegalArgumentException("'" + key.strip() + "' is missing in its lines");
        }
        return line.substring(key.length());
    }
}
