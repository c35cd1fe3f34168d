package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.layers.ItemSequence;
import io.github.exactcover.dlx.internal.count.layers.LayerMachine;
import io.github.exactcover.dlx.internal.count.memo.BitOptions;
import io.github.exactcover.dlx.internal.count.memo.WalkMachine;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Counts the solutions of a table by search, by a sweep along a frontier, or by a walk with a memo, whichever makes the most
 * progress for its work.
 *
 * <p>The search starts, and small problems end there. Then each walk may try, but spends only a small part of the work
 * that the search will probably need in all. That is a guess, so the trial grows in steps. A problem in which
 * subproblems hardly ever repeat loses little by it.
 *
 * <p>A walk that is clearly faster than the search leads, and goes on as long as it leads. The search rests meanwhile: a
 * memo pays more the longer it is used, while a search keeps its pace. If the sweep leads, the walk gets a small part of the
 * work, for what a sweep still has to do is only a guess.
 */
final class CountingRace extends Race<LayerMachine> {

    // docs/decisions.md has what was measured for these numbers. Measure again, with CountingBenchmark, when a search
    // or
    // a walk gets much faster, or when another method joins the race: AUTO should stay close to the fastest.

    /** How many nodes the search visits before anything else is tried: some milliseconds in RESULTS.md. */
    static final long FIRST_NODES = 10_000;

    /** The share of the expected work of the search that the branch walk may spend before it has to lead. */
    private static final double TRIAL_SHARE = 0.01;

    /** The same for the sweep, which shows early whether it leads. */
    private static final double FRONTIER_SHARE = 0.005;

    /** The work that a walk may spend at most before it has to lead, as a multiple of the work of the search so far. */
    private static final double TRIAL_LEAD = 4;

    /** A sweep that has fewer states than this is short enough to be begun at once if it has fewer than the search. */
    private static final double MOST_PROMISED = 0x1p28;

    /** A search that will probably visit fewer nodes in all goes on alone: it ends before an order is found. */
    private static final double LEAST_EXPECTED = 200_000;

    /** How many times faster than the search a walk has to be to lead. */
    private static final double MARGIN = 2;

    /**
     * The work of a node of the sweep, in nodes of the search: it chooses a row in a state, and looks for the state that
     * this leads to. In RESULTS.md such nodes take 0.3 to 5.5 times as long as those of the search.
     */
    private static final int FRONTIER_WEIGHT = 2;

    /**
     * The work of a node of the branch walk, in nodes of the search that are no solutions: it looks at every live option.
     * Such nodes take 2 to 15 times as long. The weight is larger, so the branch walk is tried later.
     */
    private static final int BRANCH_WEIGHT = 16;

    /** The branch walk, which rarely wins, gets one part in this many of the memory, and of the work of a sweep that leads. */
    private static final int BRANCH_PART = 8;

    /** How many nodes the search visits, while walks may still try, before several threads may take it over. */
    private static final long RACE_NODES = 400_000;

    /** When this share of the search is done, it ends soon, and does not begin again with several threads. */
    private static final double IN_SIGHT = 0.3;

    private final OptionTable table;
    private final CountingMethod method;
    private final long maxBytes;
    private final int threads;
    private final Supplier<Machine> parallel;

    /** The search: on one thread at first, and on several when the race is {@link #decided} early enough. */
    private Machine search;

    /** Whether the search has won. */
    private boolean decided;

    /** The nodes of the search on one thread, if it was given up for one on several. */
    private long nodesGivenUp;

    /**
     * A race that has not begun.
     *
     * @param search a search of the table that counts; it may have begun
     * @param threads how many threads there may be
     * @param parallel makes a search of the table on that many threads
     * @param maxBytes how much memory the memos may take
     */
    CountingRace(
            OptionTable table,
            CountingMethod method,
            long maxBytes,
            Machine search,
            int threads,
            Supplier<Machine> parallel) {
        super(table, method);
        this.table = table;
        this.method = method;
        this.maxBytes = maxBytes;
        this.search = search;
        this.threads = threads;
        this.parallel = parallel;
    }

    @Override
    LayerMachine newFrontier(ItemSequence order) {
        if (!LayerMachine.canHold(table, order)) {
            throw new IllegalArgumentException(
                    "The problem is too large for layers; count it with AUTO, BRANCH or SEARCH");
        }
        return new LayerMachine(
                table, order, method == CountingMethod.AUTO ? maxBytes - forBranch() : maxBytes, threads);
    }

    @Override
    WalkMachine newBranch(BitOptions bits) {
        long bytes = method == CountingMethod.AUTO ? forBranch() : maxBytes;
        return WalkMachine.counting(WalkMachine.Kind.BRANCH, bits, bytes, threads);
    }

