package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.LinearArgument;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for one solution, or proves that there is none, in several ways that take turns. Which way is the fastest
 * differs by factors of thousands from problem to problem, and nobody can tell beforehand (Gomes and Selman, "Algorithm
 * portfolios", 2001).
 *
 * <p>Turns grow, so that the losers together take only a few times as long as the winner. They are measured in work,
 * never by the clock, so the race for a table always goes the same way.
 *
 * <p>After a solution the race goes on for another one. What one way has found is skipped when another way finds it
 * again. This is meant for a few solutions: each new one is compared with all that were found before.
 */
public final class Portfolio implements Finder {

    /** The work of the first turns, in updates of the engine that learns: about a millisecond. */
    private static final long FIRST_TURN = 10_000;

    /** How much longer the turns of the next round are. */
    private static final int GROWTH = 2;

    /** The part of a turn that is spent on arithmetic, which ends soon or never. */
    private static final int ARGUMENT_PART = 4;

    // What nodes and updates take. The unit is an update of the engine that learns, some 80 ns. Engines take about a
    // tenth of
    // that for an update, and they look at all items that are left in each node.
    private static final double UPDATE_OF_ENGINES = 0.1;
    private static final double ITEMS_PER_UPDATE_OF_ENGINES = 100;

    /** The turn in which the engine that learns begins: what it takes to set up is worth some thousand updates. */
    private static final long TURN_OF_LEARNING = 4 * FIRST_TURN;

    /** The engine that learns solves most of what is not solved at once, so its turns are longer. */
    private static final int SHARE_OF_LEARNING = 6;

    /**
     * The work of the second turn of the engine, which comes before the first one of the engine that learns: 20
     * milliseconds of bit sets or 60 of dancing cells. No other way is as fast on small trees without a solution. The
     * first turn is no longer than that of other ways, because many problems are solved soon after it by something
     * else.
     */
    private static final long SECOND_OF_ENGINES = 60 * FIRST_TURN;

    /** In the time of an update, a way that is set up reads and copies so many cells of the table. */
    private static final int CELLS_SET_UP = 2;

    private final OptionTable table;
    private final BitSet needed;

    /** Where the engine that learns sends short clauses and gets those of others; null if it works alone. */
    private ClauseExchange.@Nullable Member exchange;

    /** Set up when it has its first turn. */
    private @Nullable LinearArgument argument;

    private final List<Way> ways = new ArrayList<>();

    /** The solutions so far, each in ascending order. */
    private final List<int[]> found = new ArrayList<>();

    /** The way whose turn it is. */
    private int current;

    private long turn = FIRST_TURN;

    /** Says which items cannot be covered together, if a way knows it. */
    private Supplier<Optional<BitSet>> explanation = Optional::empty;

    /** Whether the arithmetic has its turn, which comes after that of the first way. */
    private boolean arguing;

    private boolean exhausted;

    /**
     * A race that has not begun, of the ways in which luck plays a part.
     *
     * @param seed the same seed makes the same race
     * @param memory about how many bytes may be used for what is learned
     */
    public Portfolio(OptionTable table, long seed, long memory) {
        this(table, allOf(table));
        double node = workOfANode(table.primaryCount());
        ways.add(new Way(FIRST_TURN, 0, 1, node, UPDATE_OF_ENGINES, false, () -> new RestartedSearch(table, seed)));
        ways.add(learning(Math.max(TURN_OF_LEARNING, setUp()), () -> {
            LearningEngine engine = new LearningEngine(table, seed, memory, false);
            if (exchange != null) {
                engine.share(exchange);
            }
            return engine;
        }));
    }

    /**
     * A race that has not begun, of all ways.
     *
     * @param seed the same seed makes the same race
     * @param memory about how many bytes may be used for what is learned
     * @param engine makes the search that visits the whole tree in a fixed order; not asked for if the others are done
     *     soon
     */
    public Portfolio(OptionTable table, long seed, long memory, Supplier<Finder> engine) {
        this(table, seed, memory);
        long firstOfEngine = Math.max(FIRST_TURN, setUp());
        double node = workOfANode(table.itemCount());
        ways.add(1, new Way(firstOfEngine, SECOND_OF_ENGINES, 1, node, UPDATE_OF_ENGINES, true, engine));
    }

    /** Shares what is learned with other races; to be called before the first {@link #run}. */
    public void share(ClauseExchange.Member member) {
        exchange = member;
    }

    /** What it takes to set up anything that reads the whole table, in the unit of turns. */
    private long setUp() {
        return table.cellCount() / CELLS_SET_UP;
    }

    private static double workOfANode(int items) {
        return 1 + items / ITEMS_PER_UPDATE_OF_ENGINES;
    }

    private static Way learning(long firstTurn, Supplier<Finder> engine) {
        return new Way(firstTurn, 0, SHARE_OF_LEARNING, 0, 1, false, engine);
    }

    private Portfolio(OptionTable table, BitSet needed) {
        this.table = table;
        this.needed = needed;
    }

    /** A race for the question whether some items can be covered together, in ways that know why not. */
    public static Portfolio explaining(OptionTable table, BitSet needed, long seed, long memory) {
        Portfolio portfolio = new Portfolio(table, needed);
        LearningEngine learning = new LearningEngine(table, needed, seed, memory, true);
        portfolio.ways.add(learning(FIRST_TURN, () -> learning));
        portfolio.explanation = learning::core;
        return portfolio;
    }

    private static BitSet allOf(OptionTable table) {
        BitSet all = new BitSet();
        all.set(0, table.primaryCount());
        return all;
    }

    /** Some of the needed items that cannot be covered together, if that was the result; all, if not known better. */
    public BitSet core() {
        return argument != null && argument.isProven()
                ? argument.items()
                : explanation.get().orElse(needed);
    }

    @Override
    public Step run(long budget) {
        long left = budget;
        while (!exhausted) {
            if (left <= 0) {
                return Step.PAUSED;
            }
            if (arguing) {
                argue();
                left--;
            } else if (isTurnOver()) {
                next();
            } else {
                Way way = ways.get(current);
                long before = way.nodes();
                Step step = way.run(left);
                left -= Math.max(1, way.nodes() - before);
                exhausted = step == Step.EXHAUSTED;
                if (step == Step.SOLUTION && isNew(way.machine().solution())) {
                    return Step.SOLUTION;
                }
            }
        }
        return Step.EXHAUSTED;
    }

    private boolean isTurnOver() {
        Way way = ways.get(current);
        return way.isToBeLookedAt() && way.isTurnOver(turn, work());
    }

    private void argue() {
        if (argument == null) {
            argument = new LinearArgument(table, needed);
        }
        if (argument.isOver() || argument.updates() >= turn / ARGUMENT_PART) {
            arguing = false;
        } else {
            argument.step();
            exhausted = argument.isProven();
        }
    }

    private void next() {
        arguing = current == 0 && found.isEmpty() && turn >= setUp();
        current++;
        if (current == ways.size()) {
            current = 0;
            turn *= GROWTH;
        }
    }

    @Override
    public long conflicts() {
        return begun().mapToLong(Machine::conflicts).sum();
    }

    @Override
    public long restarts() {
        return begun().mapToLong(Machine::restarts).sum();
    }

    private Stream<Machine> begun() {
        return ways.stream().filter(Way::hasBegun).map(Way::machine);
    }

    private boolean isNew(int[] solution) {
        int[] sorted = solution.clone();
        Arrays.sort(sorted);
        if (found.stream().anyMatch(known -> Arrays.equals(known, sorted))) {
            return false;
        }
        found.add(sorted);
        return true;
    }

    /** The work of all ways so far. */
    private double work() {
        return ways.stream().mapToDouble(Way::work).sum();
    }

    @Override
    public int[] solution() {
        return ways.get(current).machine().solution();
    }

    @Override
    public long solutions() {
        return found.size();
    }

    @Override
    public long nodes() {
        return ways.stream().mapToLong(Way::nodes).sum();
    }

    @Override
    public long updates() {
        return begun().mapToLong(Machine::updates).sum();
    }

    /** {@inheritDoc} Here it is that of the way that has come farthest. */
    @Override
    public double fraction() {
        return exhausted ? 1 : begun().mapToDouble(Machine::fraction).max().orElse(0);
    }

    @Override
    public void close() {
        begun().forEach(Machine::close);
    }
}
