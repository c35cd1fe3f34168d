package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The solutions of a table divided into classes: two are in one class if a symmetry takes one to the other. All
 * symmetries are listed, so there must not be many; where there are, {@link GrownClasses} goes another way. Options are
 * numbers of the table. Immutable.
 *
 * <p>The first solution of a class is the one whose options have the smallest numbers, compared item by item: items
 * with fewer options come before others, and of equal ones the first in the table. So it does not depend on how it is
 * searched for. Copies of options count as the first of them.
 */
public final class SolutionClasses {

    /** Finding out which symmetries are conjugate may take this many steps, some tenths of a second. */
    private static final long MOST_STEPS = 100_000_000;

    private final ListedGroup group;
    private final SymmetryGraph graph;

    /** The symmetries without the identity: by node, where it goes. */
    private final int[][] images;

    /** The primary items, as nodes, in the order in which they are compared. */
    private final int[] items;

    /** By symmetry and place in {@link #items}: the node that goes to the item there. */
    private final int[][] sources;

    /** The classes of solutions of a small group, where no item has bounds. */
    public SolutionClasses(ListedGroup group) {
        this.group = group;
        graph = group.graph();
        images = group.images;
        items = IntStream.range(0, graph.primaryCount)
                .boxed()
                .sorted(Comparator.comparingInt(this::optionCount))
                .mapToInt(node -> node)
                .toArray();
        sources = Arrays.stream(images).map(this::sources).toArray(int[][]::new);
    }

    /** How many options an item has, with copies. */
    private int optionCount(int item) {
        return IntStream.range(graph.starts[item], graph.starts[item + 1])
                .map(edge -> graph.copyCount(graph.neighbours[edge]))
                .sum();
    }

    private int[] sources(int[] image) {
        int[] before = new int[items.length];
        for (int node = 0; node < items.length; node++) {
            before[image[node]] = node;
        }
        return Arrays.stream(items).map(node -> before[node]).toArray();
    }

    /** The copies of options that come before them in the table; a search for first solutions goes without them. */
    public BitSet copies() {
        BitSet copies = new BitSet();
        for (int option = 0; option < graph.optionNodes.length; option++) {
            int node = graph.optionNodes[option];
            copies.set(option, node != SymmetryGraph.NONE && graph.option(node) != option);
        }
        return copies;
    }

    /**
     * Makes dancing links that find only the first solution of each class.
     *
     * @param view a view of the table, without its copies of options
     */
    public EngineFactory engines(View view) {
        OptionTable searched = view.table();
        int[] nodes = new int[searched.cellCount()];
        for (int option = 0; option < searched.optionCount(); option++) {
            Arrays.fill(
                    nodes, searched.start(option), searched.start(option + 1), graph.optionNodes[view.option(option)]);
        }
        int[] chosen = view.chosen().map(option -> graph.optionNodes[option]).toArray();
        return (ItemRule rule, boolean counting, Branch branch) ->
                engine(searched, rule, counting, branch, nodes, chosen);
    }

    private SearchEngine engine(
            OptionTable table, ItemRule rule, boolean counting, Branch branch, int[] nodes, int[] chosen) {
        DancingLinks engine = new DancingLinks(table, rule, counting, branch);
        if (images.length > 0) {
            engine.prune(new FirstOfClass(graph, items, images, sources, engine.dance(), nodes, chosen));
        }
        return engine;
    }

    /**
     * Whether the classes can be counted by Burnside's lemma: if the symmetries take the view to itself, and it does
     * not take long to compare them with each other.
     *
     * @param view a view of the table, without its copies of options
     */
    public boolean hasFixed(View view) {
        long steps = (long) images.length * group.generators.size() * graph.nodeCount;
        return steps <= MOST_STEPS && FixedSolutions.isClosed(graph, view, group.generators);
    }

    /** Tables for Burnside's lemma, for a view of which {@link #hasFixed} holds. */
    public FixedSolutions fixed(View view) {
        return new FixedSolutions(graph, view, group.generators, images);
    }

    /**
     * How many solutions are in the class of a solution.
     *
     * @param solution all its options, in any order
     */
    public BigInteger size(int[] solution) {
        return group.classSize(solution);
    }
}
