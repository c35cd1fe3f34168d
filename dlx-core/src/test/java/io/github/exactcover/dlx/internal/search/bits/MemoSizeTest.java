package io.github.exactcover.dlx.internal.search.bits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/** Which nodes a memo is asked for. */
class MemoSizeTest {

    /** For options of two items, after this many nodes. */
    private final MemoSize size = new MemoSize(1.9, 1_000);

    private long nodes = 1_000;

    /** Looks up nodes, each after ten others, until so many were visited, and saves what a size saves of these. */
    private void search(int many, IntUnaryOperator saves) {
        for (long end = nodes + many; nodes < end; nodes += 10) {
            size.lookUp(nodes);
            size.save(saves.applyAsInt(size.most()));
        }
    }

    @Test
    void sizesGrowAsLongAsThatSavesMore() {
        search(65_530, items -> items);
        assertThat(size.most()).isEqualTo(8);
        search(65_530, items -> items > 10 ? 5 : items - 1);
        assertThat(size.most()).isEqualTo(10);
        search(65_540, items -> items > 10 ? 5 : items - 1);
        assertThat(size.most()).isEqualTo(12);
        search(65_540, items -> items > 10 ? 5 : items - 1);
        assertThat(size.most()).as("the best").isEqualTo(10);
        search(900_000, items -> 9);
        assertThat(size.most()).isEqualTo(10);
    }

    @Test
    void ifMoreSavesLessThenLessMaySaveMore() {
        search(150_000, items -> 20 - items);
        assertThat(size.most()).isEqualTo(6);
        search(500_000, items -> 20 - items);
        assertThat(size.most()).isEqualTo(6);
    }

    @Test
    void aMemoThatSavesTooLittleIsGivenUpEarly() {
        search(40_940, items -> 1);
        assertThat(size.most()).isEqualTo(8);
        search(20, items -> 1);
        assertThat(size.most()).isEqualTo(10);
        search(40_960, items -> 0);
        assertThat(size.most()).isEqualTo(MemoSize.NONE);
    }

    @Test
    void aMemoThatSavesLessLaterIsGivenUp() {
        search(1_000_000, items -> items == 8 ? 6 : 5);
        assertThat(size.most()).isEqualTo(8);
        search(2_200_000, items -> 3);
        assertThat(size.most()).isEqualTo(MemoSize.NONE);
    }

    @Test
    void whatIsRecordedCounts() {
        for (int turn = 0; turn < 14_000; turn++) {
            search(10, items -> 6);
            for (int solution = 0; solution < 4; solution++) {
                size.record();
            }
        }
        assertThat(size.most()).isEqualTo(MemoSize.NONE);
    }

    @Test
    void forTestsASizeCanBeFixed() {
        MemoSize fixed = MemoSize.always(5);
        for (int turn = 0; turn < 100_000; turn++) {
            fixed.lookUp(turn * 100L);
        }
        assertThat(fixed.most()).isEqualTo(5);
    }
}
