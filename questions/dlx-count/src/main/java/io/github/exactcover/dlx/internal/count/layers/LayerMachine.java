package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.count.memo.WalkMachine;
import io.github.exactcover.dlx.internal.count.symmetry.Certificate;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.race.Crew;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Counts the solutions of a table by a {@link Sweep}, or makes a diagram of them: then the sweep writes down which
 * state leads to which, and {@link BottomUp} makes the nodes of that.
 *
 * <p>If the layers have no more room, a walk along the same frontier takes over, because its memo can forget. A walk
 * that counts begins with states that the sweep has kept, and one that makes a diagram begins anew.
 *
 * <p>When a count has gone through some thousand states, it tries whether it pays to merge those that are alike up to
 * symmetry. A diagram has the solutions of each of them, so there it would not help.
 */
public final class LayerMachine implements Machine {

    // docs/contributing/decisions.md says what was measured for the numbers about symmetry, from here to PAYS. Those
    // without a measurement say so.

    /**
     * How many nodes a sweep visits before we look for symmetry: this many, or for large tables this many for each
     * cell.
     */
    private static final long FIRST_LOOK = 8_192;

    private static final int LOOK_PER_CELL = 8;

    /** If there is none, we look again when the sweep has visited this many times as many nodes. */
    private static final int LATER = 4;

    /**
     * How many looks at a row the trial takes before we see whether to give it up. Small, so that little is lost.
     */
    private static final int TRIAL_STEPS = 5_000;

    /** The trial is given up when it has looked at this many states. */
    private static final int MOST_LOOKED = 1_000;

    /**
     * The trial is also given up at a layer where the first sweep has at least {@code ENOUGH} states, and the trial
     * does not have {@code MAY_PAY} times fewer.
     */
    private static final int ENOUGH = 32;

    private static final int MAY_PAY = 4;

    /**
     * The trial takes over only if it has this many times fewer states in the end. It does not begin unless the
     * symmetry that all states share promises as much.
     */
    private static final int PAYS = 8;

    /** The work of a node of a walk. */
    private static final double WALK_COST = 300;

    /** The share of the sweep in the progress of a diagram. Nothing is decided by it. */
    private static final double SHARE_OF_SWEEP = 0.75;

    private final Frontier frontier;
    private final ItemSequence sequence;
    private final Forecast forecast;
    private final long maxBytes;
    private final Crew crew;
    private Sweep sweep;

    /** Makes the diagram, when the sweep is done; null if the solutions are only counted. */
    private final @Nullable BottomUp bottomUp;

    /** Takes over when there is no more room; null as long as there is. */
    private volatile @Nullable WalkMachine walk;

    /** Where a proof of the number is written; null if none is wanted. */
    private @Nullable ProofWriter proof;

    private boolean swept;
    private boolean finished;

    /** The root, and the work of sweeps that were given up in favour of another one. */
    private long nodesBefore = 1;

    private long statesBefore;
    private long lookedBefore;
    private double costBefore;

    /** The most solutions that any of them had found. */
    private BigInteger known = BigInteger.ZERO;

    private double reported;

    private LayerMachine(
            Frontier frontier,
            ItemSequence sequence,
            long maxBytes,
            Crew crew,
            Sweep sweep,
            @Nullable BottomUp bottomUp) {
        this.frontier = frontier;
        this.sequence = sequence;
        this.forecast = new Forecast(frontier, sequence);
        this.maxBytes = maxBytes;
        this.crew = crew;
        this.sweep = sweep;
        this.bottomUp = bottomUp;
    }

    /**
     * A machine that counts.
     *
     * @param maxBytes how much memory the layers may take
     * @param threads how many threads may work, with the one that runs the machine; {@link #close} ends the others
     */
    public static LayerMachine counting(OptionTable table, ItemSequence sequence, long maxBytes, int threads) {
        long firstLook = Math.max(FIRST_LOOK, (long) LOOK_PER_CELL * table.cellCount());
        return counting(table, sequence, maxBytes, threads, Sweep.NEVER, Sweep.FEWEST_SHARED, firstLook);
    }

