package io.github.exactcover.dlx.checks.time;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Large problems, each large in its own way. Items and options are numbered; the costs of options are small. */
@SuppressWarnings("ImmutableEnumChecker") // Lambdas that hold nothing.
enum Shape {
    /** Dominoes on a path with an odd number of cells: no solution, and nearly all items are needed to say why. */
    PATH(() -> path(10_001)),

    /** A few items with many options, which also have some of many secondary items, with colors. */
    WIDE(() -> wide(12, 24_000)),

    /** Options that are equal. */
    TALL(() -> tall(50_000)),

    /** Parts that have no item in common, each with two solutions. */
    PARTS(() -> parts(5_000)),

    /** Items that can be covered several times. */
    BOUNDS(() -> bounds(120, 10_000));

    private final Supplier<ExactCoverProblem<Integer, Integer>> maker;

    Shape(Supplier<ExactCoverProblem<Integer, Integer>> maker) {
        this.maker = maker;
    }

    ExactCoverProblem<Integer, Integer> problem() {
        return maker.get();
    }

    private static ProblemBuilder<Integer, Integer> items(int count) {
        return ExactCoverProblem.<Integer, Integer>builder()
                .primary(IntStream.range(0, count).boxed().toList());
    }

    private static ExactCoverProblem<Integer, Integer> path(int cells) {
        ProblemBuilder<Integer, Integer> builder = items(cells);
        IntStream.range(1, cells).forEach(cell -> builder.option(cell - 1, List.of(cell - 1, cell), cell % 7));
        return builder.build();
    }

    private static ExactCoverProblem<Integer, Integer> wide(int items, int options) {
        Random random = new Random(1);
        ProblemBuilder<Integer, Integer> builder = items(items);
        builder.secondary(IntStream.range(items, options).boxed().toList());
        for (int option = 0; option < options; option++) {
            int item = option % items;
            builder.option(option, spec -> {
                spec.covers(item).costs(random.nextInt(100));
                random.ints(items, options).distinct().limit(3).forEach(other -> spec.colors(other, random.nextInt(9)));
            });
        }
        return builder.build();
    }

    private static ExactCoverProblem<Integer, Integer> tall(int count) {
        ProblemBuilder<Integer, Integer> builder = items(2);
        IntStream.range(0, count).forEach(option -> builder.option(option, 0));
        return builder.option(count, 1).build();
    }

    private static ExactCoverProblem<Integer, Integer> parts(int count) {
        ProblemBuilder<Integer, Integer> builder = items(2 * count);
        for (int part = 0; part < count; part++) {
            builder.option(3 * part, List.of(2 * part, 2 * part + 1), part % 3);
            builder.option(3 * part + 1, 2 * part);
            builder.option(3 * part + 2, 2 * part + 1);
        }
        return builder.build();
    }

    private static ExactCoverProblem<Integer, Integer> bounds(int items, int options) {
        Random random = new Random(5);
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(0, items).forEach(item -> builder.bounded(item, 1, 3));
        for (int option = 0; option < options; option++) {
            int size = 2 + random.nextInt(5);
            List<Integer> set =
                    random.ints(0, items).distinct().limit(size).boxed().toList();
            builder.option(option, set, random.nextInt(50));
        }
        return builder.build();
    }
}
