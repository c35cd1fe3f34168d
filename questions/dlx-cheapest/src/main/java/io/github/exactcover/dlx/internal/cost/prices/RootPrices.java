package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Prices of the primary items of a whole table, found by the volume algorithm, for the search with links. That search
 * does not see how far secondary items are covered, so they have no prices here.
 */
public final class RootPrices {

    /** With 200 steps, assignments of 30 take three to seven times as many nodes. */
    private static final VolumeAlgorithm.Pace PACE = new VolumeAlgorithm.Pace(600, true, true);

    private final PricedTable table;
    private final long[] prices;
    private final long[] nets;

    public RootPrices(OptionTable table) {
        this.table = new PricedTable(table);
        int[] options = options();
        this.prices = this.table.firstPrices(options);
        VolumeAlgorithm volume = new VolumeAlgorithm(this.table);
        for (int item = 0; item < table.primaryCount(); item++) {
            volume.item(item, this.table.lows[item], this.table.highs[item]);
        }
        Subproblem whole = new Subproblem();
        whole.to = options.length;
        whole.prices = prices;
        volume.start(options, new double[options.length], whole, 0, Long.MAX_VALUE, PACE);
        Patience patience = Patience.ofThread();
        while (!volume.run()) {
            patience.spend(VolumeAlgorithm.CELLS_PER_RUN);
        }
        this.nets = new long[table.optionCount()];
        Arrays.setAll(nets, option -> this.table.net(option, prices));
    }

    private int[] options() {
        return IntStream.range(0, table.optionCount()).filter(table::isOpen).toArray();
    }

    /** The price of a primary item. */
    public long price(int item) {
        return prices[item];
    }

    /** What an option costs beyond the prices of its items. */
    public long net(int option) {
        return nets[option];
    }

    /** What options cost at least, as the table counts it, if this is a bound in price units. */
    public long leastCost(long bound) {
        return table.leastCost(bound);
    }

    /** The options in the order of their net costs. */
    public int[] order() {
        return sorted(IntStream.range(0, nets.length));
    }

    /** The options that a cheapest solution needs, in the order of their net costs. */
    public int[] orderOfCheapest() {
        return sorted(IntStream.of(new Twins(table, options()).cheapest()));
    }

    private int[] sorted(IntStream options) {
        return options.boxed()
                .sorted(Comparator.comparingLong(option -> nets[option]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
