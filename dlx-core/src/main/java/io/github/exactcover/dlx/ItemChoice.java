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
     * {@link #MRV} or one of those below, by a short probe of the problem; the default. The choice is the same each time
     * for a problem and a configuration, and told by {@link SearchStatistics#itemChoice()}.
     */
    AUTO,
    /**
     * The item with the fewest remaining options ("minimum remaining values"); of several such, the one that the
     * problem's builder got first. Knuth's choice, and mostly the best one.
     */
    MRV,
    /**
     * The item that the problem's builder got first. The engines {@link Engine#DANCING_CELLS} and
     * {@link Engine#BIT_PARALLEL} choose for an item with a single option left at once, whatever the item choice. No items
     * can be {@linkplain Search#prefer preferred}.
     */
    FIRST,
    /**
     * The item with the fewest remaining options divided by its weight, where items weigh the more, the more often they
     * were left without options in a short search beforehand: the weighted degree of Boussemart, Hemery, Lecoutre and
     * Sais, <em>Boosting systematic search by weighting constraints</em> (ECAI 2004). On problems with few solutions and
     * a hard core, such as quasigroup completion, it can be many times faster; elsewhere it costs a little.
     */
    WTD,
    /**
     * As {@link #WTD}, but an item weighs the more, the larger the share of its options that led to a dead end at once:
     * the failure rate of Li, Yin and Li, <em>Failure based variable ordering heuristics for solving CSPs</em> (CP 2021).
     * {@link Engine#DANCING_CELLS}, which {@link Engine#AUTO} takes for it, go on learning while they search, and on
     * problems with a hard core can be a hundred times faster than with {@link #MRV}. What they have learned at a node
     * depends on the path to it alone, so the solutions and their order are the same for any number of threads and after a
     * checkpoint. The other engines learn in a short search beforehand.
     */
    FRB
}
