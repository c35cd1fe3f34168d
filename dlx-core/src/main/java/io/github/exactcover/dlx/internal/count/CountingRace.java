package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.layers.LayerMachine;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.race.Race;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Counts the solutions of a table by search or by a sweep along a frontier, whichever has less to do.
 *
 * <p>The search starts, and small problems end there. Then the sweep may try, but it gets only a small part of the work
 * that the search will probably need in all. That is a guess, so the trial grows in steps. Once the sweep seems to have
 * much less to do than the search, it leads, and gets all turns until it no longer does.
 *
 * <p>Where the frontier is not narrow, but one item holds the table together, the options of that item are tried one by
 * one instead, because what each of them leaves falls apart.
 */
final class CountingRace extends Race {

    // docs/contributing/decisions.md says what was measured for these numbers. Measure again, with CountingBenchmark,
    // when a search or a sweep gets much faster, or when another method joins the race: AUTO should stay close to the
    // fastest.

    /** How many nodes the search visits before anything else is tried: some milliseconds. */
    static final long FIRST_NODES = 10_000;

    /** The share of the expected work of the search that the sweep may spend before it has to lead. */
    private static final double TRIAL_SHARE = 0.005;

    /**
     * The work that the sweep may spend at most before it has to lead, as a multiple of the work of the search so far.
     */
    private static final double TRIAL_LEAD = 4;

    /** A sweep of fewer states than this begins at once if it has less to do than the search. */
    private static final double MOST_PROMISED = 0x1p28;

    /** A search that will probably visit fewer nodes in all goes on alone: it ends before an order is found. */
    private static final double LEAST_EXPECTED = 200_000;

    /** The sweep leads once it expects this many times less work than the search. */
    private static final double MARGIN = 2;

    /**
     * The work of a node of the sweep, in nodes of the search. It chooses a row in a state, and looks up the state that
     * this leads to. In RESULTS.md this takes 0.3 to 5.5 times as long as a node of the search.
     */
    private static final int FRONTIER_WEIGHT = 2;

    /**
     * The shortest turn of a machine, in nodes: a few milliseconds. How it was chosen was not written down. Measure
     * again (CountingBenchmark, the small instances) when setting up a sweep gets cheaper or dearer.
     */
    private static final long SHORTEST_TURN = 2_500;

    /** How many nodes the search visits, while the sweep may still try, before several threads may take it over. */
    private static final long RACE_NODES = 400_000;

    /** When this share of the search is done, it ends soon, so it does not begin again with several threads. */
    private static final double IN_SIGHT = 0.3;

    private final OptionTable table;
    private final CountingMethod method;
    private final long maxBytes;
    private final CountingMachine.Searches searches;

    /** The search: on one thread at first, and on several when the race is {@link #decided} early enough. */
    private Contender<Machine> search;

    private final Contender<LayerMachine> sweep;

    /** Null if no item holds the table together, or if nobody has looked for one. */
    private @Nullable Contender<HubMachine> hub;

    private boolean lookedForHub;

    /** Made when it is first needed. */
    private @Nullable ItemSequence sequence;

    /** Whether the search has won. */
    private boolean decided;

    /**
     * A race that has not begun.
     *
     * @param maxBytes how much memory the memos may take
     * @param first a search of the table that counts; it may have begun
     * @param searches makes the other searches
     */
    CountingRace(
            OptionTable table, CountingMethod method, long maxBytes, Machine first, CountingMachine.Searches searches) {
        this.table = table;
        this.method = method;
        this.maxBytes = maxBytes;
        this.searches = searches;
        this.search = join(new Contender<>(() -> first, Machine::nodes));
        this.sweep = join(new Contender<>(this::newSweep, layers -> (double) FRONTIER_WEIGHT * layers.nodes()));
        search.machine();
    }

    private LayerMachine newSweep() {
        if (!LayerMachine.canHold(table, sequence())) {
            throw new IllegalArgumentException("The problem is too large for layers; count it with AUTO or SEARCH");
        }
        return LayerMachine.counting(table, sequence(), maxBytes, searches.threads())
                .proveTo(searches.proof());
    }

