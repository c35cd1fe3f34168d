package io.github.exactcover.dlx.internal.count.layers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.CheckedRun;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.Shuffled;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SmallProblems;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** A sweep counts what trying every subset counts, in whatever order it takes the items and however little memory it has. */
class LayerMachineTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.arbitrary();
    }

    @Property(tries = 5_000, seed = "20262201")
    void aSweepCountsAllSolutions(@ForAll("problems") SmallProblem small, @ForAll int seed) {
        FailedProblems.keeping(
                "layers-against-oracle",
                small,
                () -> check(small.table(), small.solutions().size(), seed, 1 << 20, 3, Sweep.NEVER));
    }

    @Property(tries = 3_000, seed = "20262202")
    void withLittleMemoryAWalkTakesOver(
            @ForAll("problems") SmallProblem one,
            @ForAll("problems") SmallProblem other,
            @ForAll @LongRange(min = 0, max = 3_000) long bytes,
            @ForAll @IntRange(min = 1, max = 50) int budget,
            @ForAll int seed) {
        SmallProblem both = SmallProblems.sideBySide(one, other);
        long expected = (long) one.solutions().size() * other.solutions().size();
        FailedProblems.keeping(
                "layers-with-little-memory",
                both,
                () -> check(both.table(), expected, seed, bytes, budget, Sweep.NEVER));
    }

    @Property(tries = 2_000, seed = "20262203")
    void statesThatAreAlikeUpToSymmetryAreMerged(
            @ForAll("problems") SmallProblem one,
            @ForAll("problems") SmallProblem other,
            @ForAll @LongRange(min = 0, max = 30_000) long bytes,
            @ForAll int seed) {
        SmallProblem both = SmallProblems.sideBySide(one, other);
        long expected = (long) one.solutions().size() * other.solutions().size();
        FailedProblems.keeping("layers-with-symmetry", both, () -> check(both.table(), expected, seed, bytes, 7, 1));
    }

    private static void check(OptionTable table, long expected, int seed, long bytes, long budget, int fewestMerged) {
        int[] order = Shuffled.array(table.primaryCount(), new Random(seed));
        LayerMachine machine = new LayerMachine(table, ItemSequence.of(table, order), bytes, 1, fewestMerged, 5);
        CheckedRun.finish(machine, budget);
        assertThat(machine.count()).isEqualTo(expected);
    }
}
