package io.github.exactcover.dlx.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MistakesTest {

    private static final int PRIMARY = 4;
    private static final int ITEMS = 7;

    /** What is said of solutions is compared with all solutions. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatItSaysOfSolutionsIsTrue(boolean bounded) {
        Set<Finding.Kind> met = new TreeSet<>();
        for (int seed = 0; seed < 3_000; seed++) {
            ExactCoverProblem<Integer, Integer> problem = random(new Random(seed), bounded);
            List<Set<Integer>> solutions = DLX.search(problem).stream()
                    .map(solution -> Set.copyOf(solution.options()))
                    .toList();
            for (Finding finding : find(problem)) {
                met.add(finding.kind());
                assertThat(isTrue(finding, problem, solutions))
                        .as("seed %s: %s", seed, finding)
                        .isTrue();
            }
        }
        Set<Finding.Kind> expected = new TreeSet<>(List.of(Finding.Kind.values()));
        if (!bounded) {
            expected.removeAll(List.of(
                    Finding.Kind.TOO_FEW_OPTIONS,
                    Finding.Kind.BOUNDS_DISAGREE,
                    Finding.Kind.HIGH_BOUND,
                    Finding.Kind.AT_MOST_ONCE));
        }
        assertThat(met).containsExactlyElementsOf(expected);
    }

    private static List<Finding> find(ExactCoverProblem<?, Integer> problem) {
        List<String> names = problem.options().stream().map(String::valueOf).toList();
        return new Mistakes(Incidence.of(problem), names, () -> false).find();
    }

    private static boolean isTrue(
            Finding finding, ExactCoverProblem<Integer, Integer> problem, List<Set<Integer>> solutions) {
        return switch (finding.kind()) {
            case NO_OPTION, TOO_FEW_OPTIONS, BOUNDS_DISAGREE -> solutions.isEmpty();
            case NEVER_CHOSEN, EXCLUDED, IMPOSSIBLE ->
                solutions.stream().allMatch(solution -> Collections.disjoint(solution, finding.options()));
            case FORCED -> solutions.stream().allMatch(solution -> solution.containsAll(finding.options()));
            case NO_EFFECT -> same(solutions, solutionsWithout(problem, finding.items()));
            case ALWAYS_TOGETHER ->
                solutionsWithout(
                                problem,
                                finding.items().subList(1, finding.items().size()))
                        .containsAll(solutions);
            case EQUAL_OPTIONS, HIGH_BOUND, AT_MOST_ONCE, PARTS -> true;
        };
    }

    private static boolean same(List<Set<Integer>> some, List<Set<Integer>> others) {
        return some.size() == others.size() && Set.copyOf(some).equals(Set.copyOf(others));
    }

    private static List<Set<Integer>> solutionsWithout(
            ExactCoverProblem<Integer, Integer> problem, List<Integer> items) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int item : problem.primaryItems()) {
            if (!items.contains(item)) {
                ExactCoverProblem.Bounds bounds = problem.boundsOf(item);
                builder.bounded(item, bounds.low(), bounds.high());
            }
        }
        // One more, so that no option is left without a primary item.
        builder.bounded(ITEMS, 0, problem.options().size());
        problem.secondaryItems().stream().filter(item -> !items.contains(item)).forEach(builder::secondary);
        for (int option : problem.options()) {
            List<Integer> own = problem.itemsOf(option);
            if (own.stream().noneMatch(problem.primaryItems()::contains)) {
                continue;
            }
            builder.option(option, spec -> {
                spec.covers(ITEMS);
                own.stream()
                        .filter(item -> !items.contains(item))
                        .forEach(item -> problem.colorOf(option, item)
                                .ifPresentOrElse(color -> spec.colors(item, color), () -> spec.covers(item)));
            });
        }
        return DLX.search(builder.build()).stream()
                .map(solution -> Set.copyOf(solution.options()))
                .toList();
    }

    private static ExactCoverProblem<Integer, Integer> random(Random random, boolean bounded) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < PRIMARY; item++) {
            int low = bounded ? random.nextInt(3) : 1;
            builder.bounded(item, low, bounded ? low + random.nextInt(2) + (low == 0 ? 1 : 0) : 1);
        }
        IntStream.range(PRIMARY, ITEMS).forEach(builder::secondary);
        int options = 2 + random.nextInt(7);
        for (int option = 0; option < options; option++) {
            List<Integer> items = IntStream.range(0, ITEMS).boxed().collect(Collectors.toCollection(ArrayList::new));
            Collections.shuffle(items, random);
            int size = 1 + random.nextInt(3);
            builder.option(option, spec -> {
                for (int item : items.subList(0, size)) {
                    if (item >= PRIMARY && random.nextBoolean()) {
                        spec.colors(item, random.nextInt(2));
                    } else {
                        spec.covers(item);
                    }
                }
            });
        }
        return builder.build();
    }

    @Test
    void withoutTimeAllIsLeftOut() {
        Mistakes mistakes = new Mistakes(
                Incidence.of(ExactCoverProblem.ofRows(List.of(new int[] {0}, new int[] {0}))),
                List.of("0", "1"),
                () -> true);

        assertThat(mistakes.find()).isEmpty();
        assertThat(mistakes.leftOut()).hasSize(10).contains("equal options");
    }
}
