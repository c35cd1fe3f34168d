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
     * Chooses one of the others, and with {@link ItemChoice#AUTO} also the item choice: by the problem's size and
     * shape, and by short probes where these do not decide. The choice is always the same for a problem and a
     * configuration. {@link SearchStatistics} says what it was.
     */
    AUTO,
    /**
     * Dancing links: Knuth's Algorithms X, C and M. For every problem. Its nodes and updates are those of his programs.
     */
    DANCING_LINKS,
    /**
     * Sparse sets (Christine Solnon's dancing cells). It chooses forced options and sees dead ends at once. For
     * problems without {@linkplain ProblemBuilder#bounded bounds}.
     */
    DANCING_CELLS,
    /**
     * Bit sets: the options that are left are one set, and each option has the set of those it can be chosen together
     * with. For problems without {@linkplain ProblemBuilder#bounded bounds} and with up to some ten thousand options,
     * because its memory grows with the square of their number.
     */
    BIT_PARALLEL,
    /**
     * Bit sets with consistent colors: at every node, a color is gone once some item that must be covered has no option
     * left that supports it, with all options that give it (compact tables). A node takes several times as long as with
     * the others, and for nonograms, for example, there are thousands of times fewer. For problems without
     * {@linkplain ProblemBuilder#bounded bounds}.
     */
    CONSISTENT_COLORS,
    /**
     * Budgets: how many options each item may still do without, and how many more it may have, for several items in one
     * word. For problems with {@linkplain ProblemBuilder#bounded bounds}, and for those whose options have very many
     * items; it searches others too, but more slowly than bit sets. Its memory can grow with the square of the number
     * of options, of which there may be some ten thousand.
     */
    BUDGETS
}
