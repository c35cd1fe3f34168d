package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.argument.Argument;
import io.github.exactcover.dlx.internal.cost.CostState.Phase;
import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.Narrowing;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.prices.SmallCosts;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.race.Crew;
import io.github.exactcover.dlx.internal.race.Pace;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.text.Lines;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Finds the cheapest solutions. Two searches race for the cheapest one: {@link PriceSearch}, which has the better
 * bounds, and {@link LinksSearch}, which has the faster nodes. In each round, prices do a fixed amount of work, and
 * links do as much as prices did in the round before: one after the other, or side by side on two threads. At the end
 * of a round they tell each other what they found. After prices in each round, {@link AnySolution} looks for a first
 * solution as long as there is none, and in what takes longer than a second, {@link NearSearch} looks for cheaper ones
 * near the cheapest one, and sooner where a linear program shows the way. Rounds are measured by work, not by time, so
 * the result is the same on every machine and with any number of threads. The search that proves the cheapest solution
 * then finds the others, so the cheapest k solutions are the first k of the cheapest k + 1.
 *
 * <p>Before the race, {@link Argument} looks for a proof that there is no solution at all. Prices cannot see that
 * in a roster with too few nurses: they rise and rise.
 *
 * <p>It is not a {@code SearchEngine} and cannot be split: a solution found in one part would not bound the search in
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
     * After this many rounds, the search with links counts as hopeless if it has visited less than this part of its
     * tree. As long as that holds, it does only a small part of the work in a round. There are two looks, because the
     * search shows sooner in a small tree that it is hopeless.
     */
    private static final int FIRST_LOOK = 8;

    private static final double FIRST_HOPELESS = 1.0 / (1 << 14);
    private static final int SECOND_LOOK = 128;
    private static final double SECOND_HOPELESS = 1.0 / 64;
    private static final int HOPELESS_SHARE = 64;

    /**
     * The argument that there is no solution begins after this part of the head start of prices, if they have found
     * nothing. After all of it, three exams without a solution took 1.6 to 2 times as long.
     */
    private static final int ARGUMENT_SHARE = 4;

    /**
     * How much work a trial may take that enumerates all solutions, unless more was spent before; then as much as that.
     */
    private static final long TRIAL = 15_000_000;

    /**
     * How much work its parts do.
     *
     * @param headStart what prices do before links begin; in a round, they do a part of that
     * @param trial what a trial may take that enumerates all solutions; 0 for none
     */
    record Sizes(long headStart, long trial, Stages.Sizes prices, NearSearch.Sizes near) {

        static Sizes usual(OptionTable table) {
            long headStart = Math.max(HEAD_START, HEAD_START_PER_CELL * table.cellCount());
            return new Sizes(headStart, TRIAL, Stages.Sizes.USUAL, NearSearch.Sizes.USUAL);
        }
    }

    /**
     * What a search begins with.
     *
     * @param state what an earlier one {@linkplain #state knew}; null if there was none
     * @param known the options of a solution that is known, so that only cheaper ones are looked for; it is not told
     * @param ways a machine that knows nothing of costs and looks for a solution beside, as long as there is none; it
     *     is set up only if prices do not find a solution at once
     */
    public record Given(
            @Nullable Lines state,
            Optional<int[]> known,
            @Nullable Contender<? extends Finder> ways) {

        /** Nothing is known, and no machine helps. */
        public static final Given NOTHING = new Given(null, Optional.empty(), null);
    }

    private final OptionTable table;

    /** All costs here are the small ones, but those that are told are the costs of the table. */
    private final SmallCosts small;

    private final ItemRule rule;
    private final int most;
    private final PriceSearch prices;
    private final NearSearch near;
    private final AnySolution any;
    private final Crew crew;
    private final Sizes sizes;
    private final long round;
    private Phase phase;

    /** That there is no solution, by arithmetic. Null if it has not begun, or is over. */
    private @Nullable Argument argument;

    private boolean isArgumentOver;

    /** The search with links of this phase. */
    private LinksSearch links;

    /** The work of the search by prices when this round began, and when it ends. */
    private long roundStart;

    private long roundEnd;

    /** Links do this fraction of the work of prices: 1, or one {@link #HOPELESS_SHARE}th. */
    private int share = 1;

    /** The fraction that was reported last; it never decreases. */
    private double reported;

    /** The nodes and updates of earlier runs, and of searches with links that are over. */
    private long earlierNodes;

    private long earlierUpdates;

    /**
     * A search for the cheapest solutions of a table.
     *
     * @param rule the item rule of the search with links
     * @param most how many solutions to keep, at least 1
     * @param threads how many threads it may use; more than two help no further
     * @throws ArithmeticException if the costs of options that are chosen together could overflow
     * @throws IllegalArgumentException if what is given does not come from such a search, or is no solution
     */
    public MinimumCost(OptionTable table, ItemRule rule, int most, int threads, Given given) {
        this(table, rule, most, threads, given, Sizes.usual(table));
    }

    MinimumCost(OptionTable table, ItemRule rule, int most, int threads, Given given, Sizes sizes) {
        this.small = SmallCosts.of(table);
        this.round = Math.max(1, sizes.headStart / ROUNDS);
        this.table = table;
        this.rule = rule;
        this.most = most;
        this.sizes = sizes;
        this.roundStart = sizes.headStart;
        PricedTable priced = Narrowing.withoutCommonCosts(small.table());
        CostState state = given.state == null
                ? CostState.NEW
                : CostState.read(
                        given.state,
                        options -> solution(priced, options, "a solution in it is not one of this search"));
        Known known = given.known
                .map(options -> solution(priced, options, "The options to start from are no solution of the table"))
                .map(state.known()::with)
                .orElse(state.known());
        this.prices = new PriceSearch(priced, most, sizes.prices, known);
        this.near = new NearSearch(small.table(), prices, sizes.near);
        this.any = new AnySolution(given.ways);
        this.crew = new Crew(Math.min(threads, 2));
        this.isArgumentOver = given.known.isPresent();
        this.phase = state.phase();
        this.links = newLinks(phase == Phase.TRIAL ? sizes.trial : 0);
        this.earlierNodes = state.nodes();
        this.earlierUpdates = state.updates();
        this.reported = state.share();
        if (phase == Phase.RACE) {
            links.goTo(state.links());
        }
    }

    private Kept solution(PricedTable priced, int[] options, String refusal) {
        if (!new Chosen(priced).solves(options)) {
            throw new IllegalArgumentException(refusal);
        }
        return kept(options);
    }

    /** What is known, for another search to begin with. */
    public List<String> state() {
        Phase now = phase == Phase.RACE && prices.isProven() ? afterRace() : phase;
        Known known =
                new Known(cheapest(), solutions(), prices.settled(), prices.width(), false, false, Long.MAX_VALUE);
        return new CostState(now, nodes(), updates(), fraction(), known, links.rest()).lines();
    }

    /**
     * Goes on for at most this many nodes, or some milliseconds. It stops only at a solution that is cheaper than all
     * before. The nodes of another thread come on top.
     */
    @Override
    public Step run(long budget) {
        Step step = switch (phase) {
            case RACE -> race(budget);
            case PRICES -> prices.run(budget);
            case TRIAL -> tryLinks(budget);
            case LINKS -> links.run(budget) ? Step.PAUSED : Step.EXHAUSTED;
            case DONE -> Step.EXHAUSTED;
        };
        phase = step == Step.EXHAUSTED ? Phase.DONE : phase;
        if (crew.await(0)) {
            links.tell();
        }
        return step;
    }

    private Step argue() {
        Argument proof = argument == null ? new Argument(table) : argument;
        argument = proof;
        if (proof.reason() == null) {
            proof.run(Argument.TURN);
        }
        if (proof.reason() != null) {
            // Links end their part of the round, so that the work done does not depend on the pace of threads.
            return crew.await(Pace.WANTED_SLICE) && !links.isBehind() ? end() : Step.PAUSED;
        }
        if (proof.isOver() || proof.isTried()) {
            argument = null;
            isArgumentOver = true;
        }
        return Step.PAUSED;
    }

    /** Prices mostly find a solution at once. Only if they do not, there may be none. */
    private boolean isArgumentDue() {
        return !isArgumentOver && havePricesFoundNothing(sizes.headStart / ARGUMENT_SHARE);
    }

    /** Goes on with a round. Rounds change only after a whole node or turn, so it does not matter where a run stops. */
    private Step race(long budget) {
        LinksSearch now = links;
        if (crew.size() == 1 && now.isBehind()) {
            now.run(budget);
            return Step.PAUSED;
        }
        if (crew.await(0) && now.isBehind()) {
            crew.go(number -> now.turn());
        }
        if (isArgumentDue()) {
            return argue();
        }
        Step step = near.isUrgent()
                ? near.run(budget)
                : isLookingForAny() ? lookForAny(budget) : havePricesDone() ? near.run(budget) : runPrices(budget);
        boolean isOver = havePricesDone() && !isLookingForAny() && !near.isBehind();
        boolean isRoundOver = crew.await(isOver ? Pace.WANTED_SLICE : 0) && isOver && !now.isBehind();
        crew.check();
        return step == Step.PAUSED && isRoundOver ? nextRound() : step;
    }

    private Step runPrices(long budget) {
        boolean goesOn = true;
        for (long left = budget; left > 0 && goesOn; left--) {
            Step step = prices.run(1);
            if (step == Step.SOLUTION || prices.isBusy()) {
                return step;
            }
            goesOn = !havePricesDone() && !isArgumentDue() && !isLookingForAny() && !near.isUrgent();
        }
        return Step.PAUSED;
    }

    /** Prices can take seconds for a node, so this does not wait for the end of it. */
    private boolean isLookingForAny() {
        return havePricesFoundNothing(sizes.headStart) && any.isBehind(prices.work());
    }

    private boolean havePricesFoundNothing(long afterWork) {
        return !prices.hasIncumbent() && !prices.isProven() && !prices.isPreparing() && prices.work() >= afterWork;
    }

    private Step lookForAny(long budget) {
        Step step = any.run(budget);
        if (step != Step.SOLUTION) {
            return Step.PAUSED;
        }
        int[] options = any.solution();
        prices.take(kept(options));
        near.startNow();
        any.end();
        return step;
    }

    private boolean havePricesDone() {
        return !prices.isBusy() && (prices.isProven() || prices.work() >= roundEnd);
    }

    /** Exchanges what both searches found, and begins with the next round unless the race is over. */
    private Step nextRound() {
        Optional<Kept> found = links.cheapest().stream().findFirst();
        if (found.isPresent() && (!prices.hasIncumbent() || found.get().cost() < best().cost())) {
            prices.take(found.get());
            return Step.SOLUTION;
        }
        if (prices.isProven() || links.isOver() || any.isExhausted()) {
            return end();
        }
        if (prices.hasIncumbent()) {
            links.limit(best().lessThan());
        }
        links.settle();
        share = isHopeless(FIRST_LOOK, FIRST_HOPELESS) || isHopeless(SECOND_LOOK, SECOND_HOPELESS) ? HOPELESS_SHARE : 1;
        near.follow();
        // A node of prices that takes very long counts only in part.
        long done = Math.max(0, prices.work() - roundStart);
        long counted = Math.min(done, 2 * round);
        links.allow((counted + (done - counted) / HOPELESS_SHARE) / share);
        roundStart = Math.max(roundStart, prices.work());
        roundEnd = prices.work() + round;
        return Step.PAUSED;
    }

    private boolean isHopeless(int rounds, double least) {
        return links.allowed() > rounds * round && links.hasBegun() && links.fractionNow() < least;
    }

    /** One of them has proven the cheapest solution, or that there is none. */
    private Step end() {
        crew.close();
        any.end();
        phase = afterRace();
        dropLinks(Math.max(sizes.trial, prices.work() + links.work()));
        return phase == Phase.DONE ? Step.EXHAUSTED : Step.PAUSED;
    }

    private Phase afterRace() {
        if (most == 1 || !prices.hasIncumbent()) {
            return Phase.DONE;
        }
        return !prices.isProven() ? Phase.LINKS : sizes.trial == 0 ? Phase.PRICES : Phase.TRIAL;
    }

    private LinksSearch newLinks(long allowed) {
        return new LinksSearch(small.table(), rule, phase == Phase.RACE ? 1 : most, phase != Phase.TRIAL, allowed);
    }

    /** Goes on with another search with links. One that never has a turn is never set up. */
    private void dropLinks(long allowed) {
        links.tell();
        earlierNodes += links.nodes();
        earlierUpdates += links.updates();
        links = newLinks(allowed);
    }

    /** Looks at all solutions. Nothing is skipped, so that it takes as long however many are wanted. */
    private Step tryLinks(long budget) {
        if (!links.run(budget)) {
            return Step.EXHAUSTED;
        }
        if (!links.isBehind()) {
            phase = Phase.PRICES;
            dropLinks(0);
        }
        return Step.PAUSED;
    }

    private Kept kept(int[] options) {
        return new Kept(small.table().cost(options), options);
    }

    private Kept best() {
        return prices.incumbent();
    }

    /**
     * The cheapest solutions so far, the cheapest first. Once the search is exhausted, they are the cheapest of all.
     */
    public List<Kept> cheapest() {
        return known().stream()
                .map(Kept::options)
                .map(options -> new Kept(table.cost(options), options))
                .toList();
    }

    private List<Kept> known() {
        // A trial that was not finished has solutions, but not the cheapest.
        if (phase == Phase.RACE || phase == Phase.TRIAL || !links.hasBegun()) {
            return prices.cheapest();
        }
        List<Kept> all = new ArrayList<>();
        all.add(best());
        links.cheapest().stream().filter(found -> !found.isSame(best())).forEach(all::add);
        if (phase == Phase.LINKS) {
            // As long as links have not met all, what prices found may be cheaper.
            prices.cheapest().forEach(found -> Finds.addNew(all, found));
            all.sort(Comparator.comparingLong(Kept::cost));
        }
        return all.subList(0, Math.min(most, all.size()));
    }

    /** What every solution of the table costs at least, as far as it is proven; empty if nothing is known yet. */
    public OptionalLong leastCost() {
        boolean isProven = phase == Phase.LINKS || phase == Phase.DONE;
        if (isProven && prices.hasIncumbent()) {
            return OptionalLong.of(table.cost(best().options()));
        }
        return prices.leastCost().stream().map(small::leastCost).findFirst();
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

    /** How many solutions it would give if it ended now. */
    @Override
    public BigInteger count() {
        return BigInteger.valueOf(cheapest().size());
    }

    @Override
    public long nodes() {
        return prices.nodes() + near.nodes() + any.nodes() + earlierNodes + links.nodes();
    }

    @Override
    public double fraction() {
        double now = Math.max(prices.fraction(), links.fraction());
        reported = phase == Phase.DONE ? 1 : Math.max(reported, Math.min(now, Math.nextDown(1.0)));
        return reported;
    }

    @Override
    public long updates() {
        return prices.updates() + near.updates() + any.updates() + earlierUpdates + links.updates();
    }

    /** Ends the other thread, if there is one. */
    @Override
    public void close() {
        any.close();
        crew.close();
    }
}
