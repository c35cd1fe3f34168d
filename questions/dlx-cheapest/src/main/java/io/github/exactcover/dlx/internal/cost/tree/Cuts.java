package io.github.exactcover.dlx.internal.cost.tree;

import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.prices.SubsetRows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Raises the bound of the whole problem by cuts: {@link SubsetRows} that its fractional solution violates become
 * further items, with prices of their own. That is done in rounds. A round drops the cuts of earlier rounds whose
 * prices say that they hardly matter, because each of them makes the options longer.
 */
public final class Cuts {

    // docs/contributing/decisions.md says what was measured for these numbers.

    /** In a table with more cells, it would take too long to look for cuts, or for cliques of colors. */
    public static final int MOST_CELLS = 1 << 20;

    /** Only to be sure of an end. */
    private static final int MOST_ROUNDS = 20;

    /** Another round follows if the last one brought more than this part of what all together have brought. */
    private static final double LEAST_RISE = 0.1;

    /** A cut stays if its price is more than this part of what all cuts together have brought. */
    private static final double LEAST_PRICE = 0.05;

    private final PricedTable plain;
    private final int[] options;
    private PricedTable table;

    /** The options of each cut. */
    private List<int[]> rows = List.of();

    /** The bound of the whole problem without cuts, and before the last round. */
    private long firstBound;

    private long lastBound;

    private int rounds;
    private boolean isOver;

    /**
     * Cuts for a table that has none yet.
     *
     * @param options the options to choose from
     */
    public Cuts(PricedTable table, int[] options) {
        this.plain = table;
        this.options = options;
        this.table = table;
        this.isOver = table.items.length > MOST_CELLS;
    }

    /** The table with the cuts so far as secondary items. */
    public PricedTable table() {
        return table;
    }

    /**
     * Changes the cuts. The new tree has to find the prices of the whole problem first.
     *
     * @param tree a tree with the prices of the whole problem, for the table with the cuts so far
     * @return a tree for the table with other cuts; the same tree if the rounds are over
     */
    public PriceTree improve(PriceTree tree) {
        if (isOver) {
            return tree;
        }
        long bound = tree.rootBound();
        firstBound = rounds == 0 ? bound : firstBound;
        double all = (double) bound - firstBound;
        boolean goesOn = rounds == 0 || (rounds < MOST_ROUNDS && (double) bound - lastBound > LEAST_RISE * all);
        List<int[]> found = goesOn ? new SubsetRows(plain, options, tree.shares()).find() : List.of();
        isOver = found.isEmpty();
        lastBound = bound;
        rounds++;
        return isOver && rows.isEmpty() ? tree : replace(tree, LEAST_PRICE * all, found);
    }

    private PriceTree replace(PriceTree tree, double least, List<int[]> found) {
        int first = plain.itemCount();
        long[] before = tree.prices();
        List<int[]> kept = new ArrayList<>();
        long[] prices = Arrays.copyOf(before, first + rows.size() + found.size());
        Arrays.fill(prices, first, prices.length, 0);
        for (int i = 0; i < rows.size(); i++) {
            long price = before[first + i];
            if (-price > least) {
                prices[first + kept.size()] = price;
                kept.add(rows.get(i));
            }
        }
        kept.addAll(found);
        rows = kept;
        table = plain.with(rows);
        return new PriceTree(tree, table, options, Arrays.copyOf(prices, table.itemCount()));
    }
}
