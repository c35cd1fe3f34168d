package io.github.exactcover.dlx.internal.count.memo;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.memo.WalkTest.Hash;
import io.github.exactcover.dlx.internal.count.memo.WalkTest.Pair;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Several walks with one memo count what one counts, whichever is first, and leave no thread behind. */
class WalkMachineTest {

    @AfterAll
    @AfterContainer
    static void noThreadIsLeftBehind() {
        assertThat(HelperThreads.alive()).isEmpty();
    }

    @Provide
    Arbitrary<Pair> pairs() {
        return Combinators.combine(SmallProblem.arbitrary(), SmallProblem.arbitrary())
                .as(Pair::new);
    }

    /** Each walk alone, so that it is also the one whose number counts. */
    @Property(tries = 1_000, seed = "20261305")
    void theOrderInWhichAWalkTriesDoesNotMatter(@ForAll("pairs") Pair pair, @ForAll @IntRange(max = 8) int order) {
        FailedProblems.keeping("walk-in-order", pair.both(), () -> {
            Frontier frontier = frontier(pair.both().table());
            MemoTable memo = new MemoTable(frontier.wordsWithLayer, MemoSlots.Hash.MIXING, 500);
            FrontierWalk walk = walk(frontier, memo, order);
            long runs = 0;
            while (!walk.run(3)) {
                runs++;
            }
            assertThat(walk.solutions()).isEqualTo(pair.count());
            assertThat(walk.nodes()).isGreaterThan(2 * runs);
        });
    }

    @Property(tries = 200, seed = "20261306")
    void theNumberIsThatOfOneThread(
            @ForAll("pairs") Pair pair,
            @ForAll Hash hash,
            @ForAll @IntRange(min = 0, max = 2_000) int bytes,
            @ForAll @IntRange(min = 2, max = 8) int threads) {
        FailedProblems.keeping("walk-with-helpers", pair.both(), () -> {
            assertThat(counted(pair.both().table(), hash, bytes, threads)).isEqualTo(pair.count());
        });
    }

    /** 2 to the power of 70 solutions, which take two words. */
    @Property(tries = 60, seed = "20261307")
    void valuesOfTwoWordsAreSharedToo(@ForAll Hash hash, @ForAll @IntRange(min = 2, max = 8) int threads) {
        List<List<Integer>> rows = IntStream.range(0, 140)
                .mapToObj(i -> IntStream.range(0, 70)
                        .map(item -> item == i / 2 ? SmallProblem.COVERED : SmallProblem.ABSENT)
                        .boxed()
                        .toList())
                .toList();
        List<Integer> once = Collections.nCopies(70, 1);
        SmallProblem problem = new SmallProblem(70, 70, rows, once, once);
        assertThat(counted(problem.table(), hash, 50_000, threads)).isEqualTo(BigInteger.TWO.pow(70));
    }

    private static BigInteger counted(OptionTable table, Hash hash, int bytes, int threads) {
        Frontier frontier = frontier(table);
        MemoTable memo = new MemoTable(frontier.wordsWithLayer, hash.hash(), bytes);
        WalkMachine walk = new WalkMachine(frontier, memo, threads, Counts::new, frontier.root);
        walk.allowHelpers();
        try {
            while (walk.run(3) != Step.EXHAUSTED) {
                Thread.onSpinWait();
            }
            return walk.count();
        } finally {
            walk.close();
        }
    }

    /** The machine's own walk does not get beyond its first node. */
    @Test
    @Timeout(60)
    void aHelperFinishesAlone() {
        Frontier frontier = frontier(LargerProblem.LANGFORD_8.table());
        MemoTable memo = new MemoTable(frontier.wordsWithLayer, MemoSlots.Hash.MIXING, 1 << 20);
        WalkMachine walk = new WalkMachine(frontier, memo, 2, Counts::new, frontier.root);
        walk.allowHelpers();
        try {
            while (walk.run(0) != Step.EXHAUSTED) {
                Thread.onSpinWait();
            }
        } finally {
            walk.close();
        }
        assertThat(walk.count()).isEqualTo(300);
        assertThat(walk.nodes()).isLessThan(2);
        assertThat(walk.nodesOfHelpers()).isGreaterThan(1_000);
        assertThat(walk.hits()).isGreaterThan(100);
    }

    private static Frontier frontier(OptionTable table) {
        return new Frontier(table, IntStream.range(0, table.primaryCount()).toArray());
    }

    private static FrontierWalk walk(Frontier frontier, MemoTable memo, int order) {
        return new FrontierWalk(frontier, memo, new Counts(FrontierWalk.levels(frontier)), order, frontier.root);
    }
}
