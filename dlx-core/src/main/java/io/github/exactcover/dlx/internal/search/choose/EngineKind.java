package io.github.exactcover.dlx.internal.search.choose;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.bits.BitParallel;
import io.github.exactcover.dlx.internal.search.cells.DancingCells;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.function.Function;

/** The engines there are. */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
public enum EngineKind {
    /** Knuth's dancing links; for every table. */
    DANCING_LINKS(table -> "", table -> (rule, counting, branch) -> new DancingLinks(table, rule, counting, branch)),
    /** Sparse sets; for tables without bounds. */
    DANCING_CELLS(
            DancingCells::reasonAgainst,
            table -> (rule, counting, branch) -> new DancingCells(table, rule, counting, branch)),
    /** Bit sets; for tables without bounds that are not too large. */
    BIT_PARALLEL(BitParallel::reasonAgainst, BitParallel::factory);

    private final Function<OptionTable, String> refusals;
    private final Function<OptionTable, EngineFactory> factories;

    EngineKind(Function<OptionTable, String> refusals, Function<OptionTable, EngineFactory> factories) {
        this.refusals = refusals;
        this.factories = factories;
    }

    /** Why engines of this kind cannot search a table, and what to do about it; empty if they can. */
    public String refusal(OptionTable table) {
        return refusals.apply(table);
    }

    /**
     * Makes engines of this kind for a table. They share what never changes.
     *
     * @throws IllegalArgumentException if the table is not for this kind of engine; perhaps only when one is made
     */
    public EngineFactory factory(OptionTable table) {
        return factories.apply(table);
    }

    /**
     * The revision of the order in which engines of this kind search. Raise it when the same table and rule are searched in
     * another order, or when a {@link Branch} means something else, so that no search goes on in the new order from a
     * checkpoint of the old one. EngineOrderTest notices such a change.
     */
    public int revision() {
        return 1;
    }

    /**
     * An engine of this kind for a branch.
     *
     * @param counting whether {@link Machine#run} counts solutions without coming back for each
     * @throws IllegalArgumentException if the table is not for this kind of engine, or the branch does not belong to this
     *     kind, table and rule
     */
    public SearchEngine make(OptionTable table, ItemRule rule, boolean counting, Branch branch) {
        return factory(table).make(rule, counting, branch);
    }
}
