package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.Narrowing;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Restriction;
import io.github.exactcover.dlx.internal.table.View;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Looks for cheaper solutions near the cheapest one so far: it keeps most options of that solution, and lets a
 * {@link PriceSearch} find the cheapest way to replace the others, if that costs less. It never ends and proves
 * nothing.
 *
 * <p>The size of {@link Neighborhoods} is such that most parts are searched to their end. All is measured by work, so
 * it goes the same way on every machine.
 *
 * <p>Fractional solutions show the way. A part replaces options of the cheapest solution that the fractional solution
 * of the node under way does not have whole. Where a linear program makes fractional solutions good, each new solution
 * is improved at once. As long as there is no solution, a part keeps what the fractional solution of the whole problem
 * has whole, and then less and less of it.
 *
 * <p>Sources: E. Danna, E. Rothberg, C. Le Pape, "Exploring relaxation induced neighborhoods to improve MIP solutions",
 * Mathematical Programming 102, 2005; T. Berthold, "RENS: the optimal rounding", Mathematical Programming Computation
 * 6, 2014.
 */
final class NearSearch {

    // docs/contributing/decisions.md says what was measured for these numbers.

    /** After this much work of the prices, what is not proven will take long, and better solutions are worth more. */
    private static final long LATE = 2_000_000_000;

    /** From then on it works half as much as the prices. */
    private static final int LATE_PART = 2;

    /** For this much work after a cheaper solution it may work so many times as much as the prices. */
    private static final long WINNING = 100_000_000;

    private static final int WINNING_TIMES = 3;

    /** A dear solution is improved at once as long as one part in so many finds a cheaper one. */
    private static final int TRIALS = 10;

    /** With a linear program, that goes on until it has done this part of the work of the prices: a quarter. */
    private static final int AT_ONCE_PART = 4;

    /** A part that rounds the fractional solution may take so many times as much work until it has a solution. */
    private static final int ROUNDING_TIMES = 20;

    /** The smallest number of options that are replaced, and how many are replaced, or not kept, at first. */
    private static final int LEAST_SIZE = 2;

    private static final int FIRST_SIZE = 6;

    /** At most this part of a solution is replaced. */
    private static final double MOST = 0.75;

    /**
     * How much a search near solutions works.
     *
     * @param start the work of the prices before it begins, about a second: small problems are proven sooner
     * @param part the work after which a part is given up, some tens of milliseconds
     * @param early how many times as much the prices work at first; later that is {@value #LATE_PART}
     */
    record Sizes(long start, long part, int early) {

        static final Sizes USUAL = new Sizes(500_000_000, 30_000_000, 16);
    }

    private final OptionTable table;
    private final PriceSearch prices;
    private final Sizes allowances;

    /** Made when they are needed, because most problems are proven sooner. */
    private @Nullable Neighborhoods neighborhoods;

    /** How many options to replace. */
    private double size = FIRST_SIZE;

    /** Its options, and what they cost. */
    private BitSet solution = new BitSet();

    private long cost;

    /** How many solutions there were when it began at once last because of a new one. */
    private long heeded = -1;

    /** How many options of the fractional solution are not kept any more. */
    private int freed;

    /** Whether the part under way rounds the fractional solution. */
    private boolean isRounding;

    /** The part under way, if any: its search, its table, and what the kept options cost. */
    private @Nullable PriceSearch part;

    private View view;
    private long keptCost;

    /** The work of the prices that was heeded for {@link #allowed}. */
    private long pricesWork;

    private long allowed;
    private long work;

    /** The part of the work that went into rounding. */
    private long roundingWork;

    private long nodes;
    private long updates;

    /** The work at the last cheaper solution; far below zero before there is one. */
    private long wonAt = Long.MIN_VALUE / 2;

    /**
     * How many parts it may try before the prices go on, unless one of them finds a cheaper solution. Only where it
     * began with a solution that knows nothing of costs, or where there is a linear program, and since then one part in
     * so many has found something.
     */
    private int trials;

    NearSearch(OptionTable table, PriceSearch prices, Sizes allowances) {
        this.table = table;
        this.prices = prices;
        this.allowances = allowances;
        this.pricesWork = allowances.start;
        this.view = View.same(table);
    }

    /**
     * Looks near the cheapest solution so far, and may work more if the prices have. For the time between two parts.
     */
    void follow() {
        if (!prices.hasIncumbent() || prices.work() <= pricesWork) {
            return;
        }
        take(prices.incumbent());
        long more = prices.work() - pricesWork;
        pricesWork += more;
        // A node of prices can take so long that three times as much would leave them no turn.
        long won = work - wonAt < WINNING ? Math.min(WINNING, WINNING_TIMES * more) : 0;
        allowed += Math.max(won, more / (pricesWork < LATE ? allowances.early : LATE_PART));
    }

    /** Begins at once, and goes on as long as it often finds a cheaper solution that may not be the cheapest. */
    void startNow() {
        pricesWork = Math.min(pricesWork, prices.work());
        take(prices.incumbent());
        wonAt = work;
        trials = solution.isEmpty() || cost <= prices.settled() ? 0 : TRIALS;
    }

    /** Whether it goes on at once, without waiting for the prices. */
    boolean isUrgent() {
        boolean isDue = part == null ? mayRound() || mayImprove() : isRounding || trials > 0;
        return isDue && !prices.isPreparing() && !prices.isProven();
    }

