package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a minimal set of primary items that cannot be covered together. The proof that there is no solution names
 * the items from which it follows. Then each of them is left out in turn, and stays out if the rest still cannot be
 * covered; the proof of that often leaves out more. An item that cannot be left out of a set cannot be left out of a
 * part of it either, so one pass is enough.
 *
 * <p>Each question "can these items be covered together?" is a search of its own. It gets a quarter of the time that is
 * left, so that there is time for the others too.
 */
public final class Explainer implements Machine {

    private final OptionTable table;
    private final long seed;

    /** How many bytes the clauses of a search may need. */
    private final long memory;

    /** Returns nanoseconds, as {@link System#nanoTime} does. */
    private final LongSupplier clock;

    /** When the whole time is over, by this clock. */
    private final long deadline;

    /** Items that cannot be covered together. All items until that is known. */
    private final BitSet culprits = new BitSet();

    /** The items of the current question. */
    private BitSet asked;

    /** The search for its answer; null between two questions. */
    private @Nullable Portfolio search;

    /** When the current question is given up. */
    private long until;

    /** The item that the current question leaves out; -1 for the first question, which leaves out none. */
    private int leftOut = -1;

    /** Whether all items can be covered together. */
    private boolean feasible;

    /** Whether it is known that the culprits cannot be covered together. */
    private boolean proven;

    /** Whether no question was given up. */
    private boolean minimal = true;

    private boolean finished;
    private long nodesBefore;
    private long updatesBefore;

    /**
     * An explanation that has not begun.
     *
     * @param seed the same seed asks in the same way
     * @param memory about how many bytes a search may use for what it learns
     * @param clock returns nanoseconds, as {@link System#nanoTime} does
     * @param deadline when the whole time is over, by this clock
     */
    public Explainer(OptionTable table, long seed, long memory, LongSupplier clock, long deadline) {
        this.table = table;
        this.seed = seed;
        this.memory = memory;
        this.clock = clock;
        this.deadline = deadline;
        culprits.set(0, table.primaryCount());
        asked = culprits;
        until = deadline;
    }

    @Override
    public Step run(long budget) {
        if (finished) {
            return Step.EXHAUSTED;
        }
        Portfolio running = search == null ? Portfolio.explaining(table, asked, seed, memory) : search;
        search = running;
        Step step = running.run(budget);
        if (step != Step.PAUSED || clock.getAsLong() - until >= 0) {
            nodesBefore += running.nodes();
            updatesBefore += running.updates();
            search = null;
            answered(step, running);
        }
        return finished ? Step.EXHAUSTED : Step.PAUSED;
    }

    /** Takes an answer: a solution for yes, exhausted for no, paused for unknown. */
    private void answered(Step answer, Portfolio answering) {
        if (leftOut < 0) {
            feasible = answer == Step.SOLUTION;
            finished = answer != Step.EXHAUSTED;
            leftOut = culprits.length();
        } else {
            minimal &= answer != Step.PAUSED;
        }
        if (answer == Step.EXHAUSTED) {
            culprits.and(answering.core());
            proven = true;
        }
        if (!finished) {
            ask();
        }
    }

    /** Asks whether the culprits without the next one can be covered, from the last to the first. */
    private void ask() {
        leftOut = culprits.previousSetBit(leftOut - 1);
        if (leftOut < 0) {
            finished = true;
            return;
        }
        asked = (BitSet) culprits.clone();
        asked.clear(leftOut);
        long now = clock.getAsLong();
        until = now + (deadline - now) / 4;
    }

    /** Whether there is a solution, so that there is nothing to explain. */
    public boolean isFeasible() {
        return feasible;
    }

    /** Items that cannot be covered together, if some are known. */
    public Optional<BitSet> culprits() {
        return proven ? Optional.of(culprits) : Optional.empty();
    }

    /** Whether each of the culprits was shown to be needed. */
    public boolean isMinimal() {
        return finished && proven && minimal;
    }

    @Override
    public long solutions() {
        return 0;
    }

    @Override
    public long nodes() {
        return nodesBefore + (search == null ? 0 : search.nodes());
    }

    /** Nobody knows how long the questions will take, so this is 0 until all are answered. */
    @Override
    public double fraction() {
        return finished ? 1 : 0;
    }

    @Override
    public long updates() {
        return updatesBefore + (search == null ? 0 : search.updates());
    }
}
