package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.CostRange;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the cheapest solutions. Two searches race for the cheapest one: {@link PriceSearch}, which has the better bounds, and
 * {@link TaxedSearch}, which has the faster nodes. They take turns by work, not by time, so the result is the same on every
 * machine. What one finds limits the other. The search that proves the cheapest solution then finds the others, so the
 * cheapest k solutions are the first k of the cheapest k + 1.
 *
 * <p>It is not a {@link SearchEngine} and cannot be split: a solution found in one part would not bound the search in
 * another.
 */
public final class MinimumCost implements Machine {

    /** The work of the search by prices before the other one begins; some tens of milliseconds. */
    private static final long HEAD_START = 50_000_000;

    /** What a unit of work of the search with links costs, in units of the search by prices. */
    private static final int LINK_WORK = 4;

    /** How much work may be spent to see whether all solutions are quickly enumerated; or as much as was spent before. */
    private static final long TRIAL = 100_000_000;

    /** The nodes of a turn of the search with links. */
    private static final int TURN = 64;

    /** A solution that is kept. */
    public static final class Kept {

        private final long cost;
        private final int[] options;

        Kept(long cost, int[] options) {
            this.cost = cost;
            this.options = options;
        }

        /** The sum of the costs of its options. */
        public long cost() {
            return cost;
        }

        /** Its options, in the order in which they were chosen. */
        public int[] options() {
            return options.clone();
        }

        boolean isSame(Kept other) {
            return cost == other.cost && Arrays.equals(sorted(), other.sorted());
        }

        private int[] sorted() {
            return IntStream.of(options).sorted().toArray();
        }
    }

    private enum Phase {
        /** Both searches look for the cheapest solution. */
        RACE,
        /** Prices have proven it. The search with links sees whether all solutions are quickly enumerated. */
        TRIAL,
        /** The search by prices goes on alone. */
        PRICES,
        /** The search with links has proven it, and looks for the others. */
        LINKS,
        DONE
    }

    private final OptionTable table;
    private final ItemRule rule;
    private final int most;
    private final PriceSearch prices;
    private final long headStart;
    private final long trial;
    private Phase phase = Phase.RACE;

    /** Whether the search with links has proven the cheapest solution, or that there is none. */
    private boolean haveLinksWon;

    /** The other search, as long as it takes part. */
    private @Nullable TaxedSearch links;

    /** The fraction that was told last; it never decreases. */
    private double told;

    /** The nodes, updates and work of searches with links that are over. */
    private long earlierNodes;

    private long earlierUpdates;
    private long earlierWork;

    /**
     * A search for the cheapest solutions of a table.
     *
     * @param rule the item rule of the search with links
     * @param most how many solutions to keep, at least 1
     * @throws ArithmeticException if the costs of options that are chosen together could overflow
     */
    public MinimumCost(OptionTable table, ItemRule rule, int most) {
        this(table, rule, most, HEAD_START, TRIAL);
    }

    /** For tests: with another head start, and another trial or none. */
    MinimumCost(OptionTable table, ItemRule rule, int most, long headStart, long trial) {
        CostRange.check(table);
        this.headStart = headStart;
        this.trial = trial;
        this.table = table;
        this.rule = rule;
        this.most = most;
        this.prices = new PriceSearch(table, most);
    }

    static long cost(OptionTable table, int[] options) {
        long cost = 0;
        for (int option : options) {
            cost += table.cost(option);
        }
        return cost;
    }

    static long lessThan(long cost) {
        return cost == Long.MIN_VALUE ? cost : cost - 1;
    }

    /** As {@link SearchEngine#run}, but stops only at a solution that is cheaper than all before, and every few milliseconds. */
    @Override
    public Step run(long budget) {
        long stop = budget > Long.MAX_VALUE - nodes() ? Long.MAX_VALUE : nodes() + budget;
        while (phase != Phase.DONE) {
            Step step = switch (phase) {
                case RACE -> isLinksTurn() ? raceLinks(stop - nodes()) : racePrices();
                case PRICES -> searchPrices(stop - nodes());
                default -> searchLinks(stop - nodes());
            };
            if (step == Step.SOLUTION || (step == Step.PAUSED && prices.isBusy())) {
                return step;
            }
            if (phase != Phase.DONE && nodes() >= stop) {
                return Step.PAUSED;
            }
        }
        return Step.EXHAUSTED;
    }

