package io.github.exactcover.dlx.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.cli.doctor.Finding.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the doctor says is compared with all subsets of the options, and so is what becomes of its remedies. */
class MistakesTest {

    private static final int PRIMARY = 4;
    private static final int ITEMS = 7;
    private static final int PLAIN = -1;

    /**
     * A problem, simple enough for a reader to see that its solutions are right.
     *
     * @param primary the bounds of the primary items
     * @param secondary the other items
     * @param options for each the color of each item, {@link #PLAIN} for none
     */
    private record Small(Map<Integer, Bounds> primary, Set<Integer> secondary, List<Map<Integer, Integer>> options) {

        /** Each as a set of options, one bit for each. */
        Set<Integer> solutions() {
            Set<Integer> solutions = new TreeSet<>();
            for (int chosen = 0; chosen < 1 << options.size(); chosen++) {
                if (isSolution(chosen)) {
                    solutions.add(chosen);
                }
            }
            return solutions;
        }

        private boolean isSolution(int chosen) {
            List<Map<Integer, Integer>> own = IntStream.range(0, options.size())
                    .filter(option -> (chosen >> option & 1) == 1)
                    .mapToObj(options::get)
                    .toList();
            return own.stream().allMatch(option -> option.keySet().stream().anyMatch(primary::containsKey))
                    && primary.entrySet().stream().allMatch(item -> {
                        long times = own.stream()
                                .filter(option -> option.containsKey(item.getKey()))
                                .count();
                        return item.getValue().low() <= times
                                && times <= item.getValue().high();
                    })
                    && secondary.stream().allMatch(item -> {
                        List<Integer> colors = own.stream()
                                .filter(option -> option.containsKey(item))
                                .map(option -> option.get(item))
                                .toList();
                        return colors.size() <= 1
                                || (!colors.contains(PLAIN)
                                        && Set.copyOf(colors).size() == 1);
                    });
        }

        ExactCoverProblem<Integer, Integer> problem() {
            var builder = ExactCoverProblem.<Integer, Integer>builder();
            primary.forEach((item, bounds) -> builder.bounded(item, bounds.low(), bounds.high()));
            secondary.forEach(builder::secondary);
            for (int option = 0; option < options.size(); option++) {
                Map<Integer, Integer> own = options.get(option);
                builder.option(
                        option,
                        spec -> own.forEach((item, color) -> {
                            if (color == PLAIN) {
                                spec.covers(item);
                            } else {
                                spec.colors(item, color);
                            }
                        }));
            }
            return builder.build();
        }

        /** This problem, or a copy of it that can be changed. */
        Small copy() {
            return new Small(
                    new TreeMap<>(primary),
                    new TreeSet<>(secondary),
                    options.stream().<Map<Integer, Integer>>map(TreeMap::new).toList());
        }

        private void leaveOut(List<Integer> items) {
            items.forEach(primary::remove);
            items.forEach(secondary::remove);
            options.forEach(option -> items.forEach(option::remove));
        }

        /** Does what the doctor says. Returns whether it says that this keeps the solutions. */
        boolean heal(Finding finding, Small before) {
            List<Integer> items = finding.items();
            switch (finding.kind()) {
                case UNUSED, NO_EFFECT -> leaveOut(items);
                case ALWAYS_TOGETHER -> {
                    int low = items.stream().mapToInt(before::low).max().orElseThrow();
                    int high = items.stream().mapToInt(before::high).min().orElseThrow();
                    boolean isEnough = before.low(items.get(0)) == low && before.high(items.get(0)) == high;
                    assertThat(finding.text().contains("'" + items.get(0) + "' alone"))
                            .isEqualTo(isEnough);
                    leaveOut(items.subList(1, items.size()));
                    primary.computeIfPresent(items.get(0), (item, bounds) -> new Bounds(low, high));
                }
                default -> {
                    return false;
                }
            }
            return true;
        }

        private int low(int item) {
            return primary.containsKey(item) ? primary.get(item).low() : 0;
        }

