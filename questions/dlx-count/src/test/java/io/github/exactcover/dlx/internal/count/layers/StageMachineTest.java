package io.github.exactcover.dlx.internal.count.layers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.Shuffled;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Stages count what trying every subset counts, wherever they end, and what is published. */
class StageMachineTest {

    private static final long MUCH = 1 << 24;

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 3_000, seed = "20262301")
    void stagesCountAllSolutions(
            @ForAll("problems") SmallProblem small,
            @ForAll @LongRange(min = 0, max = 100_000) long bytes,
            @ForAll @IntRange(min = 1, max = 50) int budget,
            @ForAll int seed) {
        Random random = new Random(seed);
        FailedProblems.keeping("stages-against-oracle", small, () -> {
            Frontier frontier = new Frontier(small.table(), Shuffled.array(small.primaryCount(), random));
            StageMachine machine = new StageMachine(frontier, ends(frontier, random), 0, bytes);
            run(machine, budget);
            Statistics.label("full").collect(machine.isFull());
            if (!machine.isFull()) {
                assertThat(machine.count()).isEqualTo(small.solutions().size());
                assertThat(machine.fraction()).isEqualTo(1);
            }
        });
    }

    @Property(tries = 3_000, seed = "20262302")
    void copiesStandForEachOther(@ForAll int seed, @ForAll @IntRange(min = 1, max = 50) int budget) {
        Random random = new Random(seed);
        SmallProblem small = copies(random);
        FailedProblems.keeping("stages-of-copies", small, () -> {
            // The items that copies share come last, so there are copies as soon as one of them is done.
            int[] order = IntStream.concat(
                            IntStream.range(SHARED, small.primaryCount()),
                            IntStream.range(0, Math.min(SHARED, small.primaryCount())))
                    .toArray();
            Frontier frontier =
                    new Frontier(small.table(), random.nextInt(4) > 0 ? order : Shuffled.array(order.length, random));
            StageMachine machine = new StageMachine(frontier, ends(frontier, random), 0, MUCH);
            run(machine, budget);
            assertThat(machine.count()).isEqualTo(small.solutions().size());
            Stages stages = Stages.of(frontier, ItemSequence.of(frontier.table, order));
            Statistics.label("stages").collect(stages != null);
            if (stages != null) {
                StageMachine own = new StageMachine(stages, MUCH);
                run(own, budget);
                assertThat(own.count()).isEqualTo(small.solutions().size());
            }
        });
        Statistics.label("stages").coverage(coverage -> coverage.check(true).percentage(share -> share > 20));
    }

    private static final int SHARED = 4;

    /** Some copies of a part, tied to four items that they share, and an option or two beside them. */
    private static SmallProblem copies(Random random) {
        int own = 1 + random.nextInt(2);
        int count = 2 + random.nextInt(3);
        int items = SHARED + own * count;
        List<List<Integer>> options = new ArrayList<>();
        for (int each = random.nextInt(14 / count) + 1; each > 0; each--) {
            int one = 1 << random.nextInt(SHARED);
            int shared = one | 1 << random.nextInt(SHARED);
            int mine = 1 + random.nextInt((1 << own) - 1);
            for (int copy = 0; copy < count; copy++) {
                options.add(option(items, shared | mine << (SHARED + own * copy)));
            }
        }
        for (int more = random.nextInt(3); more > 0; more--) {
            options.add(option(items, 1 + random.nextInt((1 << SHARED) - 1)));
        }
        Collections.shuffle(options, random);
        List<Integer> once = Collections.nCopies(items, 1);
        return new SmallProblem(items, items, options, once, once);
    }

    private static List<Integer> option(int items, int bits) {
        return IntStream.range(0, items).mapToObj(item -> bits >> item & 1).toList();
    }

    /** Some layers, and the last. */
    private static int[] ends(Frontier frontier, Random random) {
        return IntStream.rangeClosed(1, Math.max(1, frontier.layers))
                .filter(end -> end >= frontier.layers || random.nextInt(3) == 0)
                .map(end -> Math.min(end, frontier.layers))
                .toArray();
    }

    private static void run(StageMachine machine, long budget) {
        while (!machine.isFull() && machine.run(budget) != Step.EXHAUSTED) {
            assertThat(machine.fraction()).isLessThan(1);
        }
    }

    /**
     * Items 1 and 2 are copies, and take some of 4, 5 and 6. Item 3 takes one of 7, 8 and 9. Item 0 comes first, and
     * takes one of all these. If that is one of 4 to 6, there are 2 * 3 ways left for the copies and item 3, and else 6
     * * 2.
     */
    @Test
    void whatIsCopiedIsNotTakenForWhatIsNot() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int shared = 4; shared < 10; shared++) {
            for (int item : shared < 7 ? new int[] {0, 1, 2} : new int[] {0, 3}) {
                builder.addCell(item, OptionTable.NO_COLOR);
                builder.addCell(shared, OptionTable.NO_COLOR);
                builder.endOption();
            }
            builder.addCell(shared, OptionTable.NO_COLOR);
            builder.endOption();
        }
        int[] items = IntStream.range(0, 10).toArray();
        Frontier frontier = new Frontier(builder.build(items.length, items), items);
        StageMachine machine = new StageMachine(frontier, new int[] {1, items.length}, 0, MUCH);
        run(machine, 1_000);
        assertThat(machine.count()).isEqualTo(54); // three times 6, and three times 12
    }

    static Stream<Arguments> published() {
        return IntStream.range(0, 3)
                .boxed()
                .flatMap(seed -> Stream.of(
                        arguments("Latin squares of order 5", latin(5), "161280", seed),
                        arguments("Latin squares of order 6", latin(6), "812851200", seed),
                        arguments("Latin squares of order 7", latin(7), "61479419904000", seed),
                        // 6,240 without an order of the factors
                        arguments("ordered one-factorizations of K8", oneFactorizations(8), "31449600", seed)));
    }

    /** Also with the items in any order. */
    @ParameterizedTest(name = "{0}, {3}")
    @MethodSource("published")
    void fewStatesAreEnough(String name, List<int[]> options, String expected, int seed) {
        int items = options.stream().flatMapToInt(IntStream::of).max().orElse(0) + 1;
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int[] option : options) {
            IntStream.of(option).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.endOption();
        }
        OptionTable table = builder.build(
                items, seed == 0 ? IntStream.range(0, items).toArray() : Shuffled.array(items, new Random(seed)));
        ItemSequence sequence = ItemSequence.of(table);
        Stages stages = Objects.requireNonNull(Stages.of(new Frontier(table, sequence.order()), sequence));
        StageMachine machine = new StageMachine(stages, MUCH);
        run(machine, 1_000);
        assertThat(machine.count()).isEqualTo(new BigInteger(expected));
        assertThat(machine.nodes()).isLessThan(300_000);
    }

    private static List<int[]> latin(int n) {
        List<int[]> options = new ArrayList<>();
        for (int i = 0; i < n * n * n; i++) {
            int row = i / n / n;
            int column = i / n % n;
            int symbol = i % n;
            options.add(new int[] {row * n + column, n * n + row * n + symbol, 2 * n * n + column * n + symbol});
        }
        return options;
    }

    private static List<int[]> oneFactorizations(int n) {
        List<int[]> options = new ArrayList<>();
        for (int factor = 0; factor < n - 1; factor++) {
            int edge = n * (n - 1);
            for (int i = 0; i < n; i++) {
                for (int k = i + 1; k < n; k++) {
                    options.add(new int[] {factor * n + i, factor * n + k, edge++});
                }
            }
        }
        return options;
    }
}
