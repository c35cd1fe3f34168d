package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Searches;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.List;

/**
 * Counts all solutions of a table. It starts with a search. If that does not end soon, it looks whether the table falls
 * apart, and lets a {@link CountingRace} count each of the parts.
 */
public final class CountingMachine extends PartsMachine<CountingRace> implements Counter {

    private final OptionTable table;
    private final Searches searches;
    private final CountingMethod method;
    private final long maxBytes;

    /** The search of the whole table. */
    private final Machine first;

    /** The number of solutions of the parts that are done, multiplied. */
    private BigInteger product = BigInteger.ONE;

    /** The costs of the parts that are done. */
    private CountingCosts costs = CountingCosts.ofSearch(1);

    /**
     * A machine that has not begun.
     *
     * @param maxBytes how much memory the memos may take, roughly
     */
    public CountingMachine(OptionTable table, Searches searches, CountingMethod method, long maxBytes) {
        Asked.checkRelease(CountingMachine.class, Asked.RELEASE); // Another module may enter here.
        this.table = table;
        this.searches = searches;
        this.method = method;
        this.maxBytes = maxBytes;
        this.first = searches.single(table);
    }

    /** A machine for a table that is known to fall apart, so it does not begin with a search of the whole. */
    public static CountingMachine ofParts(OptionTable table, Searches searches, long maxBytes) {
        CountingMachine machine = new CountingMachine(table, searches, CountingMethod.AUTO, maxBytes);
        machine.divide();
        return machine;
    }

    private void divide() {
        List<View> parts = searches.proof() == null ? TableParts.of(table) : List.of(View.same(table));
        divide(parts.size(), parts::get);
        costs = CountingCosts.ofSearch(parts.size());
    }

    @Override
    public Step run(long budget) {
        if (partCount() == 0) {
            if (method == CountingMethod.AUTO && search(budget)) {
                return isFinished() ? Step.EXHAUSTED : Step.PAUSED;
            }
            divide();
        }
        return super.run(budget);
    }

    /** Goes on with the search of the whole, and says whether that is enough for now. */
    private boolean search(long budget) {
        if (!isFinished() && first.run(Math.min(budget, CountingRace.FIRST_NODES - first.nodes())) == Step.EXHAUSTED) {
            product = first.count();
            finish();
        }
        return isFinished() || first.nodes() < CountingRace.FIRST_NODES;
    }

    @Override
    public CountingRace newMachine(View part) {
        Machine search = partCount() == 1 ? first : searches.single(part.table());
        return new CountingRace(part.table(), method, maxBytes, search, searches);
    }

    @Override
    public boolean combine(CountingRace over) {
        product = product.multiply(over.count());
        costs = over.costsOn(costs);
        return product.signum() != 0;
    }

    /** Whether something that cannot be divided into parts of a search expects to be done before the search. */
    public boolean isSearchBehind() {
        CountingRace race = machine();
        return partCount() > 1 || (race != null && race.isSearchBehind());
    }

    @Override
    public CountingCosts costs() {
        CountingRace race = machine();
        return race == null ? costs : race.costsOn(costs);
    }

    /**
     * The number of solutions so far. As long as a part may have none that is not even begun, these are the ones that
     * the search of the whole table has met.
     */
    @Override
    public BigInteger count() {
        if (isFinished()) {
            return product;
        }
        CountingRace race = machine();
        BigInteger found = race != null && isAtLastPart() ? product.multiply(race.count()) : BigInteger.ZERO;
        return found.max(first.count());
    }

    /** With one part, its race has the work of the first search. */
    @Override
    public long nodes() {
        return super.nodes() + (partCount() == 1 ? 0 : first.nodes());
    }

    @Override
    public double share() {
        return partCount() == 0 ? first.fraction() : super.share();
    }

    @Override
    public long updates() {
        return super.updates() + (partCount() == 1 ? 0 : first.updates());
    }

    @Override
    public void close() {
        super.close();
        first.close();
    }
}
