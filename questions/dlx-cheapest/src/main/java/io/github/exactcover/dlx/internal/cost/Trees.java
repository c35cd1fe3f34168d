package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
import io.github.exactcover.dlx.internal.search.Step;

/** The trees of a {@link PriceSearch}, one after another, their table, and what all of them took. */
final class Trees {

    private final boolean narrow;

    /** The plain table, or one with further items. */
    private PricedTable table;

    private PriceTree now;

    // What the trees before took, and searches with narrower tables that are over.
    private long earlierNodes;
    private long earlierUpdates;
    private long earlierWork;

    /** Trees that look at nodes with narrower tables where prices are coarse, if the caller searches these. */
    Trees(PricedTable table, PriceTree first, boolean narrow) {
        this.narrow = narrow;
        this.table = table;
        this.now = first;
        first.narrow(narrow && table.isCoarse());
    }

    PricedTable table() {
        return table;
    }

    /** The tree under way. */
    PriceTree now() {
        return now;
    }

    /** What solutions cost at least, by the prices of the whole problem. */
    long leastCost() {
        return table.leastCost(now.rootBound());
    }

    /** Whether the prices of the whole problem say that there is no solution. */
    boolean areImpossible() {
        return table.isImpossible(now.rootBound());
    }

    /** Goes on with the tree under way, up to this number of all nodes. */
    Step run(long stop) {
        return now.run(stop - earlierNodes);
    }

    /** Goes on with another tree, whose table has the same options. */
    void replace(PricedTable table, PriceTree other) {
        earlierNodes += now.nodes();
        earlierUpdates += now.updates();
        earlierWork += now.work();
        this.table = table;
        now = other;
        other.narrow(narrow && table.isCoarse());
    }

    /** Goes on with a tree of this table that came before. */
    void goBackTo(PriceTree before) {
        replace(table, before);
        takeBack();
    }

    /** The same, and what the tree under way took does not count. */
    void forgetAllSince(PricedTable table, PriceTree before) {
        this.table = table;
        now = before;
        takeBack();
    }

    private void takeBack() {
        earlierNodes -= now.nodes();
        earlierUpdates -= now.updates();
        earlierWork -= now.work();
    }

    /** Adds what the trees of a search took that is over. */
    void add(Trees inner) {
        earlierNodes += inner.nodes();
        earlierUpdates += inner.updates();
        earlierWork += inner.work();
    }

    long nodes() {
        return earlierNodes + now.nodes();
    }

    long work() {
        return earlierWork + now.work();
    }

    long updates() {
        return earlierUpdates + now.updates();
    }
}
