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

    /** How many states a sweep goes through before it is tried whether merging pays: one or two milliseconds. */
    private static final long TRIAL_STATES = 4_096;

    /** After so many nodes or steps the trial is looked after. */
    private static final int TRIAL_NODES = 64;

    private static final int TRIAL_STEPS = 5_000;

    /** The most states that the trial may look at. */
    private static final int MOST_LOOKED = 1_000;

    /** The trial is given up if of so many states, or more, there are not so many times fewer left. */
    private static final int ENOUGH = 32;

    private static final int MAY_PAY = 4;

    /** In the end there must be so many times fewer. */
    private static final int PAYS = 8;

    /** How many nodes a state counts as that is looked at for symmetry. */
    private static final int LOOK = 16;

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

    /** The fewest states of a layer that sweeps merge if they are alike up to symmetry. */
    private int fewestMerged;

    /** What was found before a sweep began again, merging states. */
    private BigInteger known = BigInteger.ZERO;

    private double told;
    private long looked;

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
        this(table, sequence, maxBytes, Sweep.NEVER, TRIAL_STATES);
    }

    /**
     * The same with other rules for merging.
     *
     * @param fewestMerged the fewest states of a layer that are merged from the beginning
     * @param trialStates the number of states after which merging is tried
     */
    LayerMachine(OptionTable table, ItemSequence sequence, long maxBytes, int fewestMerged, long trialStates) {
        this.fewestMerged = fewestMerged;
        this.frontier = new Frontier(table, sequence.order());
        this.sequence = sequence;
        this.rest = maxBytes;
        Sweep first = push();
        first.begin();
        first.stopAt(trialStates);
    }

    /** Whether the states of a table can be told by keys: it has no bounds, and not too many bits in all options. */
    public static boolean canHold(OptionTable table, ItemSequence sequence) {
        return !table.isBounded() && (sequence.width() / Long.SIZE + 1L) * table.optionCount() < MOST_WORDS;
    }

    private Sweep push() {
        long bytes = (long) (rest * PART);
        rest -= bytes;
        sweeps.push(new Batched(new Sweep(frontier, fewestMerged, bytes), bytes));
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
        long lookedBefore = top.sweep.looked();
        Sweep.Outcome outcome = top.sweep.run(budget, Sweep.MOST_STEPS);
        nodes += top.sweep.nodes() - nodesBefore;
        states += top.sweep.states() - statesBefore;
        long more = top.sweep.looked() - lookedBefore;
        looked += more;
        nodes += LOOK * more;
        switch (outcome) {
            case PAUSED -> {}
            case STOPPED -> tryMerging();
            case FULL -> {
                top.full = true;
                if (top.sweep.memory().isRefused()) {
                    rest = Math.min(rest, top.sweep.memory().used() * REFUSED_PART);
                }
            }
            case DONE -> pop();
        }
    }

    /**
     * Lets another sweep, which merges states, come as far as the first one, and goes on with that if it has far fewer
     * states. It gives up as soon as it has not.
     */
    private void tryMerging() {
        Batched plain = sweeps.element();
        Sweep trial = new Sweep(frontier, Sweep.FEWEST_MERGED, plain.bytes);
        trial.begin();
        boolean mayPay = true;
        while (mayPay && (trial.layer() <= plain.sweep.layer() || trial.isMerging()) && !trial.isDone()) {
            trial.run(TRIAL_NODES, TRIAL_STEPS);
            mayPay = trial.looked() <= MOST_LOOKED && saves(trial, plain.sweep, ENOUGH, MAY_PAY);
        }
        nodes += trial.nodes() + LOOK * trial.looked();
        looked += trial.looked();
        states += trial.states();
        if (mayPay && saves(trial, plain.sweep, 0, PAYS)) {
            fewestMerged = Sweep.FEWEST_MERGED;
            known = count();
            sweeps.clear();
            sweeps.push(new Batched(trial, plain.bytes));
        }
    }

    /**
     * Whether, at the last layer that two sweeps have both reached, one has so many times fewer states than the other. If the
     * other has fewer than {@code enough}, that says nothing, and does for now.
     */
    private static boolean saves(Sweep trial, Sweep plain, int enough, int times) {
        int layer = Math.min(trial.isMerging() ? trial.layer() - 1 : trial.layer(), plain.layer());
        while (layer > 0 && (trial.size(layer) == 0 || plain.size(layer) == 0)) {
            layer--;
        }
        return plain.size(layer) < enough || (long) times * trial.size(layer) <= plain.size(layer);
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
        return sum.max(known);
    }

    /**
     * The root, and every row that was tried from a state. A state that was looked at for symmetry counts as {@value #LOOK},
     * for it takes about as long.
     */
    @Override
    public long nodes() {
        return nodes;
    }

    /** The states of all layers so far. */
    public long states() {
        return states;
    }

    /** How many states were looked at for symmetry. */
    public long looked() {
        return looked;
    }

    /** How often a row led to a state that was there already. */
    public long hits() {
        return Math.max(0, nodes - LOOK * looked - 1 - states);
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
        if (finished) {
            return 1;
        }
        double share = sweeps.getLast().sweep.layersDone() / Math.max(1, frontier.layers);
        told = Math.max(told, Math.min(share, Math.nextDown(1.0)));
        return told;
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
