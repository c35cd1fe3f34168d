package io.github.exactcover.dlx.internal.search.choose;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.bits.BitParallel;
import io.github.exactcover.dlx.internal.search.budgets.Budgets;
import io.github.exactcover.dlx.internal.search.cells.DancingCells;
import io.github.exactcover.dlx.internal.search.colors.ConsistentColors;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;

/** The engines there are. */
public enum EngineKind {
    /** Knuth's dancing links; for every table. */
    DANCING_LINKS,
    /** Sparse sets; for tables without bounds. */
    DANCING_CELLS,
    /** Bit sets; for tables without bounds that are not too large. */
    BIT_PARALLEL,
    /** Bit sets of which colors that cannot be given any more are gone; for tables without bounds. */
    CONSISTENT_COLORS,
    /** Budgets of items in words; for tables that are not too large, and of no use without bounds. */
    BUDGETS;

    /** Why engines of this kind cannot search a table, and what to do about it; empty if they can. */
    public String refusal(OptionTable table) {
        return switch (this) {
            case DANCING_LINKS -> "";
            case DANCING_CELLS -> DancingCells.reasonAgainst(table);
            case BIT_PARALLEL -> BitParallel.reasonAgainst(table);
            case CONSISTENT_COLORS -> ConsistentColors.reasonAgainst(table);
            case BUDGETS -> Budgets.reasonAgainst(table);
        };
    }

    /**
     * Makes engines of this kind for a table. They share what never changes.
     *
     * @throws IllegalArgumentException if the table is not for this kind of engine; perhaps only when one is made
     */
    public EngineFactory factory(OptionTable table) {
        return switch (this) {
            case DANCING_LINKS, DANCING_CELLS -> (rule, counting, branch) -> make(table, rule, counting, branch);
            case BIT_PARALLEL -> BitParallel.factory(table);
            case CONSISTENT_COLORS -> ConsistentColors.factory(table);
            case BUDGETS -> Budgets.factory(table);
        };
    }

    /**
     * The revision of the order in which engines of this kind search. Raise it when the same table and rule are
     * searched in another order, or when a {@link Branch} means something else, so that no search goes on in the new
     * order from a checkpoint of the old one. EngineOrderTest notices such a change.
     */
    public int revision() {
        return 1;
    }

    /**
     * An engine of this kind for a branch.
     *
     * @param counting whether {@code Machine.run} counts solutions without coming back for each
     * @throws IllegalArgumentException if the table is not for this kind of engine, or the branch does not belong to
     *     this kind, table and rule
     */
    public SearchEngine make(OptionTable table, ItemRule rule, boolean counting, Branch branch) {
        return switch (this) {
            case DANCING_LINKS -> new DancingLinks(table, rule, counting, branch);
            case DANCING_CELLS -> new DancingCells(table, rule, counting, branch);
            case BIT_PARALLEL -> new BitParallel(table, rule, counting, branch);
            case CONSISTENT_COLORS -> new ConsistentColors(table, rule, counting, branch);
            case BUDGETS -> new Budgets(table, rule, counting, branch);
        };
    }
}
