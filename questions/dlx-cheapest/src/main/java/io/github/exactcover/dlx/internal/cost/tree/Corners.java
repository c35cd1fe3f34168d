package io.github.exactcover.dlx.internal.cost.tree;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.prices.VolumeAlgorithm;
import io.github.exactcover.dlx.internal.cost.tree.PricePath.Level;
import io.github.exactcover.dlx.internal.simplex.BasisState;
import io.github.exactcover.dlx.internal.simplex.LinearProgram;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link LinearProgram} does for a {@link PriceTree}: at each node it gives the best prices, and a fractional
 * solution that is a corner. If the corner is not fractional, it is a solution of the problem.
 *
 * <p>It begins where it stopped at the parent. At the root of a search it begins where it stopped at the node before,
 * so what it finds depends on all nodes before. A search that {@linkplain PriceTree#skipAbove skips} subtrees must do
 * without it, because skipping would change the rest of the tree.
 */
public final class Corners {

    /**
     * With more items, it was not tried whether the inverse of the basis takes too much memory and time. With 1,500 at
     * most, a roster of 50 nurses and 14 days is not proven in 20 s; with its 1,542 it is proven in 1 s.
     */
    private static final int MOST_ROWS = 6_000;

    /** How far a share may be from 0 and 1, because of rounding errors. */
    static final double ZERO = 1e-6;

    /** How many pivots a trial takes at most. */
    private static final int TRIAL_STEPS = 20;

    private final PricedTable table;
    private final Chosen chosen;
    private final PricePath path;
    private final VolumeAlgorithm volume;

    private @Nullable LinearProgram program;

    /** Where the program stopped at the nodes of the path, by their depths. */
    private final List<BasisState> stops = new ArrayList<>();

    private boolean isUnderWay;

    Corners(PricedTable table, Chosen chosen, PricePath path, VolumeAlgorithm volume) {
        this.table = table;
        this.chosen = chosen;
        this.path = path;
        this.volume = volume;
    }

    /**
     * Whether it pays for a table: where several options cover an item, as in rosters, corners are often solutions, and
     * prices alone come less close. Where each item is covered once, prices are faster.
     */
    public static boolean arePayingFor(PricedTable table) {
        boolean hasMany = false;
        for (int item = 0; item < table.primaryCount; item++) {
            hasMany |= table.highs[item] > 1 && table.lows[item] > 0;
        }
        return hasMany && arePossibleFor(table);
    }

    /** Whether a table is small enough. */
    public static boolean arePossibleFor(PricedTable table) {
        return table.itemCount() <= MOST_ROWS;
    }

    /**
     * Improves the prices that the volume algorithm has for a node. Returns false if it needs more time.
     *
     * @param isAgain whether it did so before at this node, where options were dropped since
     */
    boolean run(long limit, boolean isAgain) {
        LinearProgram now = program;
        if (now == null) {
            now = new LinearProgram(table.coefficients(), path.now().prices);
            program = now;
        }
        int depth = path.depth();
        if (!isUnderWay) {
            boolean isAtParent = depth == 0 || path.isFirstChild();
            Level node = path.now();
            if (isAtParent || isAgain) {
                now.start(path.options, node.from, node.to, chosen.options(), limit, LinearProgram.MOST_STEPS);
            } else {
                BasisState parent = stops.get(depth - 1);
                now.startAt(
                        parent, path.options, node.from, node.to, chosen.options(), limit, LinearProgram.MOST_STEPS);
            }
            isUnderWay = true;
        }
        if (!now.run()) {
            return false;
        }
        isUnderWay = false;
        while (stops.size() <= depth) {
            stops.add(now.newState());
        }
        now.save(stops.get(depth));
        volume.take(now);
        return true;
    }

    /** Whether the node has a corner. */
    boolean areBest() {
        return program != null && program.isBest();
    }

    /** By how much the bound of the node would rise if an option were chosen, or dropped; infinite if too much. */
    double rise(int option, boolean isChosen) {
        return program == null ? 0 : program.rise(option, isChosen, path.now().to, TRIAL_STEPS);
    }

    /** Gives up the node under way. */
    void stop() {
        isUnderWay = false;
    }

    /** Chooses what the corner of the node, or of its parent, has whole, as far as it fits. */
    void chooseWhole() {
        Level node = path.now();
        for (int q = node.from; q < node.to; q++) {
            if (path.shares[q] > 1 - ZERO && chosen.fits(path.options[q])) {
                chosen.choose(path.options[q]);
            }
        }
    }

    /** What is chosen at the node, and what its corner has whole besides, as far as it fits. */
    BitSet whole() {
        int size = chosen.size();
        chooseWhole();
        BitSet all = chosen.set();
        chosen.shrinkTo(size);
        return all;
    }

    /** The solution that the corner of the node is; null if it is none. */
    int @Nullable [] solution() {
        if (!areBest() || count(ZERO, 1 - ZERO) > 0) {
            return null;
        }
        int size = chosen.size();
        chooseWhole();
        int[] solution = chosen.isComplete() ? chosen.options() : null;
        chosen.shrinkTo(size);
        return solution;
    }

    /** Whether at least half of the options that the corner of the node has are whole in it. */
    boolean isMostlyWhole() {
        return areBest() && 2 * count(1 - ZERO, 2) >= count(ZERO, 2);
    }

    /** How many options of the node have a share between two others. */
    private int count(double low, double high) {
        int found = 0;
        for (int q = path.now().from; q < path.now().to; q++) {
            found += path.shares[q] > low && path.shares[q] < high ? 1 : 0;
        }
        return found;
    }

    long work() {
        return program == null ? 0 : program.work();
    }
}