    /** The order of the items. */
    private ItemSequence sequence() {
        if (sequence == null) {
            sequence = ItemSequence.of(table, search.expected());
        }
        return sequence;
    }

    @Override
    protected void nextTurn() {
        switch (method) {
            case FRONTIER -> goOn(sweep);
            case SEARCH -> goOn(search);
            case AUTO -> race();
        }
    }

    private void race() {
        if (search.nodes() < FIRST_NODES || (!decided && !Frontier.canHold(table))) {
            turn(search, FIRST_NODES, 2);
        } else if (decided || search.expected() < LEAST_EXPECTED) {
            goOn(search);
        } else if (isPromised()) {
            goOn(sweep);
        } else if (hub() != null) {
            goOn(hub());
        } else if (LayerMachine.canHold(table, sequence()) && (mayTry() || leads())) {
            goOn(sweep);
        } else {
            if (searches.threads() > 1 && search.nodes() >= RACE_NODES && isTrialOver()) {
                decide();
            }
            goOn(search);
        }
    }

    private void goOn(Contender<?> next) {
        turn(next, SHORTEST_TURN, 2);
    }

    /** Whether the frontier is so narrow that the sweep is sure to be done before the search. */
    private boolean isPromised() {
        double states = sequence().states();
        return LayerMachine.canHold(table, sequence())
                && states < MOST_PROMISED
                && states * FRONTIER_WEIGHT < search.expected() - search.nodes();
    }

    /** Whether the sweep seems to have much less to do than the search. */
    private boolean leads() {
        LayerMachine layers = sweep.tried();
        return layers != null && MARGIN * FRONTIER_WEIGHT * layers.expected() < search.expected() - search.nodes();
    }

    /** Whether the trial allows the sweep one more turn, or its first one, though it does not lead. */
    private boolean mayTry() {
        double next = FRONTIER_WEIGHT * Math.max(SHORTEST_TURN, sweep.nodes() / 2.0);
        return sweep.work() + next <= Math.min(search.expected() * TRIAL_SHARE, search.nodes() * TRIAL_LEAD);
    }

    /** The machine that tries the options of an item that holds the table together; null if there is no such item. */
    private @Nullable Contender<HubMachine> hub() {
        if (!lookedForHub) {
            lookedForHub = true;
            int item = searches.proof() == null ? HubMachine.hub(table, search.expected()) : -1;
            hub = item < 0
                    ? null
                    : join(new Contender<>(() -> new HubMachine(table, item, searches, maxBytes), Machine::nodes));
        }
        return hub;
    }

    /** Whether the search has come so far that more of it would not allow the sweep a longer trial. */
    private boolean isTrialOver() {
        return search.machine().fraction() * TRIAL_LEAD >= TRIAL_SHARE;
    }

    /** The search has won. If most of it is still to be done, it begins again, on all threads. */
    private void decide() {
        decided = true;
        begun().stream().filter(machine -> machine != search.machine()).forEach(Machine::close);
        if (search.machine().fraction() < IN_SIGHT) {
            search = join(new Contender<>(() -> searches.parallel(table), Machine::nodes));
        }
    }

    @Override
    public long solutions() {
        return Machine.saturated(count());
    }

    /** The number of solutions so far: the largest number that any of the machines has found. */
    @Override
    public BigInteger count() {
        Machine winner = current();
        return isFinished() && winner != null
                ? winner.count()
                : begun().stream().map(Machine::count).reduce(BigInteger.ZERO, BigInteger::max);
    }

    /** What the machine whose turn it is adds to these costs. */
    CountingCosts costsOn(CountingCosts costs) {
        if (current() instanceof LayerMachine layers) {
            return costs.plus(layers);
        }
        return current() instanceof HubMachine machine ? costs.plus(machine.costs()) : costs;
    }
}
