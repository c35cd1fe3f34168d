package io.github.exactcover.dlx.internal.count.memo;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.testing.CheckedRun;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.Shuffled;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SmallProblems;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** A walk counts what trying every subset counts, whatever the memo's hash and however little it may keep. */
class WalkTest {

    /** Hashes from good to as bad as can be. */
    enum Hash {
        MIXING,
        FOUR_VALUES,
        ALWAYS_THE_SAME;

        MemoSlots.Hash hash() {
            return switch (this) {
                case MIXING -> MemoSlots.Hash.MIXING;
                case FOUR_VALUES -> (keys, at, length) -> MemoSlots.Hash.MIXING.of(keys, at, length) & (3L << 62);
                case ALWAYS_THE_SAME -> (keys, at, length) -> 42;
            };
        }
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    /** Two problems side by side, which have nothing to do with each other, with their items and options mixed. */
    @Provide
    Arbitrary<Pair> pairs() {
        return Combinators.combine(SmallProblem.any(), SmallProblem.any()).as(Pair::new);
    }

    record Pair(SmallProblem one, SmallProblem other) {

        SmallProblem both() {
            return SmallProblems.sideBySide(one, other);
        }

        long count() {
            return (long) one.solutions().size() * other.solutions().size();
        }
    }

    @Property(tries = 10_000, seed = "20261301")
    void aWalkCountsAllSolutions(@ForAll("problems") SmallProblem small, @ForAll Hash hash, @ForAll int seed) {
        FailedProblems.keeping(
                "walk-against-oracle",
                small,
                () -> check(small, small.solutions().size(), hash, 1 << 20, seed, 3));
    }

    @Property(tries = 300, seed = "20261314")
    void withTheLargestBudgetAWalkFinishes(@ForAll("problems") SmallProblem small) {
        Frontier frontier = new Frontier(small.table(), shuffled(small, 1));
        MemoTable memo = new MemoTable(frontier.wordsWithLayer, MemoSlots.Hash.MIXING, 1 << 16);
        FrontierWalk walk =
                new FrontierWalk(frontier, memo, new Counts(FrontierWalk.levels(frontier)), 0, frontier.root);
        assertThat(walk.run(Machine.UNLIMITED)).isTrue();
        assertThat(walk.solutions()).isEqualTo(small.solutions().size());
    }

    @Property(tries = 3_000, seed = "20261302")
    void aWalkCountsWhatFallsApart(@ForAll("pairs") Pair pair, @ForAll int seed) {
        FailedProblems.keeping(
                "walk-on-pairs", pair.both(), () -> check(pair.both(), pair.count(), Hash.MIXING, 1 << 20, seed, 100));
    }

    @Property(tries = 3_000, seed = "20261303")
    void aMemoThatIsTooSmallOnlyCostsTime(
            @ForAll("pairs") Pair pair,
            @ForAll Hash hash,
            @ForAll @IntRange(min = 0, max = 400) int bytes,
            @ForAll int seed) {
        FailedProblems.keeping(
                "walk-with-small-memo", pair.both(), () -> check(pair.both(), pair.count(), hash, bytes, seed, 7));
    }

    private static void check(SmallProblem small, long expected, Hash hash, long bytes, int seed, long budget) {
        Frontier frontier = new Frontier(small.table(), shuffled(small, seed));
        MemoTable memo = new MemoTable(frontier.wordsWithLayer, hash.hash(), bytes);
        WalkMachine machine = new WalkMachine(frontier, memo, 1, Counts::new, frontier.root);
        CheckedRun.finish(machine, budget);
        assertThat(machine.count()).isEqualTo(expected);
    }

    private static int[] shuffled(SmallProblem problem, int seed) {
        return Shuffled.array(problem.primaryCount(), new Random(seed));
    }
}
