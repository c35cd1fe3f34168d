package io.github.exactcover.dlx.cli.doctor;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A problem in numbers: which option has which items in which colors, and the other way round. */
final class Incidence {

    /** What stands for no color. Colors are numbered from 1. */
    static final int PLAIN = 0;

    final List<String> names = new ArrayList<>();
    final int primary;
    final int options;
    private final Bounds[] bounds;

    /** For each option, the items in ascending order, and the color of each. */
    private final int[][] items;

    private final int[][] colors;

    /** For each item, its options in ascending order. */
    private final int[][] optionsOf;

    final int colorCount;

    <I> Incidence(ExactCoverProblem<I, ?> problem) {
        List<I> all = new ArrayList<>(problem.primaryItems());
        all.addAll(problem.secondaryItems());
        Map<I, Integer> numbers = new HashMap<>(2 * all.size());
        all.forEach(item -> numbers.put(item, numbers.size()));
        all.forEach(item -> names.add(item.toString()));
        primary = problem.primaryItems().size();
        bounds = problem.primaryItems().stream().map(problem::boundsOf).toArray(Bounds[]::new);
        options = problem.options().size();
        items = new int[options][];
        colors = new int[options][];
        int[] degrees = new int[all.size()];
        Map<Object, Integer> colorNumbers = new HashMap<>();
        for (int option = 0; option < options; option++) {
            items[option] = problem.itemsOf(option).stream()
                    .mapToInt(item -> numbers.getOrDefault(item, 0))
                    .sorted()
                    .toArray();
            int[] own = items[option];
            int[] ownColors = new int[own.length];
            colors[option] = ownColors;
            problem.colorsOf(option)
                    .forEach((item, color) -> ownColors[Arrays.binarySearch(own, numbers.getOrDefault(item, 0))] =
                            colorNumbers.computeIfAbsent(color, each -> colorNumbers.size() + 1));
            Arrays.stream(own).forEach(item -> degrees[item]++);
        }
        colorCount = colorNumbers.size();
        optionsOf = Arrays.stream(degrees).mapToObj(int[]::new).toArray(int[][]::new);
        Arrays.fill(degrees, 0);
        for (int option = 0; option < options; option++) {
            for (int item : items[option]) {
                optionsOf[item][degrees[item]++] = option;
            }
        }
    }

    int itemCount() {
        return optionsOf.length;
    }

    boolean isPrimary(int item) {
        return item < primary;
    }

    /** How often an item must be covered. */
    int low(int item) {
        return isPrimary(item) ? bounds[item].low() : 0;
    }

    /** How often an item may be covered, if without a color. */
    int high(int item) {
        return isPrimary(item) ? bounds[item].high() : 1;
    }

    boolean isPlain(int item) {
        return low(item) == 1 && high(item) == 1;
    }

    int degree(int item) {
        return optionsOf[item].length;
    }

    int[] optionsOf(int item) {
        return optionsOf[item];
    }

    int[] itemsOf(int option) {
        return items[option];
    }

    int[] colorsOf(int option) {
        return colors[option];
    }

    int colorOf(int option, int item) {
        int place = Arrays.binarySearch(items[option], item);
        return place < 0 ? PLAIN : colors[option][place];
    }

    /** Equal for options with the same items in the same colors. */
    Object keyOfOption(int option) {
        return List.of(IntBuffer.wrap(items[option]), IntBuffer.wrap(colors[option]));
    }

    /** Whether an option gives the item a color. */
    boolean isColored(int item) {
        return !isPrimary(item) && Arrays.stream(optionsOf[item]).anyMatch(option -> colorOf(option, item) != PLAIN);
    }
}
