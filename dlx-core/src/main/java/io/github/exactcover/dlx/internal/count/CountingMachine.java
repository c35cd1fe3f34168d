package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.TableParts;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts all solutions of a table, without coming back for any. It begins with a plain search; if that does not end
 * soon, it looks whether the table falls apart, and lets a {@link Race} count each of the parts.
 */
public final class CountingMachine implements Machine {

    private final OptionTable table;
    private final Searches searches;
    private final CountingMethod method;
    private final long maxBytes;
    private final Machine first;

    /** The races of the parts so far; the last one is under way. */
    private final List<Race> races = new ArrayList<>();

    private final List<Machine> machines = new ArrayList<>();
    private List<View> parts = List.of();

    /** The product of the solutions of the parts that are counted. */
    private BigInteger product = BigInteger.ONE;

    private int done;
    private boolean finished;
    private double told;

    /** How plain searches are made, which count. */
    public interface Searches {

        /** A search of a table by one thread. */
        Machine single(OptionTable table);

        /** A search of a table by as many threads as there may be. */
        Machine parallel(OptionTable table);

        /** How many threads there may be. */
        int threads();
    }

    /**
     * A machine that has not begun.
     *
     * @param maxBytes how much memory the memos may take, roughly
     * @throws IllegalArgumentException if the method is one of the walks, and they cannot count this table
     */
    public CountingMachine(OptionTable table, Searches searches, CountingMethod method, long maxBytes) {
        boolean walks = method == CountingMethod.FRONTIER || method == CountingMethod.BRANCH;
        if (walks && !BitOptions.canHold(table)) {
            throw new IllegalArgumentException(
                    table.isBounded()
                            ? "The problem has bounds, which the memo does not know; count it by search"
                            : "The problem is too large for a memo; count it by search");
        }
        this.table = table;
        this.searches = searches;
        this.method = method;
        this.maxBytes = maxBytes;
        this.first = searches.single(table);
        machines.add(first);
    }

    @Override
    public Step run(long budget) {
        if (parts.isEmpty()) {
            finished = method == CountingMethod.AUTO && searchFirst(budget);
            if (finished || (method == CountingMethod.AUTO && first.nodes() < Race.FIRST_NODES)) {
                return finished ? Step.EXHAUSTED : Step.PAUSED;
            }
            parts = TableParts.of(table);
        }
        if (!finished) {
            if (races.size() == done) {
                races.add(nextRace());
            }
            if (races.get(done).run(budget)) {
                product = product.multiply(races.get(done).solutions());
                done++;
                finished = done == parts.size() || product.signum() == 0;
            }
        }
        return finished ? Step.EXHAUSTED : Step.PAUSED;
    }

    private boolean searchFirst(long budget) {
        if (first.run(Math.min(budget, Race.FIRST_NODES - first.nodes())) == Step.EXHAUSTED) {
            product = BigInteger.valueOf(first.solutions());
            return true;
        }
        return false;
    }

    private Race nextRace() {
        OptionTable part = parts.get(done).table();
        Machine search = first;
        if (parts.size() > 1) {
            search = searches.single(part);
            machines.add(search);
        }
        return new Race(part, search, searches.threads(), this::parallel, method, maxBytes);
    }

    private Machine parallel(OptionTable part) {
        Machine machine = searches.parallel(part);
        machines.add(machine);
        return machine;
    }

    /** What it cost, apart from nodes. */
    public CountingCosts costs() {
        CountingCosts costs = new CountingCosts(CountingMethod.SEARCH, Math.max(1, parts.size()), 0, 0, 0, 0, 0);
        for (Race race : races) {
            costs = costs.plus(race.costs());
        }
        return costs;
    }

    @Override
    public int[] solution() {
        throw new IllegalStateException("Solutions are counted and not looked at");
    }

    /** The number of solutions, or the largest long if that is too small. */
    @Override
    public long solutions() {
        BigInteger count = count();
        return count.bitLength() < Long.SIZE ? count.longValue() : Long.MAX_VALUE;
    }

    /** As long as parts are left that may have no solution, it is not known that there is any. */
    @Override
    public BigInteger count() {
        if (finished) {
            return product;
        }
        if (parts.isEmpty()) {
            return BigInteger.valueOf(first.solutions());
        }
        boolean last = races.size() == parts.size();
        return last ? product.multiply(races.get(done).solutions()) : BigInteger.ZERO;
    }

    @Override
    public long nodes() {
        return (parts.size() == 1 ? 0 : first.nodes())
                + races.stream()
                        .mapToLong(race -> race.nodes() + race.nodesOfHelpers())
                        .sum();
    }

    @Override
    public double fraction() {
        told = finished ? 1 : Math.max(told, Math.min(share(), Math.nextDown(1.0)));
        return told;
    }

    private double share() {
        if (parts.isEmpty()) {
            return first.fraction();
        }
        double current = races.size() > done ? races.get(done).fraction() : 0;
        return (done + current) / parts.size();
    }

    @Override
    public long updates() {
        return machines.stream().mapToLong(Machine::updates).sum();
    }

    @Override
    public void rewind() {
        races.forEach(Race::close);
        machines.forEach(Machine::rewind);
    }

    @Override
    public void abandon() {
        races.forEach(Race::close);
        machines.forEach(Machine::abandon);
    }
}
