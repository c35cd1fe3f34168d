package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.PlantedProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;

/** Engines that take turns on one thread and share what they learn, so that what happens is always the same. */
class ClauseExchangeTest {

    private static final AtomicLong RECEIVED = new AtomicLong();

    /** An engine, its options in the numbers of the common table, and the solutions it found. */
    private static final class Learner {

        final View view;
        final LearningEngine engine;
        final Set<Set<Integer>> found = new HashSet<>();
        Step step = Step.PAUSED;

        Learner(ClauseExchange exchange, OptionTable table, long seed) {
            view = View.shuffled(table, seed);
            engine = new LearningEngine(view.table(), seed, 1 << 24, new Outlets(exchange.join(view), null));
        }

        void run(long budget) {
            step = step == Step.EXHAUSTED ? step : engine.run(budget);
            if (step == Step.SOLUTION) {
                Set<Integer> solution =
                        Arrays.stream(view.solution(engine.solution())).boxed().collect(Collectors.toSet());
                assertThat(found.add(solution)).as("new").isTrue();
            }
        }
    }

    private static List<Learner> learners(OptionTable table, int count, long seed) {
        ClauseExchange exchange = new ClauseExchange();
        List<Learner> learners = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            learners.add(new Learner(exchange, table, seed + number));
        }
        return learners;
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.any(), SmallProblem.uniform());
    }

    /** Also when some of them look for their second solution, and others not yet for the first one. */
    @Property(tries = 3_000, seed = "20261421")
    void eachFindsEverySolution(@ForAll("problems") SmallProblem problem, @ForAll long seed) {
        FailedProblems.keeping(
                "exchange",
                problem,
                () -> findAll(learners(problem.table(), 3, seed)).forEach(learner -> {
                    assertThat(learner.found).isEqualTo(problem.solutions());
                    RECEIVED.addAndGet(learner.engine.received());
                }));
    }

    @AfterContainer
    static void someWasReceived() {
        assertThat(RECEIVED.get()).isGreaterThan(100);
    }

    private static List<Learner> findAll(List<Learner> learners) {
        while (learners.stream().anyMatch(learner -> learner.step != Step.EXHAUSTED)) {
            for (int number = 0; number < learners.size(); number++) {
                learners.get(number).run(1 + 2 * number);
            }
        }
        return learners;
    }

    /** They learn a lot here before the first solution, and some of them go on while others are not yet so far. */
    @Example
    void eachFindsAsMuchAsOneAlone() {
        long received = 0;
        int solutions = 0;
        for (int seed = 1; seed <= 6; seed++) {
            OptionTable table = PlantedProblem.triples(90, 195 + 3 * seed, seed).table();
            Set<Set<Integer>> all = findAll(learners(table, 1, seed)).get(0).found;
            for (Learner learner : findAll(learners(table, 3, seed))) {
                assertThat(learner.found).isEqualTo(all);
                received += learner.engine.received();
            }
            solutions += all.size();
        }
        assertThat(received).isGreaterThan(500);
        assertThat(solutions).isGreaterThan(8);
    }

    @Example
    void whatIsReceivedDoesNotContradictAKnownSolution() {
        long[] received = new long[3];
        for (int seed = 1; seed <= 3; seed++) {
            received[0] += receivedBeforeASolution(PlantedProblem.quasigroup(30, 310, seed), seed);
            received[1] += receivedBeforeASolution(PlantedProblem.coloring(300, 1_040, seed), seed);
            received[2] += receivedBeforeASolution(PlantedProblem.triples(99, 215, seed), seed);
        }
        assertThat(Arrays.stream(received).min().orElseThrow()).isGreaterThan(30);
    }

    private static long receivedBeforeASolution(PlantedProblem problem, long seed) {
        List<Learner> learners = learners(problem.table(), 3, seed);
        for (Learner learner : learners) {
            learner.engine.listen((clause, items) ->
                    assertThat(isSatisfied(clause, problem, learner.view)).isTrue());
        }
        while (learners.stream().allMatch(learner -> learner.found.isEmpty())) {
            learners.forEach(learner -> learner.run(20));
        }
        learners.stream()
                .flatMap(learner -> learner.found.stream())
                .forEach(solution -> assertThat(problem.isSolvedBy(
                                solution.stream().mapToInt(Integer::intValue).toArray()))
                        .isTrue());
        return learners.stream().mapToLong(learner -> learner.engine.received()).sum();
    }

    private static boolean isSatisfied(int[] clause, PlantedProblem problem, View view) {
        return Arrays.stream(clause)
                .anyMatch(literal ->
                        problem.solution().get(view.option(Trail.option(literal))) == Trail.isChoice(literal));
    }

    @Example
    void onlyShortClausesAreSentAndTheSenderGetsNone() {
        OptionTable table = PlantedProblem.triples(99, 215, 1).table();
        View view = View.shuffled(table, 1);
        ClauseExchange exchange = new ClauseExchange();
        ClauseExchange.Member sender = exchange.join(view);
        ClauseExchange.Member other = exchange.join(View.same(table));
        int[] clause = {Trail.chosen(7), Trail.dropped(8), Trail.chosen(9), Trail.chosen(10), Trail.chosen(11)};
        sender.send(clause, 2, 9);
        sender.send(clause, 5, 9);
        sender.send(clause, 5, 2);
        assertThat(other.receive()).containsExactly(Trail.chosen(view.option(7)), Trail.dropped(view.option(8)));
        assertThat(other.receive()).as("of two levels").hasSize(5);
        assertThat(other.receive()).isNull();
        assertThat(sender.receive()).isNull();
        other.send(new int[] {Trail.dropped(view.option(3))}, 1, 1);
        assertThat(sender.receive()).containsExactly(Trail.dropped(3));
    }

    @Example
    void whatIsNotReceivedTakesLittleMemory() {
        OptionTable table = PlantedProblem.triples(99, 215, 1).table();
        ClauseExchange exchange = new ClauseExchange();
        ClauseExchange.Member sender = exchange.join(View.same(table));
        ClauseExchange.Member idle = exchange.join(View.same(table));
        for (int sent = 0; sent < 5_000; sent++) {
            sender.send(new int[] {0}, 1, 1);
        }
        int received = 0;
        while (idle.receive() != null) {
            received++;
        }
        assertThat(received).isEqualTo(1_000);
    }
}
