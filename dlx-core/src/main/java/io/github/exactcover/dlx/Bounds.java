package io.github.exactcover.dlx;

/**
 * How often a primary item must and may be covered.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("captain")
 *         .bounded("player", 2, 3)
 *         .option("Ann leads", "captain", "player")
 *         .option("Bea plays", "player")
 *         .option("Cleo plays", "player")
 *         .build();
 * System.out.println(problem.boundsOf("player")); // 2..3
 * System.out.println(problem.boundsOf("captain")); // 1..1
 * System.out.println(DLX.count(problem)); // 3
 * }</pre>
 *
 * @param low how often the item must be covered, at least 0
 * @param high how often it may be covered, at least {@code low}
 */
public record Bounds(int low, int high) {

    /** The bounds of an item that must be covered exactly once, as all are that are given no others. */
    public static final Bounds ONCE = new Bounds(1, 1);

    /**
     * Bounds.
     *
     * @param low how often the item must be covered, at least 0
     * @param high how often it may be covered, at least {@code low}
     * @throws IllegalArgumentException if {@code low} is less than 0 or {@code high} is less than {@code low}
     */
    public Bounds {
        if (low < 0 || high < low) {
            throw new IllegalArgumentException("The bounds are " + low + ".." + high
                    + "; the lower one must be at least 0, and the upper one no less");
        }
    }

    /** The bounds as in {@code 2..3}. */
    @Override
    public String toString() {
        return low + ".." + high;
    }
}
