package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.Exclusion;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds one solution, or proves that there is none, by learning from conflicts (conflict-driven clause learning, as in
 * programs for satisfiability). Items are not translated to clauses: {@link ItemCounters} propagates them as they are,
 * with colors and bounds, and {@link Explanations} says what they would have said as clauses. Only what is learned from
 * conflicts becomes a {@linkplain ClauseStore clause}.
 *
 * <p>It decides, propagates, and on a conflict learns a clause and goes back as far as the clause says. It gives up all
 * decisions from time to time ({@link Restarts}), and keeps what it learned.
 *
 * <p>A further {@link #run} after a solution looks for another one. That is meant for a few solutions, because each
 * costs a clause that is never forgotten. The order of solutions depends on the table, the seed and the memory, and not
 * on budgets.
 */
final class LearningEngine implements Finder {

    /** The conflicts before clauses are forgotten for the first time. This and the next number are those of Glucose. */
    private static final int FIRST_REDUCTION = 2_000;

    /** How many more conflicts there are each time until clauses are forgotten again. */
    private static final int MORE_BETWEEN_REDUCTIONS = 300;

    /** How many numbers, scattered over the memory, can be read in the time of an update. */
    private static final int JUMPS_PER_UPDATE = 16;

    /** How many numbers, one after the other, can be read in that time. */
    private static final int READS_PER_UPDATE = 64;

    private final Network network;
    private final Exclusion exclusion;
    private final Trail trail;
    private final ItemCounters counters;
    private final Watches watches;
    private final ClauseStore clauses;
    private final Explanations explanations;
    private final Origins origins;
    private final Decisions decisions;
    private final ConflictAnalysis analysis;
    private final Restarts restarts = new Restarts();

    /** Exchanges short clauses with other engines; null if this one works alone. */
    private final ClauseExchange.@Nullable Member exchange;

    /** Where this engine writes what it learns; null if no proof is wanted. */
    private final @Nullable ClauseProof proof;

    /** Used by tests: gets each clause that is learned or received, and the items it follows from if they are noted. */
    private @Nullable BiConsumer<int[], BitSet> listener;

    /** How often options were chosen or dropped so far. */
    private long assigned;

    private long decided;
    private long solutions;
    private long restartCount;
    private long received;
    private long reductions;
    private long nextReduction = FIRST_REDUCTION;
    private boolean started;
    private boolean atSolution;

    /** Whether there are no more solutions. */
    private boolean exhausted;

    /** The items that this follows from. */
    private BitSet core = new BitSet();

    /**
     * An engine for a table.
     *
     * @param seed any number; the same seed gives the same search
     * @param memory about how many bytes may be used for clauses; with fewer, the search forgets more
     * @param explained whether {@link #core} will be asked for, which costs some time and memory; there is none if it
     *     would need more than half of that memory
     */
    LearningEngine(OptionTable table, long seed, long memory, boolean explained) {
        this(View.same(table), seed, memory, explained, Outlets.NONE);
    }

    /**
     * An engine that is not explained, because clauses of other engines do not say from which items they follow.
     *
     * @param outlets where what it learns goes. A proof ends when it has found that there is no solution, or stops at
     *     the first solution; not for engines that get clauses of others
     */
    LearningEngine(OptionTable table, long seed, long memory, Outlets outlets) {
        this(View.same(table), seed, memory, false, outlets);
    }

    /** An engine for the table of a view, whose {@link #core} is of items of the other table. */
    LearningEngine(View view, long seed, long memory, boolean explained, Outlets outlets) {
        OptionTable table = view.table();
        SplittableRandom random = new SplittableRandom(seed);
        IntStream items = IntStream.range(0, table.primaryCount()).map(view::item);
        int words = explained ? Origins.words(items.max().orElse(-1) + 1, memory / 2) : 0;
        network = new Network(table);
        exclusion = new Exclusion(table);
        trail = new Trail(network.optionCount);
        counters = new ItemCounters(network, trail);
        watches = new Watches(trail, counters);
        clauses = new ClauseStore(trail, watches, words, memory);
        explanations = new Explanations(network, trail, clauses);
        origins = new Origins(view, trail, explanations, clauses, words);
        decisions = new Decisions(network, trail, counters, random);
        analysis = new ConflictAnalysis(exclusion, trail, clauses, explanations, origins, decisions);
        for (int option = 0; option < network.optionCount; option++) {
            if (!table.isEligible(option)) {
                trail.assign(Trail.dropped(option), Trail.DECISION);
            }
        }
        exchange = outlets.exchange();
        ProofWriter writer = outlets.proof();
        proof = writer == null ? null : new ClauseProof(writer, trail, clauses);
        analysis.proof = proof;
        clauses.proof = writer;
    }

    @Override
    public Step run(long budget) {
        if (atSolution) {
            excludeSolution();
        }
        long stop = budget > UNLIMITED - nodes() ? UNLIMITED : nodes() + budget;
        while (!exhausted && nodes() < stop) {
            if (!propagate()) {
                learn();
            } else if (restarts.decide()) {
                restart();
            } else if (!decide()) {
                return found();
            }
        }
        return exhausted ? Step.EXHAUSTED : Step.PAUSED;
    }

    /** Assigns everything that follows from what is assigned. Returns false on a conflict. */
    private boolean propagate() {
        if (!started) {
            started = true;
            if (!counters.start()) {
                return false;
            }
        }
        while (trail.propagated < trail.size) {
            int literal = trail.literals[trail.propagated++];
            assigned++;
            int option = literal >> 1;
            boolean possible = Trail.isChoice(literal) ? counters.choose(option) : counters.drop(option);
            if (!possible || !watches.propagate(clauses.store, literal)) {
                return false;
            }
        }
        if (trail.level() == 0) {
            if (proof != null) {
                proof.settle();
            }
            origins.settle();
        }
        return true;
    }

    /** Makes a decision, unless everything is decided. */
    private boolean decide() {
        // When all items are covered, the open options can be dropped, unless that is a solution shown before.
        int literal = counters.openCount == 0 && solutions == 0 ? -1 : decisions.next();
        if (literal < 0) {
            return false;
        }
        decided++;
        trail.startLevel();
        trail.assign(literal, Trail.DECISION);
        return true;
    }

    private Step found() {
        atSolution = true;
        solutions++;
        if (proof != null) {
            proof.stop();
        }
        return Step.SOLUTION;
    }

    /** Learns from a conflict and goes back, or finds that there are no more solutions. */
    private void learn() {
        if (trail.level() == 0) {
            concludeNone();
            return;
        }
        analysis.learn(counters.conflict, counters.conflictLiteral);
        if (listener != null) {
            listener.accept(Arrays.copyOf(analysis.clause, analysis.length), origins.items());
        }
        if (exchange != null && solutions == 0) {
            exchange.send(analysis.clause, analysis.length, analysis.levels);
        }
        decisions.phases().keep(trail.start(trail.level()), restarts.isStable());
        goBack(analysis.backLevel);
        assertLearned();
        decisions.decay();
        restarts.learned(analysis.levels);
        if (restarts.conflicts() >= nextReduction || clauses.isFull()) {
            reductions++;
            nextReduction = restarts.conflicts() + FIRST_REDUCTION + MORE_BETWEEN_REDUCTIONS * reductions;
            clauses.reduce();
        }
    }

    private void assertLearned() {
        int literal = analysis.clause[0];
        if (analysis.length == 1) {
            origins.noteUnit(literal >> 1);
            trail.assign(literal, Trail.DECISION);
        } else {
            int clause = clauses.add(analysis.clause, analysis.length, analysis.levels, origins.current);
            trail.assign(literal, Trail.reason(Trail.CLAUSE, clause));
        }
    }

    private void concludeNone() {
        exhausted = true;
        if (proof != null) {
            proof.conclude(counters.conflict);
        }
        if (origins.isNoted()) {
            origins.settle();
            origins.start();
            origins.addReason(counters.conflict);
            explanations.explainConflict(counters.conflict, counters.conflictLiteral);
            origins.addRoots();
            core = origins.items();
        }
    }

    private void restart() {
        restartCount++;
        decisions.phases().keep(trail.size, restarts.isStable());
        goBack(0);
        if (restarts.changesMode()) {
            decisions.setStable(restarts.isStable());
        }
        if (restarts.changesPhases()) {
            decisions.phases().change();
        }
        if (exchange != null) {
            receiveAll(exchange);
        }
    }

    private void receiveAll(ClauseExchange.Member from) {
        for (int[] clause = from.receive(); clause != null && !exhausted; clause = from.receive()) {
            received++;
            if (listener != null) {
                listener.accept(clause, new BitSet());
            }
            addReceived(clause);
        }
    }

    /** Adds a clause of another engine at the root, without the literals that are false there. */
    private void addReceived(int[] clause) {
        if (Arrays.stream(clause).noneMatch(literal -> trail.value(literal) > 0)) {
            int[] open = Arrays.stream(clause)
                    .filter(literal -> trail.value(literal) == 0)
                    .toArray();
            addAtRoot(open, ClauseStore.LEVELS_OF_RECEIVED);
        }
    }

    private void goBack(int level) {
        if (level == trail.level()) {
            return;
        }
        int start = trail.start(level + 1);
        for (int place = trail.size - 1; place >= start; place--) {
            int literal = trail.literals[place];
            if (place < trail.propagated) {
                counters.undo(literal);
            }
            decisions.reopen(literal);
        }
        trail.cut(level);
    }

    /**
     * Adds a clause that the last solution violates. It does not need the options that the chosen ones exclude.
     */
    private void excludeSolution() {
        atSolution = false;
        int[] chosen = solution();
        exclusion.clear();
        Arrays.stream(chosen).forEach(exclusion::add);
        IntStream drops = Arrays.stream(chosen).filter(this::isFree).map(Trail::dropped);
        IntStream choices = IntStream.range(0, network.optionCount)
                .filter(option -> trail.values[option] <= 0 && isFree(option) && !exclusion.excludes(option))
                .map(Trail::chosen);
        int[] clause = IntStream.concat(drops, choices).toArray();
        goBack(0);
        addAtRoot(clause, 0);
    }

    /** Whether an option is not fixed at the root. */
    private boolean isFree(int option) {
        return trail.values[option] == 0 || trail.levels[option] > 0;
    }

    /** Adds a clause at the root. All its options are open. */
    void addAtRoot(int[] clause, int levels) {
        if (clause.length == 0) {
            exhausted = true;
        } else if (clause.length == 1) {
            trail.assign(clause[0], Trail.DECISION);
        } else {
            clauses.add(clause, clause.length, levels, new int[origins.current.length]);
        }
    }

    /**
     * Items that cannot be covered together, even if no other item has to be covered: the proof that there is no
     * solution used them. Often some of them can be left out. Empty before that proof, and after a solution.
     */
    public Optional<BitSet> core() {
        return exhausted && origins.isNoted() && solutions == 0 ? Optional.of((BitSet) core.clone()) : Optional.empty();
    }

    @Override
    public int[] solution() {
        return IntStream.range(0, trail.size)
                .map(place -> trail.literals[place])
                .filter(Trail::isChoice)
                .map(Trail::option)
                .toArray();
    }

    @Override
    public long solutions() {
        return solutions;
    }

    /** The number of decisions and of conflicts, of which there can be several after a decision. */
    @Override
    public long nodes() {
        return decided + restarts.conflicts();
    }

    @Override
    public long conflicts() {
        return restarts.conflicts();
    }

    @Override
    public long restarts() {
        return restartCount;
    }

    /** For tests, which see that engines help each other: how many clauses came from others so far. */
    long received() {
        return received;
    }

    /** For tests, which see that proofs stay right when clauses go: how many were forgotten so far. */
    public long forgotten() {
        return clauses.forgotten();
    }

    /** It is not known how long it will take, so this is 0 until the end. */
    @Override
    public double fraction() {
        return exhausted ? 1 : 0;
    }

    /**
     * {@inheritDoc} Here that is an option that is chosen or dropped, a reason that is looked up, an option that a
     * conflict is derived from, and as much reading of clauses, items and options as takes the same time.
     */
    @Override
    public long updates() {
        long jumps = watches.watchesRead + explanations.literalsGiven + decisions.itemsRead;
        long runs = watches.literalsRead + counters.optionsRead;
        return assigned
                + explanations.given
                + analysis.optionsSeen
                + jumps / JUMPS_PER_UPDATE
                + runs / READS_PER_UPDATE;
    }

    /**
     * From now on, looks only for solutions without some options. Not after a solution, nor for engines that share what
     * they learn, because it does not hold for others any more.
     */
    void leaveOut(BitSet options) {
        goBack(0);
        options.stream().forEach(option -> {
            if (trail.values[option] == 0) {
                trail.assign(Trail.dropped(option), Trail.DECISION);
            } else {
                exhausted |= trail.values[option] > 0; // All solutions have this option, so there is none.
            }
        });
    }

    /** Passes each clause that is learned or received to a test, with the items it follows from if they are noted. */
    void listen(BiConsumer<int[], BitSet> newListener) {
        listener = newListener;
    }
}
