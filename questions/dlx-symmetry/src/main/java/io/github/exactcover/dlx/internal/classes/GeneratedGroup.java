package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.symmetry.SymmetryFinder;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.BitSet;

/**
 * All symmetries of a table: their graph, and how many there are. Immutable.
 *
 * @param graph the graph of the table
 * @param finder has found all of its automorphisms
 */
public record GeneratedGroup(SymmetryGraph graph, SymmetryFinder finder) implements SetClasses {

    /** How many symmetries can be listed, beside the exchanges of copies. */
    public static final int MOST_LISTED = 10_000;

    /** What helps where there are too many. */
    static final String FEWER = "; require options that a solution of each class has, such as those of a first row, and"
            + " fewer symmetries are left, because only those count that keep the required options";

    /**
     * The symmetries of a table that take required options to required ones and forbidden to forbidden ones.
     *
     * @param keys by item: only items with the same key are exchanged
     * @throws IllegalArgumentException if it takes too long to find them
     */
    public static GeneratedGroup of(OptionTable table, BitSet required, BitSet forbidden, int[] keys) {
        SymmetryGraph graph = new SymmetryGraph(table, required, forbidden, keys, true);
        SymmetryFinder finder = new SymmetryFinder(graph, SymmetryFinder.MOST_WORK);
        finder.run();
        if (!finder.isComplete()) {
            throw new IllegalArgumentException("The problem has at least " + finder.order()
                    + " symmetries, and there was no end to the search for more" + FEWER);
        }
        return new GeneratedGroup(graph, finder);
    }

    /** How many there are, beside the exchanges of copies. */
    public BigInteger order() {
        return finder.order();
    }

    /** Whether there are so few that they can be listed. */
    public boolean isSmall() {
        return order().compareTo(BigInteger.valueOf(MOST_LISTED)) <= 0;
    }

    @Override
    public Form form(int[] times) {
        CanonicalForm found = new CanonicalForm(graph, times);
        return new Form(found.bytes(), found.places(), found.orbits());
    }

    /**
     * How many solutions are in the class of a solution: as many as there are symmetries for each one that keeps it.
     *
     * @param solution all its options, in any order
     * @throws IllegalStateException if it takes too long to find those that keep it
     */
    @Override
    public BigInteger classSize(int[] solution) {
        int[] times = graph.times(solution);
        int[] kinds = new int[graph.nodeCount];
        BigInteger size = order();
        for (int node = 0; node < kinds.length; node++) {
            kinds[node] = (solution.length + 1) * graph.kinds[node] + times[node];
            size = size.multiply(ways(times[node], node < graph.optionStart ? 0 : graph.copyCount(node)));
        }
        SymmetryFinder keeping = new SymmetryFinder(graph, kinds, SymmetryFinder.MOST_WORK);
        keeping.run();
        if (!keeping.isComplete()) {
            throw new IllegalStateException("There was no end to the search for symmetries that keep a solution");
        }
        return size.divide(keeping.order());
    }

    /** How many ways there are to choose some of all copies. */
    private static BigInteger ways(int some, int all) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 0; i < some; i++) {
            ways = ways.multiply(BigInteger.valueOf(all - i)).divide(BigInteger.valueOf(i + 1));
        }
        return ways;
    }
}
