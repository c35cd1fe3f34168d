package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.argument.Argument;
import io.github.exactcover.dlx.internal.argument.Certificate;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.race.Race;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Looks for one solution, or proves that there is none, in several ways that take turns. Which way is the fastest
 * differs by factors of thousands from problem to problem, and there is no way to tell beforehand (Gomes and Selman,
 * "Algorithm portfolios", 2001).
 *
 * <p>Turns come in rounds, and those of a round are twice as long as those of the round before. So the losers together
 * take only a few times as long as the winner. A search that visits its tree once, and is not far from the end, goes
 * on.
 *
 * <p>After a solution the race goes on for another one. What one way has found is skipped when another way finds it
 * again. This is meant for a few solutions: each new one is compared with all that were found before.
 *
 * <p>If a proof is wanted, it is that of the way that ends first. Attempts that begin again cannot prove that there is
 * no solution, nor can the engine that learns after its first solution: then the others go on.
 */
public final class Portfolio extends Race implements Finder {

    /** The work of the first turns, in updates of the engine that learns: about a millisecond. */
    private static final long FIRST_TURN = 10_000;

    /**
     * How much longer the turns of the next round are. With 2, all that was done before is no longer than this round.
     */
    private static final int GROWTH = 2;

    // What nodes and updates take. The unit is an update of the engine that learns, some 80 ns. Engines take about a
    // tenth of that for an update, and they look at all items that are left in each node.
    private static final double UPDATE_OF_ENGINES = 0.1;
    private static final double ITEMS_PER_UPDATE_OF_ENGINES = 100;

    /**
     * The engine that learns begins when turns are this long, because setting it up takes as long as some thousand
     * updates. Where it is to explain, it begins at once, and the others when turns are this long.
     */
    private static final long TURN_OF_LEARNING = 4 * FIRST_TURN;

    /**
     * The engine that learns solves most of what is not solved at once, so its turns are longer. With 6 in place of 3,
     * such problems take 0.72 to 0.80 of the work, and Costas arrays, which restarts solve, 1.4 to 1.6 times as much.
     */
    private static final int SHARE_OF_LEARNING = 6;

    /**
     * The work of the second turn of the engine, which comes before the first one of the engine that learns: 20
     * milliseconds of bit sets or 60 of dancing cells. No other way is as fast on small trees without a solution. The
     * first turn is no longer than that of other ways, because many problems are solved soon after it by something
     * else.
     */
    private static final long SECOND_OF_ENGINES = 60 * FIRST_TURN;

    /** How many cells of the table a way reads and copies in the time of an update while it is set up. */
    private static final int CELLS_SET_UP = 2;

    /** How many nodes are visited at least between two looks at the work. */
    static final int SLICE = 64;

    /** One look in this part of all nodes so far is enough, because it takes time to estimate the rest. */
    private static final int LOOKS = 16;

    /**
     * The rest of a search may take this many times as long as all that was done until now, and it still goes on. The
     * rest is an estimate, so this is no large number. With 3, the queens graph 8x8 takes 1.6 times as long as one
     * search, and 1.1 times with 4.
     */
    private static final int WORTH_FINISHING = 4;

    /** A search that goes on has to end before it has taken this many times as long as it expected. */
    private static final int SLACK = 2;

    /** If it does not, it may not go on before it has taken this many times as long again. */
    private static final int CAUTION = 8;

    /** One of the ways to look for a solution. */
    private static final class Way {

        final Contender<Finder> contender;
        private final long first;
        private final long second;
        private final int share;

        /** The work by which it has to end if it goes on after its turn. */
        private double promised;

        /**
         * A way that has not begun.
         *
         * @param first it has no turns that are shorter than this
         * @param second its work until the end of its second turn, if that is more than its share
         * @param share how many times as long its turns are as those of others
         */
        Way(Contender<Finder> contender, long first, long second, int share) {
            this.contender = contender;
            this.first = first;
            this.second = second;
            this.share = share;
        }

        /** Whether it has had its turn in the round of these turns. */
        boolean isOver(long turn) {
            return contender.work() >= (turn < first ? 0 : Math.max(share * turn, turn > first ? second : 0));
        }

        /**
         * Whether it goes on after its turn, because it expects to end soon. It must keep its promise: where one of two
         * first options leads to nothing and the other one to a huge tree, it always expects as much again as it has
         * done.
         *
         * @param worthFinishing how much it may have left
         */
        boolean goesOn(double worthFinishing) {
            double work = contender.work();
            if (contender.tried() != null && work >= CAUTION * promised && contender.rest() <= worthFinishing) {
                promised = SLACK * contender.expected();
            }
            return work < promised;
        }
    }

