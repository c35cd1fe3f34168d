package io.github.exactcover.dlx.internal.symmetry;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The solutions of a table divided into classes: two are in one class if a symmetry takes one to the other. Lists all
 * symmetries, so there must not be many; where there are, {@link GrownClasses} goes another way. Options are numbers of
 * the table. Immutable.
 *
 * <p>The first solution of a class is the one whose options have the smallest numbers, compared item by item: items
 * with fewer options come before others, and of equal ones the first in the table. So it does not depend on how it is
 * searched for. Copies of options count as the first of them.
 */
public final class SolutionClasses {

    /** Finding out which symmetries are conjugate may take this many steps, some tenths of a second. */
    private static final long MOST_STEPS = 100_000_000;

    private final SymmetryGraph graph;

    /** Generators of the group: by node, where it goes. */
    private final List<int[]> generators;

    /** The symmetries without the identity: by node, where it goes. */
    private final int[][] images;

    /** The primary items, as nodes, in the order in which they are compared. */
    private final int[] items;

    /** By symmetry and place in {@link #items}: the node that goes to the item there. */
    private final int[][] sources;

    private SolutionClasses(SymmetryGraph graph, List<int[]> generators, int[][] images) {
        this.graph = graph;
        this.generators = generators;
        this.images = images;
        items = IntStream.range(0, graph.primaryCount)
                .boxed()
                .sorted(Comparator.comparingInt(graph::degree))
                .mapToInt(node -> node)
                .toArray();
        sources = Arrays.stream(images).map(this::sources).toArray(int[][]::new);
    }

    private int[] sources(int[] image) {
        int[] before = new int[items.length];
        for (int node = 0; node < items.length; node++) {
            before[image[node]] = node;
        }
        return Arrays.stream(items).map(node -> before[node]).toArray();
    }

    /**
     * The classes of solutions of a small group, where no item has bounds.
     *
     * @param memory how many bytes the list of symmetries may take
     * @throws IllegalArgumentException if it would take more
     */
    public static SolutionClasses of(SymmetryGroup group, long memory) {
        SymmetryGraph graph = group.graph();
        BigInteger needed = group.order().multiply(BigInteger.valueOf(4L * (graph.nodeCount + graph.primaryCount)));
        if (needed.compareTo(BigInteger.valueOf(memory)) > 0) {
            throw new IllegalArgumentException("The list of the " + group.order() + " symmetries would take " + needed
                    + " bytes, but it may take " + memory + "; give it more by maxMemory, or as with -Xmx4g"
                    + SymmetryGroup.FEWER);
        }
        List<int[]> generators = new ArrayList<>();
        List<int[]> images = elements(graph, group.finder(), generators);
        return new SolutionClasses(
                graph, generators, images.subList(1, images.size()).toArray(int[][]::new));
    }

    /**
     * All elements of the group, the identity first: those that keep the base, then those that keep less and less.
     *
     * @param generators gets generators of the group
     */
    private static List<int[]> elements(SymmetryGraph graph, SymmetryFinder finder, List<int[]> generators) {
        int[] identity = IntStream.range(0, graph.nodeCount).toArray();
        List<int[]> elements = new ArrayList<>(List.of(identity));
        for (int level = finder.depth() - 1; level >= 0; level--) {
            for (Automorphism generator : finder.generators()) {
                if (generator.level() == level) {
                    generators.add(dense(generator, identity));
                }
            }
            List<int[]> ways = ways(finder.base(level), generators, identity);
            int keeping = elements.size();
            for (int[] way : ways.subList(1, ways.size())) {
                for (int i = 0; i < keeping; i++) {
                    elements.add(after(elements.get(i), way));
                }
            }
        }
        return elements;
    }

    private static int[] dense(Automorphism sparse, int[] identity) {
        int[] image = identity.clone();
        for (int i = 0; i < sparse.size(); i++) {
            image[sparse.from(i)] = sparse.to(i);
        }
        return image;
    }

    /** For each node to which generators can take a node, one element that does so; the identity first. */
    private static List<int[]> ways(int node, List<int[]> generators, int[] identity) {
        List<int[]> ways = new ArrayList<>(List.of(identity));
        BitSet reached = new BitSet();
        reached.set(node);
        for (int i = 0; i < ways.size(); i++) {
            for (int[] generator : generators) {
                int next = generator[ways.get(i)[node]];
                if (!reached.get(next)) {
                    reached.set(next);
                    ways.add(after(ways.get(i), generator));
                }
            }
        }
        return ways;
    }

    /** One permutation after another. */
    private static int[] after(int[] first, int[] second) {
        Patience.ofThread().spend(first.length);
        int[] both = new int[first.length];
        for (int node = 0; node < both.length; node++) {
            both[node] = second[first[node]];
        }
        return both;
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
        long steps = (long) images.length * generators.size() * graph.nodeCount;
        return steps <= MOST_STEPS && FixedSolutions.isClosed(graph, view, generators);
    }

    /** Tables for Burnside's lemma, for a view of which {@link #hasFixed} holds. */
    public FixedSolutions fixed(View view) {
        return new FixedSolutions(graph, view, generators, images);
    }

    /**
     * How many solutions are in the class of a solution.
     *
     * @param solution all its options, in any order
     */
    public BigInteger size(int[] solution) {
        BitSet nodes = new BitSet();
        BigInteger copies = BigInteger.ONE;
        for (int option : solution) {
            int node = graph.optionNodes[option];
            nodes.set(node);
            copies = copies.multiply(BigInteger.valueOf(graph.copyCount(node)));
        }
        int keeping = 1;
        for (int[] image : images) {
            keeping += nodes.stream().allMatch(node -> nodes.get(image[node])) ? 1 : 0;
        }
        return copies.multiply(BigInteger.valueOf((images.length + 1) / keeping));
    }
}
