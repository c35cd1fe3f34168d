package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.count.Counter;
import io.github.exactcover.dlx.internal.count.CountingCosts;
import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.count.CountingRace;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.race.Race;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Counts the classes of solutions by a search for one of each, or by Burnside's lemma, whichever has less to do. The
 * search is better where there are few solutions. The lemma is better where counting takes much less than a search, as
 * for dominoes.
 */
public final class ClassesRace extends Race implements Counter {

    private final Contender<Machine> search;
    private final Contender<BurnsideMachine> burnside;

    /**
     * A race that has not begun.
     *
     * @param table the table that is searched
     * @param search counts one solution of each class
     * @param fixed makes the tables for the lemma, once the search takes so long that it is tried
     * @param counting makes a machine that counts all solutions of a table
     */
    public ClassesRace(
            OptionTable table,
            Machine search,
            Supplier<FixedSolutions> fixed,
            Function<OptionTable, CountingMachine> counting) {
        this.search = join(new Contender<>(() -> search, machine -> CountingRace.costOfSearch(machine, table)));
        this.burnside = join(new Contender<>(
                () -> new BurnsideMachine(fixed.get(), counting),
                machine -> CountingRace.costOfSearch(machine, table)));
    }

    @Override
    protected void nextTurn() {
        if (search.nodes() < CountingRace.FIRST_NODES) {
            turnUntil(search, CountingRace.FIRST_NODES);
        } else {
            turnByWork(search, burnside);
        }
    }

    @Override
    public CountingCosts costs() {
        return current() instanceof BurnsideMachine machine ? machine.costs() : CountingCosts.ofSearch(1);
    }

    @Override
    public BigInteger count() {
        return largestCount();
    }
}
