package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.text.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a search for the cheapest solutions knows: enough to go on from the beginning of the pass that was under way.
 * The search by prices looks again at what it saw in that pass; the search with links goes on where it was.
 *
 * @param share the fraction of the search that was reported last
 * @param known what the search by prices knows; its width is that of the pass
 * @param links what the search with links has still to visit
 */
record CostState(Phase phase, long nodes, long updates, double share, Known known, Branch links) {

    /** What was under way. */
    enum Phase {
        /** Both searches look for the cheapest solution. */
        RACE,
        /** Prices have proven it. The search with links tries to enumerate all solutions, in case there are few. */
        TRIAL,
        /** The search by prices goes on alone. */
        PRICES,
        /** The search with links has proven it, and looks for the others. */
        LINKS,
        DONE
    }

    static final CostState NEW = new CostState(Phase.RACE, 0, 0, 0, Known.NOTHING, Branch.ROOT);

    /** This state as lines of text. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(
                "phase " + phase,
                "solutions " + known.records(),
                "nodes " + nodes,
                "updates " + updates,
                "share " + share,
                "settled " + known.settled(),
                "width " + known.width(),
                "links " + links));
        known.found().forEach(found -> lines.add(Lines.of("found", found.options())));
        return lines;
    }

    /**
     * Reads what {@link #lines} wrote.
     *
     * @param solution makes a solution of options, or refuses them
     * @throws IllegalArgumentException if it did not write these lines
     */
    static CostState read(Lines lines, Function<int[], Kept> solution) {
        String name = lines.text("phase");
        long records = lines.count("solutions");
        long nodes = lines.count("nodes");
        long updates = lines.count("updates");
        double share = lines.share("share");
        long settled = lines.number("settled");
        double width = lines.decimal("width");
        Branch links = Branch.parse(lines.text("links"));
        List<Kept> found = new ArrayList<>();
        while (lines.hasNext()) {
            found.add(solution.apply(lines.ints("found")));
        }
        Phase phase = Stream.of(Phase.values())
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("it does not say what was under way"));
        boolean isProven = phase == Phase.TRIAL || phase == Phase.PRICES;
        if (found.isEmpty() && (isProven || phase == Phase.LINKS)) {
            throw new IllegalArgumentException("it says that there is a cheapest solution, but has none");
        }
        boolean isDone = phase == Phase.DONE;
        Known known = new Known(found, records, settled, width, isProven, isDone, Long.MAX_VALUE);
        return new CostState(phase, nodes, updates, share, known, links);
    }
}
