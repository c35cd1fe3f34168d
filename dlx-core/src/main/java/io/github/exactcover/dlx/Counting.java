package io.github.exactcover.dlx;

/**
 * How solutions are counted: one after the other, or by a memo that goes into each subproblem only once.
 *
 * <pre>{@code
 * ProblemBuilder<Integer, String> builder = ExactCoverProblem.builder();
 * for (int square = 1; square <= 100; square++) {
 *     builder.primary(square);
 * }
 * for (int square = 1; square < 100; square++) {
 *     builder.option("domino " + square, square, square + 1);
 *     builder.option("cross " + square, square, square + 1);
 * }
 * SearchResult result = DLX.search(builder.build()).counting(Counting.FRONTIER).count();
 * System.out.println(result.solutions()); // 1125899906842624
 * System.out.println(result.statistics().nodes()); // 101
 * }</pre>
 *
 * <p>In the example there are two ways to cover each pair of squares, so 2 to the power of 50 solutions, and 51 different
 * subproblems.
 *
 * <p>What a memo knows is compared in full, never by a hash alone, so every method gives the exact number. Several threads
 * share one memo.
 *
 * <p>To remember subproblems in a search with dancing links is the idea of DXZ (Nishino, Yasuda, Minato and Nagata, "Dancing
 * with Decision Diagrams", AAAI 2017) and of Knuth's program DLX6; components are added by DXD (arXiv 2604.14627, SAT 2026).
 */
public enum Counting {
    /**
     * By whatever goes forward fastest; the default. A search begins, which is the end of small problems. Then a
     * {@link #FRONTIER} walk and a {@link #BRANCH} walk may try themselves, with a small part of the time that the search
     * seems to need, and the one that does more of its tree for its work goes on. Independent parts of a problem are
     * counted one by one. Where the {@link Engine} or the {@link ItemChoice} of a search is given, and where the problem
     * has bounds, this is {@link #SEARCH}.
     */
    AUTO,
    /** One solution after the other, without a memo. The only way that knows bounds, limits and checkpoints. */
    SEARCH,
    /**
     * With a memo, branching always on the first free item. Subproblems then differ only near the border between what
     * is covered and what is not; if that is narrow, as in a floor that is tiled row by row, there are few. The items
     * are taken in their own order, or in another one if that promises a much narrower border.
     */
    FRONTIER,
    /**
     * With a memo, branching on the item with the fewest options; subproblems that fall apart are counted part by part,
     * and their numbers multiplied.
     */
    BRANCH
}
