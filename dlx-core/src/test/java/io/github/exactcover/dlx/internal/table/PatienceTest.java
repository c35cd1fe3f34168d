package io.github.exactcover.dlx.internal.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.bits.BitParallel;
import io.github.exactcover.dlx.internal.search.cells.DancingCells;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.search.choose.Probe;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.testing.LongWork;
import java.util.EnumSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PatienceTest {

    /** A million options. What reads it once or twice has to ask. */
    private static final OptionTable LARGE = LongWork.pairs(2_000, 500);

    /** What takes long to set up for a large table. */
    @SuppressWarnings("ImmutableEnumChecker") // Lambdas that hold nothing.
    enum Work {
        REDUCTION(Reduction::of),
        SHUFFLING(table -> View.shuffled(table, 1)),
        LINKS(table -> new DancingLinks(table, ItemRule.SMALLEST, false, Branch.ROOT)),
        CELLS(table -> new DancingCells(table, ItemRule.SMALLEST, false, Branch.ROOT)),
        PROBE(table -> Probe.choose(table, EnumSet.allOf(EngineKind.class), ItemRule.SMALLEST, true)),
        LEARNED_WEIGHTS(table -> Probe.learn(table, ItemRule.SMALLEST));

        private final Consumer<OptionTable> work;

        Work(Consumer<OptionTable> work) {
            this.work = work;
        }
    }

    @ParameterizedTest
    @EnumSource
    void longWorkAsks(Work work) {
        LongWork.assertAsks(() -> work.work.accept(LARGE));
    }

    /** Bit sets do not take tables as large, but what they do for each option grows with the number of options. */
    @Test
    void bitSetsAsk() {
        OptionTable table = LongWork.pairs(100, 80);
        LongWork.assertAsks(() -> BitParallel.factory(table));
    }

    @Test
    void shortWorkIsNotCutShort() {
        OptionTable small = LongWork.pairs(100, 10);
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
