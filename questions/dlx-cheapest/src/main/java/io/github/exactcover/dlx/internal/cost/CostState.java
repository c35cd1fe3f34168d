package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.text.Lines;
import java.util.ArrayList;
import java.util.List;

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

    /** This state as lines of text. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(
                "phase " + phase,
                "solutions " + solutions,
                "nodes " + nodes,
                "updates " + updates,
                "share " + share,
                "settled " + settled,
                "width " + width,
                "links " + links));
        found.forEach(options -> lines.add(Lines.of("found", options)));
        return lines;
    }

    /**
     * Reads what {@link #lines} wrote.
     *
     * @throws IllegalArgumentException if it did not write these lines
     */
    static CostState read(Lines lines) {
        String phase = lines.text("phase");
        long solutions = lines.count("solutions");
        long nodes = lines.count("nodes");
        long updates = lines.count("updates");
        double share = lines.share("share");
        long settled = lines.number("settled");
        double width = lines.decimal("width");
        Branch links = Branch.parse(lines.text("links"));
        List<int[]> found = new ArrayList<>();
        while (lines.hasNext()) {
            found.add(lines.ints("found"));
        }
        return new CostState(phase, solutions, nodes, updates, share, settled, width, found, links);
    }
}
