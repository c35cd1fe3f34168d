package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.tree.Corners;
import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Proves that some solutions are the cheapest, by a tree of prices that looks for all that cost less than the dearest
 * of them. It knows that cost from the beginning, and uses nothing that a proof could not repeat: no cliques, and it
 * leaves no option out because another one is as good. A linear program may help to find prices, which are then
 * rounded.
 */
public final class PriceProof implements Machine {

    /** Prices are multiples of this part of a unit of cost. Finer ones take more bytes. */
    private static final long SCALE = 64;

    private final PricedTable table;
    private final ProofWriter writer;
    private final int[] options;

    /** First the prices of the whole problem, and then the tree that is written. */
    private PriceTree tree;

    private final long limit;

    /** Whether the whole problem has prices, so that the search goes on. */
    private boolean isPriced;

    /** The solutions that cost less; with a linear program, the tree can come back for one twice. */
    private final Set<Set<Integer>> cheaper = new HashSet<>();

    /**
     * A proof that has not begun.
     *
     * @param found the solutions
     * @param proof another proof; this one is in a file {@linkplain ProofWriter#beside beside} it
     */
    public PriceProof(OptionTable table, List<Kept> found, ProofWriter proof) {
        this.table = table(table);
        this.limit = found.get(found.size() - 1).cost() - 1;
        List<String> lines = new ArrayList<>(List.of("max " + limit, "scale " + this.table.scale));
        for (Kept solution : found) {
            lines.add(Arrays.stream(solution.options())
                    .mapToObj(option -> " " + option)
                    .collect(Collectors.joining("", "solution", "")));
        }
        this.writer = proof.beside(lines.toArray(new String[0]));
        this.options = IntStream.range(0, table.optionCount())
                .filter(table::isEligible)
                .toArray();
        this.tree = new PriceTree(this.table, options);
    }

    /**
     * Whether the cheapest solutions of a table can be proven.
     *
     * @throws ArithmeticException if the costs are too large
     */
    public static void check(OptionTable table) {
        table(table);
    }

    private static PricedTable table(OptionTable table) {
        return PricedTable.forProof(table, SCALE);
    }

    /** Where this proof is written. Nothing of it is kept unless it replaces another one. */
    public ProofWriter writer() {
        return writer;
    }

    @Override
    public Step run(long budget) {
        Step step = tree.run(budget > UNLIMITED - tree.nodes() ? UNLIMITED : tree.nodes() + budget);
        if (step == Step.SOLUTION) {
            int[] found = tree.solution();
            if (table.cost(found) <= limit) {
                cheaper.add(Arrays.stream(found).boxed().collect(Collectors.toSet()));
            }
        } else if (step == Step.EXHAUSTED && !isPriced) {
            isPriced = true;
            tree = new PriceTree(tree, table, options, Corners.arePayingFor(table), writer);
            tree.begin(table.limit(limit), false);
            return Step.PAUSED;
        }
        return step;
    }

    @Override
    public long solutions() {
        return cheaper.size();
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
