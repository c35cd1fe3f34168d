package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.CostRange;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.text.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the cheapest solutions. Two searches race for the cheapest one: {@link PriceSearch}, which has the better
 * bounds, and {@link LinksSearch}, which has the faster nodes. They run in rounds of equal work, one after the other or
 * side by side on two threads, and tell each other what they found at the end of a round. Rounds are measured by work,
 * not by time, so the result is the same on every machine and with any number of threads. The search that proves the
 * cheapest solution then finds the others, so the cheapest k solutions are the first k of the cheapest k + 1.
 *
 * <p>It is not a {@link SearchEngine} and cannot be split: a solution found in one part would not bound the search in
 * another.
 */
public final class MinimumCost implements Finder {

    /** How much work the search by prices does before the other one begins; some tens of milliseconds. */
    private static final long HEAD_START = 50_000_000;

    /** In a large table, the head start is this much work for each cell: enough for the prices of the whole problem. */
    private static final long HEAD_START_PER_CELL = 1000;

    /** In a round, the search by prices does this fraction of the work of its head start. */
    private static final int ROUNDS = 16;

    /**
     * When we give up hope in the search with links: it has worked for this many rounds and has visited less than this
     * part of its tree. From then on it does an eighth of the work in a round. It is looked at twice, because small
     * trees show it sooner.
     */
    private static final int FIRST_LOOK = 8;

    private static final double FIRST_HOPELESS = 1.0 / (1 << 14);
    private static final int SECOND_LOOK = 128;
    private static final double SECOND_HOPELESS = 1.0 / 64;
    private static final int HOPELESS_SHARE = 8;

    /**
     * How much work a trial may take that enumerates all solutions, unless more was spent before; then as much as that.
     */
    private static final long TRIAL = 100_000_000;

    private enum Phase {
        /** Both searches look for the cheapest solution. */
        RACE,
        /** Prices have proven it. The search with links tries to enumerate all solutions, in case there are few. */
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
    private final int threads;
    private final PriceSearch prices;
    private SideSearch side;
    private final long round;
    private final long trial;
    private Phase phase = Phase.RACE;

    /** The work of the search by prices when this round began. */
    private long roundStart;

    /** The work that the side search may have done by then. */
    private long allowed;

    /** In this round, the side search does this fraction of the work of the search by prices: 1, or an eighth. */
    private int share = 1;

    /** The work of the search by prices at the end of this round. */
    private long roundEnd;

    /** Whether the search with links has proven the cheapest solution, or that there is none. */
    private boolean haveLinksWon;

    /** The search with links after the race: a trial, or for the others. */
    private @Nullable LinksSearch links;

    /** The fraction that was reported last; it never decreases. */
    private double reported;

    /** The nodes and updates of earlier runs, and of a trial that is over. */
    private long earlierNodes;

    private long earlierUpdates;

    /**
     * A search for the cheapest solutions of a table.
     *
     * @param rule the item rule of the search with links
     * @param most how many solutions to keep, at least 1
     * @param threads how many threads it may use; more than two help no further
     * @throws ArithmeticException if the costs of options that are chosen together could overflow
     */
    public MinimumCost(OptionTable table, ItemRule rule, int most, int threads) {
        this(table, rule, most, threads, headStart(table), TRIAL, PriceSearch.BRIEF_NODES);
    }

    /** For tests: with another head start, another trial or none, and shorter searches before one begins again. */
    MinimumCost(OptionTable table, ItemRule rule, int most, int threads, long headStart, long trial, int briefNodes) {
        CostRange.check(table);
        this.round = Math.max(1, headStart / ROUNDS);
        this.trial = trial;
        this.table = table;
        this.rule = rule;
        this.most = most;
        this.roundStart = headStart;
        this.prices = new PriceSearch(table, most, briefNodes);
        this.threads = threads;
        this.side = new SideSearch(table, rule, threads > 1, Branch.ROOT);
    }