    /**
     * What a way has done, in updates of the engine that learns. Neither this nor {@link Luck} is a lambda: the first
     * one of a program takes as long as the search of many a puzzle.
     *
     * @param node what a node takes
     * @param update what an update takes
     */
    private record Work(double node, double update) implements ToDoubleFunction<Machine> {

        @Override
        public double applyAsDouble(Machine machine) {
            return machine.nodes() * node + machine.updates() * update;
        }
    }

    /** Sets up one of the ways in which luck plays a part. */
    private final class Luck implements Supplier<Finder> {

        private final long seed;
        private final long memory;
        private final boolean learns;

        Luck(long seed, long memory, boolean learns) {
            this.seed = seed;
            this.memory = memory;
            this.learns = learns;
        }

        @Override
        public Finder get() {
            return learns ? learning(seed, memory, false) : new RestartedSearch(table, seed);
        }
    }

    private final OptionTable table;

    /** Where the engine that learns sends short clauses and gets those of others; null if it works alone. */
    private final ClauseExchange.@Nullable Member exchange;

    /** The proof of the engine that visits the whole tree; null if no proof is wanted. */
    private @Nullable ProofWriter proof;

    /** That of the engine that learns, which begins with it. */
    private @Nullable ProofWriter learned;

    private final boolean isArguing;

    /** Set up when it has its first turn. */
    private @Nullable Argument argument;

    private final List<Way> ways = new ArrayList<>();

    /** The solutions so far, each in ascending order. */
    private final List<int[]> found = new ArrayList<>();

    /** The way whose turn it is. */
    private int current;

    /** How long the turns of this round are. */
    private long turn = FIRST_TURN;

    /**
     * A race that has not begun, of the ways in which luck plays a part.
     *
     * @param seed the same seed makes the same race
     * @param memory about how many bytes may be used for what is learned
     */
    public Portfolio(OptionTable table, long seed, long memory) {
        this(table, Outlets.NONE, true);
        addLuck(seed, memory);
    }

    /** The same without arithmetic, in which there is no luck; it shares what it learns with other races. */
    static Portfolio beside(ClauseExchange.Member others, OptionTable table, long seed, long memory) {
        Portfolio portfolio = new Portfolio(table, new Outlets(others, null), false);
        portfolio.addLuck(seed, memory);
        return portfolio;
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
        this(table, seed, memory, engine, Outlets.NONE);
    }

    /**
     * The same with outlets.
     *
     * @param outlets has the proof that the engine writes which visits the whole tree, and which its maker ends. If
     *     another way ends first, the proof of that one takes its place
     */
    Portfolio(OptionTable table, long seed, long memory, Supplier<Finder> engine, Outlets outlets) {
        this(table, outlets, true);
        addLuck(seed, memory);
        long first = Math.max(FIRST_TURN, setUp());
        ways.add(1, new Way(search(table.itemCount(), engine), first, SECOND_OF_ENGINES, 1));
    }

    private Portfolio(OptionTable table, Outlets outlets, boolean arguing) {
        Asked.checkRelease(Portfolio.class, Asked.RELEASE); // Another module may enter here.
        this.table = table;
        this.exchange = outlets.exchange();
        this.proof = outlets.proof();
        this.isArguing = arguing;
    }

    /**
     * A race of all ways that begins with those that can explain why there is no solution.
     *
     * @param engine makes the search that visits the whole tree in a fixed order
     */
    public static Portfolio explaining(OptionTable table, long seed, long memory, Supplier<Finder> engine) {
        Portfolio portfolio = new Portfolio(table, Outlets.NONE, true);
        portfolio.addLearning(FIRST_TURN, () -> portfolio.learning(seed, memory, true));
        long late = Math.max(TURN_OF_LEARNING, portfolio.setUp());
        portfolio.ways.add(new Way(portfolio.search(table.itemCount(), engine), late, 0, 1));
        Contender<Finder> restarted = portfolio.search(table.primaryCount(), () -> new RestartedSearch(table, seed));
        portfolio.ways.add(new Way(restarted, late, 0, 1));
        return portfolio;
    }

    /** A contender that looks at this many items in a node. */
    private Contender<Finder> search(int items, Supplier<Finder> engine) {
        double node = 1 + items / ITEMS_PER_UPDATE_OF_ENGINES;
        return join(new Contender<>(engine, new Work(node, UPDATE_OF_ENGINES)));
    }

    private Finder learning(long seed, long memory, boolean isExplained) {
        if (proof != null) {
            learned = proof.beside();
            return new LearningEngine(table, seed, memory, new Outlets(exchange, learned));
        }
        Outlets outlets = new Outlets(exchange, null);
        return new StagedLearning(
                table,
                view -> new LearningEngine(view, seed, memory, isExplained, outlets),
                exchange == null && !isExplained);
    }

