package io.github.exactcover.dlx.internal.count.layers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.symmetry.Certificate;
import io.github.exactcover.dlx.internal.race.Crew;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.CheckedRun;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.Shuffled;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SmallProblems;
import java.math.BigInteger;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A sweep counts what trying every subset counts, in whatever order it takes the items and however little memory it
 * has.
 */
class LayerMachineTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
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
            @ForAll @LongRange(min = 0, max = 6_000) long bytes,
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

    /** Budgets depend on the clock. What was done when a turn ends must not, because a race looks at it then. */
    @Property(tries = 1_000, seed = "20262208")
    void aTurnEndsAtTheSamePlaceHoweverItIsDivided(
            @ForAll("problems") SmallProblem one,
            @ForAll("problems") SmallProblem other,
            @ForAll @IntRange(min = 1, max = 50) int turn,
            @ForAll @IntRange(min = 1, max = 10) int budget) {
        OptionTable table = SmallProblems.sideBySide(one, other).table();
        ItemSequence sequence = ItemSequence.of(table);
        LayerMachine whole = LayerMachine.counting(table, sequence, 1 << 20, 1, 1, Sweep.NEVER, 5);
        LayerMachine divided = LayerMachine.counting(table, sequence, 1 << 20, 1, 1, Sweep.NEVER, 5);
        for (long end = turn; whole.fraction() < 1; end = whole.nodes() + turn) {
            runTo(whole, end, turn);
            runTo(divided, end, budget);
            assertThat(divided.nodes()).isEqualTo(whole.nodes());
        }
    }

    private static void runTo(LayerMachine machine, long end, long budget) {
        while (machine.fraction() < 1 && machine.nodes() < end) {
            machine.run(Math.min(budget, end - machine.nodes()));
        }
    }

    /** Several threads come to the same number by as many nodes and states as one. */
    @Property(tries = 1_000, seed = "20262210")
    void threadsShareTheStates(
            @ForAll("problems") SmallProblem one,
            @ForAll("problems") SmallProblem other,
            @ForAll @IntRange(min = 2, max = 5) int threads,
            @ForAll @IntRange(min = 0, max = 4) int fewest,
            @ForAll int seed) {
        SmallProblem both = SmallProblems.sideBySide(one, other);
        long expected = (long) one.solutions().size() * other.solutions().size();
        int[] order = Shuffled.array(both.primaryCount(), new Random(seed));
        FailedProblems.keeping("layers-on-threads", both, () -> {
            Frontier frontier = new Frontier(both.table(), order);
            Sweep alone = swept(frontier, 1, Sweep.NEVER);
            Sweep shared = swept(frontier, threads, fewest);
            assertThat(shared.solutions()).isEqualTo(alone.solutions()).isEqualTo(expected);
            assertThat(shared.nodes()).isEqualTo(alone.nodes());
            assertThat(shared.states()).isEqualTo(alone.states());
            Statistics.label("shared").collect(shared.isShared());
        });
        Statistics.label("shared").coverage(coverage -> coverage.check(true).percentage(share -> share > 30));
    }

    /**
     * The layers have thousands of states, the numbers two words, and the tables of stripes get them at different
     * times.
     */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 70})
    void threadsShareALargeFloor(int threads) {
        Frontier frontier = new Frontier(floor(14, 14), IntStream.range(0, 196).toArray());
        Sweep alone = swept(frontier, 1, Sweep.NEVER);
        Sweep shared = swept(frontier, threads, 100);
        assertThat(shared.isShared()).isTrue();
        assertThat(shared.solutions())
                .isEqualTo(alone.solutions())
                .isEqualTo(new BigInteger("112202208776036178000000"));
        assertThat(shared.nodes()).isEqualTo(alone.nodes());
        assertThat(shared.states()).isEqualTo(alone.states());
        assertThat(shared.memory().used()).isLessThan(shared.memory().peak() / 8);
    }

    private static Sweep swept(Frontier frontier, int threads, int fewestShared) {
        Crew crew = new Crew(threads);
        Sweep sweep = new Sweep(frontier, Sweep.NEVER, 1 << 24, crew);
        sweep.shareFrom(fewestShared);
        try {
            while (sweep.run(1_000, 1_000) != Sweep.Outcome.DONE) {
                assertThat(sweep.layersDone()).isBetween(0.0, (double) frontier.layers);
            }
        } finally {
            crew.close();
        }
        return sweep;
    }

    /** A floor that can only be turned and reflected is swept once, and none of its states is compared with another. */
    @Test
    void littleSymmetryCostsNothing() {
        OptionTable floor = floor(12, 14);
        ItemSequence sequence = ItemSequence.of(floor);
        Frontier frontier = new Frontier(floor, sequence.order());
        Sweep sweep = new Sweep(frontier, Sweep.NEVER, 1 << 20, new Crew(1));
        assertThat(sweep.run(Machine.UNLIMITED, Integer.MAX_VALUE)).isEqualTo(Sweep.Outcome.DONE);
        LayerMachine machine = LayerMachine.counting(floor, sequence, 1 << 20, 1);
        CheckedRun.finish(machine, 1_000);
        assertThat(machine.count()).isEqualTo(sweep.solutions()).isEqualTo(new BigInteger("43242613716069407953"));
        assertThat(machine.nodes()).isEqualTo(1 + sweep.nodes()).isGreaterThan(20_000);
        assertThat(automorphisms(frontier)).isEqualTo(4);
    }

    /** The rows of a square can be exchanged, and so can its columns, and rows and columns. */
    @Test
    void symmetryIsSeen() {
        OptionTableBuilder square = new OptionTableBuilder();
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                addOption(square, row, 3 + column);
            }
        }
        OptionTable table = square.build(6, IntStream.range(0, 6).toArray());
        assertThat(automorphisms(new Frontier(table, ItemSequence.of(table).order())))
                .isEqualTo(6 * 6 * 2);
    }

    private static double automorphisms(Frontier frontier) {
        Certificate certificate = Certificate.of(frontier, 0);
        assertThat(certificate).isNotNull();
        return certificate == null ? 0 : certificate.automorphisms();
    }

    /** A floor to be tiled by dominoes. */
    static OptionTable floor(int height, int width) {
        OptionTableBuilder floor = new OptionTableBuilder();
        for (int square = 0; square < height * width; square++) {
            if (square % width < width - 1) {
                addOption(floor, square, square + 1);
            }
            if (square + width < height * width) {
                addOption(floor, square, square + width);
            }
        }
        return floor.build(height * width, IntStream.range(0, height * width).toArray());
    }

    private static void addOption(OptionTableBuilder builder, int one, int other) {
        builder.addCell(one, OptionTable.NO_COLOR);
        builder.addCell(other, OptionTable.NO_COLOR);
        builder.endOption();
    }

    private static void check(OptionTable table, long expected, int seed, long bytes, long budget, int fewestMerged) {
        int[] order = Shuffled.array(table.primaryCount(), new Random(seed));
        int threads = (seed & 7) == 0 ? 2 : 1;
        LayerMachine machine = LayerMachine.counting(
                table, ItemSequence.of(table, order), bytes, threads, fewestMerged, seed >> 3 & 3, 5);
        try {
            CheckedRun.finish(machine, budget);
        } finally {
            machine.close();
        }
        assertThat(machine.count()).isEqualTo(expected);
    }
}
