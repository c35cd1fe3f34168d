package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.symmetry.Automorphism;
import io.github.exactcover.dlx.internal.symmetry.SymmetryFinder;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.Roots;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** A group of symmetries that is so small that all of them are listed. Immutable. */
public final class ListedGroup implements SetClasses {

    private final SymmetryGraph graph;

    /** Generators of the group: by node, where it goes. */
    final List<int[]> generators;

    /** The symmetries without the identity: by node, where it goes. */
    final int[][] images;

    private ListedGroup(SymmetryGraph graph, List<int[]> generators, List<int[]> elements) {
        this.graph = graph;
        this.generators = generators;
        this.images = elements.subList(1, elements.size()).toArray(int[][]::new);
    }

    /**
     * All symmetries of a small group.
     *
     * @param memory how many bytes the list of symmetries may take
     * @throws IllegalArgumentException if it would take more
     */
    public static ListedGroup of(GeneratedGroup group, long memory) {
        SymmetryGraph graph = group.graph();
        BigInteger needed = group.order().multiply(BigInteger.valueOf(bytes(graph)));
        if (needed.compareTo(BigInteger.valueOf(memory)) > 0) {
            throw new IllegalArgumentException("The list of the " + group.order() + " symmetries would take " + needed
                    + " bytes, but it may take " + memory + "; give it more by maxMemory, or as with -Xmx4g"
                    + GeneratedGroup.FEWER);
        }
        List<int[]> generators = new ArrayList<>();
        List<int[]> elements = elements(graph, group.finder(), generators);
        return new ListedGroup(graph, generators, elements);
    }

    /** How many bytes a symmetry takes, with what {@link SolutionClasses} keep of it. */
    private static long bytes(SymmetryGraph graph) {
        return 4L * (graph.nodeCount + graph.primaryCount);
    }

    /**
     * The group that some symmetries generate. Only those of its elements are kept that take required options to
     * required ones and forbidden to forbidden ones.
     *
     * @param given by node, where it goes
     * @param memory how many bytes the list of all elements may take
     * @throws IllegalArgumentException if there are too many
     */
    public static ListedGroup generated(SymmetryGraph graph, List<int[]> given, long memory) {
        List<int[]> elements = new ArrayList<>(List.of(identity(graph)));
        Set<IntBuffer> known = new HashSet<>(List.of(IntBuffer.wrap(elements.get(0))));
        for (int i = 0; i < elements.size(); i++) {
            for (int[] generator : given) {
                int[] next = after(elements.get(i), generator);
                if (!known.add(IntBuffer.wrap(next))) {
                    continue;
                }
                elements.add(next);
                if (elements.size() > GeneratedGroup.MOST_LISTED) {
                    throw new IllegalArgumentException(
                            "The given symmetries make more than " + GeneratedGroup.MOST_LISTED
                                    + " others; give fewer of them, or none to use all symmetries");
                }
                if (elements.size() > memory / bytes(graph)) {
                    throw new IllegalArgumentException("The list of all that the given symmetries make would take more"
                            + " than " + memory + " bytes; give it more by maxMemory, or as with -Xmx4g");
                }
            }
        }
        List<int[]> kept = elements.stream().filter(graph::keepsKinds).toList();
        return new ListedGroup(graph, kept.size() == elements.size() ? given : kept, kept);
    }

    /**
     * All elements of the group, the identity first: those that keep the base, then those that keep less and less.
     *
     * @param generators gets generators of the group
     */
    private static List<int[]> elements(SymmetryGraph graph, SymmetryFinder finder, List<int[]> generators) {
        int[] identity = identity(graph);
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

    private static int[] identity(SymmetryGraph graph) {
        return IntStream.range(0, graph.nodeCount).toArray();
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

    @Override
    public SymmetryGraph graph() {
        return graph;
    }

    /** How many symmetries there are, beside the exchanges of copies. */
    public int order() {
        return images.length + 1;
    }

    /** Generators of the group. */
    public List<Automorphism> generators() {
        return generators.stream().map(Automorphism::of).toList();
    }

    /** By node: the same for all that can take each other's place. */
    public int[] roots() {
        int[] orbits = Orbits.of(graph.nodeCount, generators);
        return IntStream.range(0, graph.nodeCount)
                .map(node -> Roots.of(orbits, node))
                .toArray();
    }

    /** The form is the first image of the set, as sets of numbers are compared. */
    @Override
    public Form form(int[] times) {
        int[] set = IntStream.range(graph.optionStart, graph.nodeCount)
                .filter(node -> times[node] > 0)
                .toArray();
        int[] best = set;
        List<int[]> keeping = new ArrayList<>();
        Patience patience = Patience.ofThread();
        for (int[] image : images) {
            patience.spend(set.length);
            int[] moved = Arrays.stream(set).map(node -> image[node]).sorted().toArray();
            if (Arrays.equals(moved, set)) {
                keeping.add(image);
            }
            int differs = Arrays.mismatch(moved, best);
            if (differs >= 0 && moved[differs] < best[differs]) {
                best = moved;
            }
        }
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * best.length);
        bytes.asIntBuffer().put(best);
        return new Form(bytes.array(), identity(graph), Orbits.of(graph.nodeCount, keeping));
    }

    @Override
    public BigInteger classSize(int[] solution) {
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
        return copies.multiply(BigInteger.valueOf(order() / keeping));
    }
}
