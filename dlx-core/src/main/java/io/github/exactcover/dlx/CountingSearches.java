package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.parallel.Remainder;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;

/**
 * The plain searches that compete with memos.
 *
 * @param whole the table to be counted
 * @param strategy how to search it; a search of it that has begun goes on. In parts of it, the smallest item comes first
 * @param threads how many threads there may be
 */
record CountingSearches(OptionTable whole, Strategy strategy, int threads) implements CountingMachine.Searches {

    @Override
    public Machine single(OptionTable table) {
        Machine begun = strategy.begun();
        return begun != null && table.equals(whole)
                ? begun
                : strategy.kind().make(table, ruleOf(table), true, Branch.ROOT);
    }

    @Override
    public Machine parallel(OptionTable table) {
        EngineFactory factory = strategy.kind().factory(table);
        return new ParallelMachine(
                threads, () -> factory.make(ruleOf(table), true, Branch.NONE), true, true, Remainder.ALL);
    }

    private ItemRule ruleOf(OptionTable table) {
        return table.equals(whole) ? strategy.rule() : ItemRule.SMALLEST;
    }
}
