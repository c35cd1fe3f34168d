package io.github.exactcover.dlx;

/**
 * The data structure on which a search works. All engines find the same solutions; they differ in time and memory, in
 * the order of the solutions, and in how they count nodes.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", "a", "b")
 *         .option("left", "a")
 *         .option("right", "b")
 *         .build();
 * SearchResult result = DLX.search(problem).engine(Engine.DANCING_LINKS).count();
 * System.out.println(result.solutions()); // 2
 * System.out.println(result.statistics().engine()); // DANCING_LINKS
 * }</pre>
 */
public enum Engine {
    /**
     * Chooses one of the others, and where {@link ItemChoice#AUTO} is set also the item choice, by the problem's size
     * and shape and, where these do not tell, by short probes. The choice is the same each time for a problem and a
     * configuration, and told by {@link SearchStatistics}.
     */
    AUTO,
    /**
     * Dancing links: Knuth's Algorithms X, C and M. For every problem; its nodes and updates are those of his programs.
     */
    DANCING_LINKS,
    /**
     * Sparse sets (Christine Solnon's dancing cells), with forced options chosen at once and dead ends seen at once. For
     * problems without {@linkplain ProblemBuilder#bounded bounds}.
     */
    DANCING_CELLS,
    /**
     * The options that are left as one set of bits, and for each option the set of those that it can live with. For
     * problems without {@linkplain ProblemBuilder#bounded bounds}, up to some ten thousand options: its memory grows with
     * the square of their number.
     */
    BIT_PARALLEL
}
