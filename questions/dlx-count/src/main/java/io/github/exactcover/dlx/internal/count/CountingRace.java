package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.frontier.Room;
import io.github.exactcover.dlx.internal.count.layers.LayerMachine;
import io.github.exactcover.dlx.internal.count.layers.StageMachine;
import io.github.exactcover.dlx.internal.count.layers.Stages;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.race.Race;
import io.github.exactcover.dlx.internal.run.Searches;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Counts the solutions of a table by search or by a sweep along a frontier, whichever has less to do.
 *
 * <p>The search starts, and small problems end there. Then the sweep is set up, if that is only a small part of the
 * work that the search expects to take. From then on both say how much work they expect to have left, and
 * {@link Race#turnByWork} decides.
 *
 * <p>Where the frontier is not narrow, but one item holds the table together, the options of that item are tried one by
 * one instead, because what each of them leaves falls apart.
 */
public final class CountingRace extends Race {

    // docs/contributing/decisions.md says what was measured for these numbers. Measure again, with CountingBenchmark,
    // when a search or a sweep gets much faster, or when another method joins the race: AUTO should stay close to the
    // fastest.

    /** How many nodes the search visits before anything else is tried: some milliseconds. */
    public static final long FIRST_NODES = 10_000;

    /**
     * The work of a node of the search, for itself, for each option of the table, and for each update, in about
     * nanoseconds, as that of the sweep. Solutions that differ in their last option only take hardly any time, so there
     * count at most as many as there are other nodes.
     */
    private static final double NODE_COST = 60;

    private static final double OPTION_COST = 1 / 8.0;
    private static final double UPDATE_COST = 0.7;

    /** The work of setting up a sweep, for each cell of the table. */
    private static final double SETUP_COST = 300;

    /** The work of looking for copies, for each cell of the table at each layer. */
    private static final double STAGES_COST = 100;

    /** Stages get this part of the memory, beside what the sweep has. Squares of order 9 need 5 MB. Not measured. */
    private static final int STAGES_PART = 4;

    /** The part of the work of the search that setting up a sweep may take. */
    private static final double SETUP_SHARE = 0.03;

    /** A search that expects to have less work left goes on alone: it ends before an order is found. */
    private static final double LEAST_WORK = 2e7;

    /**
     * The part of what the search expects to take in all that the sweep may take at once, because the sweep expects far
     * too much at first. Meanwhile the search gets little, so that it notices if it expects too much.
     */
    private static final double FREE = 0.005;

    /**
     * A sweep that expects to have this many times as much left as the search is hardly ever done first. It waits when
     * it has taken this part of the work of the search, without its setting up, unless that is next to nothing of what
     * the search expects to take in all.
     */
    private static final double HOPELESS = 20;

    private static final double HOPELESS_SHARE = 0.05;
    private static final double NEXT_TO_NOTHING = 1e-4;

    /** One that expects to have even so many times as much left waits sooner. */
    private static final double LOST = 1e5;

    private static final double LOST_SHARE = 0.01;

    /**
     * A sweep that wins may expect this many times as much later as it did once, because layers grow. One that expects
     * even more has promised too much.
     */
    private static final double MOST_GROWTH = 4;

    /** What such a sweep has left is multiplied by what it has grown beyond that, to this power. */
    private static final double GROWTH_POWER = 4;

    /**
     * Before there is a sweep, we look after this many nodes of the search, or this part of them, whether to set it up.
     */
    private static final long LOOK_NODES = 1_000;

    private static final int LOOK_PART = 4;

    /** The shortest turn of a machine that goes on alone. */
    static final long SHORTEST_TURN = 2_500;

    /** How many nodes the search visits, and which part of its tree, before several threads may take it over. */
    private static final long RACE_NODES = 400_000;

    private static final double RACE_SHARE = 0.005;

    /** When this share of the search is done, it ends soon, so it does not begin again with several threads. */
    private static final double IN_SIGHT = 0.3;

    private final OptionTable table;
    private final CountingMethod method;
    private final long maxBytes;
    private final Searches searches;

    /** The search: on one thread at first, and on several when the race is {@link #decided} early enough. */
    private Contender<Machine> search;

    private final Contender<LayerMachine> sweep;

    /** Null if what is left never is some copies of one part, or if that was not looked for. */
    private @Nullable Contender<StageMachine> stages;

    private boolean lookedForStages;

    /** Null if no item holds the table together, or if none was looked for. */
    private @Nullable Contender<HubMachine> hub;

    private boolean lookedForHub;

    /** Made when it is first needed. */
    private @Nullable ItemSequence sequence;

    /** The least work that the sweep ever expected to take in all. */
    private double leastExpected = Double.MAX_VALUE;

    /** Whether a sweep does not fit in memory. */
    private boolean isTooLarge;

    /** Whether the search has won. */
    private boolean decided;

    /**
     * A race that has not begun.
     *
     * @param maxBytes how much memory the memos may take
     * @param first a search of the table that counts; it may have begun
     * @param searches makes the other searches
     */
    public CountingRace(OptionTable table, CountingMethod method, long maxBytes, Machine first, Searches searches) {
        this.table = table;
        this.method = method;
        this.maxBytes = maxBytes;
        this.searches = searches;
        this.search = join(new Contender<>(() -> first, machine -> costOfSearch(machine, table)));
        this.sweep = join(new Contender<>(this::newSweep, layers -> costOfSetup() + layers.cost(), this::restOfSweep));
        search.machine();
    }

    /** The work of a search of a table so far, in about nanoseconds. */
    public static double costOfSearch(Machine search, OptionTable table) {
        double nodes = Math.min((double) search.nodes(), 2.0 * (search.nodes() - search.solutions()));
        return (NODE_COST + OPTION_COST * table.optionCount()) * nodes + UPDATE_COST * search.updates();
    }

    private double costOfSetup() {
        return SETUP_COST * table.cellCount();
    }

    /** What a sweep says that it has left, or more if it expects far more now than it did once. */
    private double restOfSweep(LayerMachine layers) {
        double tooMuch = Math.max(1, promised(layers) / leastExpected / MOST_GROWTH);
        return layers.rest() * Math.pow(tooMuch, GROWTH_POWER);
    }

    /** What a sweep itself says that it takes from the beginning to the end. */
    private double promised(LayerMachine layers) {
        return sweep.work() + layers.rest();
    }

    private LayerMachine newSweep() {
        room().check("count it with AUTO or SEARCH");
        return LayerMachine.counting(table, sequence(), maxBytes, searches.threads())
                .proveTo(searches.proof());
    }

    /** The order of the items. */
    private ItemSequence sequence() {
        if (sequence == null) {
            sequence = ItemSequence.of(table, expectedNodes());
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
        LayerMachine layers = sweep.tried();
        if (layers != null && layers.rest() > 0) {
            leastExpected = Math.min(leastExpected, promised(layers));
        }
        if (decided) {
            goOn(search);
        } else if (sweep.tried() == null && !isWorthASetup()) {
            searchAlone();
        } else if (hub() != null) {
            goOn(hub());
        } else if (!areStagesAhead()
                && !isSweepHopeless()
                && sweep.work() < Math.min(FREE * search.expected(), search.work() / TRIAL)) {
            turnOfWork(sweep, Double.MAX_VALUE);
        } else if (turnByWork(contenders()) == search && isSearchToBeShared()) {
            decide();
            goOn(search);
        }
    }

    /** Stages, if there are some, and if the search and the sweep expect to take long. */
    private @Nullable Contender<StageMachine> stages() {
        double work = STAGES_COST * table.cellCount() * table.primaryCount();
        boolean isLong = work < SETUP_SHARE * Math.min(search.expected(), sweep.expected());
        if (!lookedForStages && isLong && work < sweep.work() / 4) {
            lookedForStages = true;
            Stages found = searches.proof() == null
                    ? Stages.of(new Frontier(table, sequence().order()), sequence())
                    : null;
            stages = found == null
                    ? null
                    : join(new Contender<>(
                            () -> new StageMachine(found, maxBytes / STAGES_PART),
                            StageMachine::cost,
                            StageMachine::rest));
        }
        return stages;
    }

    @Override
    public Step run(long budget) {
        if (current() instanceof StageMachine machine && machine.isFull()) {
            stages = null;
            goOn();
        }
        return super.run(budget);
    }

    /** Whether stages expect to have less left than the sweep. */
    private boolean areStagesAhead() {
        return stages != null && stages.tried() != null && stages.rest() < sweep.rest();
    }

    private Contender<?>[] contenders() {
        List<Contender<?>> all = new ArrayList<>();
        all.add(search);
        if (!isSweepHopeless()) {
            all.add(sweep);
        }
        Contender<StageMachine> more = stages();
        if (more != null) {
            all.add(more);
        }
        return all.toArray(Contender<?>[]::new);
    }

    /** Whether the sweep expects far more than the search, and has had enough to find out if it expects too much. */
    private boolean isSweepHopeless() {
        double times = sweep.rest() / search.rest();
        double share = times > LOST ? LOST_SHARE : HOPELESS_SHARE;
        double enough = Math.max(share * search.work(), NEXT_TO_NOTHING * search.expected());
        return times > HOPELESS && sweep.work() - costOfSetup() > enough;
    }

    private void goOn(Contender<?> next) {
        turn(next, SHORTEST_TURN, 2);
    }

    /**
     * Goes on with the search as long as there is no sweep. If there will be none, several threads may take it over.
     */
    private void searchAlone() {
        boolean isLong = search.nodes() >= RACE_NODES && search.expected() >= LEAST_WORK;
        if (isLong && searches.threads() > 1 && !mayBeSwept()) {
            decide();
            goOn(search);
        } else {
            turn(search, LOOK_NODES, LOOK_PART);
        }
    }

    /** Whether the search has so much left that an order of the items is worth finding, and there may be a sweep. */
    private boolean isWorthASetup() {
        return search.rest() >= LEAST_WORK && costOfSetup() <= search.work() && mayBeSwept();
    }

    /**
     * Whether a sweep fits in memory, and setting it up is a small part of the work that the search expects to take.
     */
    private boolean mayBeSwept() {
        return !isTooLarge && costOfSetup() <= SETUP_SHARE * search.expected() && lookForRoom();
    }

    /** Looks whether a sweep fits in memory, and says so if not. */
    private boolean lookForRoom() {
        isTooLarge = !room().isEnough();
        if (isTooLarge) {
            searches.tell(room() + "; the solutions are counted by search");
        }
        return !isTooLarge;
    }

    private Room room() {
        return Room.of(table, sequence(), maxBytes);
    }

    /** How many nodes the search will visit in all, if the rest of its tree takes as many as the part that is done. */
    private double expectedNodes() {
        double fraction = search.fraction();
        return fraction == 0 ? Double.MAX_VALUE : search.nodes() / fraction;
    }

    /**
     * The machine that tries the options of an item that holds the table together; null if there is no such item, or if
     * the frontier is so narrow that a sweep is sure to have less to do than the search.
     */
    private @Nullable Contender<HubMachine> hub() {
        if (!lookedForHub) {
            lookedForHub = true;
            boolean isNarrow = sequence().states() < expectedNodes();
            int item = isNarrow || searches.proof() != null ? -1 : HubMachine.hub(table, expectedNodes());
            hub = item < 0
                    ? null
                    : join(new Contender<>(() -> new HubMachine(table, item, searches, maxBytes), Machine::nodes));
        }
        return hub;
    }

    /** Whether the search leads, and has come so far that the sweep has had its trial. */
    private boolean isSearchToBeShared() {
        return searches.threads() > 1
                && search.nodes() >= RACE_NODES
                && search.fraction() >= RACE_SHARE
                && search.rest() <= sweep.rest()
                && (stages == null || search.rest() <= stages.rest());
    }

    /** Whether the sweep expects to have far less left than the search, or the table falls apart at a hub. */
    public boolean isSearchBehind() {
        return hub != null || (sweep.tried() != null && HOPELESS * sweep.rest() < search.rest());
    }

    /** The search has won. If most of it is still to be done, it begins again, on all threads. */
    private void decide() {
        decided = true;
        begun().stream().filter(machine -> machine != search.machine()).forEach(Machine::close);
        if (search.fraction() < IN_SIGHT) {
            search = join(new Contender<>(() -> searches.parallel(table), machine -> costOfSearch(machine, table)));
        }
    }

    @Override
    public BigInteger count() {
        return largestCount();
    }

    /** What the machine whose turn it is adds to these costs. */
    public CountingCosts costsOn(CountingCosts costs) {
        if (current() instanceof LayerMachine layers) {
            return costs.plus(layers.hits(), layers.states(), layers.evictions(), layers.bytes());
        }
        if (current() instanceof StageMachine stages) {
            return costs.plus(stages.hits(), stages.states(), 0, stages.bytes());
        }
        return current() instanceof HubMachine machine ? costs.plus(machine.costs()) : costs;
    }
}
