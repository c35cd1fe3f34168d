package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.argument.Argument;
import io.github.exactcover.dlx.internal.cost.prices.SmallCosts;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.race.Crew;
import io.github.exactcover.dlx.internal.search.Branch;
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
import java.util.stream.Stream;
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

    /** The argument that there is no solution takes so much work before {@link #run} returns; some milliseconds. */
    private static final long ARGUMENT_UPDATES = 1 << 16;

    /** It begins after this part of the head start of prices, if they have found nothing. */
    private static final int ARGUMENT_SHARE = 4;

    /**
     * How much work a trial may take that enumerates all solutions, unless more was spent before; then as much as that.
     */
    private static final long TRIAL = 100_000_000;

    /** How much work of the search by prices takes as long as a unit of work of the search with links. */
    private static final int LINK_WORK = 4;

    /** Rounds and trials end only after a multiple of this many nodes of the search with links. */
    private static final int TURN = 64;

    /** How long this thread waits for the other one before it looks whether the search has to end. */
    private static final long AWAIT_NANOS = 2_000_000;

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

    /** All costs here are the small ones, but those that are told are the costs of the table. */
    private final SmallCosts small;

    private final ItemRule rule;
    private final int most;
    private final PriceSearch prices;
    private final NearSearch near;
    private AnySolution any = new AnySolution(null);
    private final Crew crew;
    private final long headStart;
    private final long round;
    private final long trial;
    private Phase phase = Phase.RACE;

    /** That there is no solution, by arithmetic. Null if it has not begun, or is over. */
    private @Nullable Argument argument;

    private boolean isArgumentOver;

    /**
     * The search with links of this phase. It is made in its first turn, because that takes time. This thread looks at
     * it only while the other one rests.
     */
    private @Nullable LinksSearch links;

    /** What the search with links has to visit, without the part whose solutions are known to both searches. */
    private Branch rest = Branch.ROOT;

    /** The search with links looks for solutions that cost at most this. */
    private long ceiling = Long.MAX_VALUE;

    /** Whether the search with links of this phase has seen everything. */
    private boolean areLinksOver;

    // The numbers of the search with links, copied when it rested last.
    private long linkNodes;
    private long linkUpdates;
    private double linkFraction;

    /** The work of the search by prices when this round began, and when it ends. */
    private long roundStart;

    private long roundEnd;

    /** The work that links have to have done at the end of this round, or of a trial. */
    private long allowed;

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
     */
    public MinimumCost(OptionTable table, ItemRule rule, int most, int threads) {
        this(table, rule, most, threads, headStart(table), TRIAL, PriceSearch.Sizes.USUAL, NearSearch.Sizes.USUAL);
    }

    /**
     * For tests: with another head start, another trial or none, and other sizes of the search by prices and of the one
     * near solutions.
     */
    MinimumCost(
            OptionTable table,
            ItemRule rule,
            int most,
            int threads,
            long headStart,
            long trial,
            PriceSearch.Sizes sizes,
            NearSearch.Sizes near) {
        this.small = SmallCosts.of(table);
        this.round = Math.max(1, headStart / ROUNDS);
        this.trial = trial;
        this.table = table;
        this.rule = rule;
        this.most = most;
        this.headStart = headStart;
        this.roundStart = headStart;
        this.prices = new PriceSearch(small.table(), most, sizes);
        this.near = new NearSearch(small.table(), prices, near);
        this.crew = new Crew(Math.min(threads, 2));
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
            found.add(kept(options));
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
        if (phase == Phase.RACE && !earlier.links().equals(Branch.ROOT)) {
            rest = earlier.links();
            links = newLinks();
            tell();
        }
        allowed = phase == Phase.TRIAL ? trial : 0;
        earlierNodes = earlier.nodes();
        earlierUpdates = earlier.updates();
        reported = earlier.share();
    }

    /**
     * Looks only for solutions that are cheaper than a known one, which is not told. To be called before anything else
     * but {@link #resume}.
     *
     * @throws IllegalArgumentException if these options are no solution
     */
    public void startFrom(int[] options) {
        if (!prices.isSolution(options)) {
            throw new IllegalArgumentException("The options to start from are no solution of the table");
        }
        prices.startFrom(kept(options));
        isArgumentOver = true;
    }

    /**
     * Lets a machine that knows nothing of costs look for a solution beside, as long as there is none. To be called
     * before anything else.
     *
     * @param ways is set up only if prices do not find a solution at once
     */
    public void lookForAnyBy(Contender<? extends Finder> ways) {
        any = new AnySolution(ways);
    }

    /** What is known, for {@link #resume}. */
    public List<String> state() {
        List<int[]> found = cheapest().stream().map(Kept::options).toList();
        Phase known = phase == Phase.RACE && prices.isProven() ? afterRace() : phase;
        return new CostState(
                        known.name(),
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
     * Goes on for at most this many nodes, or some milliseconds. It stops only at a solution that is cheaper than all
     * before. The nodes of another thread come on top.
     */
    @Override
    public Step run(long budget) {
        Step step = switch (phase) {
            case RACE -> race(budget);
            case PRICES -> prices.run(budget);
            case TRIAL -> tryLinks(budget);
            case LINKS -> runLinks(budget);
            case DONE -> Step.EXHAUSTED;
        };
        phase = step == Step.EXHAUSTED ? Phase.DONE : phase;
        if (crew.await(0)) {
            tell();
        }
        return step;
    }

    private Step argue() {
        Argument proof = argument == null ? new Argument(table) : argument;
        argument = proof;
        if (proof.reason() == null) {
            proof.run(ARGUMENT_UPDATES);
        }
        if (proof.reason() != null) {
            // Links end their part of the round, so that the work done does not depend on the pace of threads.
            return crew.await(AWAIT_NANOS) && !areBehind() ? end() : Step.PAUSED;
        }
        if (proof.isOver() || proof.isTried()) {
            argument = null;
            isArgumentOver = true;
        }
        return Step.PAUSED;
    }

    /** Prices mostly find a solution at once. Only if they do not, there may be none. */
    private boolean isArgumentDue() {
        return !isArgumentOver && havePricesFoundNothing(headStart / ARGUMENT_SHARE);
    }

    /** Goes on with a round. Rounds change only after a whole node or turn, so it does not matter where a run stops. */
    private Step race(long budget) {
        if (crew.size() == 1 && areBehind()) {
            runLinks(budget);
            return Step.PAUSED;
        }
        if (crew.await(0) && areBehind()) {
            crew.go(this::help);
        }
        if (isArgumentDue()) {
            return argue();
        }
        Step step = near.isUrgent()
                ? near.run(budget)
                : isLookingForAny() ? lookForAny(budget) : havePricesDone() ? near.run(budget) : runPrices(budget);
        boolean isOver = havePricesDone() && !isLookingForAny() && !near.isBehind();
        boolean isRoundOver = crew.await(isOver ? AWAIT_NANOS : 0) && isOver && !areBehind();
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
        return havePricesFoundNothing(headStart) && any.isBehind(prices.work());
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

    /** A turn on the other thread; false when links have caught up. */
    private boolean help(int number) {
        runLinks(TURN);
        return areBehind();
    }

    private boolean havePricesDone() {
        return !prices.isBusy() && (prices.isProven() || prices.work() >= roundEnd);
    }

    /** Whether links have not done all that they may do, in whole turns. */
    private boolean areBehind() {
        boolean isDue = links == null ? allowed > 0 : links.nodes() % TURN != 0 || LINK_WORK * links.work() < allowed;
        return isDue && !areLinksOver;
    }

    /** Exchanges what both searches found, and begins with the next round unless the race is over. */
    private Step nextRound() {
        Optional<Kept> found =
                links == null ? Optional.empty() : links.cheapest().stream().findFirst();
        if (found.isPresent() && (!prices.hasIncumbent() || found.get().cost() < best().cost())) {
            prices.take(found.get());
            return Step.SOLUTION;
        }
        if (prices.isProven() || areLinksOver || any.isExhausted()) {
            return end();
        }
        ceiling = prices.hasIncumbent() ? best().lessThan() : ceiling;
        rest = links == null ? rest : links.position();
        share = isHopeless(FIRST_LOOK, FIRST_HOPELESS) || isHopeless(SECOND_LOOK, SECOND_HOPELESS) ? HOPELESS_SHARE : 1;
        near.follow();
        // A node of prices that takes very long counts only in part.
        long done = Math.max(0, prices.work() - roundStart);
        long counted = Math.min(done, 2 * round);
        allowed += (counted + (done - counted) / HOPELESS_SHARE) / share;
        roundStart = Math.max(roundStart, prices.work());
        roundEnd = prices.work() + round;
        return Step.PAUSED;
    }

    private boolean isHopeless(int rounds, double least) {
        return allowed > rounds * round && links != null && links.fraction() < least;
    }

    /** One of them has proven the cheapest solution, or that there is none. */
    private Step end() {
        crew.close();
        any.end();
        phase = afterRace();
        allowed = Math.max(trial, prices.work() + LINK_WORK * (links == null ? 0 : links.work()));
        rest = Branch.ROOT;
        ceiling = Long.MAX_VALUE;
        dropLinks();
        return phase == Phase.DONE ? Step.EXHAUSTED : Step.PAUSED;
    }

    private Phase afterRace() {
        if (most == 1 || !prices.hasIncumbent()) {
            return Phase.DONE;
        }
        return !prices.isProven() ? Phase.LINKS : trial == 0 ? Phase.PRICES : Phase.TRIAL;
    }

    private void dropLinks() {
        tell();
        earlierNodes += linkNodes;
        earlierUpdates += linkUpdates;
        links = null;
        areLinksOver = false;
    }

    /** Copies the numbers of the search with links. To be called only while the other thread rests. */
    private void tell() {
        linkNodes = links == null ? 0 : links.nodes();
        linkUpdates = links == null ? 0 : links.updates();
        linkFraction = links == null ? 0 : links.fraction();
    }

    /** Looks at all solutions. Nothing is skipped, so that it takes as long however many are wanted. */
    private Step tryLinks(long budget) {
        Step step = runLinks(budget);
        if (step == Step.PAUSED && !areBehind()) {
            dropLinks();
            phase = Phase.PRICES;
        }
        return step;
    }

    /** Goes on with the search with links, at most to the end of a turn. */
    private Step runLinks(long budget) {
        LinksSearch search = links == null ? newLinks() : links;
        links = search;
        search.limit(ceiling);
        areLinksOver = !search.run(Math.min(budget, TURN - search.nodes() % TURN));
        return areLinksOver ? Step.EXHAUSTED : Step.PAUSED;
    }

    private LinksSearch newLinks() {
        LinksSearch search = new LinksSearch(small.table(), rule, phase == Phase.RACE ? 1 : most, rest);
        if (phase == Phase.TRIAL) {
            search.skipNothing();
        }
        return search;
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
        if (phase == Phase.RACE || phase == Phase.TRIAL || links == null) {
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
        OptionalLong least = prices.leastCost();
        return least.isPresent() ? OptionalLong.of(small.leastCost(least.getAsLong())) : least;
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
        return prices.nodes() + near.nodes() + any.nodes() + earlierNodes + linkNodes;
    }

    @Override
    public double fraction() {
        double now = Math.max(prices.fraction(), linkFraction);
        reported = phase == Phase.DONE ? 1 : Math.max(reported, Math.min(now, Math.nextDown(1.0)));
        return reported;
    }

    @Override
    public long updates() {
        return prices.updates() + near.updates() + any.updates() + earlierUpdates + linkUpdates;
    }

    /** Ends the other thread, if there is one. */
    @Override
    public void close() {
        any.close();
        crew.close();
    }
}
