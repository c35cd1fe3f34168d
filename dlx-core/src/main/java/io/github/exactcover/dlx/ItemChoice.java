package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.ItemRule;

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
 * System.out.println(DLX.search(problem).itemChoice(ItemChoice.MRV).count().statistics().nodes()); // 4
 * System.out.println(DLX.search(problem).itemChoice(ItemChoice.FIRST).count().statistics().nodes()); // 5
 * }</pre>
 *
 * <p>In the example MRV begins with {@code b}, which has one option, and FIRST with {@code a}, which has two.
 *
 * <p>The choice decides how large the search tree is and in which order solutions come, never which solutions there
 * are.
 */
public enum ItemChoice {
    /**
     * The item with the fewest remaining options ("minimum remaining values"); of several such, the one that the
     * problem's builder got first. Knuth's choice, and almost always the better one.
     */
    MRV(ItemRule.SMALLEST),
    /** The item that the problem's builder got first. */
    FIRST(ItemRule.LEFTMOST);

    private final ItemRule rule;

    ItemChoice(ItemRule rule) {
        this.rule = rule;
    }

    /** What the engines call it. */
    ItemRule rule() {
        return rule;
    }
}
