package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.PlantedProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Problems that need thousands of conflicts. Each was made around a solution, so no clause may contradict it: a wrong
 * clause often does no harm on problems that are small enough to try all subsets.
 */
class LargeProblemsTest {

    private static final long MUCH_MEMORY = 1 << 26;

    @SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
    enum Planted {
        QUASIGROUP(4, 1_000, seed -> PlantedProblem.quasigroup(30, 310, seed)),
        COLORING(4, 500, seed -> PlantedProblem.coloring(300, 1_040, seed)),
        TRIPLES(4, 2_000, seed -> PlantedProblem.triples(99, 215, seed)),
        ROSTER(6, 500, seed -> PlantedProblem.roster(12, 14, seed % 3 == 0 ? 1 : 0, seed));

        private final int count;

        /** How many conflicts there are at least, in all problems together. */
        private final long conflicts;

        private final LongFunction<PlantedProblem> problems;

        Planted(int count, long conflicts, LongFunction<PlantedProblem> problems) {
            this.count = count;
            this.conflicts = conflicts;
            this.problems = problems;
        }
    }

    @ParameterizedTest
    @EnumSource
    void noClauseContradictsAKnownSolution(Planted family) {
        long conflicts = 0;
        for (int seed = 1; seed <= family.count; seed++) {
            PlantedProblem problem = family.problems.apply(seed);
            assertThat(problem.isSolvedBy(problem.solution().stream().toArray()))
                    .isTrue();
            LearningEngine engine = new LearningEngine(problem.table(), seed, MUCH_MEMORY, false);
            engine.listen((clause, items) -> assertThat(agrees(problem, clause)).isTrue());
            assertThat(engine.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
            assertThat(problem.isSolvedBy(engine.solution())).isTrue();
            conflicts += engine.conflicts();
        }
        assertThat(conflicts).isGreaterThan(family.conflicts);
    }

    private static boolean agrees(PlantedProblem problem, int[] clause) {
        return Arrays.stream(clause)
                .anyMatch(literal -> problem.solution().get(Trail.option(literal)) == Trail.isChoice(literal));
    }

    @Test
    void withLittleMemoryItForgetsAndStillFinds() {
        PlantedProblem problem = PlantedProblem.triples(120, 260, 1);
        LearningEngine engine = new LearningEngine(problem.table(), 3, 20_000, false);
        engine.listen((clause, items) -> assertThat(agrees(problem, clause)).isTrue());
        assertThat(engine.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
        assertThat(problem.isSolvedBy(engine.solution())).isTrue();
        assertThat(engine.forgotten()).isGreaterThan(0);
    }

    @Test
    void theSameSeedGivesTheSameSearchWhateverTheBudgets() {
        OptionTable table = PlantedProblem.quasigroup(30, 310, 3).table();
        LearningEngine whole = new LearningEngine(table, 7, MUCH_MEMORY, false);
        LearningEngine inSteps = new LearningEngine(table, 7, MUCH_MEMORY, false);
        LearningEngine explained = new LearningEngine(table, 7, MUCH_MEMORY, true);
        LearningEngine other = new LearningEngine(table, 8, MUCH_MEMORY, false);
        whole.run(Machine.UNLIMITED);
        explained.run(Machine.UNLIMITED);
        other.run(Machine.UNLIMITED);
        Step step;
        do {
            step = inSteps.run(13);
        } while (step == Step.PAUSED);
        assertThat(inSteps.solution()).isEqualTo(whole.solution());
        assertThat(inSteps.nodes()).isEqualTo(whole.nodes()).isNotEqualTo(other.nodes());
        assertThat(inSteps.updates()).isEqualTo(whole.updates());
        assertThat(explained.nodes()).isEqualTo(whole.nodes());
    }

    @ParameterizedTest
    @EnumSource(names = {"QUEENS_10", "LANGFORD_8", "PENTOMINOES_3X20"})
    void findsAsManySolutionsAsTheLiteratureSays(LargerProblem problem) {
        LearningEngine engine = new LearningEngine(problem.table(), 1, MUCH_MEMORY, false);
        Set<Set<Integer>> found = new HashSet<>();
        while (engine.run(Machine.UNLIMITED) == Step.SOLUTION) {
            found.add(new HashSet<>(Arrays.stream(engine.solution()).boxed().toList()));
        }
        assertThat(found).hasSize(problem.solutions());
        assertThat(engine.solutions()).isEqualTo(problem.solutions());
    }

    @Test
    @Timeout(60)
    void aHundredThousandChoicesBetweenTwoOptionsAreMade() {
        int items = 100_000;
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 2 * items; option++) {
            builder.addCell(option / 2, OptionTable.NO_COLOR);
            builder.endOption();
        }
        OptionTable table = builder.build(items, IntStream.range(0, items).toArray());
        LearningEngine engine = new LearningEngine(table, 1, MUCH_MEMORY, false);
        assertThat(engine.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
        assertThat(engine.solution()).hasSize(items);
        assertThat(engine.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
    }

    @Test
    void aChessboardWithoutTwoCornersCannotBeTiled() {
        OptionTable table = dominoes(8);
        LearningEngine engine = new LearningEngine(table, 1, MUCH_MEMORY, true);
        assertThat(engine.run(Machine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        BitSet core = engine.core().orElseThrow();
        LearningEngine again = new LearningEngine(needing(core, table), 2, MUCH_MEMORY, false);
        assertThat(again.run(Machine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
    }

    /** Tilings of a board without two opposite corners by dominoes. */
    private static OptionTable dominoes(int size) {
        int[] numbers = new int[size * size];
        for (int square = 1; square < size * size - 1; square++) {
            numbers[square] = square - 1;
        }
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int square = 1; square < size * size - 1; square++) {
            int right = square % size < size - 1 ? square + 1 : 0;
            for (int next : new int[] {right, square + size}) {
                if (next > 0 && next < size * size - 1) {
                    builder.addCell(square, OptionTable.NO_COLOR);
                    builder.addCell(next, OptionTable.NO_COLOR);
                    builder.endOption();
                }
            }
        }
        return builder.build(size * size - 2, numbers);
    }

    /** As long as that takes it less than a second or so, dancing links tell whether there is a solution. */
    @Test
    void agreesWithDancingLinksOnProblemsWithAndWithoutSolutions() {
        int refuted = 0;
        int smallCores = 0;
        for (int seed = 1; seed <= 120; seed++) {
            OptionTable table = random(seed);
            LearningEngine engine = new LearningEngine(table, seed, MUCH_MEMORY, true);
            Step step = engine.run(Machine.UNLIMITED);
            assertThat(step).as("seed %s", seed).isEqualTo(answer(table));
            if (step == Step.EXHAUSTED) {
                refuted++;
                BitSet core = engine.core().orElseThrow();
                smallCores += core.cardinality() < table.primaryCount() ? 1 : 0;
                assertThat(answer(needing(core, table)))
                        .as("core of seed %s", seed)
                        .isEqualTo(Step.EXHAUSTED);
            }
        }
        assertThat(refuted).isBetween(20, 100);
        assertThat(smallCores).isGreaterThan(10);
    }

    /** Even where a clause was shortened: what makes a literal superfluous counts too. */
    @Test
    void aClauseFollowsFromItsItemsAlone() {
        AtomicInteger clauses = new AtomicInteger();
        for (int seed = 1; seed <= 60; seed++) {
            OptionTable table = seed % 2 == 0
                    ? random(seed)
                    : PlantedProblem.triples(45, 95, seed).table();
            LearningEngine engine = new LearningEngine(table, seed, MUCH_MEMORY, true);
            engine.listen((clause, items) -> {
                LearningEngine relaxed = new LearningEngine(needing(items, table), 1, MUCH_MEMORY, false);
                Arrays.stream(clause).forEach(literal -> relaxed.addAtRoot(new int[] {literal ^ 1}, 0));
                assertThat(relaxed.run(Machine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
                clauses.incrementAndGet();
            });
            engine.run(100);
        }
        assertThat(clauses.get()).isGreaterThan(500);
    }

    private static Step answer(OptionTable table) {
        return new DancingLinks(table, ItemRule.SMALLEST, false, Branch.ROOT).run(Machine.UNLIMITED);
    }

    /** The table in which only some of the primary items have to be covered. */
    private static OptionTable needing(BitSet needed, OptionTable table) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < table.optionCount(); option++) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                builder.addCell(table.item(cell), table.color(cell));
            }
            builder.endOption();
        }
        int[] lows = IntStream.range(0, table.primaryCount())
                .map(item -> needed.get(item) ? table.low(item) : 0)
                .toArray();
        int[] highs = IntStream.range(0, table.primaryCount()).map(table::high).toArray();
        return builder.build(
                table.primaryCount(), IntStream.range(0, table.itemCount()).toArray(), lows, highs);
    }

    /**
     * Options with three or four of 24 primary items and some of 10 others, with colors and bounds for every third
     * seed.
     */
    private static OptionTable random(long seed) {
        Random random = new Random(seed);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 60 + 10 * (seed % 4); option++) {
            distinct(random, 24, 3 + random.nextInt(2)).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            for (int item : distinct(random, 10, random.nextInt(2))) {
                builder.addCell(24 + item, seed % 3 == 0 ? random.nextInt(4) : OptionTable.NO_COLOR);
            }
            builder.endOption();
        }
        int[] same = IntStream.range(0, 34).toArray();
        if (seed % 3 != 0) {
            return builder.build(24, same);
        }
        int[] lows = random.ints(24, 0, 3).toArray();
        int[] highs = Arrays.stream(lows).map(low -> low + random.nextInt(2)).toArray();
        return builder.build(24, same, lows, highs);
    }

    private static List<Integer> distinct(Random random, int bound, int count) {
        List<Integer> numbers = new ArrayList<>();
        while (numbers.size() < count) {
            int number = random.nextInt(bound);
            if (!numbers.contains(number)) {
                numbers.add(number);
            }
        }
        return numbers;
    }
}
