package io.github.exactcover.dlx.symmetry;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.classes.ListedGroup;
import io.github.exactcover.dlx.internal.classes.OptionMoves;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.symmetry.Automorphism;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Checks symmetries that a user gives, and finds out where they take items and colors. */
final class GivenSymmetries<I, O> {

    private final ExactCoverProblem<I, O> problem;
    private final OptionTable table;
    private final List<O> options;
    private final SymmetryGraph graph;
    private final OptionMoves moves;

    private GivenSymmetries(Asked<I, O> asked, BitSet required, BitSet forbidden) {
        this.problem = asked.problem();
        table = asked.table();
        options = problem.options();
        graph = new SymmetryGraph(table, required, forbidden, new int[table.itemCount()], false);
        moves = new OptionMoves(graph);
    }

    /** The symmetry that takes options where a function says. */
    static <I, O> Symmetry<I, O> of(Asked<I, O> asked, UnaryOperator<O> image) {
        GivenSymmetries<I, O> given = new GivenSymmetries<>(asked, new BitSet(), new BitSet());
        Automorphism automorphism = Automorphism.of(given.nodes(given.images(image)));
        return SymmetryGroup.generator(automorphism, given.graph, SymmetryGroup.items(given.problem), given.options);
    }

    /** The group that the symmetries of a search generate, without those that do not keep its settings. */
    static <I, O> ListedGroup group(Asked<I, O> asked, List<Symmetry<I, O>> symmetries) {
        Settings settings = asked.settings();
        GivenSymmetries<I, O> given = new GivenSymmetries<>(asked, settings.required, settings.forbidden);
        List<int[]> generators = new ArrayList<>();
        for (Symmetry<?, ?> symmetry : symmetries) {
            int[] images = IntStream.range(0, given.options.size()).toArray();
            symmetry.indices().forEach((from, to) -> given.move(images, from, to));
            generators.add(given.nodes(images));
        }
        return ListedGroup.generated(given.graph, generators, settings.memoryForMemos());
    }

    private void move(int[] images, int from, int to) {
        if (from >= images.length || to >= images.length) {
            throw new IllegalArgumentException(
                    "A symmetry moves the options " + from + " and " + to + ", but the problem has only "
                            + images.length + "; make it for this problem, by Symmetries.of(problem).given");
        }
        images[from] = to;
    }

    /** By option: the place of its image. */
    private int[] images(UnaryOperator<O> image) {
        Map<O, Integer> places = new HashMap<>();
        for (int place = 0; place < options.size(); place++) {
            Integer before = places.put(options.get(place), place);
            if (before != null) {
                throw new IllegalArgumentException("Option " + name(place) + " is at two places in the problem, "
                        + before + " and " + place
                        + ", so its name does not say which one is meant; give each option a name of its own");
            }
        }
        int[] images = new int[options.size()];
        for (int option = 0; option < images.length; option++) {
            String from = name(option);
            O to = Objects.requireNonNull(
                    image.apply(options.get(option)),
                    () -> "The symmetry takes option " + from + " to null; an option that stays is its own image");
            Integer place = places.get(to);
            if (place == null) {
                throw new IllegalArgumentException("The symmetry takes option " + from + " to "
                        + PlainText.quoted(String.valueOf(to)) + ", which is no option of the problem");
            }
            images[option] = place;
        }
        return images;
    }

    /** By node: where it goes, after a check that this is a symmetry. */
    private int[] nodes(int[] images) {
        int[] sources = new int[images.length];
        Arrays.fill(sources, -1);
        for (int option = 0; option < images.length; option++) {
            int to = images[option];
            if (sources[to] >= 0) {
                throw new IllegalArgumentException("The symmetry takes both options " + name(sources[to]) + " and "
                        + name(option) + " to " + name(to) + "; it must take each option to another one");
            }
            sources[to] = option;
            if (table.cost(option) != table.cost(to)) {
                throw refusal(option, to, "costs " + table.cost(option), "costs " + table.cost(to));
            }
            if (table.isEligible(option) != table.isEligible(to)) {
                throw refusal(option, to, can(option), can(to));
            }
        }
        int[] nodes = moves.nodes(images);
        for (int node = 0; node < nodes.length; node++) {
            if (nodes[node] < 0) {
                throw lost(graph.item(node), images);
            }
        }
        return nodes;
    }

    private String can(int option) {
        return table.isEligible(option) ? "can be chosen" : "can never be chosen";
    }

    private IllegalArgumentException refusal(int option, int to, String one, String other) {
        return new IllegalArgumentException("The symmetry takes option " + name(option) + ", which " + one + ", to "
                + name(to) + ", which " + other);
    }

    private IllegalArgumentException lost(int item, int[] images) {
        int option = 0;
        while (!table.isEligible(option) || table.cellOf(option, item) < 0) {
            option++;
        }
        return new IllegalArgumentException("The symmetry takes option " + name(option) + " to " + name(images[option])
                + ", but no item of that one fits in the place of item "
                + PlainText.quoted(String.valueOf(SymmetryGroup.items(problem).get(item)))
                + ": it would need the same bounds, the images of all options of this item and no others, and as many"
                + " colors for the same options");
    }

    private String name(int option) {
        return PlainText.quoted(String.valueOf(options.get(option)));
    }
}
