package io.github.exactcover.dlx.cli.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.problems.board.NQueens;
import io.github.exactcover.dlx.problems.board.Square;
import io.github.exactcover.dlx.trace.SearchTrace;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlainRecursionTest {

    /** As when the user interrupts it, or when it has counted enough steps. */
    @Test
    void itStopsWhereItIsWhenItIsEnough() {
        SearchTrace<String, Square> trace = new SearchTrace<>(NQueens.of(4).problem(), 1_000);
        PlainSearch<String, Square> search =
                new PlainRecursion<>(trace.problem(), List.of("r1", "r2", "r3", "r4"), trace);
        SearchEnd end = search.run(Long.MAX_VALUE, () -> trace.steps().size() >= 9);

        assertThat(end).isEqualTo(SearchEnd.CANCELLED);
        assertThat(trace.steps()).hasSizeBetween(9, 12);
        assertThat(trace.steps().get(trace.steps().size() - 1).depth()).isPositive();
    }
}