    private long forBranch() {
        return maxBytes / BRANCH_PART;
    }

    @Override
    void nextTurn() {
        if (method == CountingMethod.SEARCH || decided) {
            turn(search);
        } else if (search.nodes() < FIRST_NODES || !BitOptions.canHold(table)) {
            turn(search, search.nodes() + Math.max(FIRST_NODES, search.nodes() / 2));
        } else if (isFrontierNext()) {
            turn(frontier());
        } else if (leads(triedBranch()) || mayTryBranch()) {
            turn(branch());
        } else {
            if (threads > 1 && search.nodes() >= RACE_NODES && isTrialOver()) {
                decide();
            }
            turn(search);
        }
    }

    /** Whether the sweep has the next turn: if it will surely be done before the search, seems to be, or may try. */
    private boolean isFrontierNext() {
        if (expected() < LEAST_EXPECTED || !LayerMachine.canHold(table, sequence())) {
            return false;
        }
        double states = sequence().states();
        LayerMachine sweep = triedFrontier();
        return (states < MOST_PROMISED && states * FRONTIER_WEIGHT < expected() - search.nodes())
                || mayTry(sweep, FRONTIER_WEIGHT, FRONTIER_SHARE, (double) search.nodes())
                || (sweep != null && leads(sweep));
    }

    /**
     * Whether a sweep seems to have much less to do than the search. That is only a guess, so the branch walk goes on with a
     * small part of the work.
     */
    private boolean leads(LayerMachine sweep) {
        WalkMachine walk = triedBranch();
        double walked = walk == null ? 0 : (double) walk.nodes() * BRANCH_WEIGHT;
        return MARGIN * FRONTIER_WEIGHT * sweep.expected() < expected() - search.nodes()
                && walked * BRANCH_PART >= sweep.nodes() * FRONTIER_WEIGHT;
    }

    /** Whether a walk does much more of its tree for its work than the search. */
    private boolean leads(@Nullable WalkMachine walk) {
        return walk != null
                && walk.nodes() >= SHORTEST_TURN
                && rate(walk, (double) walk.nodes() * BRANCH_WEIGHT) > MARGIN * rate(search, innerNodes());
    }

    /** The share of the tree done for each unit of work. */
    private static double rate(Machine machine, double work) {
        return machine.fraction() / Math.max(1, work);
    }

    /** The nodes of the search that are no solutions. Counting those takes hardly any time. */
    private double innerNodes() {
        return Math.max(1, (double) search.nodes() - search.solutions());
    }

    /** Whether a walk may have one more turn, or its first one, though it does not lead. */
    private boolean mayTry(@Nullable Machine walk, int weight, double share, double work) {
        long nodes = walk == null ? 0 : walk.nodes();
        return weight * (nodes + Math.max(SHORTEST_TURN, nodes / 2.0)) <= allowance(share, work);
    }

    /** The branch walk may try if its work is a small part of the search's, or of that of a sweep that seems to lead. */
    private boolean mayTryBranch() {
        LayerMachine sweep = triedFrontier();
        return mayTry(triedBranch(), BRANCH_WEIGHT, TRIAL_SHARE, innerNodes())
                || (sweep != null && MARGIN * FRONTIER_WEIGHT * sweep.expected() < expected() - search.nodes());
    }

    /** How much work a walk with this share may spend in all before it has to lead, if the search took so much so far. */
    private double allowance(double share, double work) {
        return Math.min(expected(work) * share, work * TRIAL_LEAD);
    }

    @Override
    double expected() {
        return expected((double) search.nodes());
    }

    /** How much work the search will take in all, if it took so much so far. */
    private double expected(double work) {
        return search.fraction() == 0 ? Double.MAX_VALUE : work / search.fraction();
    }

    /** Whether the allowance of walks will hardly grow any more, however long the search goes on. */
    private boolean isTrialOver() {
        return search.fraction() * TRIAL_LEAD >= TRIAL_SHARE;
    }

    /** The search has won. If most of it is still to be done, it begins again, on all threads. */
    private void decide() {
        decided = true;
        close();
        if (search.fraction() < IN_SIGHT) {
            nodesGivenUp = search.nodes();
            search = parallel.get();
        }
    }

    @Override
    long nodes() {
        return nodesGivenUp + search.nodes() + super.nodes();
    }

    /** The number of solutions so far: the largest number that any of the machines has found. */
    BigInteger count() {
        Machine winner = current();
        return isFinished() && winner != null
                ? winner.count()
                : search.count().max(count(triedFrontier())).max(count(triedBranch()));
    }

    private static BigInteger count(@Nullable Machine machine) {
        return machine == null ? BigInteger.ZERO : machine.count();
    }
}
