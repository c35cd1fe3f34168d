package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Counts the solutions of a table by plain search or by one of the walks, whichever goes forward faster. All of them can
 * stop anywhere, so they take turns, and what decides is how much of its tree each has done for its work.
 *
 * <p>Search begins, and small problems end there. Then a walk may spend a small part of the work that the search will
 * probably need in all, in steps, since that is a guess; so where nothing repeats little is lost. As soon as a walk is
 * faster it goes on alone, until it is not. A walk's memo pays the more, the longer it goes on, while a search keeps
 * its pace: therefore a walk that leads is not held up by comparisons, and a search need not be asked again.
 *
 * <p>All decisions hang on numbers of nodes, never on the clock, so that they are the same each time.
 */
final class Race implements Contestant {

    /** So many nodes are searched before anything else is thought of. */
    static final long FIRST_NODES = 50_000;

    /** What part of a search's work a walk may spend before it has to lead. */
    private static final double TRIAL_SHARE = 0.01;

    /** But no more than so many times what the search has spent so far, for its end is a guess. */
    private static final double TRIAL_LEAD = 4;

    /** When both walks may be tried, one part of so many of the memory is for the one that rarely wins. */
    private static final int BRANCH_PART = 8;

    private static final long SHORTEST_TURN = 2_500;

    /** So many times faster than the search has a walk to be. */
    private static final double MARGIN = 2;

    /** So many nodes a walk goes alone; what ends before that is not worth another thread. */
    private static final long NODES_ALONE = 20_000;

    /** When so much of the search is done that its end is in sight, and when not, a race of many threads has an end. */
    private static final long RACE_NODES = 400_000;

    private static final double IN_SIGHT = 0.3;

    private final OptionTable table;
    private final Function<OptionTable, Machine> parallel;
    private final int threads;
    private Contestant plain;
    private boolean decided;
    private long nodesGivenUp;
    private final CountingMethod method;
    private final long maxBytes;
    private @Nullable BitOptions ordered;
    private @Nullable WalkContestant frontier;
    private @Nullable WalkContestant branch;
    private Contestant current;
    private long turnEnd;
    private boolean finished;
    private double told;

    /**
     * A race that has not begun.
     *
     * @param search a search of the table, which may have begun
     * @param threads how many threads there may be
     * @param parallel makes a search by that many, for the case that the search turns out to be best
     * @param maxBytes how much memory the memos may take
     */
    Race(
            OptionTable table,
            Machine search,
            int threads,
            Function<OptionTable, Machine> parallel,
            CountingMethod method,
            long maxBytes) {
        this.table = table;
        this.plain = new PlainContestant(search);
        this.threads = threads;
        this.parallel = parallel;
        this.method = method;
        this.maxBytes = maxBytes;
        this.current = plain;
        this.turnEnd = plain.nodes();
    }

    @Override
    public boolean run(long budget) {
        if (!finished) {
            if (current.nodes() >= turnEnd) {
                nextTurn();
            }
            finished = current.run(Math.min(budget, turnEnd - current.nodes()));
            if (finished) {
                close();
            }
        }
        return finished;
    }

    private void nextTurn() {
        long nodes = switch (method) {
            case SEARCH -> turnOf(plain);
            case FRONTIER -> turnOfWalk(frontier());
            case BRANCH -> turnOfWalk(branch());
            case AUTO -> nextOfRace();
        };
        turnEnd = current.nodes() + nodes;
    }

    private long turnOf(Contestant next) {
        if (current != next) {
            current.rest();
        }
        current = next;
        return Math.max(SHORTEST_TURN, next.nodes() / 2);
    }

    private long turnOfWalk(WalkContestant walk) {
        if (walk.nodes() >= NODES_ALONE) {
            walk.allowHelpers();
        }
        return turnOf(walk);
    }

