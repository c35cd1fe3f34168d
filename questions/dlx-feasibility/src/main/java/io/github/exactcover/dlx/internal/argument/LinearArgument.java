package io.github.exactcover.dlx.internal.argument;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Looks for prices of items and groups that prove that a table has no solution: too many pigeons for the holes, more
 * black squares than white ones, more shifts than the staff may work. A tree search can take forever to see such a
 * thing.
 *
 * <p>To find prices, options may be chosen in part. The amounts that miss the bounds of the rows by the least sum of
 * squares are improved by accelerated gradient steps (Nesterov 1983; Beck and Teboulle 2009, with the restarts of
 * O'Donoghue and Candes 2015). What each row then misses is its price. If nothing is missing, there is no such proof.
 */
final class LinearArgument {

    /** How many steps are made between two looks whether the prices are a proof. */
    private static final int STEPS = 20;

    /** After so many steps, it is known whether there will probably be a proof. */
    private static final int TELLING_STEPS = 2 * STEPS;

    /**
     * There is probably a proof if more than this is missing then. Timetables without a solution missed 0.05 or more,
     * those with one 0.014.
     */
    private static final double MUCH = 0.03;

    /**
     * And if it is more than this part of what was missing after half the steps. Of some 40 timetables and boards
     * without a solution that were not proven by then, it was 0.36 or more. Quasigroups and Sudokus with a solution
     * missed up to 0.42, but that was at most 0.28 of it.
     */
    private static final double STEADY = 1.0 / 3;

    /** Weights that are tried are at most this, before very large ones. */
    private static final int LARGEST = 12;

    /** If no row misses more than this, nothing is missing. */
    private static final double NOTHING = 1e-4;

    private final Rows rows;

    /**
     * For each option, how steep the sum of squares can be: the options of all its rows. 0 for options that never
     * count.
     */
    private final double[] steepness;

    /** How much of each option is chosen; and the same, moved on a bit in the direction of the last step. */
    private double[] amounts;

    private final double[] ahead;
    private double[] before;

    /** How much each row misses; negative if it has too much. */
    private final double[] missing;

    /** The sum of the squares of what they miss. */
    private double missed;

    /** What it was when prices were tried first. */
    private double missedFirst;

    /** What the row misses that misses the most. */
    private double largest;

    private double momentum = 1;
    private @Nullable Certificate reason;
    private boolean over;
    private int steps;
    private long work;

    LinearArgument(Rows rows) {
        this.rows = rows;
        this.missing = new double[rows.count()];
        this.steepness = new double[rows.optionCount()];
        this.amounts = new double[steepness.length];
        this.ahead = new double[steepness.length];
        this.before = new double[steepness.length];
        for (int option = 0; option < steepness.length; option++) {
            start(option);
        }
    }

    /** Chooses an option as far as no row gets too much if all options do the same. */
    private void start(int option) {
        double most = 1;
        for (int cell = rows.starts[option]; cell < rows.starts[option + 1]; cell++) {
            int row = rows.rows[cell];
            steepness[option] += rows.sizes[row];
            most = Math.min(most, (double) Math.max(rows.highs[row], rows.lows[row]) / rows.sizes[row]);
        }
        amounts[option] = steepness[option] > 0 ? most : 0;
        ahead[option] = amounts[option];
    }

    /** Improves the amounts once, and looks for a proof now and then. It looks twice at each cell. */
    void step() {
        measure();
        if (largest < NOTHING) {
            over = true;
        } else if (++steps % STEPS == 0) {
            reason = Certificate.near(rows, missing, LARGEST);
            over = reason != null;
            missedFirst = steps == STEPS ? missed : missedFirst;
            work += 4L * rows.rows.length;
        }
        if (!over) {
            improve();
        }
    }

    /** Whether more steps are of no use: there is a proof, or there will never be one. */
    boolean isOver() {
        return over;
    }

    /** The proof; null if none was found. */
    @Nullable
    Certificate reason() {
        return reason;
    }

    boolean isNew() {
        return !over && steps < TELLING_STEPS;
    }

    /** Whether so much is missing after some steps that there will probably be a proof. If not, it falls to 0. */
    boolean isPromising() {
        return !over && steps >= TELLING_STEPS && missed > MUCH && missed > STEADY * missedFirst;
    }

    int steps() {
        return steps;
    }

    /** How many cells were looked at. */
    long work() {
        return work;
    }

    private void measure() {
        Arrays.fill(missing, 0);
        missed = 0;
        largest = 0;
        for (int option = 0; option < ahead.length; option++) {
            for (int cell = rows.starts[option]; ahead[option] != 0 && cell < rows.starts[option + 1]; cell++) {
                missing[rows.rows[cell]] += ahead[option];
            }
        }
        for (int row = 0; row < missing.length; row++) {
            double covered = missing[row];
            missing[row] = covered < rows.lows[row] ? rows.lows[row] - covered : Math.min(0, rows.highs[row] - covered);
            missed += missing[row] * missing[row];
            largest = Math.max(largest, Math.abs(missing[row]));
        }
        work += rows.rows.length;
    }

    /** Chooses each option more or less, as its rows need it, and plans to go on in that direction. */
    private void improve() {
        double[] next = before;
        double turned = 0;
        for (int option = 0; option < next.length; option++) {
            if (steepness[option] > 0) {
                double amount = ahead[option] + needOf(option) / steepness[option];
                next[option] = Math.min(1, Math.max(0, amount));
                turned += (ahead[option] - next[option]) * (next[option] - amounts[option]) * steepness[option];
            }
        }
        double longer = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
        // Where the last steps went uphill, the momentum is too large and starts again.
        double push = turned > 0 ? 0 : (momentum - 1) / longer;
        momentum = turned > 0 ? 1 : longer;
        for (int option = 0; option < next.length; option++) {
            ahead[option] = Math.max(0, next[option] + push * (next[option] - amounts[option]));
        }
        before = amounts;
        amounts = next;
        work += rows.rows.length;
    }

    private double needOf(int option) {
        double need = 0;
        for (int cell = rows.starts[option]; cell < rows.starts[option + 1]; cell++) {
            need += missing[rows.rows[cell]];
        }
        return need;
    }
}
