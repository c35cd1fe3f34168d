package io.github.exactcover.dlx.symmetry;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.classes.ListedGroup;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.symmetry.Automorphism;
import io.github.exactcover.dlx.internal.symmetry.SymmetryFinder;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/**
 * The symmetries of a problem: all ways in which its options can change places, together with items and colors, so that
 * each option again has the items and colors that it should have. They take solutions to solutions.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("north", "east", "south", "west")
 *         .option("NE", "north", "east")
 *         .option("ES", "east", "south")
 *         .option("SW", "south", "west")
 *         .option("WN", "west", "north")
 *         .build();
 * SymmetryGroup<String, String> symmetries = Symmetries.of(problem).find();
 * System.out.println(symmetries.order()); // 8
 * System.out.println(symmetries.optionOrbits()); // [[NE, ES, SW, WN]]
 * }</pre>
 *
 * <p>An item only goes to an item with the same bounds, an option only to one with the same cost, and colors only to
 * colors of the item's image. Two symmetries are the same if they move options in the same way. What makes no
 * difference plays no part and is nowhere listed: options that can never be chosen, secondary items by which no two
 * options exclude each other, and items that have the same options, and the same key, as an item before them.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 * @param order how many symmetries there are, the one that moves nothing among them; at least so many if not
 *     {@code isComplete}
 * @param isComplete whether all were found. If not, all that is listed is right, but there may be more generators, and
 *     orbits may be parts of larger ones, or missing
 * @param generators some symmetries of which all others are made, one after the other; none if only one moves nothing
 * @param itemOrbits the items, with those together that can take each other's place
 * @param optionOrbits the options, with those together that can take each other's place
 */
