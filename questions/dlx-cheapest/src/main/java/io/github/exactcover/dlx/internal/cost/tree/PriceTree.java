package io.github.exactcover.dlx.internal.cost.tree;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.Narrowing;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.prices.VolumeAlgorithm;
import io.github.exactcover.dlx.internal.cost.prices.VolumeAlgorithm.Pace;
import io.github.exactcover.dlx.internal.cost.tree.PricePath.Level;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Branch and bound with prices. At each node it chooses what is forced, looks for prices, gives up if their bound is
 * above the limit, drops what the prices rule out (see {@link Fixing}), and branches (see {@link Branching}).
 *
 * <p>The tree depends on the table and the limits only. {@link #skipAbove} leaves out whole subtrees and changes
 * nothing else, so the other solutions come in the same order.
 *
 * <p>The only child of the whole problem is the root of a search, which is repeated for each limit.
 */
public final class PriceTree {

    // How long prices are looked for: for the whole problem, for the same with other options or items, for the root of
    // a search, for other nodes, and in a dive. With fewer steps at nodes, sppaa06 took 83,000 of them instead of
    // 1,748.
    private static final Pace ROOT = new Pace(1500, true, true);
    private static final Pace WARM = new Pace(300, true, false);
    private static final Pace TOP = new Pace(200, false, false);
    private static final Pace NODE = new Pace(60, false, false);
    private static final Pace DIVE = new Pace(15, true, false);

    // The same where options were dropped since, and where a linear program looks for prices.
    private static final Pace TOP_AGAIN = new Pace(100, false, false);
    private static final Pace NODE_AGAIN = new Pace(30, false, false);
    private static final Pace NONE = new Pace(0, false, false);

    // How often prices are looked for again at a node after options were dropped: at the root of a search, and below.
    private static final int TOP_ROUNDS = 10;
    private static final int NODE_ROUNDS = 3;

    /** From this share on, an option counts as nearly whole in a fractional solution. */
    private static final double NEARLY_WHOLE = 0.9;

    private final PricedTable table;
    private final Chosen chosen;
    private final PricePath path;
    private final VolumeAlgorithm volume;
    private final Fixing fixing;
    private final Branching branching;

    /** The linear program of the nodes; null if prices are enough. */
    private final @Nullable Corners corners;

    /** Where the tree is written down; null if no proof is wanted. */
    private final @Nullable TreeProof proof;

    /** Whether the whole problem has prices already, to be improved. */
    private final boolean isWarm;

    /** What is chosen before the search begins. */
    private final int[] given;

    private boolean narrows;

    /** The table with which another search visits the node. */
    private @Nullable PricedTable narrower;

    private boolean isPricing;

    /** Whether {@link #run} stopped at a solution of this node before it decided what comes below. */
    private boolean isUndecided;

    private int round;
    private boolean isDiving;
    private long limit;
    private long skip;
    private long nodes;
    private int[] solution = {};
    private long rootBound;

    /**
     * A search.
     *
     * @param options the options to choose from; all of them can be chosen
     */
    public PriceTree(PricedTable table, int[] options) {
        this(table, options, new int[0], table.firstPrices(options), new double[0], false, null);
        nodes = 1;
    }

    /** A search of some of the options that are left at the node of another one, with a narrower table. */
    public PriceTree(PriceTree other, PricedTable narrower, int[] options) {
        this(
                narrower,
                options,
                other.chosen(),
                new long[narrower.itemCount()],
                other.path.shares(other.path.now()),
                false,
                null);
    }

    /**
     * A search of other options, or with a table that has more items. It begins with the prices and the averaged
     * solution of another one, which may go on later. Its whole problem does not count as a node again.
     *
     * @param usesCorners whether a linear program helps; then no subtrees may be {@linkplain #skipAbove skipped}
     * @param writer where the search is written down as a proof, for one {@linkplain #begin limit} and without a dive;
     *     null if no proof is wanted
     */
    public PriceTree(
            PriceTree other, PricedTable table, int[] options, boolean usesCorners, @Nullable ProofWriter writer) {
        this(
                table,
                options,
                other.given,
                Arrays.copyOf(other.prices(), table.itemCount()),
                other.shares(),
                usesCorners,
                writer);
    }

    /** A search with a table that has other items, which begins with these prices. */
    PriceTree(PriceTree other, PricedTable table, int[] options, long[] prices) {
        this(table, options, other.given, prices, other.shares(), false, null);
    }

    private PriceTree(
            PricedTable table,
            int[] options,
            int[] given,
            long[] prices,
            double[] shares,
            boolean usesCorners,
            @Nullable ProofWriter writer) {
        this.table = table;
        this.given = given;
        this.chosen = new Chosen(table);
        IntStream.of(given).forEach(chosen::choose);
        this.path = new PricePath(table, chosen, options);
        this.volume = new VolumeAlgorithm(table);
        this.proof = writer == null ? null : new TreeProof(writer, table, chosen, path);
        this.fixing = new Fixing(table, chosen, path, volume, proof);
        this.corners = usesCorners ? new Corners(table, chosen, path, volume) : null;
        this.branching = new Branching(table, chosen, path, fixing, corners, proof);
        this.limit = table.limit(Long.MAX_VALUE);
        this.skip = limit;
        this.isWarm = shares.length > 0;
        for (int q = 0; q < options.length && isWarm; q++) {
            path.shares[q] = shares[options[q]];
        }
        path.now().prices = prices;
        enter();
    }

    /** What the corner of the whole problem has whole, as far as it fits; nothing without a linear program. */
    public BitSet corner() {
        rewind();
        return corners == null ? new BitSet() : corners.whole();
    }

    /** Whether at least half of the options that the corner of the whole problem has are whole in it. */
    public boolean isMostlyWhole() {
        rewind();
        return corners != null && corners.isMostlyWhole();
    }

    /** What is chosen at the node under way, and what its fractional solution, or its parent's, nearly has whole. */
    public BitSet likely() {
        BitSet all = chosen.set();
        for (int q = path.now().from; q < path.now().to; q++) {
            all.set(path.options[q], path.shares[q] >= NEARLY_WHOLE);
        }
        return all;
    }

    /** The prices of the whole problem, for each item of the table. */
    long[] prices() {
        return path.whole().prices;
    }

    /** The averaged solution of the whole problem: the share of each option of the table. */
    double[] shares() {
        return path.shares(path.whole());
    }

    /** Says whether {@link #run} stops from now on at nodes for which there is a narrower table. */
    public void narrow(boolean isWanted) {
        narrows = isWanted;
    }

    /** A narrower table for what is left to visit at the node, which is not searched here; null if there is none. */
    public @Nullable PricedTable takeNarrower() {
        PricedTable taken = narrower;
        narrower = null;
        return taken;
    }

    /** The options that are chosen at the node. */
    public int[] chosen() {
        return chosen.options();
    }

    /** The options that are left at the node. */
    public int[] left() {
        return Arrays.copyOfRange(path.options, path.now().from, path.now().to);
    }

    /** Whether a linear program helps. */
    public boolean hasCorners() {
        return corners != null;
    }

    /**
     * Begins a search for solutions below a limit.
     *
     * @param limit the largest bound that does not rule out what is looked for
     * @param isDiving whether the first solution is wanted, good or bad. With a linear program, a dive chooses all at
     *     once what a corner has whole, so it may end without having seen all solutions.
     */
    public void begin(long limit, boolean isDiving) {
        rewind();
        limit(limit);
        this.isDiving = isDiving;
        path.now().repeat();
    }

    /** Takes back all choices; nothing is left to visit. */
    void rewind() {
        isPricing = false;
        isUndecided = false;
        narrower = null;
        if (corners != null) {
            corners.stop();
        }
        while (path.depth() > 0) {
            path.retreat();
        }
        path.now().close();
    }

    /** From now on, looks only for what this limit does not rule out. */
    public void limit(long limit) {
        this.limit = limit;
        this.skip = limit;
    }

    /** From now on, leaves out subtrees whose bound is above this limit; the rest of the tree does not change. */
    public void skipAbove(long limit) {
        skip = Math.min(this.limit, limit);
    }

    /** The bound for the whole problem, in price units; more than any solution can cost if there is none. */
    public long rootBound() {
        return rootBound;
    }

    /** The bound for the whole problem while its prices are looked for. */
    public long boundSoFar() {
        return (isPricing || isUndecided) && path.depth() == 0 ? volume.bound() : rootBound;
    }

    /** Whether the prices of the current node are not ready yet, so that this is no place to stop for good. */
    public boolean isBusy() {
        return isPricing;
    }

    public long nodes() {
        return nodes;
    }

    public long updates() {
        return path.updates();
    }

    /** The cells that were looked at for prices so far. */
    public long work() {
        return volume.work() + (corners == null ? 0 : corners.work());
    }

    /**
     * Whether the solution at which {@link #run} stopped is a leaf. If not, it is a corner of the linear program, and
     * the tree comes to the same solution once more below this node, unless the limit rules it out by then.
     */
    public boolean isAtLeaf() {
        return !isUndecided;
    }

    /** The options of the solution at which {@link #run} stopped. */
    public int[] solution() {
        return solution;
    }

    /** What part of the tree of this search was visited, if siblings count the same. */
    public double fraction() {
        return path.fraction();
    }

    /** Searches on until a solution, the end, or this many nodes in all. It also pauses after some milliseconds. */
    public Step run(long stop) {
        while (true) {
            if (isPricing) {
                if (!volume.run() || !runCorners()) {
                    return Step.PAUSED;
                }
                isPricing = false;
                if (isCornerSolution()) {
                    isUndecided = true;
                    return Step.SOLUTION;
                }
                conclude();
            } else if (isUndecided) {
                isUndecided = false;
                conclude();
            } else if (narrower != null) {
                return Step.PAUSED;
            } else if (path.hasChild()) {
                if (nodes >= stop) {
                    return Step.PAUSED;
                }
                if (proof != null) {
                    proof.descend();
                }
                path.descend();
                nodes++;
                if (enter()) {
                    return Step.SOLUTION;
                }
            } else if (path.depth() == 0) {
                return Step.EXHAUSTED;
            } else {
                if (proof != null) {
                    proof.leave();
                }
                path.retreat();
            }
        }
    }

    private boolean runCorners() {
        return corners == null || volume.bound() > limit || corners.run(limit, round > 0);
    }

    private boolean isCornerSolution() {
        int[] found = corners == null || volume.bound() > limit ? null : corners.solution();
        solution = found == null ? solution : found;
        return found != null;
    }

    /** Looks at a new node; returns whether it is a solution. */
    private boolean enter() {
        round = 0;
        boolean isWhole = path.depth() == 0;
        if (isDiving && corners != null && path.isFirstChild()) {
            int before = chosen.size();
            corners.chooseWhole();
            path.drop(before);
        }
        if (!fixing.settle()) {
            rootBound = isWhole ? Long.MAX_VALUE : rootBound;
            return false;
        }
        if (path.now().size() > 0 || isWhole) {
            price();
            return false;
        }
        solution = chosen.options();
        if (proof != null) {
            proof.solution();
        }
        return true;
    }

    private void price() {
        volume.start(path.options, path.shares, path.now(), chosen.cost(), limit, pace());
        isPricing = true;
    }

    private Pace pace() {
        boolean isWhole = path.depth() == 0;
        if (corners != null && (!isWhole || isWarm)) {
            return NONE;
        }
        if (isWhole) {
            return isWarm ? WARM : ROOT;
        }
        if (isDiving) {
            return DIVE;
        }
        return path.depth() == 1 ? (round == 0 ? TOP : TOP_AGAIN) : round == 0 ? NODE : NODE_AGAIN;
    }

    /** Decides, after prices were found, whether to give up, to look once more, or to branch. */
    private void conclude() {
        Level node = path.now();
        node.step = volume.stepLength();
        if (path.depth() == 0) {
            rootBound = volume.bound();
            node.step = 0.05;
            return;
        }
        if (proof != null) {
            proof.prices(node.prices, fixing::count);
        }
        if (volume.bound() <= skip) {
            goOn(node);
        }
    }

    private void goOn(Level node) {
        int before = node.size();
        boolean took = fixing.dropByNetCost(limit - volume.bound());
        if (!took && node.size() == before) {
            branch();
        } else if (fixing.settle()) {
            boolean shrunk = took || (corners == null && node.size() < 0.9 * before);
            int most = path.depth() == 1 ? TOP_ROUNDS : NODE_ROUNDS;
            if (node.size() == 0) {
                // A solution without options to choose from: let the only child find it.
                node.repeat();
            } else if (shrunk && !isDiving && ++round < most) {
                price();
            } else {
                branch();
            }
        }
    }

    private void branch() {
        long gap = limit - volume.bound();
        boolean mayNarrow = narrows && !isDiving;
        narrower = mayNarrow ? Narrowing.of(table, gap, path.now().prices, left(), chosen()) : null;
        if (narrower == null) {
            branching.branch(isDiving, (double) gap);
        }
    }
}
