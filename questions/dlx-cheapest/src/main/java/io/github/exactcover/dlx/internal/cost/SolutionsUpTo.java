package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.tree.Corners;
import io.github.exactcover.dlx.internal.cost.tree.Cuts;
import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds all solutions that cost at most a limit, by a tree of prices. It leaves no option out because another one is as
 * good, so each solution comes once. A linear program may help to find prices. If not, {@link Cuts} raise the bound,
 * but not in a proof.
 */
public final class SolutionsUpTo implements Finder {

    private final PricedTable table;
    private final int[] options;
    private final long limit;
    private final @Nullable ProofWriter proof;
    private final boolean hasProgram;
    private final Cuts cuts;

    /** First those for the prices of the whole problem, and then the one that finds solutions. */
    private final Trees trees;

    /** Whether the whole problem has prices, so that the search goes on. */
    private boolean isPriced;

    private long solutions;

    SolutionsUpTo(OptionTable table, long limit) {
        this(table, new PricedTable(table), limit, null);
    }

    /**
     * A search that has not begun.
     *
     * @param priced the table with the unit of prices
     * @param proof where the tree is written down; null if no proof is wanted
     */
    SolutionsUpTo(OptionTable table, PricedTable priced, long limit, @Nullable ProofWriter proof) {
        this.table = priced;
        this.limit = limit;
        this.proof = proof;
        this.options = IntStream.range(0, table.optionCount())
                .filter(table::isEligible)
                .toArray();
        this.trees = new Trees(priced, new PriceTree(priced, options), false);
        this.hasProgram = Corners.arePayingFor(priced);
        this.cuts = new Cuts(priced, options);
    }

    @Override
    public Step run(long budget) {
        Step step = trees.run(budget > UNLIMITED - nodes() ? UNLIMITED : nodes() + budget);
        if (step == Step.EXHAUSTED && !isPriced) {
            prepare(trees.now());
            return Step.PAUSED;
        }
        if (step == Step.SOLUTION && (!trees.now().isAtLeaf() || table.cost(solution()) > limit)) {
            return Step.PAUSED;
        }
        solutions += step == Step.SOLUTION ? 1 : 0;
        return step;
    }

    /** Adds other cuts if that may raise the bound, else begins with the tree. */
    private void prepare(PriceTree tree) {
        PriceTree other = hasProgram || proof != null ? tree : cuts.improve(tree);
        isPriced = other == tree;
        trees.replace(cuts.table(), isPriced ? new PriceTree(tree, cuts.table(), options, hasProgram, proof) : other);
        if (isPriced) {
            trees.now().begin(table.limit(limit), false);
        }
    }

    @Override
    public int[] solution() {
        return trees.now().solution();
    }

    @Override
    public long solutions() {
        return solutions;
    }

    @Override
    public long nodes() {
        return trees.nodes();
    }

    @Override
    public long updates() {
        return trees.updates();
    }

    @Override
    public double fraction() {
        return isPriced ? trees.now().fraction() : 0;
    }
}
