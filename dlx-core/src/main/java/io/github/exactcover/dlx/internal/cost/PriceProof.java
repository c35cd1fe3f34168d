package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Proves that some solutions are the cheapest, by a tree of prices that looks for all that cost less than the dearest of
 * them. It knows that cost from the beginning, and uses nothing that a proof could not repeat: no cliques, no linear
 * program, and it leaves no option out because another one is as good.
 */
final class PriceProof implements Machine {

    /** Prices are multiples of this part of a unit of cost. Finer ones take more bytes, for hardly fewer nodes. */
    private static final long SCALE = 64;

    private final PricedTable table;
    private final ProofWriter writer;
    private final PriceTree tree;
    private final long limit;

    /** Whether the whole problem has prices, so that the search goes on. */
    private boolean isPriced;

    private long solutions;

    /** A proof that has not begun, in a file {@linkplain ProofWriter#beside beside} another one. */
    PriceProof(OptionTable table, List<Kept> found, ProofWriter proof) {
        this.table = table(table);
        this.limit = found.get(found.size() - 1).cost() - 1;
        Stream<String> lines = found.stream()
                .map(kept -> Arrays.stream(kept.options())
                        .mapToObj(option -> " " + option)
                        .collect(Collectors.joining("", "solution", "")));
        this.writer = proof.beside(Stream.concat(Stream.of("max " + limit, "scale " + this.table.scale), lines)
                .toArray(String[]::new));
        int[] options = IntStream.range(0, table.optionCount())
                .filter(table::isEligible)
                .toArray();
        this.tree = new PriceTree(this.table, options, writer);
    }

    /**
     * The table with the prices of a proof.
     *
     * @throws ArithmeticException if the costs are too large
     */
    static PricedTable table(OptionTable table) {
        return PricedTable.forProof(table, SCALE);
    }

    /** The file, of which nothing is kept unless it replaces another one. */
    ProofWriter writer() {
        return writer;
    }

    @Override
    public Step run(long budget) {
        Step step = tree.run(budget > UNLIMITED - tree.nodes() ? UNLIMITED : tree.nodes() + budget);
        if (step == Step.SOLUTION) {
            solutions += table.cost(tree.solution()) <= limit ? 1 : 0;
        } else if (step == Step.EXHAUSTED && !isPriced) {
            isPriced = true;
            tree.begin(table.limit(limit), false);
            return Step.PAUSED;
        }
        return step;
    }

    @Override
    public long solutions() {
        return solutions;
    }

    @Override
    public long nodes() {
        return tree.nodes();
    }

    @Override
    public double fraction() {
        return isPriced ? tree.fraction() : 0;
    }
}
