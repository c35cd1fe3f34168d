package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.learn.Portfolio;
import io.github.exactcover.dlx.internal.search.Branch;
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
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120) // Only for a helper that never answers.
class FirstAnswerTest {

    private static final OptionTable TABLE = LargerProblem.QUEENS_10.table();

    private final IdleMachine own = new IdleMachine();

    @AfterEach
    void noThreadIsLeftBehind() {
        assertThat(HelperThreads.alive()).isEmpty();
    }

    private static Supplier<FirstAnswer.Contender> engine(OptionTable table, long seed) {
        return () -> {
            View view = View.shuffled(table, seed);
            return new FirstAnswer.Contender(
                    new DancingLinks(view.table(), ItemRule.SMALLEST, false, Branch.ROOT), view);
        };
    }

    private static FirstAnswer.Contender lost() {
        return new FirstAnswer.Contender(new IdleMachine(), View.same(TABLE));
    }

    private static Step answer(FirstAnswer race) {
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
    void aHelperAnswersAndGoesOnAlone() {
        FirstAnswer race = new FirstAnswer(own, View.same(TABLE), List.of(engine(TABLE, 1), FirstAnswerTest::lost));
        Set<Set<Integer>> found = new HashSet<>();
        while (answer(race) == Step.SOLUTION) {
            assertThat(found.add(set(race.solution()))).as("new").isTrue();
            assertThat(own.abandoned).isTrue();
            assertThat(HelperThreads.alive()).isEmpty();
        }
        Set<Set<Integer>> all = new HashSet<>();
        DancingLinks links = new DancingLinks(TABLE, ItemRule.SMALLEST, false, Branch.ROOT);
        while (links.run(Machine.UNLIMITED) == Step.SOLUTION) {
            all.add(set(links.solution()));
        }
        assertThat(found).isEqualTo(all);
        assertThat(race.solutions()).isEqualTo(724);
        assertThat(race.fraction()).isEqualTo(1);
        assertThat(race.nodes()).as("those of the helper and of the lost ones").isGreaterThan(links.nodes());
        race.rewind();
    }

    @Test
    void aHelperThatFindsThatThereIsNoneEndsTheSearch() {
        OptionTable table = LargerProblem.langford(6);
        FirstAnswer race = new FirstAnswer(own, View.same(table), List.of(engine(table, 1)));
        assertThat(answer(race)).isEqualTo(Step.EXHAUSTED);
        assertThat(race.run(1)).isEqualTo(Step.EXHAUSTED);
        assertThat(race.solutions()).isZero();
        race.rewind();
    }

    @Test
    void whatIsAnsweredAtOnceNeedsNoHelper() {
        Portfolio portfolio = new Portfolio(TABLE, 1, 1 << 26);
        FirstAnswer race = new FirstAnswer(portfolio, View.same(TABLE), List.of(() -> {
            throw new AssertionError("a helper was asked for");
        }));
        assertThat(answer(race)).isEqualTo(Step.SOLUTION);
        assertThat(set(race.solution())).hasSize(10);
        race.rewind();
    }

    @Test
    void theOwnMachineAnswersWhileOthersAreLost() {
        OptionTable table = PlantedProblem.quasigroup(40, 700, 1).table();
        Portfolio portfolio = new Portfolio(table, 1, 1 << 26);
        FirstAnswer race =
                new FirstAnswer(portfolio, View.same(table), List.of(FirstAnswerTest::lost, FirstAnswerTest::lost));
        assertThat(answer(race)).isEqualTo(Step.SOLUTION);
        assertThat(race.solution()).isEqualTo(portfolio.solution());
        race.rewind();
    }

    @Test
    void whatAHelperThrowsComesOut() {
        FirstAnswer race = new FirstAnswer(own, View.same(TABLE), List.of(() -> {
            throw new IllegalStateException("from the helper");
        }));
        assertThatThrownBy(() -> answer(race)).hasMessage("from the helper");
        race.abandon();
    }

    @Test
    void allEndWhenTheRaceIsGivenUp() {
        List<IdleMachine> lost =
                IntStream.range(0, 3).mapToObj(number -> new IdleMachine()).toList();
        FirstAnswer race = new FirstAnswer(
                own,
                View.same(TABLE),
                lost.stream()
                        .<Supplier<FirstAnswer.Contender>>map(
                                machine -> () -> new FirstAnswer.Contender(machine, View.same(TABLE)))
                        .toList());
        while (race.nodes() == own.nodes()) {
            assertThat(race.run(1)).isEqualTo(Step.PAUSED);
        }
        assertThat(HelperThreads.alive()).hasSize(3);
        race.abandon();
        assertThat(own.abandoned).isTrue();
        assertThat(HelperThreads.alive()).isEmpty();
    }
}
