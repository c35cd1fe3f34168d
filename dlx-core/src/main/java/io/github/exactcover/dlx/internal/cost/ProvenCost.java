package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds the cheapest solutions, and then proves that they are, by a {@link PriceProof}. If there are fewer solutions
 * than are wanted, another machine proves that these are all. Nodes and updates are those of the search for the
 * solutions.
 */
public final class ProvenCost implements Finder {

    private final MinimumCost search;
    private final OptionTable table;
    private final int most;
    private final ProofWriter proof;
    private final Supplier<? extends Machine> all;

    /** What proves the result; null until there is one. */
    private @Nullable Machine proving;

    private boolean isDone;

    /**
     * A search that has not begun.
     *
     * @param search finds the cheapest solutions
     * @param most how many it looks for
     * @param proof the proof of {@code all}; another one takes its place if that machine is not needed
     * @param all makes a machine that proves how many solutions there are in all; it writes to {@code proof}
     * @throws ArithmeticException if the costs are too large for a proof
     */
    public ProvenCost(
            MinimumCost search, OptionTable table, int most, ProofWriter proof, Supplier<? extends Machine> all) {
        PriceProof.table(table);
        this.search = search;
        this.table = table;
        this.most = most;
        this.proof = proof;
        this.all = all;
    }

    @Override
    public Step run(long budget) {
        if (isDone) {
            return Step.EXHAUSTED;
        }
        if (proving != null) {
            return prove(proving, budget);
        }
        Step step = search.run(budget);
        if (step == Step.EXHAUSTED) {
            List<Kept> found = search.cheapest();
            proving = found.size() < most ? all.get() : new PriceProof(table, found, proof);
            return Step.PAUSED;
        }
        return step;
    }

    private Step prove(Machine machine, long budget) {
        if (machine.run(budget) != Step.EXHAUSTED) {
            return Step.PAUSED;
        }
        if (machine instanceof PriceProof byPrices) {
            byPrices.writer().end(machine.count());
            proof.replaceBy(byPrices.writer());
        } else {
            proof.end(machine.count());
        }
        isDone = true;
        return Step.EXHAUSTED;
    }

    @Override
    public int[] solution() {
        return search.solution();
    }

    @Override
    public long solutions() {
        return search.solutions();
    }

    @Override
    public long nodes() {
        return search.nodes();
    }

    @Override
    public long updates() {
        return search.updates();
    }

    @Override
    public double fraction() {
        return isDone ? 1 : (search.fraction() + (proving == null ? 0 : Math.min(proving.fraction(), 0.99))) / 2;
    }

    @Override
    public void close() {
        search.close();
        if (proving instanceof PriceProof byPrices) {
            byPrices.writer().delete();
        } else if (proving != null) {
            proving.close();
        }
    }
}
