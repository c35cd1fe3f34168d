package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One way to look for a solution, which takes turns with others. It is set up when it has its first turn. */
final class Way {

    /** How many nodes are visited at least between two looks at the work. */
    private static final int SLICE = 64;

    /** One look in this part of all nodes so far is enough, because it takes time to estimate the rest. */
    private static final int LOOKS = 16;

    /**
     * Of a way that will be at its end by and by, the rest may take so many times as long as all that was done until
     * now, and it still goes on. It is an estimate, so no large number.
     */
    private static final int WORTH_FINISHING = 4;

    private final long firstTurn;
    private final long second;
    private final int share;
    private final double workOfANode;
    private final double workOfAnUpdate;
    private final boolean steady;
    private final Supplier<Finder> supplier;

    private @Nullable Finder machine;

    /**
     * The number of nodes at which somebody looks whether the turn is over. It does not depend on the budgets of runs,
     * which depend on the clock.
     */
    private long look;

    /**
     * A way that has not begun.
     *
     * @param firstTurn it has no turns that are shorter than this
     * @param second its work until the end of its second turn, if that is more than its share
     * @param share how many times as long its turns are as those of others
     * @param workOfANode what a node takes beside its updates, in the unit of turns
     * @param workOfAnUpdate what an update takes, in the unit of turns
     * @param steady whether it visits its tree once, so that what it has visited tells how long the rest will take
     */
    Way(
            long firstTurn,
            long second,
            int share,
            double workOfANode,
            double workOfAnUpdate,
            boolean steady,
            Supplier<Finder> supplier) {
        this.firstTurn = firstTurn;
        this.second = second;
        this.share = share;
        this.workOfANode = workOfANode;
        this.workOfAnUpdate = workOfAnUpdate;
        this.steady = steady;
        this.supplier = supplier;
    }

    boolean hasBegun() {
        return machine != null;
    }

    Finder machine() {
        if (machine == null) {
            machine = supplier.get();
        }
        return machine;
    }

    long nodes() {
        return machine == null ? 0 : machine.nodes();
    }

    /** Whether this is a moment to look whether the turn is over. */
    boolean isToBeLookedAt() {
        return nodes() >= look;
    }

    /** Goes on for some nodes, at most {@code budget}. */
    Step run(long budget) {
        if (isToBeLookedAt()) {
            look = nodes() + Math.max(SLICE, nodes() / LOOKS);
        }
        return machine().run(Math.min(budget, look - nodes()));
    }

    /** The work so far, in the unit of turns. */
    double work() {
        return machine == null ? 0 : machine.nodes() * workOfANode + machine.updates() * workOfAnUpdate;
    }

    /**
     * Whether it is the turn of another way. A way that will soon be at its end goes on.
     *
     * @param turn how much work it may have done when its turn ends
     * @param workOfAll the work of all ways so far
     */
    boolean isTurnOver(long turn, double workOfAll) {
        if (turn < firstTurn) {
            return true;
        }
        if (work() < Math.max(turn > firstTurn ? second : 0.0, (double) share * turn)) {
            return false;
        }
        double visited = steady ? machine().fraction() : 0;
        return work() * (1 - visited) > WORTH_FINISHING * visited * workOfAll;
    }
}