    private long nextOfRace() {
        if (plain.nodes() < FIRST_NODES || !BitOptions.canHold(table)) {
            return Math.max(FIRST_NODES, turnOf(plain));
        }
        if (decided) {
            return turnOf(plain);
        }
        double allowance = allowance();
        if (leads(frontier) || mayTry(frontier, WalkContestant.FRONTIER_WEIGHT, allowance)) {
            return turnOfWalk(frontier());
        }
        if (leads(branch) || mayTry(branch, WalkContestant.BRANCH_WEIGHT, allowance)) {
            return turnOfWalk(branch());
        }
        if (threads > 1 && plain.nodes() >= RACE_NODES && isTrialOver()) {
            decide();
        }
        return turnOf(plain);
    }

    /** Ends the race in favour of the search; if it has far to go, all threads begin anew. */
    private void decide() {
        decided = true;
        close();
        if (plain.fraction() < IN_SIGHT) {
            nodesGivenUp = plain.nodes();
            plain = new PlainContestant(parallel.apply(table));
        }
    }

    /** How much work a walk may do before it has to lead. */
    private double allowance() {
        double expected = plain.fraction() == 0 ? Double.MAX_VALUE : plain.work() / plain.fraction();
        return Math.min(expected * TRIAL_SHARE, plain.work() * TRIAL_LEAD);
    }

    /** Whether walks may hardly try any more, however far the search goes. */
    private boolean isTrialOver() {
        return plain.fraction() * TRIAL_LEAD >= TRIAL_SHARE;
    }

    private boolean leads(@Nullable WalkContestant walk) {
        return walk != null && walk.nodes() >= SHORTEST_TURN && walk.rate() > MARGIN * plain.rate();
    }

    /** A walk that was not tried yet is not even set up without that. */
    private static boolean mayTry(@Nullable WalkContestant walk, int weight, double allowance) {
        long nodes = walk == null ? 0 : walk.nodes();
        return weight * (nodes + Math.max(SHORTEST_TURN, nodes / 2.0)) <= allowance;
    }

    private WalkContestant frontier() {
        if (frontier == null) {
            frontier = walk(CountingMethod.FRONTIER, maxBytes - maxBytes / BRANCH_PART);
        }
        return frontier;
    }

    private WalkContestant branch() {
        if (branch == null) {
            branch = walk(CountingMethod.BRANCH, maxBytes / BRANCH_PART);
        }
        return branch;
    }

    private WalkContestant walk(CountingMethod kind, long bytesInRace) {
        MemoTable memo = new MemoTable(
                options().words(), KeyHash.MIXING, method == CountingMethod.AUTO ? bytesInRace : maxBytes);
        return new WalkContestant(kind, options(), memo, threads);
    }

    private BitOptions options() {
        if (ordered == null) {
            ordered = new BitOptions(table, ItemSequence.of(table));
        }
        return ordered;
    }

    /** What the method that counts now, or counted last, cost. */
    CountingCosts costs() {
        if (current instanceof WalkContestant walk) {
            return CountingCosts.of(walk);
        }
        return new CountingCosts(CountingMethod.SEARCH, 0, 0, 0, 0, 0, 0);
    }

    /** The nodes of all, but for those of helpers. */
    @Override
    public long nodes() {
        return nodesGivenUp
                + plain.nodes()
                + (frontier == null ? 0 : frontier.nodes())
                + (branch == null ? 0 : branch.nodes());
    }

    /** The nodes of the helpers of walks. */
    long nodesOfHelpers() {
        return (frontier == null ? 0 : frontier.nodesOfHelpers()) + (branch == null ? 0 : branch.nodesOfHelpers());
    }

    /** Ends the helpers of walks. */
    @Override
    public void close() {
        if (frontier != null) {
            frontier.close();
        }
        if (branch != null) {
            branch.close();
        }
    }

    @Override
    public int weight() {
        return 1;
    }

    @Override
    public double fraction() {
        told = finished ? 1 : Math.max(told, current.fraction());
        return told;
    }

    /** The largest number that one of them has found. */
    @Override
    public BigInteger solutions() {
        if (finished) {
            return current.solutions();
        }
        BigInteger most = plain.solutions();
        most = frontier == null ? most : most.max(frontier.solutions());
        return branch == null ? most : most.max(branch.solutions());
    }
}
