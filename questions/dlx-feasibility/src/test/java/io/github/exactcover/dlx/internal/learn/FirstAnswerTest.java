package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.IdleMachine;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.PlantedProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120) // Only for a helper that never answers.
class FirstAnswerTest {

    private static final OptionTable TABLE = LargerProblem.QUEENS_10.table();

    private final IdleMachine own = new IdleMachine();

    @AfterEach
    void noThreadIsLeftBehind() {
        assertThat(HelperThreads.alive()).isEmpty();
    }

    private static Supplier<FirstAnswer.Rival> engine(OptionTable table, long seed) {
        return () -> {
            View view = View.shuffled(table, seed);
            return new FirstAnswer.Rival(new DancingLinks(view.table(), ItemRule.SMALLEST, false, Branch.ROOT), view);
        };
    }

    private static FirstAnswer.Rival lost() {
        return helper(new IdleMachine()).get();
    }

    private static Step answer(Machine race) {
        Step step = race.run(1);
        while (step == Step.PAUSED) {
            step = race.run(1);
        }
        return step;
    }

    private static Set<Integer> set(int[] options) {
        return Arrays.stream(options).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void helpersFindEachSolutionOnce() {
        FirstAnswer race =
                new FirstAnswer(own, TABLE, List.of(engine(TABLE, 1), FirstAnswerTest::lost, engine(TABLE, 2)));
        Set<Set<Integer>> found = new HashSet<>();
        while (answer(race) == Step.SOLUTION) {
            assertThat(found.add(set(race.solution()))).as("new").isTrue();
            assertThat(race.solutions()).isEqualTo(found.size());
            assertThat(race.fraction()).isLessThan(1);
            assertThat(HelperThreads.atWork()).isEmpty();
        }
        DancingLinks links = new DancingLinks(TABLE, ItemRule.SMALLEST, false, Branch.ROOT);
        assertThat(found).isEqualTo(foundBy(links));
        assertThat(race.solutions()).isEqualTo(724);
        assertThat(race.fraction()).isEqualTo(1);
        assertThat(race.nodes()).as("those of a helper and of the lost ones").isGreaterThan(links.nodes());
        assertThat(race.run(1)).isEqualTo(Step.EXHAUSTED);
        race.close();
        assertThat(race.solutions()).isEqualTo(724);
    }

    @Test
    void aSolutionThatComesWhenTheRaceHasStoppedIsTheNextAnswer() {
        Thread caller = Thread.currentThread();
        CountDownLatch bothRun = new CountDownLatch(2);
        Finder early = oneSolution(7, () -> waitForBoth(bothRun));
        Finder late = oneSolution(8, () -> {
            waitForBoth(bothRun);
            while (caller.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
        });
        FirstAnswer race = new FirstAnswer(own, TABLE, List.of(helper(early), helper(late)));
        assertThat(answer(race)).isEqualTo(Step.SOLUTION);
        assertThat(race.solution()).containsExactly(7);
        assertThat(answer(race)).isEqualTo(Step.SOLUTION);
        assertThat(race.solution()).containsExactly(8);
        assertThat(answer(race)).as("each had only one").isEqualTo(Step.EXHAUSTED);
        race.close();
    }

    private static Supplier<FirstAnswer.Rival> helper(Finder machine) {
        return () -> new FirstAnswer.Rival(machine, View.same(TABLE));
    }

    private static void waitForBoth(CountDownLatch latch) {
        latch.countDown();
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException("A helper is never interrupted", e);
        }
    }

    /** A machine with a single solution, which is an option, that does something before it finds it. */
    private static Finder oneSolution(int option, Runnable before) {
        return new Finder() {
            private final IdleMachine idle = new IdleMachine();

            @Override
            public Step run(long budget) {
                if (idle.nodes++ > 0) {
                    return Step.EXHAUSTED;
                }
                before.run();
                return Step.SOLUTION;
            }

            @Override
            public int[] solution() {
                return new int[] {option};
            }

            @Override
            public long solutions() {
                return 1;
            }

            @Override
            public long nodes() {
                return idle.nodes();
            }

            @Override
            public double fraction() {
                return idle.fraction();
            }

            @Override
            public long updates() {
                return idle.updates();
            }
        };
    }

    @Test
    void aHelperThatFindsThatThereIsNoneEndsTheSearch() {
        OptionTable table = LargerProblem.langford(6);
        FirstAnswer race = new FirstAnswer(own, table, List.of(engine(table, 1)));
        assertThat(answer(race)).isEqualTo(Step.EXHAUSTED);
        assertThat(race.run(1)).isEqualTo(Step.EXHAUSTED);
        assertThat(race.solutions()).isZero();
        race.close();
    }

    @Test
    void whatIsAnsweredAtOnceNeedsNoHelper() {
        Portfolio portfolio = new Portfolio(TABLE, 1, 1 << 26);
        FirstAnswer race = new FirstAnswer(portfolio, TABLE, List.of(() -> {
            throw new AssertionError("a helper was asked for");
        }));
        assertThat(answer(race)).isEqualTo(Step.SOLUTION);
        assertThat(set(race.solution())).hasSize(10);
        race.close();
    }

    @Test
    void theOwnMachineAnswersWhileOthersAreLost() {
        OptionTable table = PlantedProblem.quasigroup(40, 700, 1).table();
        Portfolio portfolio = new Portfolio(table, 1, 1 << 26);
        FirstAnswer race = new FirstAnswer(portfolio, table, List.of(FirstAnswerTest::lost, FirstAnswerTest::lost));
        assertThat(answer(race)).isEqualTo(Step.SOLUTION);
        assertThat(race.solution()).isEqualTo(portfolio.solution());
        race.close();
    }

    /** Each of the helpers ends a search of its own here, many times, and what one finds the others find too. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void helpersFindAllSolutionsOfRandomProblems(int helpers) {
        Random random = new Random(20261422);
        for (int problem = 0; problem < 300; problem++) {
            SmallProblem small = SmallProblem.random(random, problem % 2 == 0);
            assertThat(foundBy(helpers, small.table())).isEqualTo(small.solutions());
        }
    }

    /** Here they learn for a while, before the first solution and after it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void helpersFindWhatDancingLinksFind(int helpers) {
        int solutions = 0;
        for (int seed = 1; seed <= 6; seed++) {
            OptionTable table = PlantedProblem.triples(90, 195 + 3 * seed, seed).table();
            Set<Set<Integer>> all = foundBy(new DancingLinks(table, ItemRule.SMALLEST, false, Branch.ROOT));
            assertThat(foundBy(helpers, table)).isEqualTo(all);
            solutions += all.size();
        }
        assertThat(solutions).isGreaterThan(6);
    }

    private static Set<Set<Integer>> foundBy(int helpers, OptionTable table) {
        ClauseExchange exchange = new ClauseExchange();
        return foundBy(new FirstAnswer(
                new IdleMachine(),
                table,
                LongStream.range(0, helpers)
                        .mapToObj(seed -> portfolio(table, seed, exchange))
                        .toList()));
    }

    private static Set<Set<Integer>> foundBy(Finder machine) {
        Set<Set<Integer>> found = new HashSet<>();
        while (answer(machine) == Step.SOLUTION) {
            assertThat(found.add(set(machine.solution()))).as("new").isTrue();
        }
        machine.close();
        return found;
    }

    private static Supplier<FirstAnswer.Rival> portfolio(OptionTable table, long seed, ClauseExchange exchange) {
        return () -> {
            View view = View.shuffled(table, seed);
            return new FirstAnswer.Rival(Portfolio.beside(exchange.join(view), view.table(), seed, 1 << 24), view);
        };
    }

    @Test
    void whatHelpersDoIsAddedUp() {
        OptionTable table = LargerProblem.langfordOfNumbers(26);
        ClauseExchange exchange = new ClauseExchange();
        FirstAnswer race =
                new FirstAnswer(own, table, List.of(portfolio(table, 1, exchange), portfolio(table, 2, exchange)));
        while (race.conflicts() == 0 || race.restarts() == 0) {
            assertThat(race.run(1)).isEqualTo(Step.PAUSED);
        }
        assertThat(race.updates()).isGreaterThan(own.updates());
        assertThat(race.nodes()).isGreaterThan(own.nodes() + race.conflicts());
        race.close();
    }

    @Test
    void whatAHelperThrowsComesOut() {
        FirstAnswer race = new FirstAnswer(own, TABLE, List.of(() -> {
            throw new IllegalStateException("from the helper");
        }));
        assertThatThrownBy(() -> answer(race)).hasMessage("from the helper");
        race.close();
    }

    /** Otherwise a call that takes long would have to end first. */
    @Test
    void aHelperIsToldThatTheRaceIsGivenUp() {
        IdleMachine lost = new IdleMachine();
        FirstAnswer race = new FirstAnswer(own, TABLE, List.of(helper(lost)));
        while (race.nodes() == own.nodes()) {
            assertThat(race.run(1)).isEqualTo(Step.PAUSED);
        }
        assertThat(lost.closed).isFalse();
        race.close();
        assertThat(lost.closed).isTrue();
    }

    @Test
    void allEndWhenTheRaceIsGivenUp() {
        List<IdleMachine> lost =
                IntStream.range(0, 3).mapToObj(number -> new IdleMachine()).toList();
        FirstAnswer race = new FirstAnswer(
                own, TABLE, lost.stream().map(FirstAnswerTest::helper).toList());
        while (race.nodes() == own.nodes()) {
            assertThat(race.run(1)).isEqualTo(Step.PAUSED);
        }
        assertThat(HelperThreads.alive()).hasSize(3);
        race.close();
        assertThat(own.closed).isTrue();
        assertThat(HelperThreads.alive()).isEmpty();
    }
}
