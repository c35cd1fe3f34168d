package io.github.exactcover.dlx;

/**
 * Which primary item a search branches on next, among those that are not covered yet.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("a alone", "a")
 *         .option("a again", "a")
 *         .option("b alone", "b")
 *         .build();
 * Search<String, String> search = DLX.search(problem).engine(Engine.DANCING_LINKS);
 * System.out.println(search.itemChoice(ItemChoice.MRV).count().statistics().nodes()); // 4
 * System.out.println(search.itemChoice(ItemChoice.FIRST).count().statistics().nodes()); // 5
 * }</pre>
 *
 * <p>In the example MRV begins with {@code b}, which has one option, and FIRST with {@code a}, which has two.
 *
 * <p>The choice decides how large the search tree is and in which order solutions come, never which solutions there
 * are.
 */
public enum ItemChoice {
    /**
     * The default: a short probe of the problem picks {@link #MRV}, {@link #WTD} or {@link #FRB}. It always picks the
     * same for a problem and a configuration. {@link SearchStatistics#itemChoice() SearchStatistics.itemChoice} says
     * which.
     */
    AUTO,
    /**
     * The item with the fewest remaining options ("minimum remaining values"); of several such items, the one that was
     * added to the problem first. This is Knuth's choice, and usually the best.
     */
    MRV,
    /**
     * The item that was added to the problem first. Whatever the item choice, the engines {@link Engine#DANCING_CELLS}
     * and {@link Engine#BIT_PARALLEL} cover an item at once if it has a single option left. With this choice, no items
     * can be {@linkplain Search#prefer preferred}.
     */
    FIRST,
    /**
     * The item with the smallest number of remaining options divided by its weight. The more often an item ran out of
     * options in a short search beforehand, the more it weighs. This is the weighted degree of Boussemart, Hemery,
     * Lecoutre and Sais, <em>Boosting systematic search by weighting constraints</em> (ECAI 2004). On problems with few
     * solutions and a hard core, such as quasigroup completion, it can be many times faster; elsewhere it costs a
     * little.
     */
    WTD,
    /**
     * As {@link #WTD}, but the larger the share of an item's options that led straight to a dead end, the more the item
     * weighs. This is the failure rate of Li, Yin and Li, <em>Failure based variable ordering heuristics for solving
     * CSPs</em> (CP 2021). {@link Engine#AUTO} uses {@link Engine#DANCING_CELLS} for this choice, which keep learning
     * while they search. On problems with a hard core they can be a hundred times faster than with {@link #MRV}. What
     * they have learned at a node depends only on the path to it, so the solutions and their order are the same for any
     * number of threads and after a checkpoint. The other engines learn in a short search beforehand.
     */
    FRB
}
