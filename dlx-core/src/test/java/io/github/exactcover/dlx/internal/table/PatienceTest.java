package io.github.exactcover.dlx.internal.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.cost.MinimumCost;
import io.github.exactcover.dlx.internal.cost.prices.RootPrices;
import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import io.github.exactcover.dlx.internal.count.TableParts;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.learn.Portfolio;
import io.github.exactcover.dlx.internal.learn.Relaxation;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.bits.BitParallel;
import io.github.exactcover.dlx.internal.search.cells.DancingCells;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.search.choose.Probe;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PatienceTest {

    private static final long MEMORY = 1 << 26;

    /** A million options. Whoever reads it once or twice has to ask. */
    private static final OptionTable LARGE = pairs(2_000, 500);

    private static OptionTable pairs(int items, int times) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int i = 0; i < times; i++) {
            for (int item = 1; item < items; item++) {
                builder.addCell(item - 1, OptionTable.NO_COLOR);
                builder.addCell(item, OptionTable.NO_COLOR);
                builder.endOption();
            }
        }
        return builder.build(items, IntStream.range(0, items).toArray());
    }

    /** What takes long to set up for a large table. */
    @SuppressWarnings("ImmutableEnumChecker") // Lambdas that hold nothing.
    enum LongWork {
        REDUCTION(Reduction::of),
        SHUFFLING(table -> View.shuffled(table, 1)),
        LINKS(table -> new DancingLinks(table, ItemRule.SMALLEST, false, Branch.ROOT)),
        CELLS(table -> new DancingCells(table, ItemRule.SMALLEST, false, Branch.ROOT)),
        PROBE(table -> Probe.choose(table, EnumSet.allOf(EngineKind.class), ItemRule.SMALLEST, true)),
        LEARNED_WEIGHTS(table -> Probe.learn(table, ItemRule.SMALLEST)),
        PRICES(table -> new MinimumCost(table, ItemRule.SMALLEST, 1, 1)),
        RELAXATION(table -> Relaxation.of(table, new BitSet())),
        LEARNING(table -> run(Portfolio.explaining(
                table, 1, MEMORY, () -> new DancingLinks(table, ItemRule.SMALLEST, false, Branch.ROOT)))),
        FRONTIER(table -> run(new DiagramMachine(
                View.same(table),
                part -> new DancingLinks(part.table(), ItemRule.SMALLEST, false, Branch.ROOT),
                CountingMethod.FRONTIER,
                MEMORY,
                null,
                null,
                reason -> {})));

        private final Consumer<OptionTable> work;

        LongWork(Consumer<OptionTable> work) {
            this.work = work;
        }

        private static void run(Machine machine) {
            machine.run(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void longWorkAsks(LongWork work) {
        assertAsks(() -> work.work.accept(LARGE));
    }

    /** Bit sets do not take tables as large, but what they do for each option grows with the number of options. */
    @Test
    void bitSetsAsk() {
        OptionTable table = pairs(100, 80);
        assertAsks(() -> BitParallel.factory(table));
    }

    /** Reading this table is not worth a question, but the steps towards its prices are. */
    @Test
    void pricesOfTheRootAsk() {
        OptionTableBuilder builder = new OptionTableBuilder();
        Random random = new Random(1);
        for (int option = 0; option < 2_000; option++) {
            int first = random.nextInt(99);
            builder.addCell(first, OptionTable.NO_COLOR);
            builder.addCell(first + 1 + random.nextInt(99 - first), OptionTable.NO_COLOR);
            builder.addCost(random.nextInt(1_000));
            builder.endOption();
        }
        OptionTable table = builder.build(100, IntStream.range(0, 100).toArray());
        assertAsks(() -> new RootPrices(table));
    }

    /** Reading this table is not worth a question, nor is its order of items, but a walk through its wide border is. */
    @Test
    void walksForAnOrderOfItemsAsk() {
        Random random = new Random(1);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 6_000; option++) {
            int first = random.nextInt(3_000);
            builder.addCell(first, OptionTable.NO_COLOR);
            builder.addCell((first + 1 + random.nextInt(2_999)) % 3_000, OptionTable.NO_COLOR);
            builder.endOption();
        }
        OptionTable table = builder.build(3_000, IntStream.range(0, 3_000).toArray());
        assertAsks(() -> ItemSequence.of(table));
    }

    @Test
    void dividingATableIntoManyPartsAsks() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item = 0; item < 20_000; item++) {
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.endOption();
        }
        OptionTable table = builder.build(20_000, IntStream.range(0, 20_000).toArray());
        assertAsks(() -> TableParts.of(table));
    }

    private static void assertAsks(Runnable work) {
        AtomicInteger asked = new AtomicInteger();
        assertThatThrownBy(() -> Patience.during(
                        () -> {
                            work.run();
                            return "done";
                        },
                        () -> asked.incrementAndGet() > 0))
                .isInstanceOf(Patience.OverException.class);
        assertThat(asked).hasValue(1);
    }

    @Test
    void shortWorkIsNotCutShort() {
        OptionTable small = pairs(100, 10);
        View left = Patience.during(() -> Reduction.of(small), () -> true);
        assertThat(left.table().optionCount()).isPositive();
    }

    @Test
    void patienceIsThatOfTheInnermostWork() {
        AtomicInteger outer = new AtomicInteger();
        AtomicInteger inner = new AtomicInteger();
        Patience.during(
                () -> {
                    Patience.during(() -> spendAll(), () -> inner.incrementAndGet() < 0);
                    assertThat(inner.get()).isPositive();
                    assertThat(outer).hasValue(0);
                    return spendAll();
                },
                () -> outer.incrementAndGet() < 0);
        assertThat(outer.get()).isPositive();
        int asked = outer.get();
        spendAll();
        assertThat(outer).as("no work, no end of patience").hasValue(asked);
    }

    private static boolean spendAll() {
        Patience.ofThread().spend(1_000_000_000_000L);
        return true;
    }

    @Test
    void afterAFailurePatienceIsAsItWas() {
        RuntimeException thrown = new IllegalStateException("mine");
        assertThatThrownBy(() -> Patience.during(
                        () -> {
                            throw thrown;
                        },
                        () -> true))
                .isSameAs(thrown);
        assertThat(spendAll()).isTrue();
    }
}
