package io.github.exactcover.dlx.internal.search;

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

    /**
     * The revision of the order in which engines of this kind search. To be raised when the same table and rule are
     * searched in another order, or when a {@link Branch} means something else, so that nobody goes on in the new order
     * from where a search in the old one was; EngineOrderTest notices it.
     */
    public int revision() {
        return 1;
    }

    /** Why engines of this kind cannot search a table, and what to do about it; empty if they can. */
    public abstract String refusal(OptionTable table);
}
