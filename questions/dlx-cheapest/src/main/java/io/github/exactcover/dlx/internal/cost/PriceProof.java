package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.List;

/**
 * Proves that some solutions are the cheapest, by a tree of prices that looks for all that cost less than the dearest
 * of them. It knows that cost from the beginning. Prices are rounded, so that the checker can repeat them.
 *
 * @param search the search that writes the proof
 * @param writer where the proof is written; nothing of it is kept unless it replaces another one
 */
public record PriceProof(SolutionsUpTo search, ProofWriter writer) {

    /** Prices are multiples of this part of a unit of cost. Finer ones take more bytes. */
    private static final long SCALE = 64;

    /**
     * A proof that has not begun.
     *
     * @param table what was searched
     * @param problem the table that it is a view of, and that the proof is about
     * @param found the solutions
     * @param proof another proof; this one is in a file {@linkplain ProofWriter#beside beside} it
     */
    public static PriceProof of(OptionTable table, OptionTable problem, List<Kept> found, ProofWriter proof) {
        PricedTable priced = priced(table, problem);
        long limit = found.get(found.size() - 1).cost() - 1;
        List<int[]> solutions = found.stream().map(Kept::options).toList();
        ProofWriter writer = proof.beside(limit, priced.scale, solutions);
        return new PriceProof(new SolutionsUpTo(table, priced, limit, writer), writer);
    }

    /**
     * Whether the cheapest solutions of a table can be proven.
     *
     * @param table what is searched
     * @param problem the table that it is a view of
     * @throws ArithmeticException if the costs are too large
     */
    public static void check(OptionTable table, OptionTable problem) {
        priced(table, problem);
    }

    private static PricedTable priced(OptionTable table, OptionTable problem) {
        return PricedTable.forProof(table, problem, SCALE);
    }
}
