package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * {@link RandomSets} of three items in which each set also has two secondary items. A set gives each of them a color,
 * or, if there is only one color, covers them.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ColoredSets.of(30, 300, 10, 3, 1);
 * }</pre>
 */
public final class ColoredSets {

    private static final int SIZE = 3;

    private ColoredSets() {}

    /**
     * The problem.
     *
     * @param n the number of primary items, a multiple of 3 from 3 to 999
     * @param sets the number of sets, from n to 100 n
     * @param secondary the number of secondary items, from 2 to 1000, and at least 2 n / 3 if there is only one color
     * @param colors the number of colors, from 1 to 9
     * @param seed the seed for the sets and their colors
     * @return a new problem, whose options are written as their number; it has a solution
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, Integer> of(int n, int sets, int secondary, int colors, int seed) {
        Sizes.check("a number of triples of items", n / SIZE, 1, 333);
        Sizes.check("a number of items left over:", n % SIZE, 0, 0);
        Sizes.check("a number of sets", sets, n, 100 * n);
        Sizes.check("a number of colors", colors, 1, 9);
        Sizes.check("a number of secondary items", secondary, colors == 1 ? 2 * n / SIZE : 2, 1000);
        Random random = new Random(seed);
        List<Map<String, Integer>> options = new ArrayList<>();
        for (Set<Integer> set : RandomSets.hidden(n, SIZE, SIZE, random)) {
            int place = options.size();
            Map<String, Integer> option = primary(set);
            // In the planned solution, all sets agree on the color of a secondary item.
            List.of(2 * place % secondary, (2 * place + 1) % secondary)
                    .forEach(item -> option.put("s" + item, item % colors));
            options.add(option);
        }
        while (options.size() < sets) {
            Map<String, Integer> option = primary(RandomSets.set(n, SIZE, random));
            RandomSets.set(secondary, 2, random).forEach(item -> option.put("s" + item, random.nextInt(colors)));
            options.add(option);
        }
        Collections.shuffle(options, random);
        return problem(n, secondary, colors, options);
    }

    private static Map<String, Integer> primary(Set<Integer> set) {
        Map<String, Integer> option = new LinkedHashMap<>();
        set.forEach(item -> option.put("i" + item, -1));
        return option;
    }

    private static ExactCoverProblem<String, Integer> problem(
            int n, int secondary, int colors, List<Map<String, Integer>> options) {
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(0, n).forEach(item -> builder.primary("i" + item));
        IntStream.range(0, secondary).forEach(item -> builder.secondary("s" + item));
        for (int option = 0; option < options.size(); option++) {
            Map<String, Integer> items = options.get(option);
            builder.option(
                    option,
                    spec -> items.forEach((item, color) -> {
                        if (colors == 1 || color < 0) {
                            spec.covers(item);
                        } else {
                            spec.colors(item, color);
                        }
                    }));
        }
        return builder.build();
    }
}