    /**
     * The same with other rules.
     *
     * @param fewestMerged the fewest states of a layer that are merged from the beginning
     * @param fewestShared the fewest states of a layer from which on several threads share the work
     * @param firstLook the number of nodes after which it is tried whether merging pays
     */
    static LayerMachine counting(
            OptionTable table,
            ItemSequence sequence,
            long maxBytes,
            int threads,
            int fewestMerged,
            int fewestShared,
            long firstLook) {
        Frontier frontier = new Frontier(table, sequence.order());
        Crew crew = new Crew(threads);
        Sweep sweep = new Sweep(frontier, fewestMerged, maxBytes, crew);
        sweep.shareFrom(fewestShared);
        sweep.stopAt(firstLook);
        return new LayerMachine(frontier, sequence, maxBytes, crew, sweep, null);
    }

    /**
     * A machine that makes a diagram, on one thread.
     *
     * @param maxBytes how much memory the layers may take, or the memo of a walk while it grows
     * @param builder takes the nodes of the diagram. If they lie on a disk, so do states that have no room in memory
     * @param names what the diagram calls an option of the table
     */
    public static LayerMachine compiling(
            OptionTable table, ItemSequence sequence, long maxBytes, DiagramBuilder builder, IntUnaryOperator names) {
        Frontier frontier = new Frontier(table, sequence.order());
        Memory memory = new Memory(maxBytes);
        BottomUp bottomUp = new BottomUp(frontier, memory, builder, names);
        Sweep sweep = new Sweep(frontier, memory, bottomUp.arcs());
        return new LayerMachine(frontier, sequence, maxBytes, new Crew(1), sweep, bottomUp);
    }

    /** Lets a machine that counts write a proof of the number at its end, in place of what the writer has so far. */
    public LayerMachine proveTo(@Nullable ProofWriter writer) {
        proof = writer;
        return this;
    }

    @Override
    public Step run(long budget) {
        if (walk != null) {
            finished = walk.run(budget) == Step.EXHAUSTED;
        } else if (swept) {
            finished = finished || bottomUp == null || bottomUp.run(Frontier.MOST_STEPS);
        } else {
            switch (sweep.run(budget, Frontier.MOST_STEPS)) {
                case PAUSED -> {}
                case STOPPED -> lookForSymmetry();
                case FULL -> makeRoom();
                case DONE -> endSweep();
            }
        }
        if (finished && proof != null) {
            // At once, so that no other machine writes meanwhile.
            new ProvenSweep(frontier, sequence.order(), proof, sweep.merges()).write();
        }
        return finished ? Step.EXHAUSTED : Step.PAUSED;
    }

    private void endSweep() {
        swept = true;
        if (bottomUp == null) {
            finished = true;
        } else {
            bottomUp.begin(sweep.end());
        }
    }

    /** There is no more room: goes on with a sweep that merges states, if there is enough symmetry, or with a walk. */
    private void makeRoom() {
        Sweep full = sweep;
        known = known.max(full.solutions());
        full.drop();
        if (bottomUp == null && !full.merges()) {
            lookForSymmetry();
        }
        if (sweep == full) {
            crew.close();
            walk = bottomUp == null
                    ? WalkMachine.counting(
                            frontier,
                            full.kept().states(),
                            maxBytes - full.kept().bytes(),
                            crew.size())
                    : bottomUp.walk(maxBytes);
            walk.allowHelpers();
        }
    }

    private void giveUp(Sweep given) {
        known = known.max(given.solutions());
        nodesBefore += given.work();
        statesBefore += given.states();
        lookedBefore += given.looked();
        costBefore += given.cost();
    }

    /**
     * Tries merging if what all states of the layer share has enough symmetry. Seeing that takes as long as looking at
     * one or two states.
     */
    private void lookForSymmetry() {
        boolean allowed = proof == null || !frontier.table.isColored(); // A proof does not give numbers to colors.
        Certificate certificate = allowed ? Certificate.of(frontier, sweep.layer()) : null;
        if (certificate != null && certificate.automorphisms() >= PAYS) {
            tryMerging();
        } else {
            sweep.stopAt(LATER * sweep.nodes());
        }
    }