    private static long headStart(OptionTable table) {
        return Math.max(HEAD_START, HEAD_START_PER_CELL * table.cellCount());
    }

    /**
     * Goes on from what {@link #state} returned. To be called before anything else.
     *
     * @throws IllegalArgumentException if these lines do not come from such a search
     */
    public void resume(Lines state) {
        CostState earlier = CostState.read(state);
        List<Kept> found = new ArrayList<>();
        for (int[] options : earlier.found()) {
            if (!prices.isSolution(options)) {
                throw new IllegalArgumentException("a solution in it is not one of this search");
            }
            found.add(new Kept(table.cost(options), options));
        }
        phase = Stream.of(Phase.values())
                .filter(one -> one.name().equals(earlier.phase()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("it does not say what was under way"));
        boolean isProven = phase == Phase.TRIAL || phase == Phase.PRICES;
        if (found.isEmpty() && (isProven || phase == Phase.LINKS)) {
            throw new IllegalArgumentException("it says that there is a cheapest solution, but has none");
        }
        prices.resume(found, earlier.solutions(), earlier.settled(), earlier.width(), isProven, phase == Phase.DONE);
        side = new SideSearch(table, rule, threads > 1, phase == Phase.RACE ? earlier.links() : Branch.ROOT);
        if (!found.isEmpty()) {
            side.limit(best().lessThan());
        }
        haveLinksWon = phase == Phase.LINKS;
        earlierNodes = earlier.nodes();
        earlierUpdates = earlier.updates();
        reported = earlier.share();
    }

    /** What is known, for {@link #resume}. */
    public List<String> state() {
        List<int[]> found = cheapest().stream().map(Kept::options).toList();
        Branch rest = phase == Phase.RACE ? side.position() : Branch.ROOT;
        return new CostState(
                        phase.name(),
                        solutions(),
                        nodes(),
                        updates(),
                        fraction(),
                        prices.settled(),
                        prices.width(),
                        found,
                        rest)
                .lines();
    }

    /**
     * As {@link SearchEngine#run}, but stops only at a solution that is cheaper than all before, and every few
     * milliseconds. The nodes of another thread count at the end of a round, which may be more than the budget.
     */
    @Override
    public Step run(long budget) {
        long stop = budget > Long.MAX_VALUE - nodes() ? Long.MAX_VALUE : nodes() + budget;
        while (phase != Phase.DONE) {
            Step step = switch (phase) {
                case RACE -> race(stop - nodes());
                case PRICES -> searchPrices(stop - nodes());
                default -> searchLinks(stop - nodes());
            };
            boolean isWaiting = prices.isBusy() || side.isAway();
            if (step == Step.SOLUTION || (step == Step.PAUSED && isWaiting)) {
                return step;
            }
            if (phase != Phase.DONE && nodes() >= stop) {
                return Step.PAUSED;
            }
        }
        return Step.EXHAUSTED;
    }

    /** Goes on with a round. Rounds change only after a whole node or turn, so it does not matter where a run stops. */
    private Step race(long budget) {
        if (prices.isBusy() || prices.work() < roundEnd) {
            return racePrices();
        }
        return side.catchUp(budget) ? nextRound() : Step.PAUSED;
    }

    private Step racePrices() {
        Step step = prices.run(1);
        side.allow(allowance());
        if (prices.isProven()) {
            side.close();
            phase = step == Step.EXHAUSTED ? Phase.DONE : trial == 0 ? Phase.PRICES : Phase.TRIAL;
        }
        return step;
    }

    /**
     * How much work the side search may have done by now. A node of the other one that takes very long counts only in
     * part.
     */
    private long allowance() {
        long done = Math.max(0, prices.work() - roundStart);
        long counted = Math.min(done, 2 * round);
        return allowed + (counted + (done - counted) / HOPELESS_SHARE) / share;
    }

    /** Exchanges what both searches found, and begins with the next round unless the race is over. */
    private Step nextRound() {
        Kept found = side.best();
        if (found != null && (!prices.hasIncumbent() || found.cost() < best().cost())) {
            prices.take(found);
            return Step.SOLUTION;
        }
        if (side.isOver()) {
            side.close();
            haveLinksWon = true;
            phase = most == 1 || !prices.hasIncumbent() ? Phase.DONE : Phase.LINKS;
        } else if (prices.hasIncumbent()) {
            side.limit(best().lessThan());
        }
        side.mark();
        allowed = allowance();
        roundStart = Math.max(roundStart, prices.work());
        roundEnd = prices.work() + round;
        share = isHopeless(FIRST_LOOK, FIRST_HOPELESS) || isHopeless(SECOND_LOOK, SECOND_HOPELESS) ? HOPELESS_SHARE : 1;
        return Step.PAUSED;
    }

    private boolean isHopeless(int rounds, double least) {
        return allowed > rounds * round && side.fraction() < least;
    }

    private Step searchPrices(long budget) {
        Step step = prices.run(budget);
        phase = step == Step.EXHAUSTED ? Phase.DONE : phase;
        return step;
    }

    /**
     * Looks for the other solutions with links. In a trial nothing is skipped, so that its length does not depend on
     * how many solutions are wanted.
     */
    private Step searchLinks(long budget) {
        LinksSearch search = links == null ? new LinksSearch(table, rule, most, Branch.ROOT) : links;
        links = search;
        if (phase == Phase.TRIAL) {
            search.skipNothing();
        }
        int turn = SideSearch.TURN;
        boolean isOver = !search.run(phase == Phase.TRIAL ? Math.min(budget, turn - search.nodes() % turn) : budget);
        if (isOver) {
            phase = Phase.DONE;
        } else if (phase == Phase.TRIAL
                && search.nodes() % turn == 0
                && SideSearch.LINK_WORK * search.work() > trialWork()) {
            earlierNodes += search.nodes();
            earlierUpdates += search.updates();
            links = null;
            phase = Phase.PRICES;
        }
        return Step.PAUSED;
    }

    private long trialWork() {
        return Math.max(trial, prices.work() + side.work());
    }

    private Kept best() {
        return prices.incumbent();
    }

    /**
     * The cheapest solutions so far, the cheapest first. Once the search is exhausted, they are the cheapest of all.
     */
    public List<Kept> cheapest() {
        // A trial that was not finished has solutions, but not the cheapest.
        if (links == null || phase == Phase.TRIAL) {
            return prices.cheapest();
        }
        List<Kept> all = new ArrayList<>();
        all.add(best());
        links.cheapest().stream().filter(found -> !found.isSame(best())).forEach(all::add);
        return all.subList(0, Math.min(most, all.size()));
    }

    /** What every solution of the table costs at least, as far as it is proven; empty if nothing is known yet. */
    public OptionalLong leastCost() {
        return haveLinksWon && prices.hasIncumbent() ? OptionalLong.of(best().cost()) : prices.leastCost();
    }

    @Override
    public int[] solution() {
        return best().options();
    }

    /** How often it found a solution that was cheaper than all before, as often as {@link #run} stopped at one. */
    @Override
    public long solutions() {
        return prices.records();
    }

    @Override
    public long nodes() {
        return prices.nodes() + side.nodes() + earlierNodes + (links == null ? 0 : links.nodes());
    }

    @Override
    public double fraction() {
        if (phase == Phase.DONE) {
            return 1;
        }
        double now = Math.max(prices.fraction(), links == null ? side.fraction() : links.fraction());
        reported = Math.max(reported, Math.min(now, Math.nextDown(1.0)));
        return reported;
    }

    @Override
    public long updates() {
        return prices.updates() + side.updates() + earlierUpdates + (links == null ? 0 : links.updates());
    }

    /** Ends the other thread, if there is one. */
    @Override
    public void close() {
        side.close();
    }
}
