package io.github.exactcover.dlx.internal.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Restriction;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.OneThread;
import io.github.exactcover.dlx.testing.PlainSymmetries;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BurnsideMachineTest {

    private static final long MEMORY = 1 << 24;

    /** Colors, secondary items, copies of options and presets; the search is tested against all permutations. */
    @Test
    void itCountsAsManyClassesAsASearchFinds() {
        Random random = new Random(11);
        int merged = 0;
        int kinds = 0;
        for (int round = 0; round < 2_000; round++) {
            SmallProblem small = PlainSymmetries.rotated(SmallProblem.random(random, false));
            OptionTable table = small.table(option -> 0);
            BitSet required = new BitSet();
            if (round % 4 == 0 && table.optionCount() > 0) {
                required.set(random.nextInt(table.optionCount()));
            }
            SolutionClasses classes = new SolutionClasses(ListedGroup.of(
                    GeneratedGroup.of(table, required, new BitSet(), new int[table.itemCount()]), MEMORY));
            View view = Restriction.of(table, required, classes.copies());
            if (view.isImpossible()) {
                continue;
            }
            assertThat(classes.hasFixed(view)).isTrue();
            FixedSolutions fixed = classes.fixed(view);
            BurnsideMachine machine = new BurnsideMachine(
                    fixed, part -> new CountingMachine(part, new OneThread(), CountingMethod.AUTO, MEMORY));
            BigInteger expected = finished(classes.engines(view).make(ItemRule.SMALLEST, true, Branch.ROOT));
            assertThat(finished(machine)).as("%s, required %s", small, required).isEqualTo(expected);
            assertThat(machine.fraction()).isEqualTo(1);
            merged += finished(new OneThread().single(view.table())).compareTo(expected);
            kinds = Math.max(kinds, fixed.size());
        }
        assertThat(merged).isGreaterThan(200);
        assertThat(kinds).as("with symmetries that are not conjugate").isGreaterThan(3);
    }

    private static BigInteger finished(Machine machine) {
        Step step = Step.PAUSED;
        while (step != Step.EXHAUSTED) {
            step = machine.run(3);
            assertThat(machine.fraction()).isBetween(0.0, 1.0);
        }
        machine.close();
        return machine.count();
    }

    /** Without its first option, the table has no symmetry any more that moves that option. */
    @Test
    void aViewThatASymmetryTakesElsewhereHasNoTables() {
        OptionTable table = LargerProblem.QUEENS_10.table();
        SolutionClasses classes = new SolutionClasses(ListedGroup.of(
                GeneratedGroup.of(table, new BitSet(), new BitSet(), new int[table.itemCount()]), MEMORY));
        BitSet first = new BitSet();
        first.set(0);
        assertThat(classes.hasFixed(View.same(table))).isTrue();
        assertThat(classes.hasFixed(Restriction.of(table, new BitSet(), first))).isFalse();
    }
}
