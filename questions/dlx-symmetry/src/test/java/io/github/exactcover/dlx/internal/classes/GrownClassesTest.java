package io.github.exactcover.dlx.internal.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.testing.PlainSymmetries;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class GrownClassesTest {

    private static final long MEMORY = 100_000_000;

    /** Each solution that is shown, with the size of its class. */
    private static Map<Set<Integer>, BigInteger> shown(OptionTable table, BitSet required, BitSet forbidden) {
        GeneratedGroup group = GeneratedGroup.of(table, required, forbidden, new int[table.itemCount()]);
        GrownClasses classes = new GrownClasses(group, false, MEMORY);
        Map<Set<Integer>, BigInteger> shown = new HashMap<>();
        double before = 0;
        for (Step step = classes.run(1); step != Step.EXHAUSTED; step = classes.run(1)) {
            assertThat(classes.fraction()).isBetween(before, 1 - Double.MIN_VALUE);
            before = classes.fraction();
            if (step == Step.SOLUTION) {
                int[] solution = classes.solution();
                shown.put(Arrays.stream(solution).boxed().collect(Collectors.toSet()), group.classSize(solution));
            }
        }
        assertThat(classes.fraction()).isEqualTo(1);
        assertThat(classes.solutions()).isEqualTo(shown.size());
        GrownClasses counted = new GrownClasses(group, true, MEMORY);
        assertThat(counted.run(Long.MAX_VALUE)).isEqualTo(Step.EXHAUSTED);
        assertThat(counted.solutions()).isEqualTo(shown.size());
        return shown;
    }

    /** The first set is looked at for a moment in which none waits to grow. */
    @Test
    void itIsNotAtItsEndWhenPatienceEndsAtTheFirstSet() {
        List<List<Integer>> options = List.of(List.of(1, 0), List.of(1, 0), List.of(0, 1), List.of(0, 1));
        OptionTable table = new SmallProblem(2, 2, options, List.of(1, 1), List.of(1, 1)).table();
        GeneratedGroup group = GeneratedGroup.of(table, new BitSet(), new BitSet(), new int[table.itemCount()]);
        Patience.during(
                () -> {
                    Patience.ofThread().spend(999_999); // The first million is not asked about.
                    GrownClasses classes = new GrownClasses(group, true, MEMORY);
                    assertThatThrownBy(() -> classes.run(1)).isInstanceOf(Patience.OverException.class);
                    assertThat(classes.nodes()).isOne();
                    assertThat(classes.fraction()).isLessThan(1);
                    return classes;
                },
                () -> true);
    }

    @Test
    void allPermutationsAgree() {
        Random random = new Random(11);
        int merged = 0;
        int bounded = 0;
        for (int round = 0; round < 400; round++) {
            SmallProblem small = SmallProblem.random(random, round % 2 == 0);
            small = round % 4 < 2 ? small : PlainSymmetries.rotated(small);
            if (small.primaryCount() > 5 || small.itemCount() - small.primaryCount() > 3) {
                continue;
            }
            int dear = round % 3 == 0 ? 2 : 1;
            int required = random.nextInt(12);
            int forbidden = required + 1;
            boolean presets = round % 5 == 0 && forbidden < small.options().size();
            Set<Set<Integer>> solutions = small.solutions().stream()
                    .filter(solution -> !presets || (solution.contains(required) && !solution.contains(forbidden)))
                    .collect(Collectors.toSet());
            if (solutions.isEmpty() && presets) {
                continue; // The required option may never be chosen, and then it is not asked.
            }
            PlainSymmetries plain = new PlainSymmetries(
                    small,
                    option -> option % dear + (presets && option == forbidden ? 10 : 0),
                    option -> presets && option == required);
            Collection<Set<Set<Integer>>> classes = plain.classes(solutions);
            BitSet first = new BitSet();
            BitSet second = new BitSet();
            first.set(required, presets);
            second.set(forbidden, presets);
            OptionTable table = small.table(option -> option % dear);
            Map<Set<Integer>, BigInteger> shown = shown(table, first, second);
            assertThat(shown).as("%s", small).hasSize(classes.size());
            for (Set<Set<Integer>> alike : classes) {
                merged += alike.size() - 1;
                bounded += table.isBounded() ? 1 : 0;
                List<Set<Integer>> found =
                        alike.stream().filter(shown::containsKey).toList();
                assertThat(found).as("%s of %s", alike, small).hasSize(1);
                assertThat(shown.get(found.get(0))).isEqualTo(alike.size());
            }
        }
        assertThat(merged).isGreaterThan(100);
        assertThat(bounded).isGreaterThan(100);
    }
}
