package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.PricedTable;

/** How much the solutions cost that a {@link PriceSearch} looks for, one budget after another. */
final class Budget {

    /** How much more than the bound the first budget is, as a part of the bound. */
    private static final double FIRST_WIDTH = 0.003;

    /** How many times as wide the next budget is. */
    private static final int WIDER = 3;

    private final Trees trees;
    private final Finds finds;

    /** No budget is larger. */
    private final long most;

    /** The budget of the search under way. */
    private long now = Long.MAX_VALUE;

    /** The solutions that are looked for cost at most this: less than the budget, once something is found. */
    private long ceiling = Long.MAX_VALUE;

    /** All solutions that cost less than this are known. */
    private long settled;

    /** How much the budget is above {@link #base}. */
    private double width;

    /** The bound before any search; then the cost of the cheapest solution. */
    private long base;

    /** The part of the fraction that this search and all later ones share. */
    private double part = 1;

    Budget(Trees trees, Finds finds, long most, long settled, double width) {
        this.trees = trees;
        this.finds = finds;
        this.most = most;
        this.settled = settled;
        this.width = width;
    }

    long now() {
        return now;
    }

    long ceiling() {
        return ceiling;
    }

    long settled() {
        return settled;
    }

    double width() {
        return width;
    }

    /** Begins at the bound of the whole problem, or at the cheapest solution once it is proven. */
    void begin() {
        if (finds.isProven()) {
            base = finds.leastCost();
            width = Math.max(width, firstWidth());
        } else {
            base = trees.leastCost();
            settled = Math.max(base, settled);
            width = Math.max(width, trees.table().isCoarse() ? trees.table().reach() : firstWidth());
        }
    }

    /** Takes over a bound of the whole problem that may be higher. */
    void raise() {
        base = Math.max(base, trees.leastCost());
        settled = Math.max(base, settled);
    }

    /** The cheapest solution is proven. */
    void prove() {
        base = finds.incumbent().cost();
        settled = base;
        finds.prove();
        width = firstWidth();
    }

    private double firstWidth() {
        PricedTable table = trees.table();
        // A narrower table knows what its solutions cost at most, and needs few budgets up to that.
        double size = most == Long.MAX_VALUE ? (double) base - table.common() : base;
        return FIRST_WIDTH * Math.max(Math.abs(size), table.typicalCostInTable());
    }

    /** Whether some solution is known that costs no more than the bound. */
    boolean isFound() {
        return finds.hasIncumbent() && finds.incumbent().cost() <= base;
    }

    /** Whether the search has seen that nothing is cheaper than the cheapest solution so far. */
    boolean provesTheCheapest() {
        return finds.hasIncumbent() && finds.incumbentCeiling() <= ceiling;
    }

    /** Lets the tree look for anything that is cheaper than the cheapest solution so far. */
    void seekAny() {
        ceiling = finds.incumbentCeiling();
        trees.now().begin(trees.table().limit(ceiling), true);
    }

    /** Lets the tree look for what the budget allows. */
    void seek() {
        PricedTable table = trees.table();
        now = Math.min(most, Math.max(table.above(base, width), table.above(settled, 0)));
        ceiling = finds.isProven() ? now : Math.min(now, finds.incumbentCeiling());
        seekAgain();
        if (finds.isProven()) {
            skipDearer();
        }
    }

    /** Lets the tree begin with the same budget. */
    void seekAgain() {
        trees.now().begin(trees.table().limit(ceiling), false);
    }

    /** A dearer solution of the other search must not widen the budget of a search that is under way. */
    void seekCheaper() {
        ceiling = Math.min(ceiling, finds.incumbentCeiling());
        trees.now().limit(trees.table().limit(ceiling));
    }

    void skipDearer() {
        if (finds.areAllKept()) {
            ceiling = Math.min(ceiling, finds.keptCeiling());
            trees.now().skipAbove(trees.table().limit(ceiling));
        }
    }

    /** Widens the budget after a search that saw all solutions within it. Returns false if nothing is left to see. */
    boolean widen() {
        boolean areKept = finds.areAllKept() && ceiling >= finds.keptCeiling();
        if (ceiling >= Math.min(most, finds.limit()) || areKept) {
            return false;
        }
        settled = ceiling + 1;
        width = Math.max(WIDER * width, firstWidth());
        halve();
        return true;
    }

    /** The searches that follow share half of what is left of the fraction. */
    void halve() {
        part /= 2;
    }

    double fraction() {
        return 1 - part + part / 2 * trees.now().fraction();
    }
}