    private void addLuck(long seed, long memory) {
        Contender<Finder> restarted = search(table.primaryCount(), new Luck(seed, memory, false));
        ways.add(new Way(restarted, FIRST_TURN, 0, 1));
        addLearning(Math.max(TURN_OF_LEARNING, setUp()), new Luck(seed, memory, true));
    }

    private void addLearning(long first, Supplier<Finder> engine) {
        ways.add(new Way(join(new Contender<>(engine, new Work(0, 1))), first, 0, SHARE_OF_LEARNING));
    }

    /** What it takes to set up anything that reads the whole table, in the unit of turns. */
    private long setUp() {
        return table.cellCount() / CELLS_SET_UP;
    }

    /** Items that cannot be covered together, if that was the result; all, if not known better. */
    public BitSet core() {
        Certificate reason = argument == null ? null : argument.reason();
        if (reason != null) {
            return reason.trimmed().items();
        }
        BitSet all = new BitSet();
        all.set(0, table.primaryCount());
        Finder ended = ways.get(current).contender.machine();
        return ended instanceof StagedLearning learning ? learning.core().orElse(all) : all;
    }

    @Override
    public Step run(long budget) {
        boolean hasArgued = argue();
        if (isArgued()) {
            return Step.EXHAUSTED;
        }
        Step step = hasArgued ? Step.PAUSED : super.run(budget);
        if (step == Step.EXHAUSTED && proof != null && !endProof(proof)) {
            ways.remove(current);
            current %= ways.size();
            goOn();
            return Step.PAUSED;
        }
        return step == Step.SOLUTION && !isNew(solution()) ? Step.PAUSED : step;
    }

    /** Keeps the proof of the way that has ended. Returns false if that one cannot prove it. */
    private boolean endProof(ProofWriter ofEngine) {
        Finder ended = ways.get(current).contender.machine();
        boolean hasLearned = ended instanceof LearningEngine && ended.solutions() == 0;
        if (hasLearned && learned != null) {
            ofEngine.replaceBy(learned);
        } else if (ended instanceof LearningEngine || ended instanceof RestartedSearch) {
            return false;
        }
        proof = null;
        return true;
    }

    /** Takes a step of the arithmetic and returns true if that is next: in each round, it comes after the first way. */
    private boolean argue() {
        if (!isArguing
                || !found.isEmpty()
                || turn < setUp()
                || !isTurnOver()
                || !ways.get(0).isOver(turn)) {
            return false;
        }
        if (argument == null) {
            argument = new Argument(table);
        }
        double end = Math.min(work() / argument.part(), (double) argument.updates() + FIRST_TURN);
        if (argument.isOver() || argument.updates() >= end) {
            return false;
        }
        while (!argument.isOver() && argument.updates() < end) {
            argument.step();
        }
        Certificate reason = argument.reason();
        if (reason != null && proof != null) {
            proof.beginAgain();
            reason.writeTo(proof);
        }
        return true;
    }

    /** Whether arithmetic has shown that there is no solution. */
    private boolean isArgued() {
        return argument != null && argument.reason() != null;
    }

    @Override
    protected void nextTurn() {
        while (ways.get(current).isOver(turn) && !ways.get(current).goesOn(WORTH_FINISHING * work())) {
            current++;
            if (current == ways.size()) {
                current = 0;
                turn *= GROWTH;
            }
        }
        turn(ways.get(current).contender, SLICE, LOOKS);
    }

    /** The work of all ways so far, in updates of the engine that learns. */
    public double work() {
        double sum = argument == null ? 0 : argument.updates();
        for (Way way : ways) {
            sum += way.contender.work();
        }
        return sum;
    }

    private boolean isNew(int[] solution) {
        int[] sorted = solution.clone();
        Arrays.sort(sorted);
        for (int[] known : found) {
            if (Arrays.equals(known, sorted)) {
                return false;
            }
        }
        found.add(sorted);
        return true;
    }

    @Override
    public int[] solution() {
        return ways.get(current).contender.machine().solution();
    }

    @Override
    public long solutions() {
        return found.size();
    }

    /** {@inheritDoc} Here it is that of the way that has come farthest. */
    @Override
    public double fraction() {
        return isArgued()
                ? 1
                : ways.stream()
                        .mapToDouble(way -> way.contender.fraction())
                        .max()
                        .orElse(0);
    }

    @Override
    public void close() {
        super.close();
        if (learned != null) {
            learned.delete();
        }
    }
}