    /**
     * Lets another sweep, which merges states, come as far as the first one. If it has far fewer states there, it goes
     * on in place of the first. As soon as it does not have far fewer, it is given up.
     */
    private void tryMerging() {
        // Alone, because several threads would look at more states before it is given up.
        Sweep trial = new Sweep(frontier, Sweep.FEWEST_MERGED, maxBytes, new Crew(1));
        boolean mayPay = true;
        while (mayPay && (trial.layer() <= sweep.layer() || trial.isMerging()) && !trial.skipEmptyLayers()) {
            mayPay = trial.run(UNLIMITED, TRIAL_STEPS) != Sweep.Outcome.FULL
                    && trial.looked() <= MOST_LOOKED
                    && saves(trial, sweep, ENOUGH, MAY_PAY);
        }
        if (mayPay && saves(trial, sweep, 0, PAYS)) {
            giveUp(sweep);
            sweep = trial;
            sweep.workWith(crew);
        } else {
            giveUp(trial);
        }
    }

    /**
     * Whether the trial has {@code times} times fewer states than the plain sweep, at the last layer that both have
     * reached. If the plain sweep has fewer than {@code enough} there, it is too early to say, and the answer is yes.
     */
    private static boolean saves(Sweep trial, Sweep plain, int enough, int times) {
        int layer = Math.min(trial.isMerging() ? trial.layer() - 1 : trial.layer(), plain.layer());
        while (layer > 0 && (trial.size(layer) == 0 || plain.size(layer) == 0)) {
            layer--;
        }
        return plain.size(layer) < enough || (long) times * trial.size(layer) <= plain.size(layer);
    }

    /** The number of solutions so far; always 0 for a diagram, since only the finished one has it. */
    @Override
    public BigInteger count() {
        BigInteger found = walk == null ? sweep.solutions() : walk.count();
        return found.max(known);
    }

    /** The node of all solutions, when nothing is left to do, of a machine that makes a diagram. */
    public int root() {
        if (walk != null) {
            return walk.root();
        }
        return bottomUp == null ? Diagram.NONE : bottomUp.root();
    }

    /**
     * The root, and every row that was tried from a state. A state that was looked at for symmetry counts as several,
     * see {@link Sweep#work}. If a walk took over, its nodes come on top.
     */
    @Override
    public long nodes() {
        return nodesBefore + sweep.work() + (walk == null ? 0 : walk.nodes() + walk.nodesOfHelpers());
    }

    /** Whether all layers are done. */
    public boolean isSwept() {
        return swept;
    }

    /** The states of all layers so far, or the subproblems in the memo of the walk. */
    public long states() {
        return walk == null ? statesBefore + sweep.states() : walk.entries();
    }

    /** How often a row led to a state that was there already, or the memo knew a subproblem. */
    public long hits() {
        return walk == null
                ? Math.max(0, nodesBefore + sweep.nodes() - Sweep.LOOK * lookedBefore - 1 - states())
                : walk.hits();
    }

    /** How many subproblems a walk has forgotten. */
    public long evictions() {
        return walk == null ? 0 : walk.evictions();
    }

    /** The most memory that the layers took, or that of the memo. */
    public long bytes() {
        return walk == null ? sweep.memory().peak() : walk.bytes();
    }

    /** The share of the work that is done; it never decreases. */
    @Override
    public double fraction() {
        reported = finished ? 1 : Math.max(reported, Math.min(share(), Math.nextDown(1.0)));
        return reported;
    }

    private double share() {
        if (walk != null) {
            return walk.fraction();
        }
        double sweeping = sweep.layersDone() / Math.max(1, frontier.layers);
        return bottomUp == null ? sweeping : SHARE_OF_SWEEP * sweeping + (1 - SHARE_OF_SWEEP) * bottomUp.fraction();
    }

    /** The work so far, in about nanoseconds. */
    public double cost() {
        return costBefore
                + sweep.cost()
                + (walk == null ? 0 : WALK_COST * (double) (walk.nodes() + walk.nodesOfHelpers()));
    }

    /** An estimate of the work still to come; 0 before the beginning. */
    public double rest() {
        if (walk != null) {
            return WALK_COST * walk.expected();
        }
        return sweep.states() == 0 ? 0 : forecast.looks(sweep) * sweep.cost() / sweep.looks();
    }

    /** Ends the other threads. */
    @Override
    public void close() {
        crew.close();
        if (walk != null) {
            walk.close();
        }
    }
}
