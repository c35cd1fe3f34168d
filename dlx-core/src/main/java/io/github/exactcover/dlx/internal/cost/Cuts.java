package io.github.exactcover.dlx.internal.cost;

import java.util.List;

/** Looks for {@link Cliques} that raise the bound of the whole problem, in rounds, as long as they do. */
final class Cuts {

    /** How often cliques are looked for. With a linear program, they also lead its corners to solutions, so more pay. */
    private static final int MOST_ROUNDS = 10;

    private static final int MOST_ROUNDS_WITH_CORNERS = 30;

    /** How often they are looked for even if the bound does not rise. */
    private static final int FEWEST_ROUNDS = 2;

    /** By what part of itself the bound must rise for cliques to be looked for again. */
    private static final double WORTHWHILE = 2e-4;

    /** In a table with more cells, it would take too long to look for cliques. */
    private static final int MOST_CELLS = 1 << 20;

    private int rounds;

    /** The bound before the latest cliques. */
    private long before = Long.MIN_VALUE;

    /** Cliques that the whole problem of a tree should have as further items; none if it is time to begin. */
    List<int[]> find(PriceTree tree, PricedTable table) {
        int most = tree.hasCorners() ? MOST_ROUNDS_WITH_CORNERS : MOST_ROUNDS;
        boolean isTooLarge = table.items.length > MOST_CELLS || (tree.hasCorners() && Corners.isTooLarge(table));
        if (!isWorthwhile(tree, table) || rounds++ >= most || isTooLarge) {
            return List.of();
        }
        List<int[]> cliques = tree.cliques();
        before = cliques.isEmpty() ? before : tree.rootBound();
        return cliques;
    }

    /** Whether the latest cliques raised the bound enough to look for more. */
    private boolean isWorthwhile(PriceTree tree, PricedTable table) {
        double gain = (double) tree.rootBound() - before;
        return tree.hasCorners()
                || rounds < FEWEST_ROUNDS
                || gain > WORTHWHILE * Math.max(Math.abs((double) before), table.typicalCost);
    }

    /** The bound before the latest cliques, which holds too. */
    long before() {
        return before;
    }
}