        private int high(int item) {
            return primary.containsKey(item) ? primary.get(item).high() : 1;
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatItSaysIsTrueAndItsRemediesHelp(boolean bounded) {
        Set<Kind> met = new TreeSet<>();
        for (int seed = 0; seed < 1_500; seed++) {
            Small small = random(new Random(seed), bounded);
            Set<Integer> solutions = small.solutions();
            Small healed = small.copy();
            List<Finding> findings = find(small.problem());
            Set<Kind> kinds = findings.stream().map(Finding::kind).collect(Collectors.toSet());
            if (kinds.stream().anyMatch(kind -> kind.level == Finding.Level.ERROR)) {
                assertThat(kinds).as("of solutions that are none").doesNotContain(Kind.FORCED, Kind.IMPOSSIBLE);
            }
            for (Finding finding : findings) {
                met.add(finding.kind());
                assertThat(isTrue(finding, small, solutions))
                        .as("seed %s: %s of %s", seed, finding, small)
                        .isTrue();
                Small changed = small.copy();
                if (changed.heal(finding, small)) {
                    assertThat(changed.solutions())
                            .as("seed %s: after %s of %s", seed, finding, small)
                            .isEqualTo(solutions);
                    healed.heal(finding, small);
                }
            }
            assertThat(healed.solutions()).as("seed %s: %s", seed, small).isEqualTo(solutions);
        }
        Set<Kind> expected = new TreeSet<>(List.of(Kind.values()));
        if (!bounded) {
            expected.remove(Kind.BOUNDS_DISAGREE);
        }
        assertThat(met).containsExactlyElementsOf(expected);
    }

    private static List<Finding> find(ExactCoverProblem<?, Integer> problem) {
        List<String> names = problem.options().stream().map(String::valueOf).toList();
        return new Mistakes(new Incidence(problem), names, () -> false).find();
    }

    private static boolean isTrue(Finding finding, Small problem, Set<Integer> solutions) {
        int options = finding.options().stream().mapToInt(option -> 1 << option).reduce(0, (a, b) -> a | b);
        return switch (finding.kind()) {
            case NO_OPTION, TOO_FEW_OPTIONS, BOUNDS_DISAGREE, CLASH -> solutions.isEmpty();
            case NEVER_CHOSEN, IMPOSSIBLE -> solutions.stream().allMatch(solution -> (solution & options) == 0);
            case FORCED -> solutions.stream().allMatch(solution -> (solution & options) == options);
            case EQUAL_OPTIONS -> isEqualOptions(finding, problem, solutions);
            case UNUSED, NO_EFFECT, ALWAYS_TOGETHER -> true;
        };
    }

    /** Whether solutions come again with equal options in place of others, and whether there can be such solutions. */
    private static boolean isEqualOptions(Finding finding, Small problem, Set<Integer> solutions) {
        for (int one : finding.options()) {
            boolean canDiffer = false;
            if (Collections.disjoint(
                    problem.options().get(one).keySet(), problem.primary().keySet())) {
                return false;
            }
            for (int other : finding.options()) {
                if (one == other
                        || !problem.options().get(one).equals(problem.options().get(other))) {
                    continue;
                }
                canDiffer = true;
                for (int solution : solutions) {
                    boolean differs = (solution >> one & 1) != (solution >> other & 1);
                    if (differs && !solutions.contains(solution ^ 1 << one ^ 1 << other)) {
                        return false;
                    }
                    if (!differs
                            && (solution >> one & 1) == 1
                            && !finding.text().contains("not all")) {
                        return false;
                    }
                }
            }
            if (!canDiffer) {
                return false;
            }
        }
        return true;
    }

    private static Small random(Random random, boolean bounded) {
        Small small = new Small(new TreeMap<>(), new TreeSet<>(), new ArrayList<>());
        for (int item = 0; item < PRIMARY; item++) {
            int low = bounded ? Math.max(0, random.nextInt(5) - 2) : 1;
            small.primary.put(item, new Bounds(low, bounded ? low + random.nextInt(2) + (low == 0 ? 1 : 0) : 1));
        }
        IntStream.range(PRIMARY, ITEMS).forEach(small.secondary::add);
        Optional<Integer> twin = random.nextInt(3) == 0 ? Optional.of(random.nextInt(ITEMS)) : Optional.empty();
        int options = 2 + random.nextInt(6);
        for (int option = 0; option < options; option++) {
            if (option > 0 && random.nextInt(5) == 0) {
                small.options.add(small.options.get(random.nextInt(option)));
                continue;
            }
            List<Integer> items = new ArrayList<>(small.primary.keySet());
            items.addAll(small.secondary);
            Collections.shuffle(items, random);
            Map<Integer, Integer> own = new TreeMap<>();
            for (int item : items.subList(0, 1 + random.nextInt(3))) {
                own.put(item, item >= PRIMARY && random.nextBoolean() ? random.nextInt(2) : PLAIN);
            }
            // With a twin, two items are often covered together.
            if (twin.isPresent() && own.containsKey(twin.get())) {
                own.put((twin.get() + 1) % ITEMS, PLAIN);
            }
            small.options.add(own);
        }
        return small;
    }

    @Test
    void withoutTimeAllIsLeftOut() {
        Mistakes mistakes = new Mistakes(
                new Incidence(ExactCoverProblem.ofRows(List.of(new int[] {0}, new int[] {0}))),
                List.of("0", "1"),
                () -> true);

        assertThat(mistakes.find()).isEmpty();
        assertThat(mistakes.leftOut()).hasSize(7).contains("equal options");
    }
}
