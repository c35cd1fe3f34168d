package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.View;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Answers a question about a table part by part, with a machine for each part, one after the other. A subclass combines
 * their answers.
 *
 * @param <M> the machines
 */
public abstract class PartsMachine<M extends Machine> implements Machine {

    /** Makes the part with a number. */
    private IntFunction<View> part = number -> {
        throw new IllegalStateException("The table has not been divided");
    };

    /** How many parts there are; 0 until {@link #divide}. */
    private int partCount;

    /** How many parts are done. */
    private int done;

    /**
     * The machine of the part that is under way; null between two parts. When it is done, it is forgotten at once,
     * because its memo can be large.
     */
    private volatile @Nullable M machine;

    /** The work of the machines that are done. */
    private long nodesBefore;

    private long updatesBefore;

    private boolean finished;

    /** The largest share reported so far. What we report never goes back, though that of a machine may. */
    private double reported;

    /** Makes the machine for a part. */
    public abstract M newMachine(View part);

    /** Adds what was found for a part. Returns false if the other parts no longer matter. */
    public abstract boolean combine(M over);

    /**
     * Says what the parts are, once. As long as that is not known, {@link #run} throws.
     *
     * @param count how many there are, at least one
     * @param parts makes the part with a number, when it is its turn
     */
    public final void divide(int count, IntFunction<View> parts) {
        partCount = count;
        part = parts;
    }

    /** The number of parts; 0 as long as that is not known. */
    public final int partCount() {
        return partCount;
    }

    /** How many of them are done. */
    public final int done() {
        return done;
    }

    @Override
    public Step run(long budget) {
        if (!finished) {
            M current = machine;
            if (current == null) {
                current = newMachine(part.apply(done));
                machine = current;
            }
            if (current.run(budget) == Step.EXHAUSTED) {
                nodesBefore += current.nodes();
                updatesBefore += current.updates();
                done++;
                finished = !combine(current) || done == partCount;
                current.close();
                machine = null;
            }
        }
        return finished ? Step.EXHAUSTED : Step.PAUSED;
    }

    public final boolean isFinished() {
        return finished;
    }

    /** Ends without a look at the parts. */
    public final void finish() {
        finished = true;
    }

    /** The machine that is under way, if there is one. */
    public final @Nullable M machine() {
        return machine;
    }

    /** Whether the part that is under way, or the next one, is the last. */
    public final boolean isAtLastPart() {
        return done == partCount - 1;
    }

    @Override
    public long nodes() {
        return nodesBefore + (machine == null ? 0 : machine.nodes());
    }

    @Override
    public long updates() {
        return updatesBefore + (machine == null ? 0 : machine.updates());
    }

    @Override
    public double fraction() {
        reported = finished ? 1 : Math.max(reported, Math.min(share(), Math.nextDown(1.0)));
        return reported;
    }

    /** The share of all that is done, each part having the same share. */
    public double share() {
        return partCount == 0 ? 0 : (done + (machine == null ? 0 : machine.fraction())) / partCount;
    }

    @Override
    public void close() {
        M open = machine;
        if (open != null) {
            open.close();
        }
    }
}
