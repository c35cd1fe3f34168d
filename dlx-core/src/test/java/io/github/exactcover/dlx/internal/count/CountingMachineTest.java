package io.github.exactcover.dlx.internal.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.CheckedRun;
import io.github.exactcover.dlx.testing.OneThread;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SmallProblems;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What a count says before its end is never too much, also where the last of some parts has no solution. */
class CountingMachineTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.arbitrary();
    }

    @Property(tries = 1_000, seed = "20261312")
    void noSolutionIsClaimedBeforeItIsKnown(
            @ForAll("problems") SmallProblem one,
            @ForAll("problems") SmallProblem other,
            @ForAll CountingMethod method) {
        OptionTable table = SmallProblems.sideBySide(one, other).table();
        BigInteger all = BigInteger.valueOf(
                (long) one.solutions().size() * other.solutions().size());
        CountingMachine machine = new CountingMachine(table, new OneThread(new ArrayList<>()), method, 1 << 16);
        CheckedRun.finish(machine, 1);
        assertThat(machine.count()).isEqualTo(all);
    }

    /** The search of the whole problem, and that of a part that is under way. */
    @Property(tries = 300, seed = "20262311")
    void rewindingUndoesEverySearch(
            @ForAll("problems") SmallProblem one,
            @ForAll("problems") SmallProblem other,
            @ForAll @IntRange(max = 4) int parts,
            @ForAll @IntRange(max = 8) int nodes) {
        List<Machine> searches = new ArrayList<>();
        OptionTable table = SmallProblems.sideBySide(one, other).table();
        CountingMachine machine = new CountingMachine(table, new OneThread(searches), CountingMethod.SEARCH, 1 << 16);
        for (int part = 0; part < parts; part++) {
            machine.run(nodes);
        }
        machine.rewind();
        assertThat(searches).isNotEmpty().allMatch(search -> search.run(1) == Step.EXHAUSTED);
    }

    @Test
    void aNumberThatIsTooLargeForALongIsTheLargest() {
        BigInteger largest = BigInteger.valueOf(Long.MAX_VALUE);
        assertThat(PartsMachine.saturated(largest)).isEqualTo(Long.MAX_VALUE);
        assertThat(PartsMachine.saturated(largest.add(BigInteger.ONE))).isEqualTo(Long.MAX_VALUE);
    }
}
