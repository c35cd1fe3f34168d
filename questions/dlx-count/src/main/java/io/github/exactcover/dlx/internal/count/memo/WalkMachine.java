package io.github.exactcover.dlx.internal.count.memo;

import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import io.github.exactcover.dlx.internal.race.Crew;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A walk with a memo, as a machine. It counts the solutions, or makes a diagram of them. Once {@link #allowHelpers} was
 * called, other threads help it; {@link #close} ends them.
 */
public final class WalkMachine implements Machine {

    /**
     * How many nodes a walk visits before it looks whether another one has finished: a few milliseconds. See
     * docs/contributing/decisions.md.
     */
    private static final long SLICE = 2_000;

    private final Frontier frontier;
    private final MemoTable memo;
    private final IntFunction<Sums> newSums;
    private final StateTable starts;
    private final FrontierWalk own;

    /** The threads that may work, with the one that runs the machine. */
    private final Crew crew;

    /** The walks of the helpers, by number, each made by its own thread. */
    private final @Nullable FrontierWalk[] others;

    /** By helper: the numbers of its walk, as they were after its last step. */
    private final AtomicLongArray nodes;

    private final AtomicLongArray hits;

    private boolean helped;

    /** The largest share reported so far. */
    private double reported;

    /** The walk that finished first, which is {@link #own} or that of a helper; null until one has. */
    private volatile @Nullable FrontierWalk finished;

    /**
     * A machine that has not begun.
     *
     * @param threads how many threads may work, with the one that runs the machine
     * @param newSums makes the registers of a walk with a given number of levels; several threads may call it
     */
    WalkMachine(Frontier frontier, MemoTable memo, int threads, IntFunction<Sums> newSums, StateTable starts) {
        this.frontier = frontier;
        this.memo = memo;
        this.crew = new Crew(threads);
        this.others = new FrontierWalk[threads];
        this.nodes = new AtomicLongArray(threads);
        this.hits = new AtomicLongArray(threads);
        this.newSums = newSums;
        this.starts = starts;
        this.own = walk(0);
    }

    /**
     * A machine that counts the solutions of some states.
     *
     * @param starts the states, whose keys say their layers, and how often the solutions of each count
     * @param maxBytes how much memory the memo may take
     * @param threads how many threads may work, with the one that runs the machine
     */
    public static WalkMachine counting(Frontier frontier, StateTable starts, long maxBytes, int threads) {
        MemoTable memo = new MemoTable(frontier.wordsWithLayer, MemoSlots.Hash.MIXING, maxBytes);
        return new WalkMachine(frontier, memo, threads, Counts::new, starts);
    }

    /**
     * A machine that makes a diagram, on one thread.
     *
     * @param maxBytes how much memory the memo may take
     * @param builder takes the nodes of the diagram
     * @param names by row: what the diagram calls its option
     */
    public static WalkMachine compiling(Frontier frontier, long maxBytes, DiagramBuilder builder, int[] names) {
        MemoTable memo = new MemoTable(frontier.wordsWithLayer, MemoSlots.Hash.MIXING, maxBytes);
        return new WalkMachine(frontier, memo, 1, levels -> new DiagramSums(builder, names, levels), frontier.root);
    }

    private FrontierWalk walk(int number) {
        return new FrontierWalk(frontier, memo, newSums.apply(FrontierWalk.levels(frontier)), number, starts);
    }

    /**
     * Lets other threads help from now on, if it may have any, until {@link #close}. Each of them walks through the
     * whole problem, in an order of its own, and all share the memo: what one of them has counted, the others look up.
     * The first to finish has the answer.
     */
    public void allowHelpers() {
        helped = crew.size() > 1;
        crew.go(this::help);
    }

    private boolean help(int number) {
        FrontierWalk walk = others[number];
        if (walk == null) {
            walk = walk(number);
            others[number] = walk;
        }
        boolean done = walk.run(SLICE);
        nodes.set(number, walk.nodes());
        hits.set(number, walk.hits());
        if (done) {
            finished = walk;
        }
        return finished == null;
    }

    @Override
    public Step run(long budget) {
        crew.check();
        if (finished == null && own.run(helped ? Math.min(budget, SLICE) : budget)) {
            finished = own;
        }
        return finished == null ? Step.PAUSED : Step.EXHAUSTED;
    }

    @Override
    public BigInteger count() {
        FrontierWalk first = finished;
        return first == null ? own.solutions() : first.solutions();
    }

    /**
     * The node of all solutions, once the machine has finished.
     *
     * @throws ClassCastException if this machine counts
     */
    public int root() {
        return ((DiagramSums) own.sums()).node(0);
    }

    /** The nodes of its own walk, which {@link #fraction} is to be compared with. */
    @Override
    public long nodes() {
        return own.nodes();
    }

    /** The nodes of the helpers. */
    public long nodesOfHelpers() {
        return sum(nodes);
    }

    /** How often the memo knew a subproblem. */
    public long hits() {
        return own.hits() + sum(hits);
    }

    private static long sum(AtomicLongArray numbers) {
        return IntStream.range(0, numbers.length()).mapToLong(numbers::get).sum();
    }

    /** How many subproblems the memo has. */
    public long entries() {
        return memo.size();
    }

    /** How many subproblems the memo has forgotten. */
    public long evictions() {
        return memo.evictions();
    }

    /** The memory that the memo has. */
    public long bytes() {
        return memo.bytes();
    }

    @Override
    public double fraction() {
        // The sums of a walk are rounded, so they can go back a little.
        reported = finished == null ? Math.max(reported, own.fraction()) : 1;
        return reported;
    }

    /** How many nodes are still to come, if the rest of the tree takes as many as what is done. */
    public double expected() {
        return nodes() / Math.max(Double.MIN_NORMAL, fraction()) - nodes();
    }

    /** Ends the helpers, and waits until they have ended. */
    @Override
    public void close() {
        crew.close();
    }
}
