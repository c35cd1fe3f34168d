package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.SmallCosts;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds out what the cheapest solution costs, and then shows all that cost the same. */
public final class AllCheapest implements Finder {

    private final OptionTable table;
    private final MinimumCost minimum;

    /** Begins when the cost is known. */
    private @Nullable SolutionsUpTo all;

    /**
     * A search that has not begun.
     *
     * @param rule the item rule of the search with links
     * @param threads how many threads may look for the cost; more than two help no further
     * @param given what to begin with
     * @throws ArithmeticException if the costs of options that are chosen together could overflow
     */
    public AllCheapest(OptionTable table, ItemRule rule, int threads, MinimumCost.Given given) {
        // The solutions that cost least are the same by small costs.
        this.table = SmallCosts.of(table).table();
        this.minimum = new MinimumCost(this.table, rule, 1, threads, given);
    }

    @Override
    public Step run(long budget) {
        if (all != null) {
            return all.run(budget);
        }
        if (minimum.run(budget) != Step.EXHAUSTED) {
            return Step.PAUSED;
        }
        List<Kept> found = minimum.cheapest();
        if (found.isEmpty()) {
            return Step.EXHAUSTED;
        }
        all = new SolutionsUpTo(table, found.get(0).cost());
        return Step.PAUSED;
    }

    @Override
    public int[] solution() {
        return all == null ? new int[0] : all.solution();
    }

    @Override
    public long solutions() {
        return all == null ? 0 : all.solutions();
    }

    @Override
    public long nodes() {
        return minimum.nodes() + (all == null ? 0 : all.nodes());
    }

    @Override
    public long updates() {
        return minimum.updates() + (all == null ? 0 : all.updates());
    }

    @Override
    public double fraction() {
        return all == null ? minimum.fraction() / 2 : (1 + all.fraction()) / 2;
    }

    @Override
    public void close() {
        minimum.close();
    }
}
