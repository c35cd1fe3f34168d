package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.util.List;

/**
 * Searches by dancing links on one thread.
 *
 * @param made gets each search that is made
 */
public record OneThread(List<Machine> made) implements CountingMachine.Searches {

    /** A search that comes back at each solution. */
    public static Machine showing(View view) {
        return new DancingLinks(view.table(), ItemRule.SMALLEST, false, Branch.ROOT);
    }

    @Override
    public Machine single(OptionTable table) {
        Machine search = new DancingLinks(table, ItemRule.SMALLEST, true, Branch.ROOT);
        made.add(search);
        return search;
    }

    @Override
    public Machine parallel(OptionTable table) {
        return single(table);
    }

    @Override
    public int threads() {
        return 1;
    }
}
