package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import org.junit.jupiter.api.Test;

/** The engine that learns against a search that tries every subset. */
class LearningEngineTest {

    private static final long MUCH_MEMORY = 1 << 24;
    private static final AtomicInteger CLAUSES = new AtomicInteger();
    private static final AtomicInteger SMALL_CORES = new AtomicInteger();
    private static final AtomicInteger UNIQUE = new AtomicInteger();

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.any(), SmallProblem.uniform());
    }

    @Property(tries = 5_000, seed = "20261401")
    void findsEachSolutionOnce(@ForAll("problems") SmallProblem problem, @ForAll long seed) {
        FailedProblems.keeping("learning", problem, () -> {
            LearningEngine engine = new LearningEngine(problem.table(), seed, MUCH_MEMORY, false);
            List<Set<Integer>> found = all(engine, 1 + Math.floorMod(seed, 5L));
            assertThat(found).containsExactlyInAnyOrderElementsOf(problem.solutions());
            assertThat(engine.solutions()).isEqualTo(found.size());
            assertThat(engine.fraction()).isEqualTo(1);
            assertThat(engine.run(1)).isEqualTo(Step.EXHAUSTED);
            UNIQUE.addAndGet(found.size() == 1 ? 1 : 0);
        });
    }

    @Property(tries = 3_000, seed = "20261402")
    void everySolutionSatisfiesEveryClause(@ForAll("problems") SmallProblem problem, @ForAll long seed) {
        LearningEngine engine = new LearningEngine(problem.table(), seed, MUCH_MEMORY, true);
        Set<Set<Integer>> solutions = problem.solutions();
        engine.listen((clause, items) -> {
            CLAUSES.incrementAndGet();
            assertThat(solutions).allMatch(solution -> satisfies(solution, clause));
            assertThat(problem.needing(boxed(items)).solutions()).allMatch(solution -> satisfies(solution, clause));
        });
        assertThat(engine.run(Machine.UNLIMITED)).isEqualTo(solutions.isEmpty() ? Step.EXHAUSTED : Step.SOLUTION);
    }

    @Property(tries = 3_000, seed = "20261403")
    void theItemsOfARefutationCannotBeCoveredTogether(@ForAll("problems") SmallProblem problem, @ForAll long seed) {
        LearningEngine engine = new LearningEngine(problem.table(), seed, MUCH_MEMORY, true);
        if (engine.run(Machine.UNLIMITED) == Step.EXHAUSTED) {
            Set<Integer> core = boxed(engine.core().orElseThrow());
            assertThat(problem.needing(core).solutions()).isEmpty();
            SMALL_CORES.addAndGet(core.size() > 1 && core.size() < problem.primaryCount() ? 1 : 0);
        } else {
            assertThat(engine.core()).isEmpty();
        }
    }

    @AfterContainer
    static void thereWasSomethingToSee() {
        assertThat(CLAUSES.get()).isGreaterThan(1_000);
        assertThat(SMALL_CORES.get()).isGreaterThan(200);
        assertThat(UNIQUE.get()).isGreaterThan(1_000);
    }

    /** Two of the first three options are wanted; the third one and the last one compete for the second item. */
    @Test
    void whatBoundsForceNeedsNoDecision() {
        List<List<Integer>> options = List.of(List.of(1, 0), List.of(1, 0), List.of(1, 1), List.of(0, 1));
        SmallProblem problem = new SmallProblem(2, 2, options, List.of(2, 1), List.of(2, 1));

        LearningEngine full = new LearningEngine(problem.table(), 1, MUCH_MEMORY, false);
        full.addAtRoot(new int[] {Trail.chosen(0)}, 0);
        full.addAtRoot(new int[] {Trail.chosen(1)}, 0);
        assertThat(full.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
        assertThat(full.solution()).containsExactlyInAnyOrder(0, 1, 3);
        assertThat(full.nodes()).isZero();

        LearningEngine few = new LearningEngine(problem.table(), 1, MUCH_MEMORY, false);
        few.addAtRoot(new int[] {Trail.dropped(0)}, 0);
        assertThat(few.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
        assertThat(few.solution()).containsExactlyInAnyOrder(1, 2);
        assertThat(few.nodes()).isZero();
    }

    private static List<Set<Integer>> all(LearningEngine engine, long budget) {
        List<Set<Integer>> found = new ArrayList<>();
        Step step = Step.PAUSED;
        while (step != Step.EXHAUSTED) {
            long before = engine.nodes();
            step = engine.run(budget);
            assertThat(engine.nodes() - before).isLessThanOrEqualTo(budget);
            if (step == Step.SOLUTION) {
                assertThat(engine.solution()).doesNotHaveDuplicates();
                found.add(boxed(engine.solution()));
            }
        }
        return found;
    }

    private static boolean satisfies(Set<Integer> solution, int[] clause) {
        return Arrays.stream(clause)
                .anyMatch(literal -> solution.contains(Trail.option(literal)) == Trail.isChoice(literal));
    }

    private static Set<Integer> boxed(int[] options) {
        return Arrays.stream(options).boxed().collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Set<Integer> boxed(BitSet set) {
        return set.stream().boxed().collect(Collectors.toCollection(TreeSet::new));
    }
}
