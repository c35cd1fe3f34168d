package io.github.exactcover.dlx.count;

/**
 * How solutions are counted: one after the other, or so that each subproblem is counted only once.
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
 * CountResult result = Count.of(builder.build()).by(Counting.FRONTIER).result();
 * System.out.println(result.solutions()); // 1125899906842624
 * System.out.println(result.statistics().nodes()); // 101
 * }</pre>
 *
 * <p>In the example there are two ways to cover each pair of squares, so 2 to the power of 50 solutions, and 51
 * different subproblems.
 *
 * <p>Subproblems are compared in full, never by a hash alone, so every method gives the exact number. Several threads
 * share the states of a {@link #FRONTIER} sweep when these are many thousands, and find symmetry together.
 *
 * <p>Counting each subproblem only once is the idea of DXZ (Nishino, Yasuda, Minato and Nagata, "Dancing with Decision
 * Diagrams", AAAI 2017) and of Knuth's program DLX6, which remember them in a search with dancing links.
 */
public enum Counting {
    /**
     * The default: whatever makes the fastest progress. A search begins, and finishes small problems. Then a
     * {@link #FRONTIER} sweep takes over if it is sure to have less work. Otherwise it is tried with a small part of
     * the work that the search still seems to need. Independent parts of a problem are counted one by one, also where
     * they become independent once the options of one item are settled.
     */
    AUTO,
    /** One solution after the other, without a memo. */
    SEARCH,
    /**
     * Covers one item after the other, and keeps for all states it can be in the number of ways that lead there. States
     * differ only near the border between what is covered and what is not. There are few of them if that border is
     * narrow, as in a floor that is tiled row by row. The items are taken in their own order, or in another one if that
     * promises a much narrower border. States that differ only by a symmetry of what remains are taken as one, if that
     * leaves much fewer of them. An item with {@linkplain io.github.exactcover.dlx.ProblemBuilder#bounded bounds} has a
     * counter in each state; then symmetry is not used.
     */
    FRONTIER
}
