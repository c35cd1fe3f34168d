package io.github.exactcover.dlx.internal.search.bits;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With a memo, the search is the same in all that can be seen of it. */
class SubtreeMemoTest {

    private static final int FEW_CALLS = 40;

    /** Stops anywhere, and asks now and then where it is. */
    @Property(tries = 1_500, seed = "20261127")
    void nothingChanges(
            @ForAll long seed,
            @ForAll SomeRule some,
            @ForAll @IntRange(min = 1, max = 16) int items,
            @ForAll @IntRange(min = 1, max = 60) int longest,
            @ForAll @IntRange(min = 1, max = 20) int seldom) {
        Random random = new Random(seed);
        OptionTable table = tiles(random);
        ItemRule rule = some.of(table);
        BitParallel plain = new BitParallel(table, rule, false, Branch.ROOT);
        BitParallel memo = BitParallel.remembering(table, rule, false, Branch.ROOT, items);
        Step step = Step.PAUSED;
        Deque<Branch> rest = new ArrayDeque<>();
        for (int turn = 0; turn < 3_000 && (step != Step.EXHAUSTED || !rest.isEmpty()); turn++) {
            if (step == Step.EXHAUSTED) {
                plain.restart(rest.getFirst());
                memo.restart(rest.removeFirst());
            }
            int budget = 1 + random.nextInt(longest);
            step = plain.run(budget);
            assertThat(memo.run(budget)).isEqualTo(step);
            assertSame(memo, plain, step);
            switch (random.nextInt(3 * seldom)) {
                case 0 -> assertThat(memo.position()).isEqualTo(plain.position());
                case 1 -> assertThat(memo.fraction()).isEqualTo(plain.fraction());
                case 2 -> {
                    Optional<Branch> away = plain.split();
                    assertThat(memo.split()).isEqualTo(away);
                    away.ifPresent(rest::addLast);
                }
                default -> {}
            }
            assertSame(memo, plain, step);
        }
    }

    private static void assertSame(BitParallel memo, BitParallel plain, Step step) {
        assertThat(memo.nodes()).isEqualTo(plain.nodes());
        assertThat(memo.updates()).isEqualTo(plain.updates());
        assertThat(memo.solutions()).isEqualTo(plain.solutions());
        if (step == Step.SOLUTION) {
            assertThat(memo.told()).isEqualTo(plain.told());
            assertThat(memo.solution()).isEqualTo(plain.solution());
        }
    }

    /** A search that goes on from any of its positions in an engine that knows much already. */
    @Property(tries = 300, seed = "20261128")
    void itGoesOnFromEveryPosition(@ForAll long seed, @ForAll @IntRange(min = 4, max = 12) int items) {
        Random random = new Random(seed);
        OptionTable table = tiles(random);
        BitParallel memo = BitParallel.remembering(table, ItemRule.SMALLEST, false, Branch.ROOT, items);
        List<int[]> all = solutions(new BitParallel(table, ItemRule.SMALLEST, false, Branch.ROOT), FEW_CALLS);
        BitParallel other = BitParallel.remembering(table, ItemRule.SMALLEST, false, Branch.ROOT, items);
        while (other.run(1_000) == Step.SOLUTION) {
            other.told();
        }
        for (int shown = 1; shown <= all.size(); shown++) {
            assertThat(memo.run(SearchEngine.UNLIMITED)).isEqualTo(Step.SOLUTION);
            other.restart(memo.position());
            List<int[]> rest = solutions(other, FEW_CALLS);
            assertThat(rest.subList(0, Math.min(rest.size(), all.size() - shown)))
                    .usingElementComparator(Arrays::compare)
                    .isEqualTo(all.subList(shown, Math.min(all.size(), shown + rest.size())));
        }
    }

    private static List<int[]> solutions(SearchEngine engine, int most) {
        List<int[]> solutions = new ArrayList<>();
        while (solutions.size() < most && engine.run(SearchEngine.UNLIMITED) == Step.SOLUTION) {
            solutions.add(engine.solution());
        }
        return solutions;
    }

    @Property(tries = 500, seed = "20261129")
    void countsAreTheSame(
            @ForAll long seed,
            @ForAll SomeRule some,
            @ForAll @IntRange(min = 1, max = 16) int items,
            @ForAll @IntRange(min = 1, max = 5_000) int budget) {
        OptionTable table = tiles(new Random(seed));
        ItemRule rule = some.of(table);
        BitParallel plain = new BitParallel(table, rule, true, Branch.ROOT);
        BitParallel memo = BitParallel.remembering(table, rule, true, Branch.ROOT, items);
        for (int turn = 0; turn < 20; turn++) {
            Step step = plain.run(budget);
            assertThat(memo.run(budget)).isEqualTo(step);
            assertSame(memo, plain, Step.PAUSED);
            assertThat(memo.position()).isEqualTo(plain.position());
        }
    }