public record SymmetryGroup<I, O>(
        BigInteger order,
        boolean isComplete,
        List<Symmetry<I, O>> generators,
        List<List<I>> itemOrbits,
        List<List<O>> optionOrbits) {

    /**
     * What was found.
     *
     * @param order how many symmetries there are
     * @param isComplete whether all were found
     * @param generators some of which all others are made; the list is copied
     * @param itemOrbits the items that can take each other's place; the list is copied
     * @param optionOrbits the options that can take each other's place; the list is copied
     */
    public SymmetryGroup {
        Objects.requireNonNull(order, "The order must not be null");
        generators = Given.copy(generators, "generators");
        itemOrbits = orbits(itemOrbits, "itemOrbits");
        optionOrbits = orbits(optionOrbits, "optionOrbits");
    }

    private static <E> List<List<E>> orbits(List<List<E>> given, String name) {
        return Given.elements(given, name).stream()
                .map(orbit -> Given.copy(orbit, name))
                .toList();
    }

    /** By item: a number that is the same for items with the same key. */
    static <I> int[] keys(ExactCoverProblem<I, ?> problem, Function<? super I, ?> keyOfItem) {
        Objects.requireNonNull(keyOfItem, "The function keyOfItem must not be null; for all symmetries, leave it out");
        Map<Object, Integer> numbers = new HashMap<>();
        return items(problem).stream()
                .mapToInt(item -> numbers.computeIfAbsent(key(keyOfItem, item), key -> numbers.size()))
                .toArray();
    }

    private static <I> Object key(Function<? super I, ?> keyOfItem, I item) {
        Object key = keyOfItem.apply(item);
        return Objects.requireNonNull(
                key,
                () -> "The key of the item " + PlainText.quoted(String.valueOf(item))
                        + " is null; give each item a key");
    }

    /** What is known if there was no time to look: nothing is listed. */
    static <I, O> SymmetryGroup<I, O> none() {
        return new SymmetryGroup<>(BigInteger.ONE, false, List.of(), List.of(), List.of());
    }

    /** What a search for symmetries has found, in terms of the problem. */
    static <I, O> SymmetryGroup<I, O> of(ExactCoverProblem<I, O> problem, SymmetryGraph graph, SymmetryFinder finder) {
        return of(problem, graph, finder.generators(), finder::root, finder.order(), finder.isComplete());
    }

    /** A group that is listed, in terms of the problem. */
    static <I, O> SymmetryGroup<I, O> of(ExactCoverProblem<I, O> problem, ListedGroup group) {
        int[] roots = group.roots();
        BigInteger order = BigInteger.valueOf(group.order());
        return of(problem, group.graph(), group.generators(), node -> roots[node], order, true);
    }

    private static <I, O> SymmetryGroup<I, O> of(
            ExactCoverProblem<I, O> problem,
            SymmetryGraph graph,
            List<Automorphism> automorphisms,
            IntUnaryOperator root,
            BigInteger order,
            boolean isComplete) {
        List<I> items = items(problem);
        List<O> options = problem.options();
        List<Symmetry<I, O>> generators = new ArrayList<>();
        BigInteger all;
        boolean isInTime = true;
        try {
            addAll(automorphisms, graph, items, options, generators);
            all = order.multiply(graph.exchanges());
        } catch (Patience.OverException e) {
            Settings.LOG.debug("Not all symmetries could be listed in time");
            all = order.multiply(graph.leastExchanges());
            isInTime = false;
        }
        Map<Integer, List<I>> itemOrbits = new LinkedHashMap<>();
        Map<Integer, List<O>> optionOrbits = new LinkedHashMap<>();
        for (int node = 0; node < graph.size(); node++) {
            if (graph.item(node) >= 0) {
                orbit(itemOrbits, root.applyAsInt(node)).add(items.get(graph.item(node)));
            }
            for (int copy : graph.options(node)) {
                orbit(optionOrbits, root.applyAsInt(node)).add(options.get(copy));
            }
        }
        return new SymmetryGroup<>(
                all,
                isComplete && isInTime,
                generators,
                new ArrayList<>(itemOrbits.values()),
                new ArrayList<>(optionOrbits.values()));
    }

    /** Adds generators: of what was found, and of all exchanges of copies. */
    private static <I, O> void addAll(
            List<Automorphism> automorphisms,
            SymmetryGraph graph,
            List<I> items,
            List<O> options,
            List<Symmetry<I, O>> generators) {
        Patience patience = Patience.ofThread();
        for (Automorphism automorphism : automorphisms) {
            patience.spend((long) Patience.LOOK_UP * automorphism.size());
            generators.add(generator(automorphism, graph, items, options));
        }
        for (int node = 0; node < graph.size(); node++) {
            int[] copies = graph.options(node);
            for (int i = 1; i < copies.length; i++) {
                patience.spend(2 * Patience.LOOK_UP);
                generators.add(exchange(copies[i - 1], copies[i], options));
            }
        }
    }

    /** All items of a problem, as they are numbered in its table. */
    static <I> List<I> items(ExactCoverProblem<I, ?> problem) {
        List<I> items = new ArrayList<>(problem.primaryItems());
        items.addAll(problem.secondaryItems());
        return items;
    }

    /** A permutation of the nodes of a graph, in terms of the problem. */
    static <I, O> Symmetry<I, O> generator(
            Automorphism automorphism, SymmetryGraph graph, List<I> items, List<O> options) {
        Map<Integer, Integer> moved = new TreeMap<>();
        NavigableMap<Integer, Integer> indices = new TreeMap<>();
        for (int i = 0; i < automorphism.size(); i++) {
            int from = automorphism.from(i);
            int to = automorphism.to(i);
            if (graph.item(from) >= 0) {
                moved.put(graph.item(from), graph.item(to));
            }
            int[] targets = graph.options(to);
            int next = 0;
            for (int option : graph.options(from)) {
                indices.put(option, targets[next++]);
            }
        }
        Map<I, I> named = new LinkedHashMap<>();
        moved.forEach((from, to) -> named.put(items.get(from), items.get(to)));
        return new Symmetry<>(named, options, indices);
    }

    /** The symmetry in which two options with the same items and colors change places. */
    private static <I, O> Symmetry<I, O> exchange(int option, int copy, List<O> options) {
        return new Symmetry<>(Map.of(), options, new TreeMap<>(Map.of(option, copy, copy, option)));
    }

    private static <T> List<T> orbit(Map<Integer, List<T>> orbits, int root) {
        return orbits.computeIfAbsent(root, first -> new ArrayList<>());
    }
}
