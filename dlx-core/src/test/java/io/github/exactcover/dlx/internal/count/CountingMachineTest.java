package io.github.exactcover.dlx.internal.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.CheckedRun;
import io.github.exactcover.dlx.testing.OneThread;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SmallProblems;
import java.math.BigInteger;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
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
        CountingMachine machine = new CountingMachine(table, new OneThread(), method, 1 << 16);
        CheckedRun.finish(machine, 1);
        assertThat(machine.count()).isEqualTo(all);
    }

    @Test
    void aNumberThatIsTooLargeForALongIsTheLargest() {
        BigInteger largest = BigInteger.valueOf(Long.MAX_VALUE);
        assertThat(PartsMachine.saturated(largest)).isEqualTo(Long.MAX_VALUE);
        assertThat(PartsMachine.saturated(largest.add(BigInteger.ONE))).isEqualTo(Long.MAX_VALUE);
    }
}