    /** A search from the first node to the last, long enough that sizes are tried and the memo is full. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLongSearchFindsMostOfItInTheMemo(boolean counting) {
        OptionTable table = dominoes(8, 6, 0, new Random(1));
        BitParallel plain = new BitParallel(table, ItemRule.SMALLEST, counting, Branch.ROOT);
        while (plain.run(SearchEngine.UNLIMITED) == Step.SOLUTION) {
            plain.nodes();
        }
        assertThat(plain.solutions()).isEqualTo(167_089);
        assertThat(plain.replayed()).isGreaterThan(plain.nodes() / 2).isLessThan(plain.nodes());
        BitParallel steps = new BitParallel(table, ItemRule.SMALLEST, counting, Branch.ROOT);
        while (steps.run(1) != Step.EXHAUSTED) {
            steps.nodes();
        }
        assertThat(steps.nodes()).isEqualTo(plain.nodes());
        assertThat(steps.updates()).isEqualTo(plain.updates());
        assertThat(steps.solutions()).isEqualTo(plain.solutions());
    }

    @Test
    void aMemoThatIsFullForgetsAndGoesOn() {
        OptionTable table = matchings(14, 1, new Random(1));
        BitParallel plain = new BitParallel(table, ItemRule.SMALLEST, false, Branch.ROOT);
        BitParallel memo = BitParallel.remembering(table, ItemRule.SMALLEST, false, Branch.ROOT, 8);
        for (int shown = 0; shown < 135_135; shown++) {
            assertThat(memo.run(SearchEngine.UNLIMITED)).isEqualTo(plain.run(SearchEngine.UNLIMITED));
            if (!Arrays.equals(memo.told(), plain.told()) || memo.nodes() != plain.nodes()) {
                assertSame(memo, plain, Step.SOLUTION);
            }
        }
        assertThat(memo.replayed()).isPositive();
    }

    /** With secondary items the same primary items can be left, and yet other options. */
    @Test
    void secondaryItemsAreNotForgotten() {
        Random random = new Random(5);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int a = 0; a < 10; a++) {
            for (int b = a + 1; b < 10; b++) {
                option(builder, a, b, 10 + random.nextInt(12));
            }
        }
        isTheSame(builder.build(10, IntStream.range(0, 22).toArray()), 0);
    }

    @Test
    void itemsBeyondThe64thAreNotForgotten() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item = 0; item < 62; item++) {
            option(builder, item);
        }
        for (int a = 62; a < 72; a++) {
            for (int b = a + 1; b < 72; b++) {
                option(builder, a, b);
            }
        }
        isTheSame(build(builder, 72), 1);
    }

    private static void isTheSame(OptionTable table, long replayed) {
        BitParallel plain = new BitParallel(table, ItemRule.SMALLEST, false, Branch.ROOT);
        BitParallel memo = BitParallel.remembering(table, ItemRule.SMALLEST, false, Branch.ROOT, 6);
        Step step;
        do {
            step = plain.run(SearchEngine.UNLIMITED);
            assertThat(memo.run(SearchEngine.UNLIMITED)).isEqualTo(step);
            assertSame(memo, plain, step);
        } while (step == Step.SOLUTION);
        assertThat(Math.min(1, memo.replayed())).isEqualTo(replayed);
    }

    /** Matchings, boards with holes for dominoes, or boards for straight tiles of one to three cells. */
    private static OptionTable tiles(Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> matchings(2 * (2 + random.nextInt(4)), 0.3 + random.nextDouble(), random);
            case 1 -> dominoes(2 + random.nextInt(3), 2 + random.nextInt(5), random.nextInt(3), random);
            default -> straight(2 + random.nextInt(2), 2 + random.nextInt(3), random);
        };
    }

    /** The perfect matchings of a random graph. */
    private static OptionTable matchings(int vertices, double density, Random random) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int a = 0; a < vertices; a++) {
            for (int b = a + 1; b < vertices; b++) {
                if (b == a + 1 || random.nextDouble() < density) {
                    option(builder, a, b);
                }
            }
        }
        return build(builder, vertices);
    }

    private static OptionTable dominoes(int width, int height, int holes, Random random) {
        boolean[] hole = new boolean[width * height];
        for (int i = 0; i < holes; i++) {
            hole[random.nextInt(hole.length)] = true;
        }
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int cell = 0; cell < hole.length; cell++) {
            if (hole[cell]) {
                option(builder, cell);
                continue;
            }
            if (cell % width + 1 < width && !hole[cell + 1]) {
                option(builder, cell, cell + 1);
            }
            if (cell + width < hole.length && !hole[cell + width]) {
                option(builder, cell, cell + width);
            }
        }
        return build(builder, hole.length);
    }

    /** Options of different lengths. */
    private static OptionTable straight(int width, int height, Random random) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int cell = 0; cell < width * height; cell++) {
            for (int length = 1; length <= 3; length++) {
                if (cell % width + length <= width && random.nextInt(8) > 0) {
                    option(builder, IntStream.range(cell, cell + length).toArray());
                }
                if (length > 1 && cell / width + length <= height) {
                    int from = cell;
                    option(
                            builder,
                            IntStream.range(0, length)
                                    .map(i -> from + width * i)
                                    .toArray());
                }
            }
        }
        return build(builder, width * height);
    }

    private static OptionTable build(OptionTableBuilder builder, int items) {
        return builder.build(items, IntStream.range(0, items).toArray());
    }

    private static void option(OptionTableBuilder builder, int... items) {
        for (int item : items) {
            builder.addCell(item, OptionTable.NO_COLOR);
        }
        builder.endOption();
    }
}
