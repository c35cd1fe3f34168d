package io.github.exactcover.dlx.internal.count.layers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import io.github.exactcover.dlx.internal.count.memo.WalkMachine;
import io.github.exactcover.dlx.internal.race.Crew;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.CheckedRun;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.Shuffled;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SmallProblems;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The states that a sweep keeps have all solutions together, whichever layer they are of. */
class KeptStatesTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 2_000, seed = "20262209")
    void walksFromThemCountAllSolutions(
            @ForAll("problems") SmallProblem one,
            @ForAll("problems") SmallProblem other,
            @ForAll @IntRange(min = 100, max = 2_000) int bytes,
            @ForAll boolean merges,
            @ForAll @IntRange(min = 1, max = 2) int threads,
            @ForAll Random random) {
        SmallProblem both = SmallProblems.sideBySide(one, other);
        long expected = (long) one.solutions().size() * other.solutions().size();
        int[] order = Shuffled.array(both.primaryCount(), random);
        FailedProblems.keeping("kept-states", both, () -> {
            Set<StateTable> kept =
                    check(both.table(), order, merges ? 1 : Sweep.NEVER, threads, bytes, BigInteger.valueOf(expected));
            Statistics.label("later layers").collect(kept.size() > 1);
        });
        Statistics.label("later layers")
                .coverage(coverage -> coverage.check(true).percentage(share -> share > 20));
    }

    /** Numbers of more than one word, and states that are in later layers already. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aFloorGoesOnFromEachOfThem(int threads) {
        OptionTable floor = LayerMachineTest.floor(12, 12);
        int[] order = ItemSequence.of(floor).order();
        assertThat(check(floor, order, Sweep.NEVER, threads, 100_000, new BigInteger("53060477521960000")))
                .hasSizeGreaterThan(5);
    }

    /** Sweeps to the end, though there is no room, and counts on from all states that it keeps on the way. */
    private static Set<StateTable> check(
            OptionTable table, int[] order, int fewestMerged, int threads, long bytes, BigInteger expected) {
        Crew crew = new Crew(threads);
        Frontier frontier = new Frontier(table, order);
        Sweep sweep = new Sweep(frontier, fewestMerged, bytes, crew);
        sweep.shareFrom(0);
        Set<StateTable> seen = new HashSet<>();
        do {
            if (seen.add(sweep.kept().states())) {
                WalkMachine walk = WalkMachine.counting(frontier, sweep.kept().states(), 1 << 20, 1);
                CheckedRun.finish(walk, 100);
                assertThat(walk.count()).isEqualTo(expected);
                assertThat(sweep.kept().bytes()).isLessThanOrEqualTo(bytes / 8);
            }
        } while (sweep.run(3, 100) != Sweep.Outcome.DONE);
        crew.close();
        assertThat(sweep.solutions()).isEqualTo(expected);
        return seen;
    }
}
