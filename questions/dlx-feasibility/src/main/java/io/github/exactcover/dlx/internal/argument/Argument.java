package io.github.exactcover.dlx.internal.argument;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a {@link Certificate} why a table has no solution, step by step: cliques, prices and remainders,
 * and then prices for as long as it is asked to.
 *
 * <p>Prices of items alone would do for pigeons and boards, so cliques are worth their work only where there are
 * conflicts between items. Where there are none, they add no groups, and take as long as a few steps of the rest.
 */
public final class Argument {

    /**
     * After so many steps for prices, remainders have their turn. The exams and rosters without a solution that we have
     * needed 20 to 1120.
     */
    private static final int FIRST_STEPS = 300;

    /** In a large table it is fewer steps: those that look at so many cells. */
    private static final long FIRST_WORK = 64_000_000;

    /** While prices are promising, they get so many steps at first. */
    private static final int MOST_STEPS = 2000;

    // Beside a search, arithmetic may do at most one in so many parts of all work.

    /** As long as it is not known whether prices are promising. */
    private static final int FIRST_PART = 4;

    /** While they are. */
    private static final int PROMISING_PART = 2;

    /** If they are not. */
    private static final int LATER_PART = 32;

    /** How many cells can be looked at in the time of an update. */
    private static final double CELLS_PER_UPDATE = 32;

    /** The work of a turn of its own; some milliseconds. */
    public static final long TURN = 1 << 16;

    private final OptionTable table;
    private @Nullable Cliques cliques;
    private @Nullable LinearArgument linear;
    private @Nullable ModularArgument modular;
    private @Nullable Certificate reason;

    /** The work for cliques. */
    private long work;

    public Argument(OptionTable table) {
        this.table = table;
        this.cliques = Cliques.arePossibleFor(table) ? new Cliques(table, eligible(table)) : null;
        if (cliques == null) {
            begin(new Rows(table, List.of()));
        }
    }

    /** The options that can be chosen at all. */
    private static BitSet eligible(OptionTable table) {
        BitSet eligible = new BitSet();
        for (int option = 0; option < table.optionCount(); option++) {
            eligible.set(option, table.isEligible(option));
        }
        return eligible;
    }

    private void begin(Rows rows) {
        linear = new LinearArgument(rows);
        modular = new ModularArgument(rows);
        modular.step(); // Whether items are a multiple is seen by counting, and nothing is easier to tell.
        reason = modular.reason();
        work += rows.rows.length;
    }

    /** Goes on for so much work, or until nothing more is to be tried that is likely to be of use. */
    public void run(long most) {
        long end = updates() + most;
        while (!isOver() && !isTried() && updates() < end) {
            step();
        }
    }

    /** Goes on for a moment. */
    public void step() {
        if (cliques != null) {
            if (!cliques.step()) {
                work = cliques.work();
                begin(new Rows(table, cliques.groups()));
                cliques = null;
            }
        } else if (linear != null && !linear.isOver() && (isEarly(linear) || isTried())) {
            linear.step();
            reason = linear.reason();
        } else if (modular != null && !modular.isOver()) {
            modular.step();
            reason = modular.reason();
        }
    }

    /** Whether prices may go on before remainders have their turn. */
    private boolean isEarly(LinearArgument prices) {
        return prices.isPromising()
                ? prices.steps() < MOST_STEPS
                : prices.steps() < FIRST_STEPS && prices.work() < FIRST_WORK;
    }

    /**
     * Beside a search, arithmetic may do one in so many parts of all work. In a JVM that has just started, it takes
     * many times as long as its work says. So where there is probably no reason, its part is small.
     */
    public int part() {
        return linear == null || linear.isNew() ? FIRST_PART : linear.isPromising() ? PROMISING_PART : LATER_PART;
    }

    /** Whether more steps are of no use: there is a reason, or there will never be one. */
    public boolean isOver() {
        return reason != null || (isTried() && linear != null && linear.isOver());
    }

    /** Whether all was tried that is likely to be of use. */
    public boolean isTried() {
        return linear != null && modular != null && modular.isOver() && (linear.isOver() || !isEarly(linear));
    }

    /** The reason; null if there is none so far. */
    public @Nullable Certificate reason() {
        return reason;
    }

    /** The reason as one would tell it. */
    public @Nullable Certificate shortReason() {
        return reason == null ? null : Shortening.of(reason);
    }

    /** The work so far, in updates of a search that would have taken as long. */
    public long updates() {
        long sum = work
                + (cliques == null ? 0 : cliques.work())
                + (linear == null ? 0 : linear.work())
                + (modular == null ? 0 : modular.work());
        return (long) (sum / CELLS_PER_UPDATE);
    }
}
