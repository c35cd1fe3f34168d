package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.count.CountingCosts;
import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.count.PartsMachine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.function.Function;

/**
 * Counts the classes of solutions by Burnside's lemma: their number is the mean, over all symmetries, of how many
 * solutions a symmetry keeps.
 */
final class BurnsideMachine extends PartsMachine<CountingMachine> {

    /** The part of the work that the identity is expected to take, which keeps all solutions. */
    private static final double SHARE_OF_ALL = 0.5;

    private final FixedSolutions fixed;
    private final Function<OptionTable, CountingMachine> counting;

    /** Over the symmetries that are done, the sum of how many solutions each of them keeps. */
    private BigInteger sum = BigInteger.ZERO;

    private CountingCosts costs = CountingCosts.ofSearch(1);

    /**
     * A machine that has not begun.
     *
     * @param counting makes a machine that counts the solutions of a table
     */
    BurnsideMachine(FixedSolutions fixed, Function<OptionTable, CountingMachine> counting) {
        this.fixed = fixed;
        this.counting = counting;
        divide(fixed.size(), number -> View.same(fixed.table(number)));
    }

    @Override
    public CountingMachine newMachine(View part) {
        return counting.apply(part.table());
    }

    @Override
    public boolean combine(CountingMachine over) {
        costs = costs.plus(over.costs());
        sum = sum.add(over.count().multiply(BigInteger.valueOf(fixed.symmetries(done() - 1))));
        return sum.signum() != 0;
    }

    /** The number of classes; before the end, there are at least as many. */
    @Override
    public BigInteger count() {
        return sum.divide(BigInteger.valueOf(fixed.order()));
    }

    /** What all counts so far cost together. */
    CountingCosts costs() {
        return costs;
    }

    @Override
    public double share() {
        double under = machine() == null ? 0 : machine().fraction();
        return done() == 0
                ? SHARE_OF_ALL * under
                : SHARE_OF_ALL + (1 - SHARE_OF_ALL) * (done() - 1 + under) / (partCount() - 1);
    }
}
