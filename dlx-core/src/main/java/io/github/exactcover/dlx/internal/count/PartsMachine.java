package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.memo.WalkMachine;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.TableParts;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the independent parts of a table, with one {@link Race} for each. The solutions of the table are all
 * combinations of theirs, so it ends early when a part has none. A subclass combines what the races found.
 *
 * @param <R> the races
 */
abstract class PartsMachine<R extends Race<?>> implements Machine {

    /** Empty until {@link #divide}. */
    private List<View> parts = List.of();

    /** How many parts are done. */
    private int done;

    /**
     * The race for the part that is under way; null between two parts. A race that is over is not kept, for it has a
     * memo.
     */
    private @Nullable R race;

    /** The nodes of the races that are over. */
    private long nodesBefore;

    private boolean finished;

    /** The largest share that was told so far; a share never goes back, though the races may. */
    private double told;

    /** Makes a race for a part. */
    abstract R newRace(View part);

    /** Takes in what was found for a part, and says whether there can still be a solution. */
    abstract boolean combine(R over);

    /** Looks for the parts of a table. To be called once, before {@link #runParts}. */
    final void divide(OptionTable table) {
        parts = TableParts.of(table);
    }

    /** The number of parts; 0 as long as nobody has looked. */
    final int partCount() {
        return parts.size();
    }

    final Step runParts(long budget) {
        if (!finished) {
            if (race == null) {
                race = newRace(parts.get(done));
            }
            if (race.run(budget)) {
                nodesBefore += race.nodes();
                done++;
                finished = !combine(race) || done == parts.size();
                race = null;
            }
        }
        return finished ? Step.EXHAUSTED : Step.PAUSED;
    }

    final boolean isFinished() {
        return finished;
    }

    /** Ends the machine without a race. */
    final void finish() {
        finished = true;
    }

    /** The race that is under way, if there is one. */
    final @Nullable R race() {
        return race;
    }

    /** Whether the part that is under way, or the next one, is the last. */
    final boolean isAtLastPart() {
        return done == parts.size() - 1;
    }

    @Override
    public int[] solution() {
        throw new IllegalStateException("Solutions are counted and not looked at");
    }

    /** The number of solutions so far, or the largest long if that is too small. */
    @Override
    public long solutions() {
        return WalkMachine.saturated(count());
    }

    @Override
    public abstract BigInteger count();

    @Override
    public long nodes() {
        return nodesBefore + (race == null ? 0 : race.nodes());
    }

    @Override
    public double fraction() {
        told = finished ? 1 : Math.max(told, Math.min(share(), Math.nextDown(1.0)));
        return told;
    }

    /** The share of all that is done, each part having the same share. */
    double share() {
        return parts.isEmpty() ? 0 : (done + (race == null ? 0 : race.fraction())) / parts.size();
    }

    @Override
    public void rewind() {
        closeRace();
    }

    @Override
    public void abandon() {
        closeRace();
    }

    private void closeRace() {
        R open = race;
        if (open != null) {
            open.close();
        }
    }
}
