package io.github.exactcover.dlx.internal.race;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PaceTest {

    private long now = 1_000;

    private final Pace run = of(new SmallProblem(1, 1, List.of(List.of(1)), List.of(1), List.of(1)).table());
    private final Pace slice = Pace.ofSlices(() -> now);

    private Pace of(OptionTable table) {
        return Pace.ofRuns(table, () -> now);
    }

    /** Visits as many nodes as the pace allows, in this time, and returns how many are next. */
    private long nodesAfter(Pace pace, long microseconds) {
        pace.start();
        now += TimeUnit.MICROSECONDS.toNanos(microseconds);
        pace.end();
        assertThat(pace.start()).isEqualTo(pace.nodes());
        return pace.nodes();
    }

    private long grow(Pace pace, int times) {
        for (int i = 0; i < times; i++) {
            nodesAfter(pace, 0);
        }
        return pace.nodes();
    }

    @Test
    void itStartsWithOneNodeAndDoublesWhileThatTakesLessThanHalfOfTheWantedTime() {
        assertThat(run.start()).isEqualTo(1);
        assertThat(nodesAfter(run, 0)).isEqualTo(2);
        assertThat(nodesAfter(run, 2_499)).isEqualTo(4);
        assertThat(nodesAfter(run, 2_500)).isEqualTo(4);

        assertThat(slice.start()).isEqualTo(1);
        assertThat(nodesAfter(slice, 999)).isEqualTo(2);
        assertThat(nodesAfter(slice, 1_000)).isEqualTo(2);
    }

    @Test
    void itShrinksInProportionAboveTheWantedTime() {
        grow(run, 10);
        assertThat(nodesAfter(run, 5_000)).isEqualTo(1024);
        assertThat(nodesAfter(run, 5_120)).isEqualTo(1000);
        assertThat(nodesAfter(run, 1_000_000)).isEqualTo(5);

        grow(slice, 10);
        assertThat(nodesAfter(slice, 2_000)).isEqualTo(1024);
        assertThat(nodesAfter(slice, 4_096)).isEqualTo(500);
    }

    @ParameterizedTest
    @CsvSource({"3000000, 1", "2000000, 1", "1000000, 2", "9000000000000, 1"})
    void itNeverAllowsLessThanOneNode(long microseconds, long nodes) {
        grow(slice, 10);
        assertThat(nodesAfter(slice, microseconds)).isEqualTo(nodes);
    }

    @Test
    void itIsBoundedAndLessForALargeTable() {
        assertThat(grow(run, 100)).isEqualTo(1 << 16);
        OptionTable large = LargerProblem.langford(26);
        assertThat(grow(of(large), 100)).isEqualTo(4_000_000 / large.cellCount());
        assertThat(grow(slice, 100)).isEqualTo(1 << 24);
    }
}