    /** Turns change only after a whole node or turn, so that it plays no part where a run stops in between. */
    private boolean isLinksTurn() {
        if (prices.isBusy()) {
            return false;
        }
        return links == null
                ? prices.work() > headStart
                : links.nodes() % TURN != 0 || LINK_WORK * links.work() + headStart < prices.work();
    }

    private Step racePrices() {
        Step step = prices.run(1);
        if (step == Step.SOLUTION && links != null) {
            links.limit(lessThan(best().cost));
        }
        if (prices.isProven()) {
            dropLinks();
            phase = step == Step.EXHAUSTED ? Phase.DONE : trial == 0 ? Phase.PRICES : Phase.TRIAL;
        }
        return step;
    }

    private Step searchPrices(long budget) {
        Step step = prices.run(budget);
        phase = step == Step.EXHAUSTED ? Phase.DONE : phase;
        return step;
    }

    private Step raceLinks(long budget) {
        TaxedSearch search = links == null ? new TaxedSearch(table, rule, 1) : links;
        links = search;
        if (prices.hasRecord()) {
            search.limit(lessThan(best().cost));
        }
        boolean isOver = !search.run(Math.min(budget, TURN - search.nodes() % TURN));
        if (!isOver && search.nodes() % TURN != 0) {
            return Step.PAUSED;
        }
        boolean isRecord = takeRecord(search);
        if (isOver) {
            dropLinks();
            haveLinksWon = true;
            phase = most == 1 || !prices.hasRecord() ? Phase.DONE : Phase.LINKS;
        }
        return isRecord ? Step.SOLUTION : Step.PAUSED;
    }

    private boolean takeRecord(TaxedSearch search) {
        for (Kept found : search.cheapest()) {
            if (!prices.hasRecord() || found.cost < best().cost) {
                prices.take(found);
                return true;
            }
        }
        return false;
    }

    /**
     * Looks for the other solutions with links. In a trial nothing is skipped, so that its length does not depend on how many
     * solutions are wanted.
     */
    private Step searchLinks(long budget) {
        TaxedSearch search = links == null ? new TaxedSearch(table, rule, most) : links;
        links = search;
        if (phase == Phase.TRIAL) {
            search.skipNothing();
        }
        boolean isOver = !search.run(phase == Phase.TRIAL ? Math.min(budget, TURN - search.nodes() % TURN) : budget);
        if (isOver) {
            phase = Phase.DONE;
        } else if (phase == Phase.TRIAL && search.nodes() % TURN == 0 && LINK_WORK * search.work() > trialWork()) {
            dropLinks();
            phase = Phase.PRICES;
        }
        return Step.PAUSED;
    }

    private long trialWork() {
        return Math.max(trial, prices.work() + LINK_WORK * earlierWork);
    }

    private void dropLinks() {
        if (links != null) {
            earlierNodes += links.nodes();
            earlierUpdates += links.updates();
            earlierWork += links.work();
            links = null;
        }
    }

    private Kept best() {
        return prices.cheapestRecord();
    }

    /**
     * The cheapest solutions so far, the cheapest first. Once the search is exhausted, they are the cheapest of all.
     */
    public List<Kept> cheapest() {
        // A trial that was not finished has solutions, but not the cheapest.
        if (links == null || phase == Phase.RACE || phase == Phase.TRIAL) {
            return prices.cheapest();
        }
        List<Kept> all = new ArrayList<>();
        all.add(best());
        links.cheapest().stream().filter(found -> !found.isSame(best())).forEach(all::add);
        return all.subList(0, Math.min(most, all.size()));
    }

    /** What every solution of the table costs at least, as far as it is proven; empty if nothing is known yet. */
    public OptionalLong leastCost() {
        return haveLinksWon && prices.hasRecord() ? OptionalLong.of(best().cost) : prices.leastCost();
    }

    @Override
    public int[] solution() {
        return best().options();
    }

    @Override
    public long solutions() {
        return prices.solutions() + (links == null || phase == Phase.RACE ? 0 : links.solutions());
    }

    @Override
    public long nodes() {
        return prices.nodes() + earlierNodes + (links == null ? 0 : links.nodes());
    }

    @Override
    public double fraction() {
        if (phase == Phase.DONE) {
            return 1;
        }
        double now = Math.max(prices.fraction(), links == null ? 0 : links.fraction());
        told = Math.max(told, Math.min(now, Math.nextDown(1.0)));
        return told;
    }

    @Override
    public long updates() {
        return prices.updates() + earlierUpdates + (links == null ? 0 : links.updates());
    }

    @Override
    public void rewind() {
        phase = Phase.DONE;
    }
}