    /** Whether there is no solution yet, and a fractional one to be rounded. */
    private boolean mayRound() {
        BitSet corner = prices.corner();
        boolean isNew = !prices.hasIncumbent() && freed <= corner.cardinality();
        return isNew && !corner.isEmpty() && work < prices.work();
    }

    /** Whether to improve a solution at once. With a linear program, the prices must have worked much more. */
    private boolean mayImprove() {
        boolean hasTime = prices.corner().isEmpty() || work - roundingWork < prices.work() / AT_ONCE_PART;
        return (trials > 0 || isNew()) && hasTime;
    }

    /** Whether there is a solution that was not improved yet, and a linear program to improve it with. */
    private boolean isNew() {
        return prices.hasIncumbent()
                && prices.records() != heeded
                && !prices.corner().isEmpty();
    }

    private void take(Kept best) {
        cost = best.cost();
        solution = Arrays.stream(best.options()).collect(BitSet::new, BitSet::set, BitSet::or);
    }

    /** Whether it has not done all that it may do, in whole parts. */
    boolean isBehind() {
        boolean mayWork = work < allowed && !solution.isEmpty() && !prices.isProven();
        return part != null || mayWork || isUrgent();
    }

    /**
     * Goes on for at most this many nodes, or some milliseconds. Stops at a cheaper solution, which the prices take,
     * and where what is urgent ends or begins, so that others go on at the same places whatever the budget.
     */
    Step run(long budget) {
        boolean isUrgent = isUrgent();
        for (long left = budget; left > 0 && isBehind() && isUrgent() == isUrgent; left--) {
            PriceSearch search = part;
            if (search == null) {
                begin();
            } else if (runPart(search)) {
                return Step.SOLUTION;
            } else if (search.isBusy()) {
                return Step.PAUSED;
            }
        }
        return Step.PAUSED;
    }

    private boolean runPart(PriceSearch search) {
        boolean isOver = search.run(1) == Step.EXHAUSTED;
        int times = isRounding && !search.hasIncumbent() ? ROUNDING_TIMES : 1;
        boolean isLong = !search.isBusy() && search.work() >= times * allowances.part;
        return (isOver || isLong) && end(search, isOver);
    }

    private void begin() {
        if (prices.hasIncumbent()) {
            take(prices.incumbent()); // Prices may have found a cheaper one in this round.
        }
        if (isNew()) {
            heeded = prices.records();
            startNow();
            return;
        }
        isRounding = mayRound();
        BitSet kept = isRounding ? rounded() : improved();
        keptCost = kept.stream().mapToLong(table::cost).sum();
        view = Restriction.of(table, kept, new BitSet());
        Known known = prices.hasIncumbent() ? Known.below(cost - keptCost) : Known.NOTHING;
        PricedTable priced = Narrowing.withoutCommonCosts(view.table());
        part = new PriceSearch(priced, 1, Stages.Sizes.OF_PARTS, known);
        work += table.cellCount();
    }

    /** What to keep of the fractional solution. */
    private BitSet rounded() {
        BitSet kept = (BitSet) prices.corner().clone();
        if (freed > 0) {
            kept.andNot(neighborhoods().of(kept, freed));
        }
        freed = Math.max(FIRST_SIZE, freed * 3 / 2);
        return kept;
    }

    /** What to keep of the cheapest solution: all but some options that the fractional one does not have whole. */
    private BitSet improved() {
        BitSet from = (BitSet) solution.clone();
        from.andNot(prices.likely());
        if (from.isEmpty()) {
            from = solution;
        }
        size = Math.min(size, from.cardinality());
        boolean areAll = (int) size == from.cardinality();
        BitSet kept = (BitSet) solution.clone();
        kept.andNot(areAll ? from : neighborhoods().of(from, (int) size));
        return kept;
    }

    private Neighborhoods neighborhoods() {
        Neighborhoods made = neighborhoods == null ? new Neighborhoods(table) : neighborhoods;
        neighborhoods = made;
        return made;
    }

    private boolean end(PriceSearch search, boolean isOver) {
        part = null;
        work += search.work();
        nodes += search.nodes();
        updates += search.updates();
        boolean wasDescending = trials > 0;
        trials = Math.max(0, trials - 1);
        boolean isCheaper = search.hasIncumbent();
        if (isRounding) {
            roundingWork += search.work();
        } else {
            adapt(isOver, search.work());
        }
        if (isCheaper) {
            wonAt = work;
            Kept found = search.incumbent();
            prices.take(new Kept(keptCost + found.cost(), view.solution(found.options())));
            take(prices.incumbent());
            trials = wasDescending && cost > prices.settled() ? TRIALS : 0;
        }
        return isCheaper;
    }

    /** Parts grow while they end soon, and shrink if they do not end. */
    private void adapt(boolean isOver, long took) {
        double growth = !isOver ? 0.8 : took < allowances.part / 16 ? 1.5 : took < allowances.part / 2 ? 1.1 : 1;
        size = Math.max(LEAST_SIZE, Math.min(MOST * solution.cardinality(), growth * size));
    }

    long nodes() {
        return nodes + (part == null ? 0 : part.nodes());
    }

    long updates() {
        return updates + (part == null ? 0 : part.updates());
    }
}
