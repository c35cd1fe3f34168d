package io.github.exactcover.dlx.internal.search.choose;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Engine;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.bits.BitParallel;
import io.github.exactcover.dlx.internal.search.bits.BitRows;
import io.github.exactcover.dlx.internal.search.cells.DancingCells;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;

/** The engines there are. */
public enum EngineKind {
    /** Knuth's dancing links; for every table. */
    DANCING_LINKS {
        @Override
        public EngineFactory factory(OptionTable table) {
            return (rule, counting, branch) -> new DancingLinks(table, rule, counting, branch);
        }

        @Override
        public String refusal(OptionTable table) {
            return "";
        }
    },
    /** Sparse sets; for tables without bounds. */
    DANCING_CELLS {
        @Override
        public EngineFactory factory(OptionTable table) {
            return (rule, counting, branch) -> new DancingCells(table, rule, counting, branch);
        }

        @Override
        public String refusal(OptionTable table) {
            return DancingCells.reasonAgainst(table);
        }
    },
    /** Bit sets; for tables without bounds that are not too large. */
    BIT_PARALLEL {
        @Override
        public EngineFactory factory(OptionTable table) {
            BitRows rows = BitParallel.rows(table, BitRows.FEW_WORDS);
            return (rule, counting, branch) -> new BitParallel(rows, rule, counting, branch);
        }

        @Override
        public String refusal(OptionTable table) {
            return BitParallel.reasonAgainst(table);
        }
    };

    /**
     * An engine of this kind for a branch.
     *
     * @param counting whether {@link Machine#run} counts solutions without coming back for each
     * @throws IllegalArgumentException if the table is not for this kind of engine, or the branch is not one of this
     *     kind, table and rule
     */
    public final Engine make(OptionTable table, ItemRule rule, boolean counting, Branch branch) {
        return factory(table).make(rule, counting, branch);
    }

    /**
     * Makes engines of this kind for a table. They share what never changes.
     *
     * @throws IllegalArgumentException if the table is not for this kind of engine; maybe only when one is made
     */
    public abstract EngineFactory factory(OptionTable table);

    /** Why engines of this kind cannot search a table, and what to do about it; empty if they can. */
    public abstract String refusal(OptionTable table);
}
