package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.layers.ItemSequence;
import io.github.exactcover.dlx.internal.count.memo.BitOptions;
import io.github.exactcover.dlx.internal.count.memo.WalkMachine;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import org.jspecify.annotations.Nullable;

/**
 * Several machines for the same task, which take turns until one of them has finished. This class has what races for
 * counts and for diagrams share: the turns, what follows the frontier, and the branch walk. A subclass decides who is
 * next.
 *
 * <p>What decides is how much of its tree a machine has done for its work, and work is counted in nodes. The clock has
 * no say, so a race always goes the same way.
 *
 * @param <F> the machine that follows the frontier
 */
abstract class Race<F extends Machine> {

    /**
     * The shortest turn of a machine, in nodes: a few milliseconds. How it was chosen was not written down. Measure
     * again (CountingBenchmark, the small instances) when setting up a walk gets cheaper or dearer.
     */
    static final long SHORTEST_TURN = 2_500;

    /**
     * How many nodes a walk visits before other threads help it: what ends sooner is not worth another thread. How it
     * was chosen was not written down. Measure again, counting with several threads, on another machine.
     */
    private static final long NODES_ALONE = 20_000;

    private final OptionTable table;
    private final CountingMethod method;

    /** Made when it is first needed. */
    private @Nullable ItemSequence sequence;

    /** These two are null until they have their first turn. */
    private @Nullable F frontier;

    private @Nullable WalkMachine branch;

    /** The machine whose turn it is, or, after the end, the one that finished. Null before the first turn. */
    private @Nullable Machine current;

    /** The turn of {@link #current} is over when it has visited this many nodes. */
    private long turnEnd;

    private boolean finished;

    Race(OptionTable table, CountingMethod method) {
        this.table = table;
        this.method = method;
    }

    /** Sets up a machine that follows the frontier and has not begun. */
    abstract F newFrontier(ItemSequence order);

    /** Sets up a branch walk that has not begun. */
    abstract WalkMachine newBranch(BitOptions bits);

    /** How many nodes a search will probably visit in all; very large where there is none, or where nobody knows. */
    double expected() {
        return Double.MAX_VALUE;
    }

    /** Decides who is next, and calls one of the methods {@code turn} for it. Used where neither of these two was asked for. */
    abstract void nextTurn();

    /** Goes on for at most {@code budget} nodes, and says whether the race is over. */
    final boolean run(long budget) {
        if (finished) {
            return true;
        }
        Machine machine = current;
        if (machine == null || machine.nodes() >= turnEnd) {
            machine = next();
        }
        finished = machine.run(Math.min(budget, turnEnd - machine.nodes())) == Step.EXHAUSTED;
        if (finished) {
            close();
        }
        return finished;
    }

    private Machine next() {
        switch (method) {
            case FRONTIER -> turn(frontier());
            case BRANCH -> turn(branch());
            case AUTO, SEARCH -> nextTurn();
        }
        if (current == null) {
            throw new AssertionError("A race gave nobody a turn");
        }
        return current;
    }

    /** Gives a machine a turn that is half as long as all its turns so far. */
    final void turn(Machine next) {
        turn(next, next.nodes() + Math.max(SHORTEST_TURN, next.nodes() / 2));
    }

    /** Gives a machine a turn, which ends when it has visited {@code end} nodes in all. */
    final void turn(Machine next, long end) {
        if (current instanceof WalkMachine walk && walk != next) {
            walk.rest();
        }
        if (next instanceof WalkMachine walk && walk.nodes() >= NODES_ALONE) {
            walk.allowHelpers();
        }
        current = next;
        turnEnd = end;
    }

    /** What follows the frontier, set up if it was not yet. */
    final F frontier() {
        if (frontier == null) {
            frontier = newFrontier(sequence());
        }
        return frontier;
    }

    /** The branch walk, set up if it was not yet. */
    final WalkMachine branch() {
        if (branch == null) {
            branch = newBranch(new BitOptions(table, sequence().order()));
        }
        return branch;
    }

    /** The order of the items. */
    final ItemSequence sequence() {
        if (sequence == null) {
            sequence = ItemSequence.of(table, expected());
        }
        return sequence;
    }

    /** What follows the frontier, or null if it had no turn yet. */
    final @Nullable F triedFrontier() {
        return frontier;
    }

    /** The branch walk, or null if it had no turn yet. */
    final @Nullable WalkMachine triedBranch() {
        return branch;
    }

    /** The machine whose turn it is, or, after the end, the one that finished; null before the first turn. */
    final @Nullable Machine current() {
        return current;
    }

    /** Whether the race is over. */
    final boolean isFinished() {
        return finished;
    }

    /** The nodes of all machines and their helpers. */
    long nodes() {
        return nodes(frontier) + nodes(branch);
    }

    private static long nodes(@Nullable Machine machine) {
        if (machine == null) {
            return 0;
        }
        return machine.nodes() + (machine instanceof WalkMachine walk ? walk.nodesOfHelpers() : 0);
    }

    /**
     * The share of its tree that the machine whose turn it is has done. It can go back when another one has its turn.
     */
    final double fraction() {
        return current == null ? 0 : current.fraction();
    }

    /** Ends the helpers. */
    final void close() {
        if (frontier != null) {
            frontier.abandon();
        }
        if (branch != null) {
            branch.abandon();
        }
    }
}
