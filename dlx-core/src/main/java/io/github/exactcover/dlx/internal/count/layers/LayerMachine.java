package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Counts by a {@link Sweep}, within the memory there is. When a sweep has no more room, it stands still, and others with
 * less memory count its states in batches; where one of them has no more room either, the same happens again. In the end a
 * batch is a single state, so every memory is enough, only slower.
 */
public final class LayerMachine implements Machine {

    /** The most words that the bits of all rows may take: 64 megabytes. */
    private static final long MOST_WORDS = 4_000_000;

    /** The part of the memory that the first sweep may take; each of the others takes that part of the rest. */
    private static final double PART = 0.75;

    /** What other sweeps may take after the JVM had no more memory, as a part of what the first one has. */
    private static final double REFUSED_PART = 0.125;

    /** The states of the first batch. */
    private static final int FIRST_BATCH = 256;

    private final Frontier frontier;
    private final ItemSequence sequence;

    /** The sweeps that stand still, and on top the one that does not. */
    private final Deque<Batched> sweeps = new ArrayDeque<>();

    /** The memory that no sweep has. */
    private double rest;

    /** The solutions of sweeps that are done. */
    private BigInteger done = BigInteger.ZERO;

    private long nodes = 1;
    private long states;
    private long batched;
    private long peak;
    private boolean finished;

    /** A sweep, and how many of its states go into a batch if it has no more memory. */
    private static final class Batched {

        final Sweep sweep;
        final long bytes;
        boolean full;
        int batch = FIRST_BATCH;

        Batched(Sweep sweep, long bytes) {
            this.sweep = sweep;
            this.bytes = bytes;
        }
    }

    /**
     * A machine that has not begun.
     *
     * @param maxBytes how much memory the layers may take
     */
    public LayerMachine(OptionTable table, ItemSequence sequence, long maxBytes) {
        this.frontier = new Frontier(table, sequence.order());
        this.sequence = sequence;
        this.rest = maxBytes;
        push().begin();
    }

    /** Whether the states of a table can be told by keys: it has no bounds, and not too many bits in all options. */
    public static boolean canHold(OptionTable table, ItemSequence sequence) {
        return !table.isBounded() && (sequence.width() / Long.SIZE + 1L) * table.optionCount() < MOST_WORDS;
    }

    private Sweep push() {
        long bytes = (long) (rest * PART);
        rest -= bytes;
        sweeps.push(new Batched(new Sweep(frontier, bytes), bytes));
        return sweeps.element().sweep;
    }

    @Override
    public Step run(long budget) {
        if (!finished) {
            Batched top = sweeps.element();
            if (!top.full) {
                run(top, budget);
            } else if (top.sweep.isDone()) {
                pop();
            } else {
                batched += Math.min(top.batch, top.sweep.statesOfLayer());
                push().takeFrom(top.sweep, top.batch);
            }
        }
        return finished ? Step.EXHAUSTED : Step.PAUSED;
    }

    private void run(Batched top, long budget) {
        long nodesBefore = top.sweep.nodes();
        long statesBefore = top.sweep.states();
        Sweep.Outcome outcome = top.sweep.run(budget);
        nodes += top.sweep.nodes() - nodesBefore;
        states += top.sweep.states() - statesBefore;
        switch (outcome) {
            case PAUSED -> {}
            case FULL -> {
                top.full = true;
                if (top.sweep.memory().isRefused()) {
                    rest = Math.min(rest, top.sweep.memory().used() * REFUSED_PART);
                }
            }
            case DONE -> pop();
        }
    }

    /** The top sweep is done. The next batch is larger if this one had room, and smaller if not. */
    private void pop() {
        peak = bytes();
        Batched over = sweeps.pop();
        done = done.add(over.sweep.solutions());
        rest += over.bytes;
        if (sweeps.isEmpty()) {
            finished = true;
        } else {
            Batched below = sweeps.element();
            below.batch = over.full ? Math.max(1, below.batch / 2) : Math.min(1 << 20, 2 * below.batch);
        }
    }

    @Override
    public int[] solution() {
        throw new IllegalStateException("Solutions are counted and not looked at");
    }

    @Override
    public long solutions() {
        BigInteger count = count();
        return count.bitLength() < Long.SIZE ? count.longValue() : Long.MAX_VALUE;
    }

    @Override
    public BigInteger count() {
        BigInteger sum = done;
        for (Batched batched : sweeps) {
            sum = sum.add(batched.sweep.solutions());
        }
        return sum;
    }

    /** The root, and every row that was tried from a state. */
    @Override
    public long nodes() {
        return nodes;
    }

    /** The states of all layers so far. */
    public long states() {
        return states;
    }

    /** How often a row led to a state that was there already. */
    public long hits() {
        return Math.max(0, nodes - 1 - states);
    }

    /** How many states went into batches for want of memory. */
    public long batched() {
        return batched;
    }

    /** The most memory that the layers took. */
    public long bytes() {
        long bytes = 0;
        for (Batched batched : sweeps) {
            bytes += batched.sweep.memory().peak();
        }
        return Math.max(peak, bytes);
    }

    /** The share of the layers that is done. */
    @Override
    public double fraction() {
        return finished
                ? 1
                : Math.min(Math.nextDown(1.0), sweeps.getLast().sweep.layersDone() / Math.max(1, frontier.layers));
    }

    /** A guess how many states are still to come. */
    public double expected() {
        Sweep first = sweeps.getLast().sweep;
        return sequence.expected(first.layer(), first.statesOfLayer());
    }

    /** A sweep has no links. */
    @Override
    public long updates() {
        return 0;
    }

    /** There is nothing to undo. */
    @Override
    public void rewind() {}
}
