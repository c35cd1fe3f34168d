package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.internal.run.Searches;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;

/** Searches by dancing links on one thread. */
public record OneThread() implements Searches {

    /** A search that comes back at each solution. */
    public static Finder showing(View view) {
        return new DancingLinks(view.table(), ItemRule.SMALLEST, false, Branch.ROOT);
    }

    @Override
    public Machine single(OptionTable table) {
        return new DancingLinks(table, ItemRule.SMALLEST, true, Branch.ROOT);
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
